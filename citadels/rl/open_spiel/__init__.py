"""Citadels as a game of OpenSpiel. Importing this registers it as `python_citadels`.

import pyspiel
import citadels.rl.open_spiel

game = pyspiel.load_game("python_citadels(players=5,profile=classic-en)")
"""

from citadels.rl.open_spiel.game import NAME as NAME
from citadels.rl.open_spiel.game import setup_parameter as setup_parameter
