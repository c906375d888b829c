"""A server on this machine that misbehaves as it is asked to, by the query of each request.

Prints its port, its TLS port and the certificate to trust, then serves until stdin is closed.
"""

import gzip
import json
import os
import socket
import ssl
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

import fooddatacentral
import openfoodfacts
import services

LOCK = threading.Lock()
SEEN = {}


def content(size, version):
    """Bytes that both sides can make: each tells its place, and the version."""
    return bytes((i * 7 + (i >> 8) + version) & 255 for i in range(size))


def cached(size, version, cache={}):
    key = (size, version)
    with LOCK:
        if key not in cache:
            cache[key] = content(size, version)
        return cache[key]


class Request:
    def __init__(self, connection):
        data = b""
        while b"\r\n\r\n" not in data:
            piece = connection.recv(65536)
            if not piece:
                raise EOFError
            data += piece
        head, self.body = data.split(b"\r\n\r\n", 1)
        lines = head.decode("latin-1").split("\r\n")
        self.method, self.target, _ = lines[0].split(" ", 2)
        self.headers = [[part.strip() for part in line.split(":", 1)] for line in lines[1:]]
        length = int(self.header("content-length") or 0)
        while len(self.body) < length:
            self.body += connection.recv(65536)
        parts = urllib.parse.urlsplit(self.target)
        self.path = parts.path
        self.query = dict(urllib.parse.parse_qsl(parts.query, keep_blank_values=True))
        self.number = 1
        if "token" in self.query:
            with LOCK:
                seen = SEEN.setdefault(self.query["token"], [])
                seen.append(self.header("range") or "")
                self.number = len(seen)

    def header(self, name):
        return next((v for k, v in self.headers if k.lower() == name), None)

    def ask(self, name, default=0):
        return int(self.query.get(name, default))


def head(status, *lines):
    return ("\r\n".join([f"HTTP/1.1 {status} Word", *lines]) + "\r\n\r\n").encode("latin-1")


def answer(connection, status, body, *lines):
    connection.sendall(head(status, f"Content-Length: {len(body)}", *lines) + body)


def serve_file(connection, request):
    """The file of `size` bytes, with whatever is wrong with it."""
    times = request.ask("times", 1)
    if "status" in request.query and request.number <= times:
        after = request.query.get("retryafter")
        lines = [f"Retry-After: {after}"] if after else []
        return answer(connection, request.ask("status"), b"no", *lines)
    changed = "change" in request.query and request.number > request.ask("change")
    version = 1 if changed else 0
    etag = '"v%d"' % version
    body = cached(request.ask("size", 1000), version)
    lines = [] if "noetag" in request.query else [f"ETag: {etag}"]
    if "date" in request.query:
        lines.append("Last-Modified: Mon, 30 Nov 2026 08:00:00 GMT")
    status, start, total = 200, 0, len(body)
    asked = request.header("range")
    condition = request.header("if-range")
    ranges = request.query.get("ranges", "yes")
    if asked and ranges != "ignore" and (condition in (None, etag) or ranges == "always" or "date" in request.query):
        start = int(asked.split("=")[1].split("-")[0])
        if start >= total:
            return answer(connection, 416, b"", f"Content-Range: bytes */{total}")
        status = 206
        shown = start + 1 if ranges == "wrong" else start
        shown_total = total + 5 if ranges == "othertotal" else total
        lines.append(f"Content-Range: bytes {shown}-{total - 1}/{shown_total}")
    body = body[start:]
    if "nolength" not in request.query and "chunked" not in request.query:
        lines.append(f"Content-Length: {len(body) + request.ask('lie')}")
    if "chunked" in request.query:
        lines.append("Transfer-Encoding: chunked")
        body = b"".join(b"%x\r\n%s\r\n" % (len(body[i : i + 9000]), body[i : i + 9000]) for i in range(0, len(body), 9000)) + b"0\r\n\r\n"
    send_body(connection, request, head(status, *lines), body)


def send_body(connection, request, first, body):
    broken = request.number <= request.ask("times", 1)
    if "cut" in request.query and broken:
        body = body[: request.ask("cut")]
    connection.sendall(first)
    if "stall" in request.query and broken:
        connection.sendall(body[: request.ask("stall")])
        time.sleep(30)
    piece = request.ask("piece", len(body) or 1)
    for i in range(0, len(body), piece):
        connection.sendall(body[i : i + piece])
        time.sleep(request.ask("pause") / 1000)


def handle(connection, request):
    """Answers; `False` when the connection must not be used again."""
    path, query = request.path, request.query
    if path.startswith("/off/"):
        return openfoodfacts.serve(connection, request, head, answer)
    if path.startswith("/ai/"):
        return services.serve(connection, request, answer)
    if path.startswith("/fdc/"):
        return fooddatacentral.serve(connection, request, head, answer)
    if path == "/file":
        serve_file(connection, request)
        return False
    if path == "/echo":
        seen = {"method": request.method, "target": request.target, "headers": request.headers, "body": request.body.decode("latin-1")}
        answer(connection, 200, b"" if request.method == "HEAD" else json.dumps(seen).encode())
    elif path == "/seen":
        with LOCK:
            ranges = list(SEEN.get(query["of"], []))
        answer(connection, 200, "\n".join(ranges).encode())
    elif path == "/redirect":
        answer(connection, request.ask("status", 302), b"moved", f"Location: {query['to']}")
    elif path == "/loop":
        answer(connection, 302, b"", f"Location: {request.target}")
    elif path == "/gzip":
        body = gzip.compress(bytes(request.ask("size")))
        answer(connection, 200, body, "Content-Encoding: gzip")
    elif path == "/html":
        answer(connection, 200, b"<html><body>Please log in</body></html>")
    elif path == "/status":
        answer(connection, request.ask("code"), b"status body")
    elif path == "/nothing":
        return False
    elif path == "/halfhead":
        connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Le")
        return False
    elif path == "/garbage":
        connection.sendall(os.urandom(300))
        return False
    elif path == "/hugehead":
        for i in range(100_000):
            connection.sendall(b"HTTP/1.1 200 OK\r\n" if i == 0 else b"X-%d: %s\r\n" % (i, b"x" * 100))
        return False
    elif path == "/interim":
        connection.sendall(head(103, "Link: <a>"))
        answer(connection, 200, b"final", "X-Final: yes")
    elif path == "/wait":
        time.sleep(request.ask("ms") / 1000)
        answer(connection, 200, b"waited")
    else:
        answer(connection, 404, b"no such path")
    return True


def talk(connection):
    try:
        with connection:
            if isinstance(connection, ssl.SSLSocket):
                connection.do_handshake()
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            while handle(connection, Request(connection)):
                pass
    except (OSError, EOFError, ValueError):
        pass


def listen(context=None):
    server = socket.create_server(("127.0.0.1", 0), backlog=128)
    port = server.getsockname()[1]

    def accept():
        while True:
            connection, _ = server.accept()
            if context:
                connection = context.wrap_socket(connection, server_side=True, do_handshake_on_connect=False)
            threading.Thread(target=talk, args=(connection,), daemon=True).start()

    threading.Thread(target=accept, daemon=True).start()
    return port


def main():
    folder = tempfile.mkdtemp()
    certificate, key = f"{folder}/cert.pem", f"{folder}/key.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
         "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", certificate],
        check=True, stderr=subprocess.DEVNULL,
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    print(listen(), listen(context), certificate, flush=True)
    sys.stdin.read()


main()
