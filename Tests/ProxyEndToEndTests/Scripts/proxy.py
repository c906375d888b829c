"""A running reset-proxy before a vendor's server that answers as it is told, for the scripts here."""
import atexit, http.server, json, os, pathlib, shutil, signal, socket, ssl, subprocess, sys, tempfile
import threading, time

KEY = "sk-canary-0123456789abcdef0123456789abcdef"
MODEL = "claude-haiku-5-5"


class Vendor(http.server.BaseHTTPRequestHandler):
    """Both vendors' servers; the last text of a question says what to do."""
    protocol_version = "HTTP/1.1"
    seen = []

    def log_message(self, *_):
        pass

    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        question = json.loads(body)
        Vendor.seen.append((self.path, dict(self.headers.items()), body, question))
        is_anthropic = self.path.startswith("/v1/messages")
        content = question["messages"][-1]["content"]
        order = content if isinstance(content, str) else content[-1]["text"]
        status, _, rest = order.partition(" ")
        if status.isdigit():
            self.fail(int(status), rest, is_anthropic)
        elif question.get("stream"):
            self.stream(order, question, is_anthropic)
        else:
            time.sleep(float(rest) if status == "wait" else 0)
            self.answer(200, anthropic(order) if is_anthropic else openai(order))

    def answer(self, status, value, headers=()):
        body = json.dumps(value).encode()
        self.send_response(status)
        for name, content in [("content-type", "application/json"),
                              ("content-length", str(len(body))), ("set-cookie", "vendor=1"),
                              ("anthropic-organization-id", "org-secret"), *headers]:
            self.send_header(name, content)
        self.end_headers()
        self.wfile.write(body)

    def fail(self, status, text, is_anthropic):
        kinds = {401: "authentication_error", 404: "not_found_error", 429: "rate_limit_error",
                 529: "overloaded_error"}
        message = f"{text} (your key {KEY})"
        error = {"type": kinds.get(status, "invalid_request_error"), "message": message}
        value = {"type": "error", "error": error} if is_anthropic else {"error": dict(error, code=None, param=None)}
        self.answer(status, value, [("retry-after", "0")] if status == 429 else [])

    def stream(self, order, question, is_anthropic):
        self.send_response(200)
        self.send_header("content-type", "text/event-stream; charset=utf-8")
        self.send_header("transfer-encoding", "chunked")
        self.end_headers()
        for event in (anthropic_events if is_anthropic else openai_events)(order):
            piece = event.encode()
            self.wfile.write(b"%x\r\n%s\r\n" % (len(piece), piece))
            self.wfile.flush()
            time.sleep(0.02)
            if order == "break" and "two" in event:
                self.connection.shutdown(socket.SHUT_RDWR)
                self.close_connection = True
                return
        self.wfile.write(b"0\r\n\r\n")


def anthropic(text):
    return {"id": "msg_1", "type": "message", "role": "assistant", "model": MODEL,
            "content": [{"type": "text", "text": f"you said {text}"}], "stop_reason": "end_turn",
            "stop_sequence": None, "usage": {"input_tokens": 11, "output_tokens": 5}}


def openai(text):
    return {"id": "c_1", "object": "chat.completion", "created": 1, "model": MODEL,
            "choices": [{"index": 0, "finish_reason": "stop", "logprobs": None,
                         "message": {"role": "assistant", "content": f"you said {text}", "refusal": None}}],
            "usage": {"prompt_tokens": 11, "completion_tokens": 5, "total_tokens": 16}}


def anthropic_events(order):
    message = dict(anthropic(""), content=[], stop_reason=None)
    events = [{"type": "message_start", "message": message},
              {"type": "content_block_start", "index": 0, "content_block": {"type": "text", "text": ""}}]
    events += [{"type": "content_block_delta", "index": 0, "delta": {"type": "text_delta", "text": t}}
               for t in ("one ", "two ", "three")]
    events += [{"type": "content_block_stop", "index": 0},
               {"type": "message_delta", "delta": {"stop_reason": "end_turn", "stop_sequence": None},
                "usage": {"output_tokens": 9}},
               {"type": "message_stop"}]
    return [f"event: {e['type']}\ndata: {json.dumps(e)}\n\n" for e in events]


def openai_events(order):
    def chunk(delta, finish=None):
        return {"id": "c_1", "object": "chat.completion.chunk", "created": 1, "model": MODEL,
                "choices": [{"index": 0, "delta": delta, "finish_reason": finish}]}
    chunks = [chunk({"role": "assistant"})] + [chunk({"content": t}) for t in ("one ", "two ", "three")]
    return [f"data: {json.dumps(c)}\n\n" for c in chunks + [chunk({}, "stop")]] + ["data: [DONE]\n\n"]


def vendor():
    """Starts the vendor's server; its port."""
    # As many at a time as a test asks with; with the usual five, some would be turned away.
    http.server.ThreadingHTTPServer.request_queue_size = 256
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Vendor)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server.server_address[1]


def postgres():
    """Starts PostgreSQL; the settings of a proxy that keeps its tokens there, and the server's number."""
    file = tempfile.mktemp(prefix="postgres-address-")
    script = pathlib.Path(__file__).parents[2] / "PostgresServer/serve.py"
    server = subprocess.Popen([sys.executable, "-B", script, file])
    atexit.register(server.terminate)
    while not os.path.exists(file):
        if server.poll() is not None:
            raise RuntimeError("PostgreSQL cannot be started")
        time.sleep(0.05)
    address, number = pathlib.Path(file).read_text().split()
    os.remove(file)
    return {"RESET_PROXY_STORE": address, "RESET_PROXY_STORE_PASSWORD": "canary-password"}, int(number)


