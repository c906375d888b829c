"""An AI service that follows a script, and how it may fail.

  /ai/SCRIPT/TOKEN/v1/messages           Anthropic's Messages
  /ai/SCRIPT/TOKEN/v1/chat/completions   OpenAI's Chat Completions
  /ai/asked/TOKEN                        all that was asked under that token, as JSON

SCRIPT is a list of steps with commas between, a step a request; the last goes on for ever.
"""

import json
import threading
import time

LOCK = threading.Lock()
ASKED = {}


def dish(name, grams, low, high, count=0, unit="", uncertainty="depth"):
    return {"name": name, "count": count, "unit": unit, "grams": grams, "grams_low": low,
            "grams_high": high, "confidence": 0.9, "uncertainty": uncertainty}


PLATE = {
    "dishes": [
        dish("grilled chicken breast", 150, 110, 200, 1, "piece"),
        dish("cooked white rice", 180, 130, 240),
        dish("steamed broccoli", 90, 60, 120, uncertainty="none"),
        dish("olive oil", 10, 5, 18, 1, "tablespoon", "hidden_fat"),
    ],
    "questions": ["Was the rice cooked in oil?"],
}


def said(chat, text, stop=None, tool=None):
    """The frame around what the model says."""
    if chat:
        message = {"role": "assistant", "content": text, "refusal": None}
        if tool is not None:
            call = {"id": "c", "type": "function", "function": {"name": "plate", "arguments": json.dumps(tool)}}
            message = {"role": "assistant", "content": None, "tool_calls": [call]}
        choice = {"index": 0, "finish_reason": stop or "stop", "message": message}
        return {"id": "c", "object": "chat.completion", "created": 1, "model": "model-as-it-is", "choices": [choice],
                "usage": {"prompt_tokens": 2400, "completion_tokens": 310, "total_tokens": 2710}}
    content = [{"type": "text", "text": text}] if text else []
    if tool is not None:
        content.append({"type": "tool_use", "id": "t", "name": "plate", "input": tool})
    return {"id": "m", "type": "message", "role": "assistant", "model": "model-as-it-is", "content": content,
            "stop_reason": stop or "end_turn", "stop_sequence": None,
            "usage": {"input_tokens": 2400, "output_tokens": 310}}


def complaint(chat, message, code):
    error = {"message": message, "type": code, "param": None, "code": code}
    return {"error": error} if chat else {"type": "error", "error": {"type": code, "message": message}}


def step(connection, request, answer, name, chat):
    """Does one step; `False` when the connection must not be used again."""
    def send(status, body, *lines):
        answer(connection, status, json.dumps(body).encode(), "Content-Type: application/json", *lines)

    text = json.dumps(PLATE)
    body = json.loads(request.body)
    key = request.header("x-api-key") or (request.header("authorization") or "").removeprefix("Bearer ")
    formed = "response_format" in body or "output_config" in body
    if name == "ok":
        send(200, said(chat, text))
    elif name == "fenced":
        send(200, said(chat, f"Here it is:\n```json\n{text}\n```\nEnjoy!"))
    elif name == "empty":
        send(200, said(chat, json.dumps({"dishes": [], "questions": []})))
    elif name == "words":
        send(200, said(chat, "Rice and chicken."))
    elif name == "long":
        send(200, said(chat, text[:200], "length" if chat else "max_tokens"))
    elif name == "plain-only" and (formed or "tools" in body):
        what = "response_format" if chat and formed else "output_config" if formed else "tools"
        send(400, complaint(chat, f"{what} is not supported by this model", "invalid_request_error"))
    elif name == "plain-only":
        send(200, said(chat, text))
    elif name == "tools-only" and formed:
        send(400, complaint(chat, "json_schema is not supported", "invalid_request_error"))
    elif name == "tools-only":
        send(200, said(chat, "", tool=PLATE))
    elif name == "echo":
        send(401, complaint(chat, f"Incorrect API key provided: {key}. See {key[:9]}****{key[-4:]}.", "invalid_api_key"))
    elif name == "echo-ok":
        send(200, said(chat, f"Your key is {key}."))
    elif name == "moved":
        port = connection.getsockname()[1]
        send(307, {}, f"Location: http://127.0.0.1:{port}/ai/ok/elsewhere/v1/messages")
    elif name == "model":
        send(404, complaint(chat, f"model: {body['model']}", "not_found_error"))
    elif name == "never":
        send(500, complaint(chat, "no use", "api_error"), "x-should-retry: false")
    elif name == "please":
        send(400, complaint(chat, "try again", "invalid_request_error"), "x-should-retry: true")
    elif name == "cut":
        connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\n" + text.encode()[:300])
        return False
    elif name == "drop":
        return False
    elif name == "slow":
        time.sleep(30)
        return False
    elif name.startswith("wait-"):
        send(503, complaint(chat, "overloaded", "overloaded_error"), f"Retry-After: {name[5:]}")
    else:
        send(int(name), complaint(chat, "as scripted", "api_error"))
    return True


def serve(connection, request, answer):
    parts = request.path.split("/")
    if parts[2] == "asked":
        with LOCK:
            asked = list(ASKED.get(parts[3], []))
        answer(connection, 200, json.dumps(asked).encode())
        return True
    script, token = parts[2].split(","), parts[3]
    with LOCK:
        asked = ASKED.setdefault(token, [])
        asked.append({"path": request.path, "headers": request.headers,
                      "body": json.loads(request.body) if request.body else None})
        number = len(asked)
    name = script[min(number, len(script)) - 1]
    return step(connection, request, answer, name, request.path.endswith("/chat/completions"))
