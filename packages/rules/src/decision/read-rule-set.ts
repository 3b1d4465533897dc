/**
 * Reads a rule set from any JSON value, such as a policy file or a request body. It validates shapes and
 * limits; compilation validates conditions and references.
 */
import { LIST_FIELDS } from '../data/list-fields';
import type { Problem } from '../problem';
import { isRecord } from '../semantics/values';
import { MAX_CANARY_PERCENT, MIN_CANARY_PERCENT } from './decide';
import type { RuleSet } from './rule-set';

type RuleSetReading =
  | { readonly ok: true; readonly set: RuleSet }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const MAX_NAME_LENGTH = 255;
const MAX_ITEMS = 10_000;
/** Maximum number of reported problems, so that a completely invalid file is not reported line by line. */
const MAX_PROBLEMS = 100;

class Reader {
  readonly problems: Problem[] = [];

  report(message: string, fix: string, path: string): void {
    if (this.problems.length < MAX_PROBLEMS) this.problems.push({ message, fix, path });
  }
}

type Kind = (value: unknown, path: string, reader: Reader) => void;

const text: Kind = (value, path, reader) => {
  if (typeof value !== 'string' || value.trim() === '' || value.length > MAX_NAME_LENGTH) {
    reader.report('text is required here', `use 1 to ${MAX_NAME_LENGTH} characters`, path);
  }
};

function number(least: number, most: number): Kind {
  return (value, path, reader) => {
    if (typeof value !== 'number' || !(value >= least && value <= most)) {
      reader.report('a number is required here', `use ${least} to ${most}`, path);
    }
  };
}

function oneOf(...names: readonly string[]): Kind {
  return (value, path, reader) => {
    if (typeof value !== 'string' || !names.includes(value)) {
      reader.report('unknown value', `use one of ${names.join(', ')}`, path);
    }
  };
}

/** Allows a member to be omitted or null. */
function optional(kind: Kind): Kind {
  return (value, path, reader) => {
    if (value !== undefined && value !== null) kind(value, path, reader);
  };
}

function listOf(kind: Kind): Kind {
  return (value, path, reader) => {
    if (!Array.isArray(value) || value.length > MAX_ITEMS) {
      reader.report('an array is required here', `use at most ${MAX_ITEMS} items`, path);
      return;
    }
    for (const [index, item] of value.entries()) kind(item, `${path}/${index}`, reader);
  };
}

function object(members: Readonly<Record<string, Kind>>): Kind {
  return (value, path, reader) => {
    if (!isRecord(value)) {
      reader.report('an object is required here', `use ${Object.keys(members).join(', ')}`, path);
      return;
    }
    for (const key of Object.keys(value)) {
      if (!Object.hasOwn(members, key))
        reader.report(`unknown member "${key.slice(0, 40)}"`, 'remove it', path);
    }
    for (const [key, kind] of Object.entries(members)) {
      kind(Object.hasOwn(value, key) ? value[key] : undefined, `${path}/${key}`, reader);
    }
  };
}

const STATES = ['APPROVE', 'REVIEW', 'DECLINE'] as const;

const listField = oneOf(...Object.keys(LIST_FIELDS));

const effectMembers = object({
  score: optional(object({ operation: oneOf('+', '-'), value: number(0, 1_000) })),
  state: optional(oneOf(...STATES)),
  list: optional(object({ list_id: text, field: listField, action: oneOf('add') })),
});

/** Reads the effect: a score, or a state, or a list action, or a state with a list action. */
const then: Kind = (value, path, reader) => {
  effectMembers(value, path, reader);
  if (!isRecord(value)) return;
  const [score, state, list] = ['score', 'state', 'list'].map(
    (key) => Object.hasOwn(value, key) && value[key] != null,
  );
  if (!score && !state && !list) {
    reader.report('the rule has no effect', 'add a score, a state or a list action', path);
  } else if (score && (state || list)) {
    reader.report(
      "a scoring rule can't have another effect",
      'create a second rule for the state or the list',
      path,
    );
  }
};

/** Checks only for an object; `checkRule` validates the condition with the catalog. */
const condition: Kind = (value, path, reader) => {
  if (!isRecord(value)) reader.report('a condition is required here', 'add the rule tree', path);
};

const thresholdMembers = object({ review: number(0, 100), decline: number(0, 100) });

const thresholds: Kind = (value, path, reader) => {
  thresholdMembers(value, path, reader);
  if (isRecord(value) && Number(value.review) > Number(value.decline)) {
    reader.report(
      'the review threshold is above the decline threshold',
      'set review to at most the value of decline',
      path,
    );
  }
};

const velocity = object({
  inflow: optional(listOf(text)),
  outflow: optional(listOf(text)),
  indexed_fields: optional(listOf(text)),
  currency: optional(text),
});

const ruleSet = object({
  rules: listOf(
    object({
      id: text,
      name: text,
      category: optional(text),
      priority: number(-1_000_000, 1_000_000),
      mode: oneOf('live', 'canary', 'shadow', 'off'),
      canary_percent: optional(number(MIN_CANARY_PERCENT, MAX_CANARY_PERCENT)),
      when: condition,
      then,
      starts_at: optional(text),
      ends_at: optional(text),
    }),
  ),
  categories: listOf(object({ id: text, name: text, thresholds: optional(thresholds) })),
  lists: listOf(object({ id: text, name: text, kind: oneOf('allow', 'block', 'plain'), field: listField })),
  thresholds,
  velocity: optional(velocity),
});

/** Reads a rule set; reports every malformed part with its JSON pointer. Never throws. */
export function readRuleSet(input: unknown): RuleSetReading {
  const reader = new Reader();
  ruleSet(input, '', reader);
  if (reader.problems.length > 0) return { ok: false, problems: reader.problems };
  // The table above mirrors RuleSet, and every member was validated against it.
  return { ok: true, set: input as RuleSet };
}
