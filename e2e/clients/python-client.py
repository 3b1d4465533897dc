"""Driven by python-client.test.ts: runs the order of each line with a new client, and writes its outcome as a line of JSON."""

import json
import sys

sys.path.insert(0, "clients/python")
import assay  # noqa: E402


def named(error):
    return [name for name in assay.errors.CATALOGUE if isinstance(error, assay.AssayError) and error.is_(name)]


def outcome(call):
    try:
        return {"answer": call()}
    except (assay.AssayError, assay.Unreachable, assay.InvalidResponse, assay.UntrustedWebhook, ValueError) as error:
        return {"raised": type(error).__name__, "code": getattr(error, "code", None), "named": named(error), "text": str(error)}


def main(order):
    pauses = []
    client = assay.Assay(
        order.get("url", "http://127.0.0.1:1"),
        order.get("key", ""),
        sleep=pauses.append,
        chance=lambda: 1.0,
        timeout=order.get("timeout", 10),
    )
    if "headers" in order:
        check = assay.verify_plain_signature if order.get("plain") else assay.verify_webhook
        more = {} if order.get("plain") else {"now": order["now"]}
        done = outcome(lambda: check(order["body"].encode(), order["headers"], order["secrets"], **more))
    elif "rows" in order:
        done = outcome(lambda: list(client.rows(order["path"], order["rows"], **order.get("query", {}))))
    elif "import" in order:
        done = outcome(lambda: client.import_list(order["import"], order["file"].encode()))
    elif "attach" in order:
        done = outcome(lambda: client.attach(order["attach"], order["file"].encode(), order["file_name"]))
    elif "look" in order:
        done = outcome(lambda: getattr(client, order["look"])(*order["arguments"]))
    else:
        file = order["file"].encode() if "file" in order else None
        more = {"file": file, "file_name": order.get("file_name"), "idempotency_key": order.get("idempotency_key")}
        done = outcome(lambda: client.request(order["method"], order["path"], order.get("body"), **more))
    return {**done, "pauses": pauses}


for line in sys.stdin:
    print(json.dumps(main(json.loads(line))), flush=True)
