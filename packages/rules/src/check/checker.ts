/** Second pass of the check, on a tree of valid shape: types, names, thresholds, patterns, lists. */
import {
  type ComparisonNode,
  childrenOf,
  isArithmetic,
  isComparison,
  isTextCondition,
  type MembershipNode,
  type RuleNode,
  type TextNode,
} from '../ast';
import type { Catalogue, ValueType } from '../catalogue';
import { FUNCTIONS, type ParameterType } from '../data/functions';
import { MAX_EVENTS_PER_KEY } from '../data/velocity-vocabulary';
import { patternExcess, patternProblem } from '../pattern/pattern';
import type { Report } from '../problem';
import { numberKindOf } from '../semantics/call';
import { instantOf } from '../semantics/dates';
import { durationMs } from '../semantics/values';
import { printRule } from '../text/printer';
import { eventFieldFix, fieldFix, functionFix, type ListIds, listFix, numberTypeFix } from './names';
import { eventFields, type FieldTypes, typeOf } from './type-of';
import { checkVelocity, type IndexedFields } from './velocity';

const COUNTING: ReadonlySet<string> = new Set(['count', 'distinct']);

const LOGIC: ReadonlySet<string> = new Set(['and', 'or', 'not', 'exists', 'not_exist', 'in', 'not_in']);

function isCondition(node: RuleNode): boolean {
  return isComparison(node) || isTextCondition(node) || LOGIC.has(node.op);
}

/** Names of types in messages. */
const TYPE_NAMES: Readonly<Record<ValueType, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  date: 'a date',
  array: 'an array',
  object: 'an object',
  unknown: 'of unknown type',
};

interface CheckContext {
  readonly report: Report;
  readonly catalogue: Catalogue;
  readonly lists: ListIds | undefined;
  readonly indexed: IndexedFields;
  /** Patterns above the current limits are rejected. */
  readonly isNew: boolean;
}

/** Walks a tree of valid shape and reports every invalid part. */
export class Checker {
  private readonly report: Report;
  private readonly catalogue: Catalogue;
  private readonly lists: ListIds | undefined;

  constructor(
    private readonly context: CheckContext,
    private readonly fields: FieldTypes,
    private readonly insideFilter: boolean,
  ) {
    this.report = context.report;
    this.catalogue = context.catalogue;
    this.lists = context.lists;
  }

  /** Checks a node in the position of a condition: a condition, a flag, or an undeclared custom field. */
  condition(node: RuleNode, path: string): void {
    const type = typeOf(node, this.fields);
    if (type !== 'boolean' && type !== 'unknown') {
      const fix =
        node.op === 'field' ? `compare it, or write exists(${printRule(node)})` : 'compare it with something';
      this.report(`this is ${TYPE_NAMES[type]}, not a condition`, fix, path);
    } else if (node.op === 'const') {
      this.report("a fixed value isn't a condition", 'compare a field with it', path);
    }
    this.node(node, path);
  }

  private node(node: RuleNode, path: string): void {
    if (isComparison(node)) this.comparison(node, path);
    else if (isTextCondition(node)) this.textCondition(node, path);
    else if (isArithmetic(node)) this.operands(node, path, ['number', 'number']);
    else this.special(node, path);
  }

  private special(node: Exclude<RuleNode, ComparisonNode | TextNode>, path: string): void {
    switch (node.op) {
      case 'const':
      case 'now':
        return;
      case 'field':
        this.field(node.path, path);
        return;
      case 'duration':
        if (durationMs(node.value) === null) {
          this.report("this isn't a duration", 'write it as 90s, 5m, 24h or 7d', path);
        }
        return;
      case 'list':
        this.list(node.id, path);
        return;
      case 'and':
      case 'or':
      case 'not':
        for (const child of childrenOf(node)) this.condition(child.node, `${path}/${child.step}`);
        return;
      case 'exists':
      case 'not_exist':
        if (node.arg.op === 'field') this.field(node.arg.path, `${path}/arg`);
        else this.report(`${node.op} needs a field`, 'name a field', `${path}/arg`);
        return;
      case 'in':
      case 'not_in':
        this.membership(node, path);
        return;
      case 'call':
        this.call(node.name, node.args, path);
        return;
      case 'velocity':
        this.velocity(node, path);
        return;
    }
  }

