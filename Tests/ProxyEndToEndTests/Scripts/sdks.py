"""The vendors' own clients against reset-proxy: sdks.py PROGRAM."""
import base64, os, sys
import anthropic, openai
from proxy import KEY, MODEL, Proxy, Vendor, report

PICTURE = base64.b64encode(bytes(range(256)) * 1200).decode()


def claude(proxy, token=None, **more):
    return anthropic.Anthropic(base_url=proxy.url, api_key=token or proxy.token,
                               max_retries=0, **more)


def gpt(proxy, token=None, **more):
    return openai.OpenAI(base_url=f"{proxy.url}/v1", api_key=token or proxy.token,
                         max_retries=0, **more)


def claude_messages(text, picture=None):
    source = {"type": "base64", "media_type": "image/jpeg", "data": picture}
    image = [{"type": "image", "source": source}] if picture else []
    return [{"role": "user", "content": image + [{"type": "text", "text": text}]}]


def gpt_messages(text, picture=None):
    image = [{"type": "image_url", "image_url": {"url": f"data:image/jpeg;base64,{picture}"}}]
    return [{"role": "user", "content": (image if picture else []) + [{"type": "text", "text": text}]}]


def claude_sees_a_picture(proxy):
    answer = claude(proxy).messages.create(model=MODEL, max_tokens=9000,
                                           messages=claude_messages("plate", PICTURE))
    assert answer.content[0].text == "you said plate" and answer.usage.output_tokens == 5
    path, headers, body, question = Vendor.seen[-1]
    assert path == "/v1/messages" and question["max_tokens"] == 8000, (path, question["max_tokens"])
    assert question["messages"][0]["content"][0]["source"]["data"] == PICTURE
    headers = {k.lower(): v for k, v in headers.items()}
    assert headers["x-api-key"] == KEY and headers["anthropic-version"], headers
    assert "authorization" not in headers and proxy.token not in str(headers), headers


def claude_streams(proxy):
    seen = len(proxy.lines())
    with claude(proxy).messages.stream(model=MODEL, max_tokens=100,
                                       messages=claude_messages("go")) as stream:
        assert list(stream.text_stream) == ["one ", "two ", "three"]
        final = stream.get_final_message()
    assert final.usage.output_tokens == 9 and final.stop_reason == "end_turn"
    assert proxy.line_behind(seen)["output_tokens"] == 9


def claude_beta_and_bearer(proxy):
    client = anthropic.Anthropic(base_url=proxy.url, auth_token=proxy.token, api_key=None,
                                 max_retries=0)
    answer = client.beta.messages.create(model=MODEL, max_tokens=10, betas=["some-beta-2025-01-01"],
                                         messages=claude_messages("beta"))
    assert answer.content[0].text == "you said beta"
    path, headers, _, _ = Vendor.seen[-1]
    assert path in ("/v1/messages", "/v1/messages?beta=true"), path
    assert {k.lower(): v for k, v in headers.items()}["anthropic-beta"] == "some-beta-2025-01-01"


def claude_errors_are_typed(proxy):
    def ask(text="x", client=None, **members):
        return lambda: (client or claude(proxy)).messages.create(
            **{"model": MODEL, "max_tokens": 10, "messages": claude_messages(text), **members})
    url = [{"role": "user", "content": [{"type": "image", "source": {"type": "url", "url": "https://example.org/a"}}]}]
    expect(anthropic.AuthenticationError, ask(client=claude(proxy, "sk-ant-wrong")))
    expect(anthropic.AuthenticationError, ask(client=claude(proxy, "wrong"), messages=claude_messages("x", PICTURE)))
    expect(anthropic.PermissionDeniedError, ask(model="claude-other"))
    expect(anthropic.BadRequestError, ask(messages=url))
    expect(anthropic.NotFoundError, ask("404 gone"))
    expect(anthropic.RateLimitError, ask("429 slower"))
    expect(anthropic.RateLimitError, ask(client=claude(proxy, proxy.add_token("--tokens", "5"))))
    expect(anthropic.InternalServerError, ask("500 broken"))
    overloaded = expect(anthropic.APIStatusError, ask("529 busy"))
    assert overloaded.status_code == 529 and KEY not in str(overloaded.body), overloaded.body
    refused = expect(anthropic.APIStatusError, ask("401 your key"))
    assert refused.status_code == 502 and KEY not in str(refused.body)
    large = expect(anthropic.APIStatusError, ask("x" * (17 << 20)))
    assert large.status_code == 413 and large.body["error"]["type"] == "request_too_large"


def gpt_sees_a_picture(proxy):
    answer = gpt(proxy).chat.completions.create(model=MODEL, messages=gpt_messages("plate", PICTURE))
    assert answer.choices[0].message.content == "you said plate" and answer.usage.total_tokens == 16
    path, headers, _, question = Vendor.seen[-1]
    assert path == "/v1/chat/completions" and question["max_completion_tokens"] == 8000
    headers = {k.lower(): v for k, v in headers.items()}
    assert headers["authorization"] == f"Bearer {KEY}" and "x-api-key" not in headers


def gpt_streams(proxy):
    chunks = gpt(proxy).chat.completions.create(model=MODEL, max_tokens=10, stream=True,
                                                messages=gpt_messages("go"))
    assert [c.choices[0].delta.content for c in chunks][1:4] == ["one ", "two ", "three"]


def gpt_errors_are_typed(proxy):
    def ask(text="x", client=None, **members):
        return lambda: (client or gpt(proxy)).chat.completions.create(
            **{"model": MODEL, "messages": gpt_messages(text), **members})
    url = [{"role": "user", "content": [{"type": "image_url", "image_url": {"url": "https://example.org/a"}}]}]
    wrong = expect(openai.AuthenticationError, ask(client=gpt(proxy, "sk-wrong")))
    assert wrong.code == "invalid_api_key", wrong.code
    expect(openai.PermissionDeniedError, ask(model="gpt-other"))
    expect(openai.BadRequestError, ask(messages=url))
    expect(openai.BadRequestError, ask(n=2))
    expect(openai.NotFoundError, ask("404 gone"))
    expect(openai.RateLimitError, ask("429 slower"))
    quota = expect(openai.RateLimitError, ask(client=gpt(proxy, proxy.add_token("--tokens", "5"))))
    assert quota.code == "insufficient_quota", quota.code
    expect(openai.InternalServerError, ask("500 broken"))


def a_stream_that_breaks_off_is_an_error(proxy):
    for stream in [claude(proxy).messages.create(model=MODEL, max_tokens=10, stream=True,
                                                 messages=claude_messages("break")),
                   gpt(proxy).chat.completions.create(model=MODEL, stream=True,
                                                      messages=gpt_messages("break"))]:
        texts = []
        error = expect(Exception, lambda: [texts.append(str(event)) for event in stream])
        assert "two " in "".join(texts), texts
        said = f"{error} {error.__cause__}"
        assert "incomplete" in said or "peer closed" in said, said


def expect(kind, call):
    try:
        result = call()
    except kind as error:
        return error
    raise AssertionError(f"no {kind.__name__} but {result}")


proxy = Proxy(sys.argv[1], tls="--tls" in sys.argv)
if proxy.certificate:
    os.environ["SSL_CERT_FILE"] = proxy.certificate
report([claude_sees_a_picture, claude_streams, claude_beta_and_bearer, claude_errors_are_typed,
        gpt_sees_a_picture, gpt_streams, gpt_errors_are_typed,
        a_stream_that_breaks_off_is_an_error], proxy)
