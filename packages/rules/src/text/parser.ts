/**
 * Parses the text form of a rule. Precedence from lowest to highest: `or`, `and`, `not`, conditions (`= != >
 * >= < <= in not in equals contains starts_with ends_with matches`), `+ -`, `* /`, operands. The checker
 * validates names, types and limits.
 */
import type {
  ArithmeticOperator,
  ComparisonOperator,
  RuleNode,
  Scalar,
  TextOperator,
  VelocityAggregate,
} from '../ast';
import { FUNCTIONS } from '../data/functions';
import { AGGREGATE_OPERANDS } from '../data/velocity-vocabulary';
import { nearestNames, type Problem, type Span, type Spans } from '../problem';
import { Cursor, MAX_NESTING, SyntaxProblem } from './cursor';
import { quote, type Token, tokenize } from './lexer';
import {
  ACCOUNT_CURRENCY,
  isVelocityWord,
  RESERVED_WORDS,
  TEXT_OPERATOR_WORDS,
  VELOCITY_WORDS,
} from './printer';

const MAX_TEXT_LENGTH = 20_000;

/** Default window of `seen_before`. */
const DEFAULT_SEEN_BEFORE_WINDOW = '365d';

type ParseResult =
  | { readonly ok: true; readonly ast: RuleNode; readonly spans: Spans }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** A node with its position and its parts; the pointers of all nodes are derived from them at the end. */
interface Parsed {
  readonly node: RuleNode;
  readonly span: Span;
  readonly parts: readonly { readonly step: string; readonly parsed: Parsed }[];
}

const SUM: ReadonlySet<string> = new Set(['+', '-']);
const PRODUCT: ReadonlySet<string> = new Set(['*', '/']);
const COMPARISON: ReadonlySet<string> = new Set(['=', '!=', '>', '>=', '<', '<=']);

/** `exist` is an alias of the first operator; it is printed as `exists`. */
const PRESENCE_WORDS: ReadonlyMap<string, 'exists' | 'not_exist'> = new Map([
  ['exists', 'exists'],
  ['exist', 'exists'],
  ['not_exist', 'not_exist'],
]);

class Parser {
  private readonly cursor: Cursor;

  constructor(tokens: readonly Token[]) {
    this.cursor = new Cursor(tokens);
  }

  rule(): Parsed {
    const parsed = this.junction('or');
    if (this.cursor.next.kind !== 'end') this.cursor.unexpected('the end of the rule');
    return parsed;
  }

  private junction(op: 'and' | 'or'): Parsed {
    const read = () => (op === 'or' ? this.junction('and') : this.negation());
    const first = read();
    if (!this.cursor.sees(op)) return first;
    const args = [first];
    while (this.cursor.accept(op)) args.push(read());
    return {
      node: { op, args: args.map((arg) => arg.node) },
      span: this.cursor.spanFrom(first.span.start),
      parts: args.map((parsed, index) => ({ step: `args/${index}`, parsed })),
    };
  }

