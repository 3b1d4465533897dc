"""Failures as types. Decide by the type or by ``code``; ``message`` is for people."""

from __future__ import annotations

from typing import Any

from .catalogue import CATALOGUE


class AssayError(Exception):
    """The server refused a request or failed at it.

    status: HTTP status. code: the code of docs/errors.md, "" where the body bore none. details: the inputs that are
    wrong, each with ``field`` and ``expected``. retry_after: seconds, None when the server named none.
    """

    def __init__(self, status: int, code: str, message: str, details: list[dict[str, Any]], retry_after: float | None):
        super().__init__(f"{status} {code}: {message}" if code else f"{status}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.details = details
        self.retry_after = retry_after

    def is_(self, name: str) -> bool:
        """Whether it is this error of the catalogue (``bad_ip``, ``conflict`` …): code and status both. Raises KeyError."""
        return CATALOGUE[name] == (self.code, self.status)


class InvalidRequest(AssayError):
    """Something that was sent cannot be read or is missing; the same request would be refused again."""


class NotAuthenticated(AssayError):
    """The key is missing, unknown, ended, or may not be used from this address."""


class NotAllowed(AssayError):
    """The key lacks the scope."""


class NotFound(AssayError):
    """No such path, or no such thing in this account."""


class Conflict(AssayError):
    """Somebody else was faster, or an idempotency key came with another body."""


class TooManyRequests(AssayError):
    """The rate limit, after the last attempt."""


class ServerFault(AssayError):
    """The server or its database failed, after the last attempt."""


class Unreachable(Exception):
    """No whole answer came, after the last attempt. Whether the request was worked on is not known."""


class TimedOut(Unreachable):
    """No whole answer came in time."""


class UnreadableAnswer(Exception):
    """A success came whose body is none of Assay's: something stands between. Whether the request was worked on is not known."""


class UntrustedWebhook(Exception):
    """A message whose signature or time does not hold; nothing in it may be believed."""


_BY_STATUS = {401: NotAuthenticated, 402: NotAuthenticated, 403: NotAllowed, 404: NotFound, 409: Conflict}
_BY_STATUS[429] = TooManyRequests
_OTHER_WORDS = {"INVALID_INPUT_FORMAT": InvalidRequest}


def failure(status: int, body: Any, retry_after: float | None) -> AssayError:
    """The error of an answer. body: the answer's JSON, None when it was none."""
    error = body.get("error") if isinstance(body, dict) else None
    error = error if isinstance(error, dict) else {}
    code, details = str(error.get("code", "")), error.get("details")
    kind = _OTHER_WORDS.get(code) or _BY_STATUS.get(status) or (ServerFault if status >= 500 else InvalidRequest)
    message = str(error.get("message", "the answer is no answer of Assay"))
    return kind(status, code, message, details if isinstance(details, list) else [], retry_after)
