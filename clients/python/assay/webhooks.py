"""Verification of webhook messages: docs/reference/webhooks.md, Standard Webhooks 1.0."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import time
from typing import Any, Iterable, Mapping

from .errors import UntrustedWebhook


def verify_webhook(
    body: bytes,
    headers: Mapping[str, str],
    secrets: str | Iterable[str],
    *,
    tolerance: float = 300,
    now: float | None = None,
) -> dict[str, Any]:
    """Verifies ``webhook-signature`` and the age of a message, and parses it.

    body: the unparsed bytes. secrets: ``whsec_…``, two during a rotation. tolerance: maximum age or clock difference in
    seconds. now: UNIX seconds, for tests. Returns the message: ``event``, ``timestamp``, ``data``.
    Raises UntrustedWebhook.
    """
    by_name = {name.lower(): value for name, value in headers.items()}
    message_id, sent = by_name.get("webhook-id", ""), by_name.get("webhook-timestamp", "")
    if not message_id or not (sent.isascii() and sent.isdigit() and len(sent) < 13):
        raise UntrustedWebhook("The webhook-id or webhook-timestamp header is missing or invalid.")
    if abs((time.time() if now is None else now) - int(sent)) > tolerance:
        raise UntrustedWebhook("The message is too old, or this machine's clock is wrong.")
    signed = f"{message_id}.{sent}.".encode() + body
    given = [part[3:].encode() for part in by_name.get("webhook-signature", "").split() if part.startswith("v1,")]
    expected = [base64.b64encode(_digest(_key(secret), signed)) for secret in _several(secrets)]
    return _read(body, given, expected)


def verify_plain_signature(
    body: bytes, headers: Mapping[str, str], secrets: str | Iterable[str], *, header: str = "Service-Signature"
) -> dict[str, Any]:
    """Verifies ``Service-Signature`` (and ``…-Next`` during a rotation) and parses the message.

    The signature doesn't cover the time, so a replayed message passes: prefer ``verify_webhook``.
    header: name that the deployment uses (ASSAY_SIGNATURE_HEADER). Raises UntrustedWebhook.
    """
    by_name = {name.lower(): value for name, value in headers.items()}
    names = (header.lower(), f"{header.lower()}-next")
    given = [by_name[name].encode() for name in names if name in by_name]
    expected = [_digest(secret.encode(), body).hex().encode() for secret in _several(secrets)]
    return _read(body, given, expected)


def _several(secrets: str | Iterable[str]) -> list[str]:
    return [secrets] if isinstance(secrets, str) else list(secrets)


def _key(secret: str) -> bytes:
    try:
        return base64.b64decode(secret.removeprefix("whsec_"), validate=True)
    except (binascii.Error, ValueError):
        raise ValueError("A webhook secret must be whsec_ followed by base64.") from None


def _digest(key: bytes, content: bytes) -> bytes:
    return hmac.new(key, content, hashlib.sha256).digest()


def _read(body: bytes, given: list[bytes], expected: list[bytes]) -> dict[str, Any]:
    if not any(hmac.compare_digest(one, other) for one in given for other in expected):
        raise UntrustedWebhook("No signature matches. Check the signing secret.")
    try:
        message = json.loads(body)
    except ValueError:
        message = None
    if not isinstance(message, dict) or not isinstance(message.get("event"), str):
        raise UntrustedWebhook("The signed body isn't a webhook message.")
    return message
