"""Requests to the server: timeouts, retries that never run an operation twice, pages."""

from __future__ import annotations

import http.client
import json
import random
import socket
import time
import uuid
from email.utils import parsedate_to_datetime
from typing import TYPE_CHECKING, Any, Callable, Iterator, Mapping
from urllib.parse import quote, urlencode, urlsplit

from .errors import InvalidResponse, TimedOut, Unreachable, failure

if TYPE_CHECKING:
    from . import schemas

# Paths where the server stores the first response of a POST or PUT under its Idempotency-Key (docs/openapi.json).
_IDEMPOTENT = ("/RestService/", "/management-api/v1/", "/orchestration-api/v1/")
# The server responds to an import after it has read every line of the file.
_IMPORT_TIMEOUT = 600
# Responses that are returned as text.
_TEXT = ("text/plain", "text/csv", "application/x-ndjson")
# Lists that are read in ascending order; all others start with the newest row.
_FORWARDS = ("/entries", "/screening/changes")
# Lists that continue after the id of their last row.
_BY_ID = "/workflow-executions"
_RETRIED = frozenset((408, 429, 500, 502, 503, 504))


class Assay:
    """Client of one server with one API key. Threads can share it: it holds no connection between requests.

    url: URL of the server, such as ``https://assay.example``. timeout: seconds for connecting, and for each wait for
    bytes. attempts: maximum number of attempts per request. max_wait: maximum wait in seconds; if the server asks
    for a longer wait, the error is raised immediately. sleep, new_id and chance are for tests.
    """

    def __init__(
        self,
        url: str,
        api_key: str,
        *,
        timeout: float = 10,
        attempts: int = 3,
        max_wait: float = 30,
        sleep: Callable[[float], None] = time.sleep,
        new_id: Callable[[], str] = lambda: str(uuid.uuid4()),
        chance: Callable[[], float] = random.random,
    ):
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
            raise ValueError("url must look like https://assay.example, without a query.")
        if attempts < 1:
            raise ValueError("attempts must be at least 1.")
        self._parts, self._prefix, self._api_key = parts, parts.path.rstrip("/"), api_key
        self._timeout, self._attempts, self._max_wait = timeout, attempts, max_wait
        self._sleep, self._new_id, self._chance = sleep, new_id, chance

    def fraud(self, transaction: schemas.FraudRequest, *, idempotency_key: str | None = None) -> schemas.FraudData:
        """Scores a transaction (docs/reference/fraud-api.md). Returns ``data`` of the response: ``id``, ``state``, ``fraud_score`` …

        idempotency_key: your key, to repeat the call yourself; at most 255 characters. Use the same body each time.
        """
        return self.request("POST", "/RestService/fraud-api/v2/", transaction, idempotency_key=idempotency_key)

    def ip(self, ip: str) -> schemas.IpDetails:
        """Looks up an IP address (docs/reference/lookups.md)."""
        return self.request("GET", f"/RestService/ip-api/v1/{quote(ip, safe='')}")

    def email(self, email: str, **more: Any) -> schemas.EmailLookup:
        """Looks up an email address (docs/reference/lookups.md). more: other members of the body."""
        return self.request("POST", "/RestService/email-api/v3/", {"email": email, **more})

    def phone(self, phone: str, **more: Any) -> schemas.PhoneDetails:
        """Looks up a phone number (docs/reference/lookups.md). more: other members of the body."""
        return self.request("POST", "/RestService/phone-api/v2/", {"phone": phone, **more})

    def screen(self, body: schemas.ScreeningRequest) -> schemas.AmlScreening:
        """Screens a name against watchlists (docs/concepts/screening.md)."""
        return self.request("POST", "/RestService/aml-api/v1", body)

    def rows(self, path: str, member: str, **query: Any) -> Iterator[dict[str, Any]]:
        """Yields every row of a management API list, reading one page at a time.

        path: as in docs/openapi.json. member: member of ``data`` with the rows, such as ``evaluations``. query: as in
        docs/openapi.json; ``limit`` is the page size. Raises ValueError if the list is not paged.
        """
        cursor_name = "after" if path.endswith(_FORWARDS) else "before"
        while True:
            data = self.request("GET", path, query=query)
            rows = data.get(member)
            if not isinstance(rows, list) or not ("next" in data or path.endswith(_BY_ID)):
                raise ValueError(f"{path} has no pages with the member {member}.")
            yield from rows
            following = data["next"] if "next" in data else rows[-1]["id"] if rows else None
            if following is None or following == query.get(cursor_name):
                return
            query = {**query, cursor_name: following}

    def attach(self, path: str, file: bytes, file_name: str) -> dict[str, Any]:
        """Attaches a file to an evaluation, a case or an execution through ``…/attachments``. Returns the attachment."""
        return self.request("POST", path, file=file, file_name=file_name)["attachment"]

    def import_list(self, list_id: str, file: bytes) -> dict[str, Any]:
        """Imports a CSV file into a list (docs/reference/management-api.md) and waits for the end.

        Returns the result: ``state`` (``done``, or ``failed`` if it was interrupted; entries saved until then remain),
        ``saved``, ``refused``, ``lines``. Raises as ``request``.
        """
        path = f"/management-api/v1/lists/{quote(list_id, safe='')}/file"
        lines = self.request("POST", path, file=file, file_type="text/csv", timeout=_IMPORT_TIMEOUT)
        try:
            last = json.loads(lines.rstrip("\n").rpartition("\n")[2])
        except ValueError:
            last = {"state": "running"}
        if last["state"] == "running":
            raise InvalidResponse("The response ended before the import finished. Import the file again.")
        return last

    def request(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        query: Mapping[str, Any] | None = None,
        idempotency_key: str | None = None,
        file: bytes | None = None,
        file_name: str | None = None,
        file_type: str = "application/octet-stream",
        timeout: float | None = None,
    ) -> Any:
        """Sends a request and returns the content of the response envelope.

        Always retries after 429. Retries after 408, 500, 502, 503, 504 or a missing response only if the operation
        can't run twice: GET, and POST or PUT whose response the server stores under an idempotency key. Each call
        generates a key for its attempts. To repeat the call yourself, pass the same ``idempotency_key`` and the same
        body each time. Redirects are not followed, so the API key is sent to no other address.
        file: bytes of a file instead of a body; retried after 429 only. timeout: seconds; overrides the client's.
        Returns ``data``, or the text of a response that is not JSON. Raises AssayError (its kinds are in ``errors``) or
        Unreachable.
        """
        if file is None and file_name is not None or file is not None and body is not None:
            raise ValueError("Pass either a body or a file, and file_name only with a file.")
        headers = {"X-API-KEY": self._api_key, "Accept": f"application/json, {', '.join(_TEXT)}"}
        content = file
        if file is not None:
            headers["Content-Type"] = file_type
            if file_name is not None:
                headers["Content-Disposition"] = f"attachment; filename*=UTF-8''{quote(file_name, safe='')}"
        elif body is not None:
            headers["Content-Type"] = "application/json"
            content = json.dumps(body, allow_nan=False).encode()
        idempotent = file is None and method in ("POST", "PUT") and path.startswith(_IDEMPOTENT)
        if idempotent:
            headers["Idempotency-Key"] = idempotency_key or self._new_id()
        elif idempotency_key is not None:
            raise ValueError(f"{method} {path} doesn't support an idempotency key.")
        target = self._prefix + path + (f"?{urlencode(query)}" if query else "")
        lacks_response = False
        for left in reversed(range(self._attempts)):
            try:
                status, retry_after, received = self._send(method, target, content, headers, timeout or self._timeout)
            except (OSError, http.client.HTTPException) as error:
                if left == 0 or not (idempotent or method == "GET"):
                    kind = TimedOut if isinstance(error, (TimeoutError, socket.timeout)) else Unreachable
                    raise kind(f"No complete response arrived: {type(error).__name__}. Check the URL and the network connection.") from None
                lacks_response = True
                self._pause(left)
                continue
            if 200 <= status < 300:
                return _result(status, received, retry_after)
            wrong = failure(status, received, retry_after)
            # The previous attempt, which got no response, may still be running.
            running = lacks_response and status == 409
            again = status == 429 or ((status in _RETRIED or running) and (idempotent or method == "GET"))
            if left == 0 or not again or (retry_after or 0) > self._max_wait:
                raise wrong
            self._pause(left, retry_after)
        raise AssertionError("unreachable")

    def _pause(self, left: int, retry_after: float | None = None) -> None:
        doubled = 0.25 * 2 ** (self._attempts - 1 - left)
        self._sleep(retry_after if retry_after is not None else min(doubled, 8) * (0.5 + self._chance() / 2))

    def _send(
        self, method: str, target: str, content: bytes | None, headers: dict[str, str], timeout: float
    ) -> tuple[int, float | None, Any]:
        kind = http.client.HTTPSConnection if self._parts.scheme == "https" else http.client.HTTPConnection
        connection = kind(self._parts.hostname or "", self._parts.port, timeout=timeout)
        try:
            connection.request(method, target, content, headers)
            response = connection.getresponse()
            text, asked = response.read(), response.getheader("Retry-After", "")
            if response.getheader("Content-Type", "").startswith(_TEXT):
                return response.status, _seconds(asked), text.decode("utf-8-sig")
            try:
                received = json.loads(text)
            except ValueError:
                received = None
            return response.status, _seconds(asked), received
        finally:
            connection.close()


def _seconds(asked: str) -> float | None:
    """Reads ``Retry-After`` (RFC 9110): seconds, or a date."""
    if asked.isascii() and asked.isdigit() and len(asked) < 10:
        return float(asked)
    try:
        return max(0.0, parsedate_to_datetime(asked).timestamp() - time.time())
    except (TypeError, ValueError, IndexError):
        return None


def _result(status: int, received: Any, retry_after: float | None) -> Any:
    """Returns the result of a successful response. Raises InvalidResponse."""
    if received is None:
        raise InvalidResponse(f"The body of the {status} response isn't JSON. Check that the URL is that of an Assay server.")
    if isinstance(received, dict) and "success" in received and "data" in received:
        if received["success"] is True:
            return received["data"]
        raise failure(status, received, retry_after)
    return received
