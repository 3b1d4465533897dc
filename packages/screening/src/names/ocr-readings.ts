/** Signs that readers of scanned pages take for others, alone and in pairs, each by the one that stands for all. */
const READ_AS: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/cl/g, 'd'],
  [/vv/g, 'w'],
  [/0/g, 'o'],
  [/[1i]/g, 'l'],
  [/5/g, 's'],
  [/[86]/g, 'b'],
  [/2/g, 'z'],
  [/[9q]/g, 'g'],
];

/** A word as a reader of scanned pages cannot distinguish it from others: "Srnith", "5mith" and "Smith" are one. */
export function ocrKey(word: string): string {
  let key = word;
  for (const [signs, sign] of READ_AS) key = key.replace(signs, sign);
  return key;
}

/** Signs, and what may have stood on the page in their place. */
const WRITTEN: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['m', 'rn'],
  ['cl', 'd'],
  ['d', 'cl'],
  ['vv', 'w'],
  ['w', 'vv'],
  ['0', 'o'],
  ['1', 'l'],
  ['1', 'i'],
  ['l', 'i'],
  ['i', 'l'],
  ['5', 's'],
  ['8', 'b'],
  ['6', 'b'],
  ['2', 'z'],
  ['9', 'g'],
  ['q', 'g'],
];
const MOST_READINGS = 24;

/** Words that may have been read as this one: one sign put right, or every digit of a word of letters. */
export function ocrReadings(word: string): ReadonlySet<string> {
  const readings = new Set<string>();
  for (const [read, written] of WRITTEN) {
    for (
      let at = word.indexOf(read);
      at >= 0 && readings.size < MOST_READINGS;
      at = word.indexOf(read, at + 1)
    )
      readings.add(word.slice(0, at) + written + word.slice(at + read.length));
  }
  if (/[a-z]/.test(word) && /\d/.test(word)) {
    for (const one of ['l', 'i'])
      readings.add(
        WRITTEN.filter(([read]) => /[025689]/.test(read)).reduce(
          (text, [read, written]) => text.replaceAll(read, written),
          word.replaceAll('1', one),
        ),
      );
  }
  readings.delete(word);
  return readings;
}