  private field(name: string, path: string): void {
    if (this.fields(name) !== null) return;
    if (this.insideFilter) this.report(`earlier events have no ${name}`, eventFieldFix(name), path);
    else this.report(`unknown field ${name}`, fieldFix(name, this.catalogue), path);
  }

  private list(id: string, path: string): void {
    if (this.insideFilter) {
      this.report("a velocity filter can't use lists", 'compare with fixed values', path);
    } else if (this.lists !== undefined && !this.lists.has(id)) {
      this.report('unknown list id', listFix(id, this.lists), path);
    }
  }

  /** Checks a node in the position of a value, and returns its type. */
  private value(node: RuleNode, path: string): ValueType {
    this.node(node, path);
    if (node.op === 'list') {
      this.report('a list is allowed only after "in" or "not in"', 'write … in list("…")', path);
    } else if (node.op === 'const' && node.value === null) {
      this.report('a comparison with null never matches', 'use exists(…) or not_exist(…)', path);
    } else if (node.op === 'const' && node.value === '') {
      this.report('empty text counts as missing', 'use exists(…) or not_exist(…)', path);
    } else if (isCondition(node)) {
      this.report("a condition can't be compared", 'use it alone, or with "not" before it', path);
    } else if (node.op === 'const' && typeof node.value === 'object') {
      this.report('an array is allowed only after "in" or "not in"', 'write … in […]', path);
    }
    return typeOf(node, this.fields);
  }

  private comparison(node: ComparisonNode, path: string): void {
    const left = this.value(node.left, `${path}/left`);
    const right = this.value(node.right, `${path}/right`);
    this.threshold(node.left, node.right, `${path}/right`);
    this.threshold(node.right, node.left, `${path}/left`);
    const ordered = node.op !== '=' && node.op !== '!=';
    if (left === 'unknown' || right === 'unknown') {
      const known = left === 'unknown' ? right : left;
      if (ordered && (known === 'string' || known === 'boolean')) {
        this.report(`"${node.op}" needs numbers or dates`, 'use = or !=', path);
      }
      return;
    }
    for (const [type, side] of [[left, 'left'] as const, [right, 'right'] as const]) {
      if (type === 'array' || type === 'object') {
        const fix =
          type === 'array' ? 'use contains, in, length(…) or exists(…)' : 'compare one of its members';
        this.report(`this is ${TYPE_NAMES[type]} and can't be compared`, fix, `${path}/${side}`);
        return;
      }
    }
    if (left === 'date' || right === 'date') {
      this.date(node.left, left, `${path}/left`);
      this.date(node.right, right, `${path}/right`);
    } else if (left !== right) {
      const message = `can't compare ${TYPE_NAMES[left]} with ${TYPE_NAMES[right]}`;
      this.report(message, `compare with ${TYPE_NAMES[left]}`, `${path}/right`);
    } else if (ordered && left !== 'number') {
      this.report(`"${node.op}" needs numbers or dates`, 'use = or !=', path);
    }
  }

  /**
   * Checks one side of a date comparison or a date argument: a date, UNIX seconds, or a text that is a valid
   * date.
   */
  private date(node: RuleNode, type: ValueType, path: string): void {
    if (type === 'date' || type === 'number' || type === 'unknown') return;
    const reads = node.op === 'const' ? instantOf(node.value) !== undefined : type === 'string';
    if (!reads) this.report('a date is required here', 'write it as "YYYY-MM-DD"', path);
  }

  /**
   * Checks the threshold of a count: it can't exceed the maximum number of events that are read, because such
   * a comparison could never be decided.
   */
  private threshold(node: RuleNode, bound: RuleNode, path: string): void {
    if (node.op !== 'velocity' || !COUNTING.has(node.aggregate)) return;
    if (bound.op !== 'const' || typeof bound.value !== 'number') return;
    if (bound.value > MAX_EVENTS_PER_KEY) {
      const fix = `use at most ${MAX_EVENTS_PER_KEY}, or a shorter window`;
      this.report('the threshold is above the maximum count', fix, path);
    }
  }

