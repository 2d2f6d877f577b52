"""The 54 districts without a text: the same in every edition."""

from __future__ import annotations

from typing import Final

from citadels.engine import codes
from citadels.engine.editions.edition import DistrictRow

COLOURED_DISTRICTS: Final = (
    DistrictRow(codes.MANOR, 3, codes.NOBLE, 5),
    DistrictRow(codes.CASTLE, 4, codes.NOBLE, 4),
    DistrictRow(codes.PALACE, 5, codes.NOBLE, 3),
    DistrictRow(codes.TEMPLE, 1, codes.RELIGIOUS, 3),
    DistrictRow(codes.CHURCH, 2, codes.RELIGIOUS, 3),
    DistrictRow(codes.MONASTERY, 3, codes.RELIGIOUS, 3),
    DistrictRow(codes.CATHEDRAL, 5, codes.RELIGIOUS, 2),
    DistrictRow(codes.TAVERN, 1, codes.TRADE, 5),
    DistrictRow(codes.MARKET, 2, codes.TRADE, 4),
    DistrictRow(codes.TRADING_POST, 2, codes.TRADE, 3),
    DistrictRow(codes.DOCKS, 3, codes.TRADE, 3),
    DistrictRow(codes.HARBOR, 4, codes.TRADE, 3),
    DistrictRow(codes.TOWN_HALL, 5, codes.TRADE, 2),
    DistrictRow(codes.WATCHTOWER, 1, codes.MILITARY, 3),
    DistrictRow(codes.PRISON, 2, codes.MILITARY, 3),
    DistrictRow(codes.BARRACKS, 3, codes.MILITARY, 3),
    DistrictRow(codes.FORTRESS, 5, codes.MILITARY, 2),
)
