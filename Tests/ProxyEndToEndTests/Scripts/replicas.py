"""Two reset-proxy that share a PostgreSQL database: replicas.py PROGRAM."""
import os, signal, sys, threading, time
from proxy import Proxy, postgres, report, request, sent, vendor

PROGRAM = sys.argv[1]


def each_takes_the_tokens_of_the_other(first, second):
    for proxy in (first, second):
        for token in (first.token, second.token):
            status, _, body = sent(proxy, request(token))
            assert status == 200, (status, body)


def a_budget_holds_over_both(first, second):
    token = first.add_token("--requests", "20")
    statuses = []
    def ask(proxy):
        statuses.append(sent(proxy, request(token))[0])
    threads = [threading.Thread(target=ask, args=[(first, second)[n % 2]]) for n in range(60)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert statuses.count(200) == 20 and statuses.count(429) == 40, statuses


def what_is_used_is_counted_once(first, second):
    token = first.add_token("--tokens", "100000")
    for proxy in (first, second, first):
        assert sent(proxy, request(token))[0] == 200
    listed = [json for json in second.lines_of("token", "list", "--json") if json["id"] == token[6:14]]
    assert [(j["requests_today"], j["tokens_today"]) for j in listed] == [(3, 48)], listed


def a_token_revoked_at_one_ends_at_both(first, second):
    token = first.add_token()
    assert sent(second, request(token))[0] == 200
    assert first.run("token", "revoke", token[6:14]).returncode == 0
    assert sent(second, request(token))[0] == 401


def no_secret_is_told(first, second):
    for proxy in (first, second):
        for name in os.listdir(proxy.folder):
            path = f"{proxy.folder}/{name}"
            if os.path.isfile(path):
                data = open(path, "rb").read()
                assert b"canary-password" not in data and first.token[15:].encode() not in data, name
    wrong = dict(first.environment, RESET_PROXY_STORE_PASSWORD="canary-wrong")
    for address in (wrong["RESET_PROXY_STORE"], "postgresql://u:canary-wrong@127.0.0.1/x"):
        failed = first.run("token", "list", environment=dict(wrong, RESET_PROXY_STORE=address))
        assert failed.returncode == 7 and "canary" not in failed.stderr + failed.stdout, failed
        assert "Traceback" not in failed.stderr and len(failed.stderr.splitlines()) == 2, failed


def a_database_that_is_gone_is_said_so(first, second):
    os.kill(NUMBER, signal.SIGQUIT)
    time.sleep(0.5)
    status, headers, body = sent(first, request(first.token))
    assert status == 503 and headers["retry-after"] == "5" and b"127.0.0.1" not in body, (status, body)
    assert first.lines()[-1]["problem"] == "store_failed", first.lines()[-1]
    started = first.run("serve")
    assert started.returncode == 7 and "connection to server" in started.stderr, started
    with first.connect() as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
        assert connection.recv(4096).startswith(b"HTTP/1.1 200")


STORE, NUMBER = postgres()
port = vendor()
report([each_takes_the_tokens_of_the_other, a_budget_holds_over_both, what_is_used_is_counted_once,
        a_token_revoked_at_one_ends_at_both, no_secret_is_told, a_database_that_is_gone_is_said_so],
       Proxy(PROGRAM, environment=STORE, port=port), Proxy(PROGRAM, environment=STORE, port=port))
