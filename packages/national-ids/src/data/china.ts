/**
 * Provinces, municipalities and regions by the first two digits: GB/T 2260-2007, and 81, 82 and 83 for
 * residents of Hong Kong, Macao and Taiwan with a residence permit (State Council, 2018).
 */
export const CHINESE_PROVINCES: ReadonlySet<string> = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83'.split(
    ' ',
  ),
);
