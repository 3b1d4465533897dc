const AREAS: readonly (readonly [number, number, string])[] = [
  [0, 9, 'foreigners'],
  [10, 19, 'Bosnia and Herzegovina'],
  [20, 29, 'Montenegro'],
  [30, 39, 'Croatia'],
  [41, 49, 'North Macedonia'],
  [50, 59, 'Slovenia'],
  [60, 69, 'citizens with temporary residence'],
  [70, 79, 'Central Serbia'],
  [80, 89, 'Vojvodina'],
  [90, 99, 'Kosovo'],
];

/**
 * Areas of registration in the numbers of former Yugoslavia. Source: Zakon o jedinstvenom matičnom broju
 * građana (Službeni list SFRJ 58/76), annex; laws of the successor states.
 */
export const YUGOSLAV_REGIONS: ReadonlyMap<number, string> = new Map(
  AREAS.flatMap(([first, last, name]) =>
    Array.from({ length: last - first + 1 }, (_, at) => [first + at, name] as const),
  ),
);
