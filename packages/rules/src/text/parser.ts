/**
 * Reads the text form of a rule. Loosest to tightest: `or`, `and`, `not`, conditions
 * (`= != > >= < <= in not in equals contains starts_with ends_with matches`), `+ -`, `* /`, operands.
 * It only reads: names, types and limits are the checker's business.
 */
import type { ArithmeticOperator, ComparisonOperator, RuleNode, Scalar, TextOperator } from '../ast';
import { FUNCTIONS } from '../data/functions';
import { AGGREGATE_OPERANDS } from '../data/velocity-vocabulary';
import { nearestNames, type Problem, type Span, type Spans } from '../problem';
import { quote, type Token, tokenize } from './lexer';
import { isVelocityWord, RESERVED_WORDS, TEXT_OPERATOR_WORDS, VELOCITY_WORDS } from './words';

export const MAX_TEXT_LENGTH = 20_000;

/** Brackets may nest this deep while reading; far above what the checker lets through. */
const MAX_NESTING = 60;

/** Window of `seen_before` when the text gives none. */
const DEFAULT_SEEN_BEFORE_WINDOW = '365d';

export type ParseResult =
  | { readonly ok: true; readonly ast: RuleNode; readonly spans: Spans }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** A node with its place and its parts, from which the pointer of every node follows at the end. */
interface Parsed {
  readonly node: RuleNode;
  readonly span: Span;
  readonly parts: readonly { readonly step: string; readonly parsed: Parsed }[];
}

class SyntaxProblem extends Error {
  constructor(
    message: string,
    readonly fix: string,
    readonly span: Span,
  ) {
    super(message);
  }
}

const SUM: ReadonlySet<string> = new Set(['+', '-']);
const PRODUCT: ReadonlySet<string> = new Set(['*', '/']);
const COMPARISON: ReadonlySet<string> = new Set(['=', '!=', '>', '>=', '<', '<=']);

class Parser {
  private at = 0;
  private nesting = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  rule(): Parsed {
    const parsed = this.junction('or');
    if (this.next.kind !== 'end') this.unexpected('the end of the rule');
    return parsed;
  }

  private get next(): Token {
    return this.tokens[this.at] as Token;
  }

  private take(): Token {
    const token = this.next;
    if (token.kind !== 'end') this.at++;
    return token;
  }

  private peek(ahead: number): Token {
    return this.tokens[Math.min(this.at + ahead, this.tokens.length - 1)] as Token;
  }

  private sees(text: string): boolean {
    return (this.next.kind === 'symbol' || this.next.kind === 'name') && this.next.text === text;
  }

  private accept(text: string): boolean {
    if (!this.sees(text)) return false;
    this.at++;
    return true;
  }

  private expect(text: string, where: string): Token {
    if (!this.sees(text)) this.unexpected(`"${text}" ${where}`);
    return this.take();
  }

  private unexpected(expected: string): never {
    const token = this.next;
    const found = token.kind === 'end' ? 'the rule ends' : `"${token.text.slice(0, 40)}" stands`;
    const fix =
      token.text === '=' ? 'write a single "=" for equality' : `put ${expected} here or remove what follows`;
    throw new SyntaxProblem(`${found} where ${expected} was expected`, fix, token);
  }

  private spanFrom(start: number): Span {
    return { start, end: this.tokens[this.at - 1]?.end ?? start };
  }

  private nested<T>(read: () => T): T {
    if (++this.nesting > MAX_NESTING) {
      throw new SyntaxProblem('the rule nests too deeply', 'split it into several rules', this.next);
    }
    const result = read();
    this.nesting--;
    return result;
  }

  private junction(op: 'and' | 'or'): Parsed {
    const read = () => (op === 'or' ? this.junction('and') : this.negation());
    const first = read();
    if (!this.sees(op)) return first;
    const args = [first];
    while (this.accept(op)) args.push(read());
    return {
      node: { op, args: args.map((arg) => arg.node) },
      span: this.spanFrom(first.span.start),
      parts: args.map((parsed, index) => ({ step: `args/${index}`, parsed })),
    };
  }

  private negation(): Parsed {
    const { start } = this.next;
    if (!this.accept('not')) return this.condition();
    const arg = this.nested(() => this.negation());
    return {
      node: { op: 'not', arg: arg.node },
      span: this.spanFrom(start),
      parts: [{ step: 'arg', parsed: arg }],
    };
  }

