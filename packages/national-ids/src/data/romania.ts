const range = (first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, at) => String(first + at).padStart(2, '0'));

/**
 * Counties in a CNP: 01 to 40 in alphabetical order, 41 to 48 the sectors of Bucharest, 51 Călărași, 52
 * Giurgiu, 70 for any county, 80 to 83 for diplomatic missions. Source: Hotărârea Guvernului 1375/2006, annex;
 * Direcția Generală pentru Evidența Persoanelor.
 */
export const ROMANIAN_COUNTIES: ReadonlySet<string> = new Set([
  ...range(1, 48),
  '51',
  '52',
  '70',
  ...range(80, 83),
]);
