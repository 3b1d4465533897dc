/** The part of a word that this module reads. */
interface Latin {
  readonly latin: string;
}

/** Words before the name of a ship. */
const SHIP_TYPES: readonly (readonly string[])[] = [
  ['motor', 'vessel'],
  ['motor', 'tanker'],
  ['fishing', 'vessel'],
  ['m', 'v'],
  ['m', 't'],
  ['f', 'v'],
  ['mv'],
  ['mt'],
  ['fv'],
  ['vessel'],
];
/** Marks of a number that identifies a ship but isn't part of its name, and the form of the number. */
const NUMBERS: readonly (readonly [ReadonlySet<string>, RegExp])[] = [
  [new Set(['imo']), /^\d{7}$/],
  [new Set(['mmsi']), /^\d{9}$/],
  [new Set(['hull', 'pennant']), /^[a-z]{0,3}\d{2,5}$/],
];
/** Words between the mark and the number. */
const BETWEEN: ReadonlySet<string> = new Set(['no', 'nr', 'number']);
/** An IMO number and its mark in one word. */
const JOINED = /^imo\d{7}$/;

/** Returns the number of words of a ship's number at a position; 0 for none. */
function numberWords(words: readonly Latin[], at: number): number {
  const mark = words[at]!.latin;
  if (JOINED.test(mark)) return 1;
  for (const [marks, form] of NUMBERS) {
    if (!marks.has(mark)) continue;
    const between = BETWEEN.has(words[at + 1]?.latin ?? '') ? 1 : 0;
    return form.test(words[at + 1 + between]?.latin ?? '') ? 2 + between : 0;
  }
  return 0;
}

/** Checks for a word of a mark and a number, from `shipWords`. */
export const isShipNumber = (text: string): boolean =>
  /^(?:imo\d{7}|mmsi\d{9}|(?:hull|pennant)[a-z]{0,3}\d{2,5})$/.test(text);

/**
 * Returns the words of an organization or ship without the type of the ship before its name, and with its
 * identifying number as one word: "MV Ocean Star (IMO 9074729)" is "Ocean Star IMO9074729". The comparison
 * ignores the number if the other name has none.
 */
export function shipWords<Word extends Latin>(words: readonly Word[]): readonly Word[] {
  const type = SHIP_TYPES.find(
    (of) => of.length < words.length && of.every((word, at) => words[at]!.latin === word),
  );
  const named = type === undefined ? words : words.slice(type.length);
  const kept: Word[] = [];
  for (let at = 0; at < named.length; ) {
    const skipped = numberWords(named, at);
    const word = named[at]!;
    const number = named[at + skipped - 1]!;
    kept.push(skipped < 2 ? word : { ...word, latin: word.latin + number.latin });
    at += Math.max(1, skipped);
  }
  return kept.length === named.length ? named : kept;
}
