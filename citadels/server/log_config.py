"""Machine-readable logs as lines of JSON. Tokens and secrets are never logged."""

from __future__ import annotations

import logging
import sys
from typing import Any, Final

import structlog
from structlog.typing import EventDict, WrappedLogger

_SECRET_WORDS: Final = ("token", "secret", "authorization", "password", "seed")


def hide_secrets(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """A second safeguard: mask every field with the name of a secret."""
    for key in event:
        if any(word in key.lower() for word in _SECRET_WORDS):
            event[key] = "hidden"
    return event


def configure_logging(verbose: bool = False) -> None:
    processors: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        hide_secrets,
    ]
    structlog.configure(
        processors=[*processors, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=processors,
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.INFO if verbose else logging.WARNING)
    # It logs the full URL of each connection, which may contain a token.
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
