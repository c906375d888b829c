"""Runs `reset-photo` against llmock, a server by others that speaks both APIs, fails as it is told
to, and judges how the client took it.

  resilience.py PROGRAMS PICTURE SCHEMAS    prints one JSON object; "failed" is what went wrong

SCHEMAS is a folder with the vendors' request schemas, or `-`.
"""
import concurrent.futures
import json
import pathlib
import subprocess
import sys
import tempfile

import jsonschema
from llmock.ratelimit import LimitSettings
from llmock.scenarios import Delay, Fail, Reply, StreamFault, ToolFault
from llmock.testing import LLMockServer
from llmock.verdict import judge

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "LoopbackServer"))
import services  # noqa: E402

PROGRAMS, PICTURE, SCHEMAS = sys.argv[1:4]
PLATE = {"dishes": [{"name": "cooked white rice", "count": 0, "unit": "", "grams": 180, "grams_low": 130,
                     "grams_high": 240, "confidence": 0.9, "uncertainty": "depth"}], "questions": []}
ALWAYS = Reply(text=json.dumps(PLATE), times=None)

# What stands in the way, how the program ends, and how often it asks.
SCENARIOS = {
    "nothing": ([], 0, 1),
    "a long answer": ([Delay(3)], 0, 1),
    "words": ([Reply(text="Rice, I think.")], 6, 1),
    "an answer that is cut": ([Reply(text=json.dumps(PLATE)[:60], finish_reason="length")], 6, 1),
    "a filter": ([Reply(text="", finish_reason="content_filter")], 6, 1),
    "faults of a stream": ([StreamFault(kind) for kind in ("disconnect", "truncate", "stall", "malformed")], 0, 1),
    "two seconds asked for": ([Fail(429, retry_after=2)], 0, 2),
    "a third of a second asked for": ([Fail(529, retry_after=0.3, times=2)], 0, 3),
    "no wait asked for": ([Fail(503, retry_after=0)], 0, 2),
    "an hour asked for": ([Fail(503, retry_after=3600), ], 6, 1),
    "another failure each time": ([Fail(500), Fail(529)], 0, 3),
    "an outage, then a refusal": ([Fail(502), Fail(413)], 6, 2),
    "too long a prompt": ("window", 6, 1),
    "used up": ([Fail(429, code="insufficient_quota", times=None)], 6, None),
} | {
    f"one {status}": ([Fail(status)], 0, 2) for status in (408, 409, 429, 500, 502, 503, 504, 529)
} | {
    f"only {status}": ([Fail(status, times=None)], 6, 3) for status in (408, 409, 429, 500, 502, 503, 504, 529)
} | {
    f"a {status}": ([Fail(status, times=None)], code, 1)
    for status, code in ((400, 6), (401, 4), (402, 6), (403, 4), (404, 4), (413, 6), (422, 6))
} | {
    f"a tool with {kind}": ([ToolFault(kind, times=None)], code, 1)
    for kind, code in (("malformed_arguments", 6), ("unknown_tool", 0))
}
# A client that gives up at once on these does right: nothing would change within its patience.
PATIENCE_ENDS = {"an hour asked for"}


def run(api, name, form):
    behaviours, code, attempts = SCENARIOS[name]
    with LLMockServer() as server, tempfile.TemporaryDirectory() as home:
        if behaviours == "window":
            server.state.limiter.configure(LimitSettings(context_window=10))
            behaviours = []
        server.state.scenarios.add(*behaviours)
        if form != "tool":
            server.state.scenarios.add(ALWAYS)
        prefix = f"RESET_AI_{api.upper()}_"
        environment = {
            "RESET_HOME": home, "PATH": "/usr/bin:/bin", "TZ": "UTC", "RESET_FOOD_PHOTO": api,
            prefix + "ALLOW_SENDING": "true", prefix + "ADDRESS": server.base_url(api),
            prefix + "MODEL": "model-1", prefix + "ANSWER": form,
            f"RESET_{api.upper()}_API_KEY": "sk-canary-0123456789abcdef",
        }
        done = subprocess.run([f"{PROGRAMS}/reset-photo", "--json", PICTURE], env=environment, text=True,
                              capture_output=True, stdin=subprocess.DEVNULL, timeout=120)
        records = server.state.journal.records(wait=2)
    findings = []
    verdict = judge(records)
    excused = {"gave_up"} if name in PATIENCE_ENDS or attempts is None else set()
    findings += [f"{f.code}: {f.title}" for f in verdict.findings if f.code not in excused]
    result = json.loads(done.stdout.splitlines()[0]) if done.stdout else {}
    if done.returncode != code:
        findings.append(f"ended with {done.returncode}, not {code}: {done.stderr.strip()}")
    if attempts is not None and not len(records) == result.get("attempts") == attempts:
        findings.append(f"{len(records)} requests, {result.get('attempts')} attempts told, {attempts} expected")
    if "canary" in done.stdout + done.stderr:
        findings.append("the key was told")
    return [f"{api}, {form}, {name}: {finding}" for finding in findings], [r.body for r in records if r.body]


def misfits(pattern, values):
    """Where values are not as the vendor's own types have them; unknown keys count."""
    schema = json.loads(next(pathlib.Path(SCHEMAS).glob(pattern)).read_text())
    validator = jsonschema.Draft202012Validator(schema)
    for value in values:
        yield from (f"{pattern}: {error.json_path}: {error.message[:200]}" for error in validator.iter_errors(value))
        yield from (f"{pattern}: no such key: {key}" for key in value if key not in schema["properties"])


def mistakes(bodies):
    """What is wrong with the shape of our requests, and of the answers that our own tests make up."""
    if SCHEMAS == "-":
        return []
    made = [(services.said(chat, "text"), services.said(chat, "", tool=services.PLATE)) for chat in (False, True)]
    return [
        *misfits("anthropic*messages_request*", bodies["anthropic"]),
        *misfits("openai*chat_request*", bodies["openai"]),
        *misfits("anthropic*message_response*", made[0]),
        *misfits("openai*chatcompletion_response*", made[1]),
        *misfits("anthropic*error_response*", [services.complaint(False, "words", "invalid_request_error")]),
        *(f"a sampling parameter: {key}" for asked in bodies.values() for body in asked
          for key in ("temperature", "top_p", "top_k") if key in body),
    ]


def main():
    jobs = [(api, name, "tool" if "tool" in name else "schema") for api in ("anthropic", "openai") for name in SCENARIOS]
    jobs += [(api, "nothing", form) for api in ("anthropic", "openai") for form in ("plain", "auto")]
    failed, bodies = [], {"anthropic": [], "openai": []}
    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        for (api, *_), (findings, asked) in zip(jobs, pool.map(lambda job: run(*job), jobs)):
            failed += findings
            bodies[api] += asked
    failed += mistakes(bodies)
    print(json.dumps({"scenarios": len(jobs), "requests": sum(map(len, bodies.values())), "failed": failed}, indent=1))
    sys.exit(bool(failed))


main()
