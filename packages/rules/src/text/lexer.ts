/** Splits rule text into tokens with their positions. */

type TokenKind = 'number' | 'string' | 'duration' | 'name' | 'quoted name' | 'symbol' | 'end';

export interface Token {
  readonly kind: TokenKind;
  /** The decoded text of a string or quoted name, otherwise the characters as written. */
  readonly text: string;
  /** Offsets in UTF-16 units: first character, and the one after the last. */
  readonly start: number;
  readonly end: number;
}

interface LexicalError {
  readonly message: string;
  readonly fix: string;
  readonly start: number;
  readonly end: number;
}

const SPACE = /[\s]+/y;
const NUMBER = /(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const DURATION = /\d+[smhd](?![\p{L}\p{N}_])/uy;
const NAME = /[\p{L}_][\p{L}\p{N}_]*/uy;
const SYMBOL = /!=|>=|<=|[=<>+\-*/()[\],.]/y;
/** A string in double quotes, or a name in backticks if it is not a plain word, with JSON escapes. */
const STRING = /"(?:[^"\\]|\\(?:["\\/bfnrt`]|u[0-9a-fA-F]{4}))*"/y;
const QUOTED_NAME = /`(?:[^`\\]|\\(?:["\\/bfnrt`]|u[0-9a-fA-F]{4}))*`/y;

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

function unquote(text: string): string {
  return text.slice(1, -1).replace(/\\(u[0-9a-fA-F]{4}|.)/g, (_, code: string) => {
    if (code.length === 5) return String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return ESCAPES.get(code) ?? code;
  });
}

/** Quotes a text so that the lexer reads the same text; `mark` is `"` or a backtick. */
export function quote(text: string, mark: '"' | '`'): string {
  const body = JSON.stringify(text).slice(1, -1);
  return mark + (mark === '"' ? body : body.replaceAll('`', '\\`')) + mark;
}

/** Checks whether a text can be a name without backticks, apart from reserved words. */
export function isPlainName(text: string): boolean {
  NAME.lastIndex = 0;
  return NAME.test(text) && NAME.lastIndex === text.length;
}

const READERS: readonly (readonly [TokenKind, RegExp])[] = [
  ['duration', DURATION],
  ['number', NUMBER],
  ['name', NAME],
  ['symbol', SYMBOL],
  ['string', STRING],
  ['quoted name', QUOTED_NAME],
];

/**
 * NUL and unpaired surrogates never occur in received texts and can't be stored; only an escape could create
 * them.
 */
const IN_NO_TEXT = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

function badCharacter(text: string, at: number): LexicalError {
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  const end = at + character.length;
  if (character === '"') {
    return {
      message: 'the closing quote is missing',
      fix: 'end it with a double quote',
      start: at,
      end: text.length,
    };
  }
  if (character === "'") {
    return {
      message: "single quotes aren't supported",
      fix: 'write text in double quotes',
      start: at,
      end,
    };
  }
  return { message: `"${character}" isn't allowed here`, fix: 'remove it', start: at, end };
}

/** Returns the tokens of a rule text, terminated by an `end` token, or the first unreadable position. */
export function tokenize(text: string): { tokens: readonly Token[] } | { error: LexicalError } {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    SPACE.lastIndex = at;
    if (SPACE.test(text)) {
      at = SPACE.lastIndex;
      continue;
    }
    const start = at;
    for (const [kind, reader] of READERS) {
      reader.lastIndex = at;
      if (!reader.test(text)) continue;
      at = reader.lastIndex;
      const raw = text.slice(start, at);
      const decoded = kind === 'string' || kind === 'quoted name' ? unquote(raw) : raw;
      if (IN_NO_TEXT.test(decoded)) {
        const message = 'this text contains NUL or half of a surrogate pair, which no value contains';
        return { error: { message, fix: 'remove it', start, end: at } };
      }
      tokens.push({ kind, text: decoded, start, end: at });
      break;
    }
    if (at === start) return { error: badCharacter(text, at) };
  }
  tokens.push({ kind: 'end', text: '', start: text.length, end: text.length });
  return { tokens };
}
