"""What raw sockets do to reset-proxy: gate.py PROGRAM."""
import concurrent.futures, json, os, signal, socket, sys, threading, time
from proxy import KEY, Proxy, Vendor, answer, question, report, request, sent

PROGRAM = sys.argv[1]


def a_plain_request_passes(proxy):
    status, headers, body = sent(proxy, request(proxy.token))
    assert status == 200 and json.loads(body)["content"][0]["text"] == "you said hi", (status, body)
    assert "set-cookie" not in headers and "anthropic-organization-id" not in headers, headers


def smuggling_is_refused(proxy):
    body = json.dumps(question()).encode()
    key = f"x-api-key: {proxy.token}\r\n".encode()
    length = b"Content-Length: %d\r\n" % len(body)
    start, host = b"POST /v1/messages HTTP/1.1\r\n", b"Host: localhost\r\n"
    chunked = b"%x\r\n%s\r\n0\r\n\r\n" % (len(body), body)
    shapes = {
        "length and chunks": start + host + key + length + b"Transfer-Encoding: chunked\r\n\r\n" + chunked,
        "chunks alone": start + host + key + b"Transfer-Encoding: chunked\r\n\r\n" + chunked,
        "odd chunks": start + host + key + length + b"Transfer-Encoding: xchunked\r\n\r\n" + body,
        "spaced chunks": start + host + key + length + b"Transfer-Encoding : chunked\r\n\r\n" + chunked,
        "tabbed chunks": start + host + key + length + b"Transfer-Encoding:\tchunked\r\n\r\n" + chunked,
        "folded chunks": start + host + key + length + b"Transfer-Encoding:\r\n chunked\r\n\r\n" + chunked,
        "two lengths": start + host + key + length + length + b"\r\n" + body,
        "two other lengths": start + host + key + length + b"Content-Length: 1\r\n\r\n" + body,
        "a list of lengths": start + host + key + b"Content-Length: %d, %d\r\n\r\n" % (len(body), len(body)) + body,
        "a signed length": start + host + key + b"Content-Length: +%d\r\n\r\n" % len(body) + body,
        "a negative length": start + host + key + b"Content-Length: -1\r\n\r\n" + body,
        "a hexadecimal length": start + host + key + b"Content-Length: 0x%x\r\n\r\n" % len(body) + body,
        "no length": start + host + key + b"\r\n" + body,
        "no host": start + key + length + b"\r\n" + body,
        "two hosts": start + host + host + key + length + b"\r\n" + body,
        "two tokens": start + host + key + b"Authorization: Bearer x\r\n" + length + b"\r\n" + body,
        "a header without colon": start + host + key + length + b"nonsense\r\n\r\n" + body,
        "a space before the colon": start + host + key + b"Content-Length : %d\r\n\r\n" % len(body) + body,
        "HTTP/2.0": start.replace(b"1.1", b"2.0") + host + key + length + b"\r\n" + body,
        "HTTP/0.9": b"POST /v1/messages\r\n" + host + key + length + b"\r\n" + body,
        "an upgrade": start + host + key + length + b"Upgrade: h2c\r\nConnection: upgrade\r\n\r\n" + body,
        "a huge head": start + host + key + length + b"x-a: " + b"a" * 100_000 + b"\r\n\r\n" + body,
        "an absolute target": start.replace(b"/v1", b"http://other/v1") + host + key + length + b"\r\n" + body,
        "another path": start.replace(b"/messages", b"/messages/../models") + host + key + length + b"\r\n" + body,
        "TRACE": b"TRACE / HTTP/1.1\r\n" + host + b"\r\n",
        "CONNECT": b"CONNECT example.org:443 HTTP/1.1\r\n" + host + b"\r\n",
    }
    for name, data in shapes.items():
        seen = len(Vendor.seen)
        # A request hidden behind the first one must not be answered as one.
        hidden = request(proxy.token, question(f"hidden behind {name}"))
        with proxy.connect() as connection:
            try:
                connection.sendall(data + hidden)
            except ConnectionError:
                pass
            status, _, _ = answer(connection)
            assert status == 0 or 400 <= status < 500 or status == 505, (name, status)
            second, _, body2 = answer(connection)
            assert second == 0 or 400 <= second < 500, (name, "answered what was hidden", second)
        assert len(Vendor.seen) == seen, (name, "reached the vendor")
    a_plain_request_passes(proxy)