  private condition(): Parsed {
    const left = this.chain(SUM, () => this.chain(PRODUCT, () => this.operand()));
    const op = this.conditionOperator();
    if (op === null) return left;
    const right = this.chain(SUM, () => this.chain(PRODUCT, () => this.operand()));
    return this.binary(op, left, right);
  }

  private conditionOperator(): ComparisonOperator | TextOperator | 'in' | 'not_in' | null {
    if (this.next.kind === 'symbol' && COMPARISON.has(this.next.text)) {
      return this.take().text as ComparisonOperator;
    }
    if (this.accept('in')) return 'in';
    if (this.sees('not') && this.peek(1).text === 'in') {
      this.at += 2;
      return 'not_in';
    }
    if (this.next.kind === 'name' && TEXT_OPERATOR_WORDS.has(this.next.text)) {
      return this.take().text as TextOperator;
    }
    return null;
  }

  private chain(operators: ReadonlySet<string>, read: () => Parsed): Parsed {
    let left = read();
    while (this.next.kind === 'symbol' && operators.has(this.next.text)) {
      const op = this.take().text as ArithmeticOperator;
      left = this.binary(op, left, read());
    }
    return left;
  }

  private binary(
    op: ComparisonOperator | TextOperator | ArithmeticOperator | 'in' | 'not_in',
    left: Parsed,
    right: Parsed,
  ): Parsed {
    return {
      node: { op, left: left.node, right: right.node },
      span: this.spanFrom(left.span.start),
      parts: [
        { step: 'left', parsed: left },
        { step: 'right', parsed: right },
      ],
    };
  }

  private operand(): Parsed {
    const token = this.next;
    if (token.kind === 'string' || token.kind === 'number' || this.sees('-'))
      return this.leaf(this.constant());
    if (token.kind === 'duration') return this.leaf({ op: 'duration', value: this.take().text });
    if (this.accept('[')) return this.leaf(this.elements(), token.start);
    if (this.accept('(')) {
      const inner = this.nested(() => this.junction('or'));
      this.expect(')', 'to close the bracket');
      return { ...inner, span: this.spanFrom(token.start) };
    }
    if (token.kind === 'name') return this.named(token);
    if (token.kind === 'quoted name') return this.leaf(this.field());
    this.unexpected('a field, a value or a function');
  }

  /** A node without parts; its text runs from `start` (by default the token just read) to here. */
  private leaf(node: RuleNode, start = this.startOfLeaf): Parsed {
    return { node, span: this.spanFrom(start), parts: [] };
  }

  private startOfLeaf = 0;

  private constant(): RuleNode {
    this.startOfLeaf = this.next.start;
    return { op: 'const', value: this.scalar() };
  }

  private scalar(): Scalar {
    const token = this.take();
    if (token.kind === 'string') return token.text;
    if (token.kind === 'number') return this.number(token);
    if (token.text === 'true' && token.kind === 'name') return true;
    if (token.text === 'false' && token.kind === 'name') return false;
    if (token.text === '-' && this.next.kind === 'number') return -this.number(this.take());
    this.at--;
    if (token.text === '-') {
      throw new SyntaxProblem('a minus sign needs a number after it', 'write 0 - … to negate a value', token);
    }
    this.unexpected('a text, a number, true or false');
  }

  private number(token: Token): number {
    const value = Number(token.text);
    if (!Number.isFinite(value)) {
      throw new SyntaxProblem('this number is too large', 'use a smaller number', token);
    }
    return value;
  }

  private elements(): RuleNode {
    const value: Scalar[] = [];
    if (!this.accept(']')) {
      do value.push(this.scalar());
      while (this.accept(','));
      this.expect(']', 'to close the array');
    }
    return { op: 'const', value };
  }

  private named(token: Token): Parsed {
    this.startOfLeaf = token.start;
    if (this.peek(1).text === '(' && this.peek(1).kind === 'symbol') return this.call(token);
    switch (token.text) {
      case 'true':
      case 'false':
        return this.leaf(this.constant());
      case 'null':
        this.take();
        return this.leaf({ op: 'const', value: null });
      case 'now':
        this.take();
        return this.leaf({ op: 'now' });
      default:
        if (RESERVED_WORDS.has(token.text)) this.unexpected('a field, a value or a function');
        return this.leaf(this.field());
    }
  }

  private field(): RuleNode {
    this.startOfLeaf = this.next.start;
    return { op: 'field', path: this.path() };
  }

  private path(): string {
    const steps = [this.name('a field name')];
    while (this.accept('.')) steps.push(this.name('a name after the dot'));
    return steps.join('.');
  }

  private name(expected: string): string {
    if (this.next.kind !== 'name' && this.next.kind !== 'quoted name') this.unexpected(expected);
    return this.take().text;
  }

