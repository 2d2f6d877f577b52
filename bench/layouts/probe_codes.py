"""Constants that `probe` imports from another module of the same compiled group."""

from typing import Final

from layouts.ints import i64, vec

FAR_ROWS: Final = 8
FAR_ROW: Final = 80
FAR_TYPED: Final[i64] = 8
FAR_LOOSE = 8
FAR_TABLE: Final = [1, 2, 3, 4, 5, 6, 7, 8]
FAR_VEC: Final = vec[i64]([1, 2, 3, 4, 5, 6, 7, 8])
