import type { Span } from '../problem';
import type { Token } from './lexer';

/** Maximum nesting of brackets during parsing; far above the checker's limit. */
export const MAX_NESTING = 60;

/** Aborts parsing; the parser converts it to a problem. */
export class SyntaxProblem extends Error {
  constructor(
    message: string,
    readonly fix: string,
    readonly span: Span,
  ) {
    super(message);
  }
}

/** A position in a sequence of tokens. */
export class Cursor {
  private at = 0;
  private nesting = 0;

  /** @param tokens at least one; the last is the `end` token */
  constructor(private readonly tokens: readonly Token[]) {}

  get next(): Token {
    return this.peek(0);
  }

  peek(ahead: number): Token {
    return this.tokens[Math.min(this.at + ahead, this.tokens.length - 1)] as Token;
  }

  take(): Token {
    const token = this.next;
    if (token.kind !== 'end') this.at++;
    return token;
  }

  /** Checks whether this symbol or word is next. */
  sees(text: string): boolean {
    return (this.next.kind === 'symbol' || this.next.kind === 'name') && this.next.text === text;
  }

  /** Consumes the symbol or word if it is next. */
  accept(text: string): boolean {
    if (!this.sees(text)) return false;
    this.at++;
    return true;
  }

  /** Consumes the symbol or word, or throws; `where` completes the message. */
  expect(text: string, where: string): Token {
    if (!this.sees(text)) this.unexpected(`"${text}" ${where}`);
    return this.take();
  }

  /** Throws at the next token. */
  unexpected(expected: string): never {
    const token = this.next;
    const found = token.kind === 'end' ? 'the rule ends' : `"${token.text.slice(0, 40)}" was found`;
    const fix =
      token.text === '='
        ? 'write a single "=" for equality'
        : `write ${expected} here or remove what follows`;
    throw new SyntaxProblem(`${found} where ${expected} was expected`, fix, token);
  }

  /** Returns the span from an offset to the end of the last consumed token. */
  spanFrom(start: number): Span {
    return { start, end: this.tokens[this.at - 1]?.end ?? start };
  }

  /** Reads a part that may contain itself, within the nesting limit. */
  nested<T>(read: () => T): T {
    if (++this.nesting > MAX_NESTING) {
      throw new SyntaxProblem('the rule is nested too deeply', 'split it into several rules', this.next);
    }
    const result = read();
    this.nesting--;
    return result;
  }
}
