/**
 * First pass of the check: the shape of the rule tree. Accepts any JSON value, reports every malformed part,
 * and returns a tree whose members all have the right kind.
 */
import type { RuleNode } from '../ast';
import { nearestNames, type Report } from '../problem';
import { isRecord } from '../semantics/values';
import { MAX_ARRAY_VALUES, MAX_DEPTH, MAX_NODES, MAX_TEXT_VALUE } from './set-limits';

type MemberKind =
  | 'text'
  | 'optional text'
  | 'optional number'
  | 'key'
  | 'constant'
  | 'node'
  | 'optional node'
  | 'conditions'
  | 'arguments';
type Shape = Readonly<Record<string, MemberKind>>;

const BINARY: Shape = { left: 'node', right: 'node' };

const SHAPES: ReadonlyMap<string, Shape> = new Map<string, Shape>([
  ['const', { value: 'constant' }],
  ['field', { path: 'text' }],
  ['duration', { value: 'text' }],
  ['now', {}],
  ['list', { id: 'text' }],
  ['and', { args: 'conditions' }],
  ['or', { args: 'conditions' }],
  ['not', { arg: 'node' }],
  ['exists', { arg: 'node' }],
  ['not_exist', { arg: 'node' }],
  ['call', { name: 'text', args: 'arguments' }],
  [
    'velocity',
    {
      aggregate: 'text',
      of: 'optional text',
      p: 'optional number',
      currency: 'optional text',
      by: 'key',
      window: 'text',
      where: 'optional node',
    },
  ],
  ...['=', '!=', '>', '>=', '<', '<=', 'in', 'not_in'].map((op): [string, Shape] => [op, BINARY]),
  ...['equals', 'contains', 'starts_with', 'ends_with', 'matches'].map((op): [string, Shape] => [op, BINARY]),
  ...['+', '-', '*', '/'].map((op): [string, Shape] => [op, BINARY]),
]);

class ShapeReader {
  private nodes = 0;
  private tooMany = false;

  constructor(private readonly report: Report) {}

  read(value: unknown, path: string, depth: number): void {
    if (this.tooMany) return;
    if (++this.nodes > MAX_NODES) {
      this.tooMany = true;
      this.report(`the rule has more than ${MAX_NODES} parts`, 'split it into several rules', path);
      return;
    }
    if (depth > MAX_DEPTH) {
      this.report(
        `the rule nests deeper than ${MAX_DEPTH} levels`,
        'flatten it or split it into several rules',
        path,
      );
      return;
    }
    if (!isRecord(value)) {
      this.report('a part of the rule must be an object with "op"', 'write it as {"op": …}', path);
      return;
    }
    const op = Object.hasOwn(value, 'op') ? value.op : undefined;
    const shape = typeof op === 'string' ? SHAPES.get(op) : undefined;
    if (shape === undefined) {
      const [nearest] = typeof op === 'string' ? nearestNames(op, SHAPES.keys()) : [];
      const fix =
        nearest === undefined ? `use one of ${[...SHAPES.keys()].join(' ')}` : `did you mean "${nearest}"?`;
      this.report('unknown "op"', fix, `${path}/op`);
      return;
    }
    for (const key of Object.keys(value)) {
      if (key !== 'op' && !Object.hasOwn(shape, key)) {
        this.report(`"${op}" has no member "${key.slice(0, 40)}"`, 'remove it', path);
      }
    }
    for (const [key, kind] of Object.entries(shape)) {
      this.member(Object.hasOwn(value, key) ? value[key] : undefined, kind, `${path}/${key}`, depth);
    }
  }

  private member(value: unknown, kind: MemberKind, path: string, depth: number): void {
    if (value === undefined && kind.startsWith('optional')) return;
    switch (kind) {
      case 'text':
      case 'optional text':
        if (typeof value !== 'string' || value === '' || value.length > MAX_TEXT_VALUE) {
          this.report('text is required here', `use 1 to ${MAX_TEXT_VALUE} characters`, path);
        }
        return;
      case 'optional number':
        if (typeof value !== 'number' || !Number.isFinite(value)) {
          this.report('a number is required here', 'use a finite number', path);
        }
        return;
      case 'key':
        this.key(value, path);
        return;
      case 'constant':
        this.constant(value, path);
        return;
      case 'node':
      case 'optional node':
        this.read(value, path, depth + 1);
        return;
      case 'conditions':
      case 'arguments': {
        const least = kind === 'conditions' ? 2 : 0;
        if (!Array.isArray(value) || value.length < least) {
          const fix = least === 0 ? 'use a list of arguments' : 'use a list of two or more conditions';
          this.report('an array is required here', fix, path);
          return;
        }
        for (const [index, item] of value.entries()) this.read(item, `${path}/${index}`, depth + 1);
      }
    }
  }

  /** Reads a key, or a pair of keys. */
  private key(value: unknown, path: string): void {
    if (!Array.isArray(value)) {
      this.member(value, 'text', path, 0);
    } else if (value.length !== 2) {
      this.report('a pair of keys is required here', 'use one key or an array of two', path);
    } else {
      for (const part of value) this.member(part, 'text', path, 0);
    }
  }

  private constant(value: unknown, path: string): void {
    if (!Array.isArray(value)) {
      if (value !== null) this.scalar(value, path);
      return;
    }
    if (value.length > MAX_ARRAY_VALUES) {
      this.report(`the array has more than ${MAX_ARRAY_VALUES} values`, 'move the values into a list', path);
      return;
    }
    if (value.every((item, index) => this.scalar(item, `${path}/${index}`))) {
      if (value.some((item) => typeof item !== typeof value[0])) {
        this.report(
          'use texts, numbers and flags in separate conditions',
          'keep texts, numbers and flags in separate conditions',
          path,
        );
      }
    }
  }

  private scalar(value: unknown, path: string): boolean {
    if (typeof value === 'boolean') return true;
    if (typeof value === 'number') {
      if (Number.isFinite(value)) return true;
      this.report('the number is not finite', 'use a finite number', path);
    } else if (typeof value === 'string') {
      if (value.length <= MAX_TEXT_VALUE) return true;
      this.report(`the text has more than ${MAX_TEXT_VALUE} characters`, 'shorten it', path);
    } else {
      this.report(
        'a fixed value must be text, a number, true, false, null or an array of these',
        'replace it',
        path,
      );
    }
    return false;
  }
}

/**
 * Reads a rule tree and reports malformed parts; returns the tree if it is valid. Never throws, and never
 * reads prototypes.
 */
export function readShape(input: unknown, report: Report): RuleNode | null {
  let sound = true;
  const reader = new ShapeReader((message, fix, path) => {
    sound = false;
    report(message, fix, path);
  });
  reader.read(input, '', 1);
  // SHAPES mirrors the RuleNode union, and every member was validated against it.
  return sound ? (input as RuleNode) : null;
}
