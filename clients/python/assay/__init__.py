"""Client of the Assay API. Requires Python 3.9 or newer and only the standard library."""

from .client import Assay
from .errors import (
    AssayError,
    Conflict,
    InvalidRequest,
    InvalidResponse,
    NotAllowed,
    NotAuthenticated,
    NotFound,
    ServerFault,
    TimedOut,
    TooManyRequests,
    Unreachable,
    UntrustedWebhook,
)
from .webhooks import verify_plain_signature, verify_webhook

__all__ = [
    "Assay",
    "AssayError",
    "Conflict",
    "InvalidRequest",
    "InvalidResponse",
    "NotAllowed",
    "NotAuthenticated",
    "NotFound",
    "ServerFault",
    "TimedOut",
    "TooManyRequests",
    "Unreachable",
    "UntrustedWebhook",
    "verify_plain_signature",
    "verify_webhook",
]
