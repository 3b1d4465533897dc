/** Directional words by spelling: USPS Publication 28, 233 and Appendix B. Spanish ones are not translated (233.22). */
export const DIRECTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    N: 'N NORTH NO NTH',
    S: 'S SOUTH SO STH',
    E: 'E EAST',
    W: 'W WEST',
    NE: 'NE NORTHEAST NORTH-EAST',
    NW: 'NW NORTHWEST NORTH-WEST',
    SE: 'SE SOUTHEAST SOUTH-EAST',
    SW: 'SW SOUTHWEST SOUTH-WEST',
  }).flatMap(([standard, spellings]) =>
    spellings.split(' ').map((spelling) => [spelling, standard] as const),
  ),
);

/** Two words that are one direction: `NORTH EAST`. */
export const JOINED_DIRECTIONS: { readonly [pair: string]: string } = {
  'N E': 'NE',
  'N W': 'NW',
  'S E': 'SE',
  'S W': 'SW',
};
