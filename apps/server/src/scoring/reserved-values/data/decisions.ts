import { EKYC_RESULTS, type EkycResult, type State } from '@assay/contract';
import type { ReservedOutcome, ReservedValue } from '../reserved-value';

/** Values that fix the decision of a fraud request. */

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

const EKYC_ABOUT: { readonly [result in EkycResult]: string } = {
  SUCCESS: 'person matches the source',
  FAILED: "person doesn't match the source",
  ERROR: "source doesn't respond",
};

/** Returns three invalid numbers of a type, in the order of `EKYC_RESULTS`. */
const checks = (
  field: ReservedValue['field'],
  kind: string,
  valueFor: (result: EkycResult, index: number) => string,
): readonly ReservedValue[] =>
  EKYC_RESULTS.map((result, index) => ({
    field,
    value: valueFor(result, index),
    about: `${EKYC_ABOUT[result]}, ${kind}`,
    outcome: { ekyc: result },
  }));

/** With these user ids every check type can be tested, including those without a number. */
export const RESERVED_EKYC_USERS: readonly ReservedValue[] = checks(
  'user_id',
  'any identity check',
  (result) => `test-ekyc-${result.toLowerCase()}`,
);

/**
 * Numbers that are never assigned: equal digits, nonexistent areas and states, ranges reserved for
 * advertisements.
 */
export const RESERVED_EKYC_IDS: readonly ReservedValue[] = [
  ...checks('id_value', 'BR_ID_CPF_EXT', (_, index) => String(index + 1).repeat(11)),
  ...checks('id_value', 'CO_ID_CC and CO_ID_PPT', (_, index) => `999999999${index + 1}`),
  ...checks('id_value', 'CO_ID_CE', (_, index) => `999999${index + 1}`),
  ...checks('id_value', 'GR_CB', (_, index) => `9999990000${index + 1}`),
  ...checks('id_value', 'ID_ID_NIK and ID_SVC', (_, index) => `999999010190000${index + 1}`),
  ...checks('id_value', 'MX_ID_CURP', (_, index) => `TEXT900101HXXXXX0${index + 1}`),
  ...checks('id_value', 'US_ID_F2', (_, index) => `98765432${index + 1}`),
  ...checks('id_value', 'NG_ID_NIN and NG_ID_BVN', (_, index) => `0000000001${index + 1}`),
];

export const RESERVED_FULL_NAMES: readonly ReservedValue[] = states(
  'user_fullname',
  (state) => `Test ${word(state)}`,
);

export const RESERVED_ID_VALUES: readonly ReservedValue[] = states(
  'id_value',
  (_state, index) => `0000000000${index + 1}`,
);