  private membership(node: MembershipNode, path: string): void {
    const left = this.value(node.left, `${path}/left`);
    if (left === 'array' || left === 'object') {
      this.report(`this is ${TYPE_NAMES[left]}`, 'use a single value, or use contains', `${path}/left`);
    }
    this.node(node.right, `${path}/right`);
    if (node.right.op === 'const') {
      const values = node.right.value;
      if (values === null || typeof values !== 'object' || values.length === 0) {
        this.report('"in" needs an array of values', 'write … in ["a", "b"]', `${path}/right`);
      } else if (
        left !== 'unknown' &&
        left !== (typeof values[0] as string) &&
        !(left === 'date' && typeof values[0] === 'string')
      ) {
        const message = `the array doesn't contain ${TYPE_NAMES[left]}`;
        this.report(message, `use values that are ${TYPE_NAMES[left]}`, `${path}/right`);
      }
      if (Array.isArray(values)) {
        for (const value of values) {
          this.threshold(node.left, { op: 'const', value }, `${path}/right`);
        }
      }
      return;
    }
    const right = typeOf(node.right, this.fields);
    if (node.right.op !== 'list' && right !== 'array' && right !== 'unknown') {
      this.report('"in" needs an array or a list', 'write … in […] or … in list("…")', `${path}/right`);
    }
  }

  private textCondition(node: TextNode, path: string): void {
    const left = this.value(node.left, `${path}/left`);
    const right = this.value(node.right, `${path}/right`);
    const array = left === 'array' && node.op === 'contains';
    if (left !== 'string' && left !== 'unknown' && !array) {
      this.report(
        `${node.op} needs text, but this is ${TYPE_NAMES[left]}`,
        'use a text field',
        `${path}/left`,
      );
    }
    if (node.op === 'matches') {
      if (node.right.op !== 'const' || typeof node.right.value !== 'string') {
        this.report('a pattern must be a fixed text', 'write it in double quotes', `${path}/right`);
        return;
      }
      this.pattern(node.right.value, `${path}/right`);
    } else if (array ? right === 'array' || right === 'object' : right !== 'string' && right !== 'unknown') {
      this.report(`${node.op} can't search for ${TYPE_NAMES[right]}`, 'search for text', `${path}/right`);
    }
  }

  private pattern(source: string, path: string): void {
    const excess = patternExcess(source);
    if (excess !== null) {
      if (this.context.isNew)
        this.report(
          `the pattern can't be used: ${excess}`,
          'use shorter repeats in RE2, or use contains or starts_with',
          path,
        );
      return;
    }
    const problem = patternProblem(source);
    if (problem === null) return;
    const fix = 'use RE2 syntax without lookaround, backreferences or more than 1000 repeats';
    this.report(`the pattern can't be used: ${problem}`, fix, path);
  }

  private call(name: string, args: readonly RuleNode[], path: string): void {
    const signature = FUNCTIONS.get(name);
    if (signature === undefined) {
      this.report('unknown function', functionFix(name), path);
      return;
    }
    if (args.length < signature.required || args.length > signature.parameters.length) {
      const fix = `${name}(${signature.parameters.join(', ')}): ${signature.summary}`;
      this.report(`${name} has the wrong number of arguments: ${args.length}`, fix, path);
      return;
    }
    this.operands({ op: 'call', name, args }, path, signature.parameters);
  }

  private operands(node: RuleNode, path: string, wanted: readonly ParameterType[]): void {
    for (const [index, child] of childrenOf(node).entries()) {
      const at = `${path}/${child.step}`;
      const type = this.value(child.node, at);
      const want = wanted[index];
      if (want === 'number type') {
        this.numberType(child.node, at);
        continue;
      }
      if (type === 'unknown' || want === undefined || type === want) continue;
      if (want === 'date') this.date(child.node, type, at);
      else if (!(want === 'string or array' && (type === 'string' || type === 'array'))) {
        this.report(`a ${want} is required here, but this is ${TYPE_NAMES[type]}`, `use a ${want}`, at);
      }
    }
  }

  /** Checks the type of a national ID number: a fixed text of country and name. */
  private numberType(node: RuleNode, path: string): void {
    if (node.op !== 'const' || typeof node.value !== 'string') {
      this.report('the type of a number must be a fixed text', 'write it as in "BR CPF"', path);
    } else if (numberKindOf(node.value) === null) {
      this.report('unknown type of a national ID number', numberTypeFix(node.value), path);
    }
  }

  private velocity(node: Extract<RuleNode, { op: 'velocity' }>, path: string): void {
    if (this.insideFilter) {
      this.report(
        "a velocity filter can't contain another velocity",
        'combine them with "and" outside the filter',
        path,
      );
      return;
    }
    checkVelocity(node, path, this.report, this.context.indexed);
    if (node.where === undefined) return;
    new Checker(this.context, eventFields, true).condition(node.where, `${path}/where`);
  }
}
