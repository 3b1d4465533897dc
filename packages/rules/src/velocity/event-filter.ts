import type { RuleNode } from '../ast';
import { eventFields } from '../check/type-of';
import { EVENT_FIELDS, type EventField } from '../data/velocity-vocabulary';
import { compileTest } from '../evaluate/compile-test';
import type { Surroundings } from '../evaluate/language';
import { Scope } from '../evaluate/scope';
import type { ListPort } from '../lists/list-index';
import { present } from '../semantics/values';
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

/** Whether an event belongs to a velocity definition; `now` is the current transaction's time. */
export type EventFilter = (row: EventRow, now: number) => boolean;

/** Compiles the `where` of a velocity. An event on which the filter is unknown is not counted. */
export function compileEventFilter(where: RuleNode): EventFilter {
  const test = compileTest(where, true, EVENT_SURROUNDINGS);
  return (row, now) => {
    const slots = FIELDS.map((field) => present(eventField(row, field)));
    return test(new Scope(slots, [], now, NO_LISTS));
  };
}
