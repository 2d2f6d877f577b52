"""`python -m citadels` is the command `citadels`."""

from citadels.cli.main import app

if __name__ == "__main__":
    app(prog_name="citadels")
