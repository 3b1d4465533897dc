import type { Span } from '../problem';
import type { Token } from './lexer';

/** Brackets may nest this deep while reading; far above what the checker lets through. */
export const MAX_NESTING = 60;

/** Ends the reading of a text; the parser turns it into a problem. */
export class SyntaxProblem extends Error {
  constructor(
    message: string,
    readonly fix: string,
    readonly span: Span,
  ) {
    super(message);
  }
}

/** A place in a row of tokens, and what can be asked of it. */
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

  /** Whether this symbol or word comes next. */
  sees(text: string): boolean {
    return (this.next.kind === 'symbol' || this.next.kind === 'name') && this.next.text === text;
  }

  /** Takes the symbol or word when it comes next. */
  accept(text: string): boolean {
    if (!this.sees(text)) return false;
    this.at++;
    return true;
  }

  /** Takes the symbol or word, or fails; `where` completes the message. */
  expect(text: string, where: string): Token {
    if (!this.sees(text)) this.unexpected(`"${text}" ${where}`);
    return this.take();
  }

  /** Fails at the next token. */
  unexpected(expected: string): never {
    const token = this.next;
    const found = token.kind === 'end' ? 'the rule ends' : `"${token.text.slice(0, 40)}" stands`;
    const fix =
      token.text === '=' ? 'write a single "=" for equality' : `put ${expected} here or remove what follows`;
    throw new SyntaxProblem(`${found} where ${expected} was expected`, fix, token);
  }

  /** From an offset to the end of the token taken last. */
  spanFrom(start: number): Span {
    return { start, end: this.tokens[this.at - 1]?.end ?? start };
  }

  /** Reads something that may hold itself, within the nesting limit. */
  nested<T>(read: () => T): T {
    if (++this.nesting > MAX_NESTING) {
      throw new SyntaxProblem('the rule nests too deeply', 'split it into several rules', this.next);
    }
    const result = read();
    this.nesting--;
    return result;
  }
}
