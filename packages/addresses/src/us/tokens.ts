/** A word of an address. */
export interface Token {
  /** As written, without the punctuation around it. */
  readonly raw: string;
  /** Upper case, without dots and apostrophes: `N.Y.` → `NY`. */
  readonly word: string;
  /** The word begins a part that a comma or a line end sets off. */
  readonly begins: boolean;
}

const EDGES = /^[^\p{L}\p{N}#]+|[^\p{L}\p{N}]+$/gu;
const PLAIN_WORD = /^[A-Za-z0-9]+$/;
const NO_SOUND = /[.'’]/g;

/** The words of a text in their order. `#12` becomes `#` and `12`. */
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

/** The words as they were written. */
export const written = (tokens: readonly Token[], from: number, to: number): string | null => {
  if (to <= from) return null;
  let text = tokens[from]!.raw;
  for (let at = from + 1; at < to; at++) text += ` ${tokens[at]!.raw}`;
  return text;
};

/** Upper-case words with one blank between. */
export const wordsOf = (tokens: readonly Token[], from: number, to: number): string => {
  let text = '';
  for (let at = from; at < to; at++) text += at === from ? tokens[at]!.word : ` ${tokens[at]!.word}`;
  return text;
};
