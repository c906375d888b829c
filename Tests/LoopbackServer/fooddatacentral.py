"""FoodData Central as it was recorded, and as it may fail.

  /fdc/food/NUMBER            the recorded food, in full or as a search had it; 404 for any other
  /fdc/foods/search           the recorded answer to the query in the body
  /fdc/as/FAILURE/…           the same in the way of a failure

A request without the key `right-key` is refused as the gateway does. The recordings lie beside the
checkout in ../shared and are never part of the project.
"""

import functools
import gzip
import json
import pathlib
import time

DATA = pathlib.Path(__file__).resolve().parents[2].parent / "shared/data/fdc"


@functools.cache
def foods():
    """The bodies of single foods, by number."""
    bodies = {}
    for path in sorted(DATA.glob("**/*.json")):
        document = json.loads(path.read_bytes())
        if "fdcId" in document:
            bodies[str(document["fdcId"])] = path.read_bytes()
    return bodies


@functools.cache
def searches():
    """The bodies of answers to searches: by query, and by number where the query is not known."""
    bodies = {}
    for path in sorted(DATA.glob("**/*.json")):
        document = json.loads(path.read_bytes())
        if "foodSearchCriteria" in document:
            bodies[path.stem] = path.read_bytes()
    cache = DATA / "recorded/search-cache.json"
    for number, answer in enumerate(json.loads(cache.read_bytes()).values()):
        bodies[f"cached {number}"] = json.dumps(answer).encode()
    return bodies


# Products that nobody sells, under numbers in forms of which no recording has one.
MADE = [{"fdcId": 9000001 + n, "description": f"MADE {code}", "dataType": "Branded", "gtinUpc": code,
         "foodNutrients": [{"nutrientId": 1008, "value": 100}]}
        for n, code in enumerate(["042100005264", "96385074", "36000291452"])]


@functools.cache
def listed():
    """The foods in all answers to searches and of all single ones, and those that are made up."""
    bodies = [*searches().values(), *(b'{"foods":[%s]}' % food for food in foods().values())]
    return [food for body in bodies for food in json.loads(body)["foods"]] + MADE


@functools.cache
def shortened():
    """The bodies of foods that were only recorded in an answer to a search, by number."""
    return {str(food["fdcId"]): json.dumps(food).encode() for food in listed()}


def product(query):
    """An answer with all products that bear one of the numbers in the query, and some that do not."""
    numbers = set(query.split())
    hits, others = [], []
    for food in listed():
        if food.get("gtinUpc"):
            (hits if food["gtinUpc"] in numbers else others).append(food)
    return json.dumps({"totalHits": len(hits), "foods": hits + others[:5]}).encode()


def searched(request):
    asked = json.loads(request.body)
    query = asked["query"]
    if query.replace(" ", "").isdigit():
        return product(query)
    return searches().get(query, b'{"totalHits":0,"foods":[]}')


def recorded(path, request):
    """Status and body of the answer to a request that nothing goes wrong with."""
    if path == "names":
        return 200, json.dumps({"searches": sorted(searches()), "foods": sorted(foods())}).encode()
    if path == "foods/search":
        return 200, searched(request)
    number = path.rsplit("/", 1)[-1]
    body = foods().get(number) or shortened().get(number)
    return (200, body) if body else (404, b"")


def complaint(code, key):
    # Here the gateway repeats the key, which must not be told on.
    data = json.loads((DATA / "misc/data-gov-error-bodies.json").read_bytes())[code]
    body = {"error": {"code": code, "message": f"{data['message']} {key}"}}
    return data["status"], json.dumps(body).encode()


def serve(connection, request, head, answer):
    """Answers; `False` when the connection must not be used again."""
    path = request.path.removeprefix("/fdc/")
    key = request.header("x-api-key") or ""
    failure = None
    if path.startswith("as/"):
        failure, path = path.removeprefix("as/").split("/", 1)
    elif path != "names" and key != "right-key":
        return answer(connection, *complaint("API_KEY_INVALID" if key else "API_KEY_MISSING", key)) or True
    page = (DATA / "misc/fdc-nginx-error.2020-11-11.html").read_bytes
    if failure and failure.isupper():
        return answer(connection, *complaint(failure, key)) or True
    status, body = recorded(path, request)
    match failure:
        case None: answer(connection, status, body, "Content-Type: application/json", "X-RateLimit-Remaining: 917")
        case "page": answer(connection, 200, page())
        case "banned": answer(connection, 403, page())
        case "refused": answer(connection, 400, page())
        case "missing-page": answer(connection, 404, page())
        case "busy-30": answer(connection, 429, b"", "Retry-After: 30", "X-RateLimit-Remaining: 0")
        case "down": answer(connection, 503, page())
        case "empty": answer(connection, 200, b"")
        case "list": answer(connection, 200, b"[]")
        case "moved": answer(connection, 301, b"moved", f"Location: /fdc/{path}")
        case "moved-away": answer(connection, 301, b"moved", f"Location: http://localhost:1/{path}")
        case "gzip": answer(connection, status, gzip.compress(body), "Content-Encoding: gzip")
        case "half": answer(connection, 200, body[: len(body) // 2])
        case "echo": answer(connection, 500, key.encode())
        case "cut":
            connection.sendall(head(200, f"Content-Length: {len(body)}") + body[: len(body) // 2])
            return False
        case "slow":
            connection.sendall(head(200, f"Content-Length: {len(body)}") + body[:10])
            time.sleep(8)
            return False
        case _: answer(connection, 500, b"no such failure")
    return True
