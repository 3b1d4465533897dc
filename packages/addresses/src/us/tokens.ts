/** A word of an address. */
export interface Token {
  /** Original text, without the punctuation around it. */
  readonly raw: string;
  /** Uppercase, without dots and apostrophes: `N.Y.` → `NY`. */
  readonly word: string;
  /** True if the word begins a part after a comma or a line end. */
  readonly begins: boolean;
}

const EDGES = /^[^\p{L}\p{N}#]+|[^\p{L}\p{N}]+$/gu;
const PLAIN_WORD = /^[A-Za-z0-9]+$/;
const NO_SOUND = /[.'’]/g;

/** Splits a text into words. `#12` becomes `#` and `12`. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let begins = true;
  const add = (raw: string) => {
    if (raw === '') return;
    tokens.push({ raw, word: raw.replace(NO_SOUND, '').toUpperCase(), begins });
    begins = false;
  };
  for (const part of text.split(/[,\n\r\t()]+/)) {
    begins = true;
    for (const piece of part.split(' ')) {
      if (piece === '') continue;
      if (PLAIN_WORD.test(piece)) {
        tokens.push({ raw: piece, word: piece.toUpperCase(), begins });
        begins = false;
      } else if (piece.includes('#')) {
        const at = piece.indexOf('#');
        add(piece.slice(0, at).replace(EDGES, ''));
        add('#');
        add(
          piece
            .slice(at + 1)
            .replace(/#/g, '')
            .replace(EDGES, ''),
        );
      } else add(piece === '&' ? piece : piece.replace(EDGES, ''));
    }
  }
  return tokens;
}

/** Returns the words in their original spelling. */
export const written = (tokens: readonly Token[], from: number, to: number): string | null => {
  if (to <= from) return null;
  let text = tokens[from]!.raw;
  for (let at = from + 1; at < to; at++) text += ` ${tokens[at]!.raw}`;
  return text;
};

/** Returns the uppercase words separated by single spaces. */
export const wordsOf = (tokens: readonly Token[], from: number, to: number): string => {
  let text = '';
  for (let at = from; at < to; at++) text += at === from ? tokens[at]!.word : ` ${tokens[at]!.word}`;
  return text;
};
