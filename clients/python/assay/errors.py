"""Exception types. Check the type or ``code``; ``message`` is for people."""

from __future__ import annotations

from typing import Any

from .catalogue import CATALOGUE


class AssayError(Exception):
    """The server rejected a request or failed.

    status: HTTP status. code: the code of docs/reference/errors.md; "" if the body had none. details: the invalid inputs, each
    with ``field`` and ``expected``. retry_after: seconds; None if the server named none.
    """

    def __init__(self, status: int, code: str, message: str, details: list[dict[str, Any]], retry_after: float | None):
        super().__init__(f"{status} {code}: {message}" if code else f"{status}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.details = details
        self.retry_after = retry_after

    def is_(self, name: str) -> bool:
        """Checks for a catalog error (``bad_ip``, ``conflict`` …): code and status must match. Raises KeyError."""
        return CATALOGUE[name] == (self.code, self.status)


class InvalidRequest(AssayError):
    """An input is malformed or missing; the same request would be rejected again."""


class NotAuthenticated(AssayError):
    """The key is missing, unknown, expired, or not allowed from this IP address."""


class NotAllowed(AssayError):
    """The key lacks the scope."""


class NotFound(AssayError):
    """The path or the object doesn't exist in this account."""


class Conflict(AssayError):
    """A concurrent change came first, or the idempotency key was used with another body."""


class TooManyRequests(AssayError):
    """Rate limit exceeded, after the last attempt."""


class ServerFault(AssayError):
    """The server or its database failed, after the last attempt."""


class Unreachable(Exception):
    """No complete response arrived, after the last attempt. It is unknown whether the request was processed."""


class TimedOut(Unreachable):
    """No complete response arrived in time."""


class InvalidResponse(Exception):
    """A success response had an unexpected body, probably from a proxy.

    It is unknown whether the request was processed.
    """


class UntrustedWebhook(Exception):
    """The signature or time of a message is invalid; don't trust its content."""


_BY_STATUS = {401: NotAuthenticated, 402: NotAuthenticated, 403: NotAllowed, 404: NotFound, 409: Conflict}
_BY_STATUS[429] = TooManyRequests
_BY_CODE = {"INVALID_INPUT_FORMAT": InvalidRequest}


def failure(status: int, body: Any, retry_after: float | None) -> AssayError:
    """Returns the error of a response. body: JSON of the response; None if it is not JSON."""
    error = body.get("error") if isinstance(body, dict) else None
    error = error if isinstance(error, dict) else {}
    code, details = str(error.get("code", "")), error.get("details")
    kind = _BY_CODE.get(code) or _BY_STATUS.get(status) or (ServerFault if status >= 500 else InvalidRequest)
    message = str(error.get("message", "The response has no error message of Assay. Check the URL and any proxy."))
    return kind(status, code, message, details if isinstance(details, list) else [], retry_after)
