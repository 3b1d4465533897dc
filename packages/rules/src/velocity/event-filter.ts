import { childrenOf, type RuleNode } from '../ast';
import { eventFields } from '../check/type-of';
import { EVENT_FIELDS, type EventField } from '../data/velocity-vocabulary';
import { compileTest } from '../evaluate/compile-test';
import { stepsOf } from '../evaluate/cost';
import type { Surroundings } from '../evaluate/language';
import { Scope } from '../evaluate/scope';
import type { ListPort } from '../lists/list-index';
import { present } from '../semantics/values';
import type { Work } from '../work';
import { type EventRow, eventField } from './event';

const FIELDS = Object.keys(EVENT_FIELDS) as EventField[];

const NO_LISTS: ListPort = { has: () => null };

const EVENT_SURROUNDINGS: Surroundings = {
  fields: eventFields,
  slotOf: (path) => FIELDS.indexOf(path as EventField),
  // The checker lets neither velocity nor lists into a filter.
  velocityIndexOf: () => -1,
  listFieldOf: () => null,
};

/** The fields of an event that a velocity's `where` reads. */
export function fieldsOfFilter(where: RuleNode): ReadonlySet<EventField> {
  if (where.op === 'field') return new Set([where.path as EventField]);
  return new Set(childrenOf(where).flatMap(({ node }) => [...fieldsOfFilter(node)]));
}

/** Prepares a test of events against a velocity's `where`, at the current transaction's time. */
export type EventFilter = (now: number, work: Work) => (row: EventRow) => boolean;

/** Compiles the `where` of a velocity. An event on which the filter is unknown is not counted. */
export function compileEventFilter(where: RuleNode): EventFilter {
  const test = compileTest(where, true, EVENT_SURROUNDINGS);
  const steps = stepsOf(where);
  const slots = [...fieldsOfFilter(where)].map((field) => ({ field, slot: FIELDS.indexOf(field) }));
  return (now, work) => {
    // Thousands of events may be tested for one transaction: they share one scope.
    const scope = new Scope(new Array(FIELDS.length), [], now, NO_LISTS, work);
    return (row) => {
      if (!work.spend(steps)) return false;
      for (const { field, slot } of slots) scope.slots[slot] = present(eventField(row, field));
      return test(scope);
    };
  };
}
