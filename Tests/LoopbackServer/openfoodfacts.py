"""Open Food Facts as it was recorded, and as it may fail.

  /off/api/v3/product/CODE    the recorded answer about that product; 404 for any other
  /off/search?q=NAME          the recorded answer whose file is called so; else nothing found
  /off/words/allergens.full.json   a list of names for allergens, of the shape that theirs has
  /off/as/FAILURE/…           the same in the way of a failure

The recordings lie beside the checkout in ../shared and are never part of the project.
"""

import functools
import gzip
import json
import pathlib
import time

DATA = pathlib.Path(__file__).resolve().parents[3] / "shared/data/off"


# Made up: words that are no words, one that we have as something else, a language that is not read.
WORDS = {
    "en:milk": {
        "name": {"en": "Milk", "hu": "tej"},
        "synonyms": {"en": ["Milk", "zorgo", "coconut milk"], "de": ["Zorgomilk"]},
        "parents": ["en:dairy"],
    },
    "en:gluten": {"synonyms": {"en": ["gluten", "wheat flour", "farofa"]}},
    "en:none": {"name": {"en": "None"}},
}


def plain(code):
    return code.lstrip("0")


@functools.cache
def answers():
    """The body to send about each product, by its code without leading zeros."""
    bodies = {}
    for path in sorted(DATA.glob("**/*.json")):
        if path.name.endswith(".meta.json"):
            continue
        document = json.loads(path.read_bytes())
        if not isinstance(document, dict):
            continue
        if isinstance(document.get("product"), dict):
            code = document.get("code") or document["product"].get("code")
            if code and "nutrition" in document["product"] or "nutriments" in document["product"]:
                bodies.setdefault(plain(code), path.read_bytes())
        products = document.get("products", [document] if "nutriments" in document else [])
        for product in products:
            if "nutriments" in product:
                bodies.setdefault(plain(product["code"]), json.dumps(found(product)).encode())
    for code in MADE:
        bodies[plain(code)] = json.dumps(found(made(code))).encode()
    return bodies


# Products that nobody sells, under numbers in forms of which no recording has one.
MADE = ["0042100005264", "96385074", "0036000291452"]


def made(code):
    return {"code": code, "product_name": f"Made {code}", "nutriments": {"energy-kcal_100g": 100}}


def found(product):
    result = {"id": "product_found", "name": "Product found", "lc_name": "Product found"}
    return {"code": product["code"], "errors": [], "product": product, "result": result,
            "status": "success", "warnings": []}


def missing():
    return (DATA / "newest/api_v3_get-unexisting-product.json").read_bytes()


def recorded(path, query):
    """Status and body of the answer to a request that nothing goes wrong with."""
    if path == "codes":
        codes = sorted(set(answers()) - set(map(plain, MADE)))
        return 200, json.dumps(codes).encode()
    if path == "search":
        name = query["q"].replace(" ", "_")
        found = sorted(path for path in DATA.glob("**/*.json") if path.name.startswith(name + "."))
        return 200, found[0].read_bytes() if found else b'{"hits": [], "count": 0}'
    if path.startswith("words/"):
        return 200, json.dumps(WORDS).encode()
    code = plain(path.rsplit("/", 1)[-1])
    return (200, answers()[code]) if code in answers() else (404, missing())


def serve(connection, request, head, answer):
    """Answers; `False` when the connection must not be used again."""
    path = request.path.removeprefix("/off/")
    if not path.startswith("as/"):
        return answer(connection, *recorded(path, request.query), "Content-Type: application/json") or True
    failure, path = path.removeprefix("as/").split("/", 1)
    page = (DATA / "recorded/login_user.0.403.body.html").read_bytes
    status, body = recorded(path, request.query)
    match failure:
        case "moved":
            answer(connection, 301, b"<html>Moved</html>", f"Location: /off/{path}?{request.target.partition('?')[2]}")
        case "moved-away": answer(connection, 301, b"<html>Moved</html>", f"Location: http://localhost:1/{path}")
        case "moved-nowhere": answer(connection, 301, b"<html>Moved</html>")
        case "page": answer(connection, 200, page())
        case "banned": answer(connection, 403, page())
        case "missing": answer(connection, 404, b"")
        case "missing-page": answer(connection, 404, page())
        case "busy": answer(connection, 429, b"slow down")
        case "busy-30": answer(connection, 429, b"slow down", "Retry-After: 30")
        case "down": answer(connection, 503, page())
        case "empty": answer(connection, 200, b"")
        case "list": answer(connection, 200, b"[]")
        case "complaint":
            answer(connection, 200, b'{"errors": [{"title": "too many words", "description": "fewer"}]}')
        case "invalid": answer(connection, 422, b'{"detail": [{"msg": "page_size is too large"}]}')
        case "gzip": answer(connection, status, gzip.compress(body), "Content-Encoding: gzip")
        case "half": answer(connection, 200, body[: len(body) // 2])
        case "cut":
            connection.sendall(head(200, f"Content-Length: {len(body)}") + body[: len(body) // 2])
            return False
        case "slow":
            connection.sendall(head(200, f"Content-Length: {len(body)}") + body[:100])
            time.sleep(8)
            return False
        case "stranger": answer(connection, 200, json.dumps(found({"code": "96385074", "nutriments": {}})).encode())
        case _: answer(connection, 500, b"no such failure")
    return True
