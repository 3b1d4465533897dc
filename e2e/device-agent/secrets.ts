import { randomInt } from 'node:crypto';

/** Random letters and digits that don't occur by chance. */
const LETTERS = 'QXZJKVWqxzjkvwYHGPyhgp2356789';
const LENGTH = 14;
const PIECE = 4;

export const randomSecret = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/**
 * Returns every form in which a secret, or four of its letters in order, could be in a text: plain, reversed,
 * in other case, hex, base64 at each of its three alignments, and as numbers of its letters.
 */
export function piecesOf(secret: string): readonly string[] {
  const pieces = new Set<string>();
  const reversed = [...secret].reverse().join('');
  for (const text of [secret, reversed]) {
    for (let at = 0; at + PIECE <= text.length; at++) {
      const piece = text.slice(at, at + PIECE);
      pieces.add(piece);
      pieces.add(piece.toLowerCase());
      pieces.add(Buffer.from(piece).toString('hex'));
      pieces.add([...piece].map((letter) => letter.charCodeAt(0)).join(','));
      pieces.add([...piece].map((letter) => letter.charCodeAt(0)).join(' '));
    }
    for (let shift = 0; shift < 3; shift++) {
      // Without the ends, which depend on adjacent characters.
      const code = Buffer.from(`${'x'.repeat(shift)}${text}`)
        .toString('base64')
        .slice(4, -4);
      for (let at = 0; at + 8 <= code.length; at += 4) pieces.add(code.slice(at, at + 8));
    }
  }
  return [...pieces];
}
