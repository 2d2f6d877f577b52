"""A bare FastAPI server to compare with: it broadcasts recorded messages and knows no rules.

It sends to every table the messages of one table of the real server: the same sizes and the same
readers, but nothing is checked, computed or stored.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import uvicorn
from fastapi import FastAPI, WebSocket
from starlette.websockets import WebSocketDisconnect

ACCEPTED = '{"type":"accepted","command":"%s","number":100}'
Trace = list[list[str]]  # for each step, the message to each seat


class ClientMessage(msgspec.Struct):
    """The fields of a message that this server needs, such as the id to acknowledge."""

    command: str = ""
    token: str = ""


def make_app(trace: Trace) -> FastAPI:
    app = FastAPI()
    sockets_by_table: dict[str, dict[int, WebSocket]] = {}
    steps: dict[str, int] = {}
    decoder = msgspec.json.Decoder(ClientMessage)

    @app.get("/health")
    async def health() -> str:
        return "well"

    @app.websocket("/api/tables/{table}/ws")
    async def connect(socket: WebSocket, table: str) -> None:
        await socket.accept()
        hello = decoder.decode(await socket.receive_text())
        seat = int(hello.token)
        sockets = sockets_by_table.setdefault(table, {})
        sockets[seat] = socket
        steps.setdefault(table, 0)
        if len(sockets) == len(trace[0]):  # all seats are connected: send the first messages
            for peer_seat, peer in sockets.items():
                await peer.send_text(trace[0][peer_seat])
        try:
            while True:
                message = decoder.decode(await socket.receive_text())
                await socket.send_text(
                    f'{{"type":"accepted","command":"{message.command}","number":1}}'
                )
                steps[table] = (steps[table] + 1) % len(trace)
                messages = trace[steps[table]]
                for peer_seat, peer in sockets.items():
                    await peer.send_text(messages[peer_seat])
        except WebSocketDisconnect:
            sockets.pop(seat, None)

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
