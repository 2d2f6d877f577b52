"""A bare FastAPI server to compare with: it broadcasts recorded messages and knows no rules.

It says to every table what was said at one table of the real server, message by message: the same
sizes, the same readers, but nothing is checked, computed or stored.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import uvicorn
from fastapi import FastAPI, WebSocket
from starlette.websockets import WebSocketDisconnect

ACCEPTED = '{"type":"accepted","command":"%s","number":100}'
Trace = list[list[str]]  # for each step what each seat was sent


class Sent(msgspec.Struct):
    """What is needed of a message: the id to acknowledge."""

    command: str = ""
    token: str = ""


def make_app(trace: Trace) -> FastAPI:
    app = FastAPI()
    lines: dict[str, dict[int, WebSocket]] = {}
    steps: dict[str, int] = {}
    decoder = msgspec.json.Decoder(Sent)

    @app.get("/health")
    async def health() -> str:
        return "well"

    @app.websocket("/api/tables/{table}/line")
    async def line(socket: WebSocket, table: str) -> None:
        await socket.accept()
        hello = decoder.decode(await socket.receive_text())
        seat = int(hello.token)
        readers = lines.setdefault(table, {})
        readers[seat] = socket
        steps.setdefault(table, 0)
        if len(readers) == len(trace[0]):  # all are there: the first messages go out
            for place, reader in readers.items():
                await reader.send_text(trace[0][place])
        try:
            while True:
                sent = decoder.decode(await socket.receive_text())
                await socket.send_text(
                    f'{{"type":"accepted","command":"{sent.command}","number":1}}'
                )
                steps[table] = (steps[table] + 1) % len(trace)
                told = trace[steps[table]]
                for place, reader in readers.items():
                    await reader.send_text(told[place])
        except WebSocketDisconnect:
            readers.pop(seat, None)

    return app


def main() -> None:
    trace = msgspec.json.decode(Path(sys.argv[1]).read_bytes(), type=Trace)
    port = int(sys.argv[2])
    uvicorn.run(
        make_app(trace),
        port=port,
        ws="websockets-sansio",
        loop="uvloop",
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
    )


if __name__ == "__main__":
    main()
