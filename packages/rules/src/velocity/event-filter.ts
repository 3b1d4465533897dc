import type { RuleNode } from '../ast';
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

/** Prepares a test of events against a velocity's `where`, at the current transaction's time. */
export type EventFilter = (now: number, work: Work) => (row: EventRow) => boolean;

/** Compiles the `where` of a velocity. An event on which the filter is unknown is not counted. */
export function compileEventFilter(where: RuleNode): EventFilter {
  const test = compileTest(where, true, EVENT_SURROUNDINGS);
  const steps = stepsOf(where);
  return (now, work) => {
    // Thousands of events may be tested for one transaction: they share one scope.
    const scope = new Scope(new Array(FIELDS.length), [], now, NO_LISTS, work);
    return (row) => {
      if (!work.spend(steps)) return false;
      for (let i = 0; i < FIELDS.length; i++)
        scope.slots[i] = present(eventField(row, FIELDS[i] as EventField));
      return test(scope);
    };
  };
}
