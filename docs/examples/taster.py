from citadels import Sampler, playout, score
from citadels.bots.bot import Bot, rules_of
from citadels.bots.registry import BOTS, make_bot
from citadels.cli.main import app


class Taster(Bot):
    """Tries each answer in sampled games; picks the one that leaves it furthest ahead."""

    def choose(self, view, knowledge, seed):
        sampler = Sampler(view, knowledge, rules_of(view.rules))
        ahead = dict.fromkeys(view.legal, 0)
        for number in range(seed, seed + 20):
            world = sampler.draw(number)
            for answer in ahead:
                game = world.copy()
                game.apply(answer)
                playout(game, make_bot("charter").policy(number))
                points = [score(game, seat) for seat in range(view.seats)]
                ahead[answer] += points.pop(view.seat) - max(points)
        return max(ahead, key=ahead.get)


BOTS["taster"] = Taster
if __name__ == "__main__":
    app()  # the citadels command with one more bot
