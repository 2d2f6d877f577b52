import asyncio
import sys

from citadels.client import Client


async def play(address, table, name):
    """Sit down at a table and play, building whenever something can be built."""
    async with Client(address) as client:
        seat = await client.join(table, name)
        async with client.connect(seat) as connection:
            while await connection.wait_for_question():
                options = connection.state.own.options
                builds = [option for option in options if option.verb == "build"]
                await connection.answer((builds or options)[0].id)


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:]))  # http://localhost:8000 TABLE NAME
