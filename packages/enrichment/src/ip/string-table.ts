/**
 * Texts that many rows share, each stored once and named by its number; number 0 is `null`.
 *
 * Stored as one UTF-8 text with a line per entry: decoding it whole and splitting is an order of magnitude
 * faster than decoding a hundred thousand entries one by one.
 */
export class StringTableBuilder {
  private readonly numbers = new Map<string, number>();
  private readonly texts: string[] = [''];

  /** Number of a text, given on first sight. Line breaks become blanks. */
  number(text: string | null): number {
    if (text === null) return 0;
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    const number = this.texts.length;
    this.texts.push(text.replace(/[\r\n]+/g, ' '));
    this.numbers.set(text, number);
    return number;
  }

  /** The table as bytes for {@link readStringTable}. */
  finish(): Uint8Array {
    return Buffer.from(this.texts.join('\n'), 'utf8');
  }
}

/** Texts by number. Entry 0 is `null`. */
export function readStringTable(bytes: Uint8Array): (string | null)[] {
  const texts: (string | null)[] = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('utf8')
    .split('\n');
  texts[0] = null;
  return texts;
}