  private negation(): Parsed {
    const { start } = this.cursor.next;
    if (!this.cursor.accept('not')) return this.condition();
    const arg = this.cursor.nested(() => this.negation());
    return {
      node: { op: 'not', arg: arg.node },
      span: this.cursor.spanFrom(start),
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
    if (this.cursor.next.kind === 'symbol' && COMPARISON.has(this.cursor.next.text)) {
      return this.cursor.take().text as ComparisonOperator;
    }
    if (this.cursor.accept('in')) return 'in';
    if (this.cursor.sees('not') && this.cursor.peek(1).text === 'in') {
      this.cursor.take();
      this.cursor.take();
      return 'not_in';
    }
    if (this.cursor.next.kind === 'name' && TEXT_OPERATOR_WORDS.has(this.cursor.next.text)) {
      return this.cursor.take().text as TextOperator;
    }
    return null;
  }

  private chain(operators: ReadonlySet<string>, read: () => Parsed): Parsed {
    let left = read();
    let links = 0;
    while (this.cursor.next.kind === 'symbol' && operators.has(this.cursor.next.text)) {
      // Each link nests the tree one level deeper.
      if (++links > MAX_NESTING) {
        throw new SyntaxProblem(
          'the calculation is too long',
          'split it into several rules',
          this.cursor.next,
        );
      }
      const op = this.cursor.take().text as ArithmeticOperator;
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
      span: this.cursor.spanFrom(left.span.start),
      parts: [
        { step: 'left', parsed: left },
        { step: 'right', parsed: right },
      ],
    };
  }

  private operand(): Parsed {
    const token = this.cursor.next;
    if (token.kind === 'string' || token.kind === 'number' || this.cursor.sees('-')) return this.constant();
    if (token.kind === 'duration')
      return this.leaf(() => ({ op: 'duration', value: this.cursor.take().text }));
    if (this.cursor.sees('[')) return this.leaf(() => this.elements());
    if (this.cursor.accept('(')) {
      const inner = this.cursor.nested(() => this.junction('or'));
      this.cursor.expect(')', 'to close the bracket');
      return { ...inner, span: this.cursor.spanFrom(token.start) };
    }
    if (token.kind === 'name') return this.named(token);
    if (token.kind === 'quoted name') return this.field();
    this.cursor.unexpected('a field, a value or a function');
  }

  /** Reads a node without parts. */
  private leaf(read: () => RuleNode, start = this.cursor.next.start): Parsed {
    const node = read();
    return { node, span: this.cursor.spanFrom(start), parts: [] };
  }

  private constant(): Parsed {
    return this.leaf(() => ({ op: 'const', value: this.scalar() }));
  }

  private scalar(): Scalar {
    const token = this.cursor.next;
    if (token.kind === 'string') return this.cursor.take().text;
    if (token.kind === 'number') return this.number(this.cursor.take());
    if (this.cursor.accept('true')) return true;
    if (this.cursor.accept('false')) return false;
    if (!this.cursor.accept('-')) this.cursor.unexpected('a text, a number, true or false');
    if (this.cursor.next.kind !== 'number') {
      throw new SyntaxProblem('a minus sign needs a number after it', 'write 0 - … to negate a value', token);
    }
    return -this.number(this.cursor.take());
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
    this.cursor.expect('[', 'to open the array');
    if (!this.cursor.accept(']')) {
      do value.push(this.scalar());
      while (this.cursor.accept(','));
      this.cursor.expect(']', 'to close the array');
    }
    return { op: 'const', value };
  }

  private named(token: Token): Parsed {
    if (this.cursor.peek(1).text === '(' && this.cursor.peek(1).kind === 'symbol') return this.call(token);
    switch (token.text) {
      case 'true':
      case 'false':
        return this.constant();
      case 'null':
        return this.leaf(() => {
          this.cursor.take();
          return { op: 'const', value: null };
        });
      case 'now':
        return this.leaf(() => {
          this.cursor.take();
          return { op: 'now' };
        });
      default:
        if (RESERVED_WORDS.has(token.text)) this.cursor.unexpected('a field, a value or a function');
        return this.field();
    }
  }

  private field(): Parsed {
    return this.leaf(() => ({ op: 'field', path: this.path() }));
  }

  private path(): string {
    const steps = [this.name('a field name')];
    while (this.cursor.accept('.')) steps.push(this.name('a name after the dot'));
    return steps.join('.');
  }

  private name(expected: string): string {
    if (this.cursor.next.kind !== 'name' && this.cursor.next.kind !== 'quoted name')
      this.cursor.unexpected(expected);
    return this.cursor.take().text;
  }

  private call(name: Token): Parsed {
    this.cursor.take();
    this.cursor.take();
    if (isVelocityWord(name.text)) return this.velocity(name);
    if (name.text === 'list') return this.leaf(() => this.listId(), name.start);
    const presence = PRESENCE_WORDS.get(name.text);
    if (presence !== undefined) {
      const arg = this.field();
      this.cursor.expect(')', 'after the field');
      const span = this.cursor.spanFrom(name.start);
      const node = { op: presence, arg: arg.node } as RuleNode;
      return { node, span, parts: [{ step: 'arg', parsed: arg }] };
    }
    if (!FUNCTIONS.has(name.text)) this.unknownFunction(name);
    const args: Parsed[] = [];
    if (!this.cursor.sees(')')) {
      do args.push(this.cursor.nested(() => this.junction('or')));
      while (this.cursor.accept(','));
    }
    this.cursor.expect(')', 'after the arguments');
    return {
      node: { op: 'call', name: name.text, args: args.map((arg) => arg.node) },
      span: this.cursor.spanFrom(name.start),
      parts: args.map((parsed, index) => ({ step: `args/${index}`, parsed })),
    };
  }

  private listId(): RuleNode {
    if (this.cursor.next.kind !== 'string') this.cursor.unexpected('the list id in double quotes');
    const id = this.cursor.take().text;
    this.cursor.expect(')', 'after the list id');
    return { op: 'list', id };
  }

  private unknownFunction(name: Token): never {
    const known = [...FUNCTIONS.keys(), ...VELOCITY_WORDS, 'list', 'exists', 'not_exist'];
    const [nearest] = nearestNames(name.text, known);
    const fix = nearest === undefined ? `use one of ${known.join(', ')}` : `did you mean ${nearest}(…)?`;
    throw new SyntaxProblem(`unknown function ${quote(name.text, '"')}`, fix, name);
  }

  /**
   * Reads the arguments of `count(ip, 1h where …)` or `distinct(user_id by ip, 24h where …)`, after the
   * bracket.
   */
  private velocity(name: Token): Parsed {
    const aggregate = name.text as VelocityAggregate;
    const p = aggregate === 'percentile' ? this.percentile() : {};
    const { of, by, ...currency } = this.counted(aggregate);
    let window = DEFAULT_SEEN_BEFORE_WINDOW;
    if (this.cursor.accept(',')) {
      if (this.cursor.next.kind !== 'duration') this.cursor.unexpected('a window such as 1h or 7d');
      window = this.cursor.take().text;
    } else if (aggregate !== 'seen_before') {
      this.cursor.unexpected('a comma and a window such as 1h or 7d');
    }
    const where = this.cursor.accept('where') ? this.cursor.nested(() => this.junction('or')) : null;
    this.cursor.expect(')', 'to close the velocity');
    const node = {
      op: 'velocity',
      aggregate,
      ...(of === undefined ? {} : { of }),
      ...p,
      ...currency,
      by,
      window,
      ...(where === null ? {} : { where: where.node }),
    } as RuleNode;
    const parts = where === null ? [] : [{ step: 'where', parsed: where }];
    return { node, span: this.cursor.spanFrom(name.start), parts };
  }

  /** Reads the key, and before it the operand of an aggregate that needs one. */
  private counted(aggregate: VelocityAggregate): {
    of?: string;
    by: string | readonly string[];
    currency?: string;
  } {
    if (AGGREGATE_OPERANDS[aggregate] === 'none') return { by: this.key() };
    const of = this.path();
    const currency = this.cursor.accept('in') ? { currency: this.currency() } : {};
    this.cursor.expect('by', `and a key, as in ${aggregate}(${of} by ip, 24h)`);
    return { of, by: this.key(), ...currency };
  }

  /** Reads a currency in double quotes, or the word for that of the account. */
  private currency(): string {
    if (this.cursor.accept(ACCOUNT_CURRENCY)) return 'account';
    if (this.cursor.next.kind !== 'string')
      this.cursor.unexpected(`a currency in double quotes or ${ACCOUNT_CURRENCY}`);
    return this.cursor.take().text;
  }

  /** Reads a key, or a pair of keys as in `[user_id, receiver_id]`. */
  private key(): string | readonly string[] {
    if (!this.cursor.accept('[')) return this.path();
    const first = this.path();
    this.cursor.expect(',', 'and a second key, as in [user_id, receiver_id]');
    const second = this.path();
    this.cursor.expect(']', 'after the two keys');
    return [first, second];
  }

  /** Reads the percentile before the operand. */
  private percentile(): { readonly p: number } {
    if (this.cursor.next.kind !== 'number')
      this.cursor.unexpected('a percentile, as in percentile(95, transaction_amount by user_id, 30d)');
    const p = this.number(this.cursor.take());
    this.cursor.expect(',', 'after the percentile');
    return { p };
  }
}

function collectSpans(parsed: Parsed, pointer: string, spans: Map<string, Span>): void {
  spans.set(pointer, { start: parsed.span.start, end: parsed.span.end });
  for (const part of parsed.parts) collectSpans(part.parsed, `${pointer}/${part.step}`, spans);
}

/**
 * Parses a rule text to its tree, with the position of every node. Never throws: for an unreadable text it
 * returns the problem and its position. The tree is not checked yet (`checkRule`).
 */
export function parseRule(text: string): ParseResult {
  const fail = (message: string, fix: string, span: Span): ParseResult => ({
    ok: false,
    problems: [{ message, fix, path: '', start: span.start, end: span.end }],
  });
  if (text.length > MAX_TEXT_LENGTH) {
    const message = `the rule has ${text.length} characters, but the maximum is ${MAX_TEXT_LENGTH}`;
    return fail(message, 'move large sets of values into a list', { start: 0, end: text.length });
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
