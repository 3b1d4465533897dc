import { ApiError, type Details, type FraudRequest } from '@assay/contract';
import type { Decision } from '@assay/rules';
import type { Caller } from '../accounts/index';
import { TEST_VALUES, type TestOutcome } from './data/test-values';

const RETRY_AFTER_SECONDS = 1;
const slot = (field: string, value: string) => `${field}\0${value}`;
const OUTCOMES = new Map<string, TestOutcome>(
  TEST_VALUES.map((entry) => [slot(entry.field, entry.value), entry.outcome]),
);
const FIELDS = [...new Set(TEST_VALUES.map((entry) => entry.field))];

/** Brings a value to the spelling of the table. */
function spelling(field: string, value: string): string {
  if (field === 'phone_number') return value.replace(/\D/g, '');
  return field === 'email' ? value.trim().toLowerCase() : value;
}

function reservedOutcomes(request: FraudRequest): readonly TestOutcome[] {
  return FIELDS.flatMap((field) => {
    const value = request[field];
    return value === undefined ? [] : (OUTCOMES.get(slot(field, spelling(field, value))) ?? []);
  });
}

const outcomes = (caller: Caller, request: FraudRequest): readonly TestOutcome[] =>
  caller.key.kind === 'test' ? reservedOutcomes(request) : [];

/** The decision of a test call, with the state that a reserved value fixes. */
export function settleTestState(request: FraudRequest, decision: Decision): Decision {
  const fixed = reservedOutcomes(request).find((outcome) => 'state' in outcome);
  return fixed ? { ...decision, state: fixed.state, decided_by: { by: 'rule', ids: ['TEST'] } } : decision;
}

/** A copy of `target` with the member at a dotted path replaced. */
function withMember(target: object, path: string, value: unknown): object {
  const [name = '', ...rest] = path.split('.');
  const child = (target as { readonly [key: string]: unknown })[name];
  const inner = rest.length === 0 ? value : withMember(child as object, rest.join('.'), value);
  return { ...target, [name]: inner };
}

function withFacts(
  details: Details,
  { module, members }: Extract<TestOutcome, { readonly module: string }>,
): Partial<Details> {
  let facts: object | null = details[module];
  // A module that is off stays off.
  if (facts === null) return {};
  for (const [path, value] of Object.entries(members)) facts = withMember(facts, path, value);
  return { [module]: facts };
}

/**
 * The reserved values of test keys; live keys are never affected. The call takes the same road as any other: only
 * what the modules found, or the final state, is replaced.
 */
export const testScenarios = {
  /** @throws ApiError when the request holds a value reserved for a failure. */
  check(caller: Caller, request: FraudRequest): void {
    for (const outcome of outcomes(caller, request)) {
      if ('error' in outcome)
        throw new ApiError(outcome.error, undefined, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
  },

  /** The modules' details with the reserved values' facts in place. */
  overlay(caller: Caller, request: FraudRequest, details: Details): Details {
    const overlaid: { -readonly [M in keyof Details]: Details[M] } = { ...details };
    for (const outcome of outcomes(caller, request)) {
      if ('silent' in outcome) overlaid[outcome.silent] = null;
      if ('module' in outcome) Object.assign(overlaid, withFacts(overlaid, outcome));
    }
    return overlaid;
  },

  /** The decision, with the state that a reserved value fixes. */
  settle: (caller: Caller, request: FraudRequest, decision: Decision): Decision =>
    caller.key.kind === 'test' ? settleTestState(request, decision) : decision,
};
