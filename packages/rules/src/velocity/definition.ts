import {
  type CustomFieldPath,
  type EventColumn,
  type EventColumnSet,
  eventColumnSet,
  VELOCITY_KEYS,
  type VelocityKey,
  type VelocitySubject,
} from '@assay/contract';
import {
  childrenOf,
  isComparison,
  type KeyOfVelocity,
  type RuleNode,
  type SingleKey,
  type VelocityAggregate,
  type VelocityNode,
} from '../ast';
import { eventFields } from '../check/type-of';
import { EVENT_FIELDS, type EventField } from '../data/velocity-vocabulary';
import { compileTest } from '../evaluate/compile-test';
import { stepsOf } from '../evaluate/cost';
import type { Surroundings } from '../evaluate/language';
import { Scope } from '../evaluate/scope';
import type { ListPort } from '../lists/list-index';
import { durationMs, present } from '../semantics/values';
import { printRule } from '../text/printer';
import type { InSteps, Work } from '../work';
import { type EventRow, eventColumn, eventField, isSubject } from './event';

const CUSTOM_PREFIX = 'custom_fields.';

export const isCustomField = (name: string): name is CustomFieldPath => name.startsWith(CUSTOM_PREFIX);

/** Returns the single keys of a key, in an order that is equal for equal pairs. */
export function keyParts(by: KeyOfVelocity): readonly SingleKey[] {
  return typeof by === 'string' ? [by] : [...by].sort();
}

/** Returns the name of a key, equal for equal keys: the name of a single key, or both of a pair. */
const keyName = (by: KeyOfVelocity): string => keyParts(by).join(' + ');

/** Returns the single keys in a name that `keyName` returned. Names of indexed fields contain no plus sign. */
export const namedKeys = (name: string): readonly SingleKey[] => name.split(' + ') as SingleKey[];

/** True for a key that every transaction with its value is counted by. Others are stored on demand. */
export const isBuiltInKey = (name: string): name is VelocityKey =>
  (VELOCITY_KEYS as readonly string[]).includes(name);

const FIELDS = Object.keys(EVENT_FIELDS) as EventField[];

const NO_LISTS: ListPort = { has: () => null };

const EVENT_SURROUNDINGS: Surroundings = {
  fields: eventFields,
  slotOf: (path) => FIELDS.indexOf(path as EventField),
  // The checker rejects velocity and lists in a filter.
  velocityIndexOf: () => -1,
  listFieldOf: () => null,
};

/** Returns the event fields that a velocity filter reads. */
function fieldsOfFilter(where: RuleNode): ReadonlySet<EventField> {
  if (where.op === 'field') return new Set([where.path as EventField]);
  return new Set(childrenOf(where).flatMap(({ node }) => [...fieldsOfFilter(node)]));
}

/** Prepares a test of events against a velocity filter, at the current transaction's time. */
type EventFilter = (now: number, work: Work) => (row: EventRow) => boolean;

/** Compiles the `where` of a velocity. An event for which the filter is unknown is not counted. */
function compileEventFilter(where: RuleNode): EventFilter {
  const test = compileTest(where, true, EVENT_SURROUNDINGS);
  const steps = stepsOf(where);
  const slots = [...fieldsOfFilter(where)].map((field) => ({ field, slot: FIELDS.indexOf(field) }));
  return (now, work) => {
    // Thousands of events may be tested for one transaction, so they share one scope.
    const scope = new Scope(new Array(FIELDS.length), [], now, NO_LISTS, work);
    return (row) => {
      if (!work.spend(steps)) return false;
      for (const { field, slot } of slots) scope.slots[slot] = present(eventField(row, field));
      return test(scope);
    };
  };
}

/** One aggregate to compute, shared by every rule that uses it. */
export interface VelocityDefinition {
  /** Equal for equal definitions, regardless of their text. */
  readonly id: string;
  readonly aggregate: VelocityAggregate;
  /** Name of its key (`keyName`). */
  readonly by: string;
  readonly of: VelocitySubject | CustomFieldPath | EventField | null;
  /** Currency to which amounts are converted, or `account`; null = amounts in the current currency only. */
  readonly currency: string | null;
  /** Percentile, 0 to 100; null for other aggregates. */
  readonly p: number | null;
  readonly windowMs: number;
  readonly filter: EventFilter | null;
  /** True if the filter reads `event`. Otherwise only transactions are counted. */
  readonly readsEvents: boolean;
  /** Columns of its events to read, in addition to ids, transactions and times. */
  readonly columns: EventColumnSet;
  /**
   * Value from which a larger one changes no rule: one above the largest constant it is compared with. Null
   * if a rule uses the exact value (in arithmetic, or against a field).
   */
  readonly decidedFrom: number | null;
}