def requests_one_behind_the_other_are_answered_in_order(proxy):
    with proxy.connect() as connection:
        connection.sendall(b"".join(request(proxy.token, question(str(n) + "th")) for n in range(3)))
        for number in range(3):
            status, _, body = answer(connection)
            assert status == 200 and f"you said {number}th" in body.decode(), (number, status, body)


def errors_are_in_the_words_of_the_api(proxy):
    for path, read in [("/v1/messages", lambda v: (v["type"], v["error"]["type"])),
                       ("/v1/chat/completions", lambda v: ("error", v["error"]["type"]))]:
        for data, status, kind in [
            (request("wrong", path=path), 401, None),
            (request(proxy.token, path=path, body=b"{"), 400, "invalid_request_error"),
            (request(proxy.token, dict(question(), model="other"), path=path), 403, None),
            (request(proxy.token, path=path, body=b"[]"), 400, "invalid_request_error"),
        ]:
            got, headers, body = sent(proxy, data)
            outer, inner = read(json.loads(body))
            assert got == status and outer == "error", (path, got, body)
            assert kind in (None, inner), (path, inner)
            assert headers["content-type"] == "application/json"


def a_body_over_the_cap_is_refused(proxy):
    size = 17 << 20
    head = request(proxy.token, body=b"").replace(b"Content-Length: 0", b"Content-Length: %d" % size)
    with proxy.connect() as connection:
        connection.sendall(head)
        for _ in range(size >> 16):
            connection.sendall(b" " * (1 << 16))
        status, _, body = answer(connection)
        assert status == 413 and b"request_too_large" in body, (status, body)
    status, _, _ = sent(proxy, head.replace(b"\r\nHost", b"\r\nExpect: 100-continue\r\nHost"))
    assert status == 413, status


def a_refused_client_that_sends_a_picture_gets_its_answer(proxy):
    status, _, body = sent(proxy, request("wrong", body=b" " * 3_000_000))
    assert status == 401 and b"authentication_error" in body, (status, body)


def clients_that_wait_to_be_asked_are(proxy):
    whole = request(proxy.token, headers=["Expect: 100-continue"])
    head, body = whole.split(b"\r\n\r\n", 1)
    with proxy.connect() as connection:
        connection.sendall(head + b"\r\n\r\n")
        first = connection.recv(4096)
        assert first.startswith(b"HTTP/1.1 100"), first
        connection.sendall(body)
        assert answer(connection)[0] == 200


def health_is_told(proxy):
    for method in ("GET", "HEAD"):
        with proxy.connect() as connection:
            connection.sendall(f"{method} /healthz HTTP/1.0\r\nHost: a\r\n\r\n".encode())
            data = b""
            while piece := connection.recv(4096):
                data += piece
        assert data.startswith((b"HTTP/1.1 200", b"HTTP/1.0 200")), data
        assert data.endswith(b'{"status":"ok"}' if method == "GET" else b"\r\n\r\n"), data


def a_client_that_leaves_ends_the_call(proxy):
    connection = proxy.connect()
    connection.sendall(request(proxy.token, question("wait 30")))
    time.sleep(0.5)
    connection.close()
    deadline = time.time() + 10
    while time.time() < deadline:
        last = proxy.lines()[-1]
        if last.get("problem") == "upstream_failed":
            assert last["elapsed_ms"] < 10_000
            return
        time.sleep(0.05)
    raise AssertionError(proxy.lines()[-1])