class Proxy:
    """reset-proxy with a home of its own; `token` is one without budgets."""

    def __init__(self, program, tls=False, environment=None, port=None, arguments=()):
        self.program, self.folder = program, tempfile.mkdtemp(prefix="reset-proxy-")
        self.certificate = None
        base = f"http://127.0.0.1:{port or vendor()}"
        self.environment = {
            "PATH": "/usr/bin:/bin", "RESET_HOME": self.folder, "RESET_ANTHROPIC_API_KEY": KEY,
            "RESET_OPENAI_API_KEY": KEY, "RESET_PROXY_ANTHROPIC_URL": base,
            "RESET_PROXY_OPENAI_URL": f"{base}/v1", "RESET_PROXY_LISTEN": "127.0.0.1:0",
            **(self.make_certificate() if tls else {}), **(environment or {}),
        }
        self.token = self.add_token()
        self.log = open(f"{self.folder}/log", "w+")
        self.errors = open(f"{self.folder}/errors", "w+")
        self.process = subprocess.Popen([program, "serve", "--json", *arguments], stdout=self.log,
                                        stderr=self.errors, env=self.environment)
        atexit.register(self.end)
        deadline = time.time() + 10
        while not (lines := self.lines()):
            if self.process.poll() is not None or time.time() > deadline:
                raise RuntimeError(self.text(self.errors))
            time.sleep(0.02)
        self.url = lines[0]["listening"]
        self.port = int(self.url.rsplit(":", 1)[1])

    def make_certificate(self):
        files = [f"{self.folder}/key.pem", f"{self.folder}/cert.pem"]
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt",
                        "ec_paramgen_curve:P-256", "-nodes", "-keyout", files[0], "-out", files[1],
                        "-days", "2", "-subj", "/CN=localhost", "-addext",
                        "subjectAltName=DNS:localhost,IP:127.0.0.1"], check=True, capture_output=True)
        self.certificate = files[1]
        return {"RESET_PROXY_CERTIFICATE": files[1], "RESET_PROXY_CERTIFICATE_KEY": files[0]}

    def run(self, *words, environment=None):
        return subprocess.run([self.program, *words], env=environment or self.environment, text=True,
                              capture_output=True)

    def lines_of(self, *words):
        return [json.loads(line) for line in self.run(*words).stdout.splitlines()]

    def add_token(self, *words):
        return json.loads(self.run("token", "add", "canary label", "--json", *words).stdout)["token"]

    def text(self, file):
        file.flush()
        with open(file.name) as again:
            return again.read()

    def lines(self):
        whole = self.text(self.log).rpartition("\n")[0]
        return [json.loads(line) for line in whole.splitlines()]

    def line_behind(self, count):
        """The line of the log behind the first `count`; it is written when the client has its answer."""
        deadline = time.time() + 10
        while len(lines := self.lines()) <= count and time.time() < deadline:
            time.sleep(0.01)
        return lines[count]

    def connect(self):
        plain = socket.create_connection(("127.0.0.1", self.port), timeout=30)
        if not self.certificate:
            return plain
        return ssl.create_default_context(cafile=self.certificate).wrap_socket(
            plain, server_hostname="localhost")

    def processor_seconds(self):
        with open(f"/proc/{self.process.pid}/stat") as file:
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self, number=signal.SIGTERM):
        if self.process.poll() is None:
            self.process.send_signal(number)
        return self.process.wait(60)

    def end(self):
        self.stop(signal.SIGKILL)
        shutil.rmtree(self.folder, ignore_errors=True)


def question(text="hi", **members):
    return {"model": MODEL, "max_tokens": 50, "messages": [{"role": "user", "content": text}], **members}


def request(token, value=None, path="/v1/messages", headers=(), body=None):
    """The bytes of a plain request."""
    body = json.dumps(question() if value is None else value).encode() if body is None else body
    lines = [f"POST {path} HTTP/1.1", "Host: localhost", f"Content-Length: {len(body)}",
             *([f"x-api-key: {token}"] if token else []), *headers]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


def answer(connection):
    """Status, headers and body of the next answer; status 0 where the connection ends before one."""
    data = b""
    try:
        while b"\r\n\r\n" not in data:
            piece = connection.recv(65536)
            if not piece:
                return 0, {}, data
            data += piece
        head, body = data.split(b"\r\n\r\n", 1)
        lines = head.decode("latin-1").split("\r\n")
        headers = {k.strip().lower(): v.strip() for k, v in (l.split(":", 1) for l in lines[1:])}
        while len(body) < int(headers.get("content-length", 0)):
            piece = connection.recv(65536)
            if not piece:
                return 0, headers, body
            body += piece
        return int(lines[0].split()[1]), headers, body
    except (ConnectionError, TimeoutError):
        return 0, {}, data


def sent(proxy, data):
    """What comes back for bytes on a connection of their own."""
    with proxy.connect() as connection:
        try:
            connection.sendall(data)
        except ConnectionError:
            pass
        return answer(connection)


def report(checks, *arguments):
    """Runs each check, prints what failed as a line of JSON each, and ends."""
    failed = 0
    for check in checks:
        try:
            check(*arguments)
        except Exception as error:
            failed += 1
            where = error.__traceback__
            while where.tb_next:
                where = where.tb_next
            print(json.dumps({"check": check.__name__, "line": where.tb_lineno,
                              "file": os.path.basename(where.tb_frame.f_code.co_filename),
                              "error": f"{type(error).__name__} {error}"[:2000]}))
    print(json.dumps({"checks": len(checks), "failed": failed}))
    raise SystemExit(1 if failed else 0)
