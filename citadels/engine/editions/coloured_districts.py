"""The 54 districts without a text: the same in every edition."""

from __future__ import annotations

from typing import Final

from citadels.engine.codes import (
    BARRACKS,
    CASTLE,
    CATHEDRAL,
    CHURCH,
    DOCKS,
    FORTRESS,
    HARBOR,
    MANOR,
    MARKET,
    MILITARY,
    MONASTERY,
    NOBLE,
    PALACE,
    PRISON,
    RELIGIOUS,
    TAVERN,
    TEMPLE,
    TOWN_HALL,
    TRADE,
    TRADING_POST,
    WATCHTOWER,
)
from citadels.engine.editions.edition import DistrictRow

COLOURED_DISTRICTS: Final = (
    DistrictRow(MANOR, 3, NOBLE, 5),
    DistrictRow(CASTLE, 4, NOBLE, 4),
    DistrictRow(PALACE, 5, NOBLE, 3),
    DistrictRow(TEMPLE, 1, RELIGIOUS, 3),
    DistrictRow(CHURCH, 2, RELIGIOUS, 3),
    DistrictRow(MONASTERY, 3, RELIGIOUS, 3),
    DistrictRow(CATHEDRAL, 5, RELIGIOUS, 2),
    DistrictRow(TAVERN, 1, TRADE, 5),
    DistrictRow(MARKET, 2, TRADE, 4),
    DistrictRow(TRADING_POST, 2, TRADE, 3),
    DistrictRow(DOCKS, 3, TRADE, 3),
    DistrictRow(HARBOR, 4, TRADE, 3),
    DistrictRow(TOWN_HALL, 5, TRADE, 2),
    DistrictRow(WATCHTOWER, 1, MILITARY, 3),
    DistrictRow(PRISON, 2, MILITARY, 3),
    DistrictRow(BARRACKS, 3, MILITARY, 3),
    DistrictRow(FORTRESS, 5, MILITARY, 2),
)