def many_that_are_slow_or_lie_do_not_keep_others_out(proxy):
    """1,000 connections in six ways, and a person who is served meanwhile."""
    whole = request(proxy.token, question("slow"))
    ways = [b"", b"POST", b"POST /v1/messages HTTP/1.1\r\nHost: a\r\n", whole[:-5],
            request(proxy.token, body=b"").replace(b"Content-Length: 0", b"Content-Length: 9999999") + b" " * 10,
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"]
    held = []
    try:
        for number in range(1000):
            plain = socket.create_connection(("127.0.0.1", proxy.port), timeout=30)
            held.append(plain)
            try:
                plain.sendall(ways[number % len(ways)])
            except ConnectionError:
                pass
        slowest = 0
        for _ in range(20):
            for plain in held[:200]:
                try:
                    plain.send(b"x")
                except OSError:
                    pass
            start = time.time()
            a_plain_request_passes(proxy)
            slowest = max(slowest, time.time() - start)
        assert slowest < 3, slowest
    finally:
        for plain in held:
            plain.close()


def unfinished_handshakes_cost_nothing(proxy):
    """Half a greeting each, from 20 clients: the server waits, it does not ask again and again."""
    held = [socket.create_connection(("127.0.0.1", proxy.port)) for _ in range(20)]
    for plain in held:
        plain.sendall(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03")
    before = proxy.processor_seconds()
    time.sleep(2)
    spent = proxy.processor_seconds() - before
    a_plain_request_passes(proxy)
    for plain in held:
        plain.close()
    assert spent < 0.5, spent


def a_trickle_ends_with_its_deadline(proxy):
    """A byte a second keeps nobody's connection for ever: the head must be there after 15 s."""
    start = time.time()
    with proxy.connect() as connection:
        connection.settimeout(1)
        data = request(proxy.token)
        for place in range(len(data)):
            try:
                connection.sendall(data[place:place + 1])
                if not connection.recv(1):
                    break
            except TimeoutError:
                continue
            except OSError:
                break
        else:
            raise AssertionError("all of it was taken")
    assert 10 < time.time() - start < 25, time.time() - start


def budgets_hold_under_many_at_a_time(proxy):
    token = proxy.add_token("--requests", "20")
    # As many at a time as the slowest machine greets within the time-out of a connection.
    with concurrent.futures.ThreadPoolExecutor(12) as threads:
        statuses = list(threads.map(lambda _: sent(proxy, request(token))[0], range(60)))
    assert statuses.count(200) == 20 and statuses.count(429) == 40, statuses


def a_revoked_token_ends_at_once(proxy):
    token = proxy.add_token()
    assert sent(proxy, request(token))[0] == 200
    assert proxy.run("token", "revoke", token[6:14]).returncode == 0
    assert sent(proxy, request(token))[0] == 401


def keys_and_tokens_are_nowhere(proxy):
    """Not in any answer, log or file, whatever the vendor says."""
    secrets = [KEY.encode(), proxy.token[15:].encode()]
    for order in ("401 no", "403 no", "404 no", "429 no", "500 no", "529 no", "hi"):
        for path in ("/v1/messages", "/v1/chat/completions"):
            _, headers, body = sent(proxy, request(proxy.token, question(f"{order} canary-question"), path=path))
            assert not any(s in body or s in str(headers).encode() for s in secrets), (order, body)
    proxy.run("token", "list", "--json")
    for name in os.listdir(proxy.folder):
        path = f"{proxy.folder}/{name}"
        if os.path.isfile(path):
            data = open(path, "rb").read()
            assert not any(s in data for s in secrets), name
            assert b"canary-question" not in data, name
    for name, data in [("status", "cmdline"), ("arguments", "cmdline")]:
        assert KEY not in open(f"/proc/{proxy.process.pid}/{data}").read(), name


def it_stops_gently(proxy):
    result = []
    thread = threading.Thread(
        target=lambda: result.append(sent(proxy, request(proxy.token, question("wait 1.5")))))
    thread.start()
    time.sleep(0.5)
    proxy.process.send_signal(signal.SIGTERM)
    time.sleep(0.3)
    try:
        status = sent(proxy, request(proxy.token))[0]
        raise AssertionError(("a new connection was taken", status))
    except ConnectionRefusedError:
        pass
    thread.join()
    assert result[0][0] == 200, result
    assert proxy.stop() == 0


proxy = Proxy(PROGRAM, tls="--tls" in sys.argv)
report([a_plain_request_passes, smuggling_is_refused,
        requests_one_behind_the_other_are_answered_in_order, errors_are_in_the_words_of_the_api,
        a_body_over_the_cap_is_refused, a_refused_client_that_sends_a_picture_gets_its_answer,
        clients_that_wait_to_be_asked_are, health_is_told, a_client_that_leaves_ends_the_call,
        many_that_are_slow_or_lie_do_not_keep_others_out, unfinished_handshakes_cost_nothing,
        a_trickle_ends_with_its_deadline,
        budgets_hold_under_many_at_a_time, a_revoked_token_ends_at_once, keys_and_tokens_are_nowhere,
        it_stops_gently], proxy)