export interface KeyPlan {
  /** Its name (`keyName`). */
  readonly key: string;
  /** The longest window of this key's definitions, milliseconds. */
  readonly windowMs: number;
  /** Maximum number of the newest rows within the window to read. */
  readonly cap: number;
  /** Columns to read: all that a definition of this key uses. */
  readonly columns: EventColumnSet;
}

export interface VelocityPlan {
  readonly definitions: readonly VelocityDefinition[];
  readonly keys: readonly KeyPlan[];
}

/** Returns an id that is equal for equivalent velocity nodes. */
export function definitionId(node: VelocityNode): string {
  const where = node.where === undefined ? '' : printRule(node.where);
  const aggregate = node.p === undefined ? node.aggregate : `${node.aggregate} ${node.p}`;
  const of = node.currency === undefined ? node.of : `${node.of} in ${node.currency}`;
  return [aggregate, of ?? '', keyName(node.by), durationMs(node.window) ?? 0, where].join('|');
}

/**
 * Returns the columns that a velocity reads. Amounts also need the currency, because only amounts in the same
 * currency are added.
 */
function columnsOf({ aggregate, of, where }: VelocityNode): EventColumnSet {
  const columns = new Set<EventColumn>();
  if (of !== undefined) columns.add(isSubject(of) ? of : isCustomField(of) ? 'custom' : eventColumn(of));
  if (aggregate === 'first_amount' || aggregate === 'last_amount') columns.add('amount');
  if (columns.has('amount')) columns.add('currency');
  if (where !== undefined) for (const field of fieldsOfFilter(where)) columns.add(eventColumn(field));
  return eventColumnSet(columns);
}

interface Use {
  readonly node: VelocityNode;
  /** The largest constant it is compared with; null for any other use. */
  readonly bound: number | null;
}

/** Returns the largest number of a constant, or null if it contains none. */
function fixedBound(node: RuleNode): number | null {
  if (node.op === 'duration') return (durationMs(node.value) ?? 0) / 1_000;
  if (node.op !== 'const') return null;
  if (typeof node.value === 'number') return node.value;
  if (!Array.isArray(node.value)) return null;
  const numbers = node.value.filter((value): value is number => typeof value === 'number');
  return numbers.length === 0 ? null : Math.max(...numbers);
}

function collectUses(node: RuleNode, uses: Use[]): void {
  if (node.op === 'velocity') {
    uses.push({ node, bound: null });
    return;
  }
  if (isComparison(node) || node.op === 'in' || node.op === 'not_in') {
    const { left, right } = node;
    if (left.op === 'velocity') uses.push({ node: left, bound: fixedBound(right) });
    else collectUses(left, uses);
    if (right.op === 'velocity') uses.push({ node: right, bound: fixedBound(left) });
    else collectUses(right, uses);
    return;
  }
  for (const child of childrenOf(node)) collectUses(child.node, uses);
}

function largerBound(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : Math.max(a, b);
}

/** Returns the distinct velocity definitions of checked conditions, ordered by id. */
export function* collectDefinitions(conditions: Iterable<RuleNode>): InSteps<readonly VelocityDefinition[]> {
  const uses: Use[] = [];
  for (const condition of conditions) {
    collectUses(condition, uses);
    yield;
  }
  const found = new Map<string, VelocityDefinition>();
  for (const { node, bound } of uses) {
    yield;
    const id = definitionId(node);
    const decidedFrom = bound === null ? null : bound + 1;
    const known = found.get(id);
    found.set(id, {
      id,
      aggregate: node.aggregate,
      by: keyName(node.by),
      of: node.of ?? null,
      currency: node.currency ?? null,
      p: node.p ?? null,
      windowMs: durationMs(node.window) ?? 0,
      filter: known?.filter ?? (node.where === undefined ? null : compileEventFilter(node.where)),
      readsEvents: node.where !== undefined && fieldsOfFilter(node.where).has('event'),
      columns: known?.columns ?? columnsOf(node),
      decidedFrom: known === undefined ? decidedFrom : largerBound(known.decidedFrom, decidedFrom),
    });
  }
  return [...found.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
