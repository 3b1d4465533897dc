import type { State } from '@assay/contract';
import type { ReservedOutcome, ReservedValue } from '../reserved-value';

/** Values that fix what becomes of a fraud call. */

const STATES: readonly State[] = ['APPROVE', 'REVIEW', 'DECLINE'];

const states = (
  field: ReservedValue['field'],
  valueFor: (state: State, index: number) => string,
): readonly ReservedValue[] =>
  STATES.map((state, index) => ({
    field,
    value: valueFor(state, index),
    about: state,
    outcome: { state },
  }));

const failure = (name: string, about: string, error: Extract<ReservedOutcome, { error: unknown }>['error']) =>
  ({ field: 'user_id', value: `test-${name}`, about, outcome: { error } }) as const;

const word = (state: State) => state.charAt(0) + state.slice(1).toLowerCase();

export const RESERVED_USERS: readonly ReservedValue[] = [
  ...states('user_id', (state) => `test-${state.toLowerCase()}`),
  failure('rate-limited', '429, code 4004', 'rateLimited'),
  failure('system-error', '500, code 4001', 'system'),
  failure('unavailable', '503, code 4001, with Retry-After', 'unavailable'),
];

export const RESERVED_FULL_NAMES: readonly ReservedValue[] = states(
  'user_fullname',
  (state) => `Test ${word(state)}`,
);

export const RESERVED_ID_VALUES: readonly ReservedValue[] = states(
  'id_value',
  (_state, index) => `0000000000${index + 1}`,
);