  private call(name: Token): Parsed {
    this.take();
    this.take();
    if (isVelocityWord(name.text)) return this.velocity(name);
    if (name.text === 'list') {
      if (this.next.kind !== 'string') this.unexpected('the list id in double quotes');
      const id = this.take().text;
      this.expect(')', 'after the list id');
      return this.leaf({ op: 'list', id }, name.start);
    }
    if (name.text === 'exists' || name.text === 'not_exist') {
      const arg = this.leaf(this.field());
      this.expect(')', 'after the field');
      const span = this.spanFrom(name.start);
      const node = { op: name.text, arg: arg.node } as RuleNode;
      return { node, span, parts: [{ step: 'arg', parsed: arg }] };
    }
    if (!FUNCTIONS.has(name.text)) this.unknownFunction(name);
    const args: Parsed[] = [];
    if (!this.sees(')')) {
      do args.push(this.nested(() => this.junction('or')));
      while (this.accept(','));
    }
    this.expect(')', 'after the arguments');
    return {
      node: { op: 'call', name: name.text, args: args.map((arg) => arg.node) },
      span: this.spanFrom(name.start),
      parts: args.map((parsed, index) => ({ step: `args/${index}`, parsed })),
    };
  }

  private unknownFunction(name: Token): never {
    const known = [...FUNCTIONS.keys(), ...VELOCITY_WORDS, 'list', 'exists', 'not_exist'];
    const [nearest] = nearestNames(name.text, known);
    const fix = nearest === undefined ? `use one of ${known.join(', ')}` : `did you mean ${nearest}(…)?`;
    throw new SyntaxProblem(`there is no function ${quote(name.text, '"')}`, fix, name);
  }

  /** The inside of `count(ip, 1h where …)` or `distinct(user_id by ip, 24h where …)`, after its bracket. */
  private velocity(name: Token): Parsed {
    const aggregate = name.text as keyof typeof AGGREGATE_OPERANDS;
    const first = this.path();
    let by = first;
    if (AGGREGATE_OPERANDS[aggregate] !== 'none') {
      this.expect('by', `and a key, as in ${aggregate}(${first} by ip, 24h)`);
      by = this.path();
    }
    let window = DEFAULT_SEEN_BEFORE_WINDOW;
    if (this.accept(',')) {
      if (this.next.kind !== 'duration') this.unexpected('a window such as 1h or 7d');
      window = this.take().text;
    } else if (aggregate !== 'seen_before') {
      this.unexpected('a comma and a window such as 1h or 7d');
    }
    const where = this.accept('where') ? this.nested(() => this.junction('or')) : null;
    this.expect(')', 'to close the velocity');
    const node = {
      op: 'velocity',
      aggregate,
      ...(by === first && AGGREGATE_OPERANDS[aggregate] === 'none' ? {} : { of: first }),
      by,
      window,
      ...(where === null ? {} : { where: where.node }),
    } as RuleNode;
    const parts = where === null ? [] : [{ step: 'where', parsed: where }];
    return { node, span: this.spanFrom(name.start), parts };
  }
}

function collectSpans(parsed: Parsed, pointer: string, spans: Map<string, Span>): void {
  spans.set(pointer, { start: parsed.span.start, end: parsed.span.end });
  for (const part of parsed.parts) collectSpans(part.parsed, `${pointer}/${part.step}`, spans);
}

/**
 * Reads a rule text into its tree, with the place of every node. Never throws: a text that cannot be read
 * is answered with the problem and where it stands. The tree is not yet checked (`checkRule`).
 */
export function parseRule(text: string): ParseResult {
  const fail = (message: string, fix: string, span: Span): ParseResult => ({
    ok: false,
    problems: [{ message, fix, path: '', start: span.start, end: span.end }],
  });
  if (text.length > MAX_TEXT_LENGTH) {
    const message = `the rule has ${text.length} characters; ${MAX_TEXT_LENGTH} is the most`;
    return fail(message, 'move long value sets into a list', { start: 0, end: text.length });
  }
  const lexed = tokenize(text);
  if ('error' in lexed) return fail(lexed.error.message, lexed.error.fix, lexed.error);
  try {
    const parsed = new Parser(lexed.tokens).rule();
    const spans = new Map<string, Span>();
    collectSpans(parsed, '', spans);
    return { ok: true, ast: parsed.node, spans };
  } catch (error) {
    if (error instanceof SyntaxProblem) return fail(error.message, error.fix, error.span);
    throw error;
  }
}
