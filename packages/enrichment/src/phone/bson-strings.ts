/**
 * Calls back for every string member of a flat BSON document (bsonspec.org 1.1), in file order. Keys and
 * values are handed over as byte ranges, so that a reader of hundreds of thousands of members need not make
 * a string of each. Members of other types end the reading: the files read here have none.
 */
export function forEachBsonString(
  bytes: Buffer,
  each: (keyStart: number, keyEnd: number, valueStart: number, valueEnd: number) => void,
): void {
  const STRING = 0x02;
  const end = Math.min(bytes.length, bytes.length >= 4 ? bytes.readInt32LE(0) : 0) - 1;
  let at = 4;
  while (at < end && bytes[at] === STRING) {
    const keyStart = at + 1;
    const keyEnd = bytes.indexOf(0, keyStart);
    if (keyEnd < 0 || keyEnd + 5 > end) return;
    // The length counts the closing zero byte.
    const length = bytes.readInt32LE(keyEnd + 1);
    const valueStart = keyEnd + 5;
    if (length < 1 || valueStart + length > end + 1) return;
    each(keyStart, keyEnd, valueStart, valueStart + length - 1);
    at = valueStart + length;
  }
}
