import {
  type CustomFieldPath,
  type Direction,
  type EventColumn,
  labelSignal,
  type SubjectHashes,
  VELOCITY_SUBJECTS,
  type VelocitySubject,
} from '@assay/contract';
import type { EventField } from '../data/velocity-vocabulary';

export type State = 'APPROVE' | 'REVIEW' | 'DECLINE';

/**
 * One transaction, or one later event of its payment, as a velocity event: the data that the store retains
 * for counting. Only the columns in the plan of its key are read; the others are null.
 */
export interface EventRow {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly action_type: string | null;
  readonly ip_country: string | null;
  /** Result of an identity check; null without one. */
  readonly ekyc_result: string | null;
  /** Current label of the transaction; null for the current transaction. */
  readonly label: string | null;
  readonly state: State | null;
  /** Type of a later event of the payment, such as `refunded`; null = a scored transaction. */
  readonly event: string | null;
  /** Direction of the payment; null if the policy doesn't map its type. */
  readonly direction: Direction | null;
  /** Opaque hashes: equal if and only if the values are equal. */
  readonly subjects: SubjectHashes;
  /** Hashes of the indexed custom fields by the tags of the fields; null = none. */
  readonly custom: ReadonlyMap<string, string> | null;
}

/** The earlier events of one key, newest first. */
export interface KeyEvents {
  readonly rows: readonly EventRow[];
  /** Requested number of rows; if this many were returned, older ones may exist. */
  readonly limit: number;
}

/**
 * Earlier events by the name of a key (`keyName`). A key that this transaction lacks is omitted; a key without earlier events has an
 * empty list.
 */
export type EventsByKey = ReadonlyMap<string, KeyEvents>;

const OUTCOMES = { negative: 'fraud', positive: 'genuine' } as const;

/** Returns the outcome word of a label. */
function outcomeOf(label: string | null): string | null {
  const signal = label === null ? undefined : labelSignal(label);
  return signal === undefined ? null : OUTCOMES[signal];
}

/** Returns an event value by its name in the rule language. */
export function eventField(row: EventRow, field: EventField): string | number | null {
  switch (field) {
    case 'transaction_amount':
      return row.amount;
    case 'transaction_currency':
      return row.currency;
    case 'action_type':
      return row.action_type;
    case 'ip_country':
      return row.ip_country;
    case 'ekyc_result':
      return row.ekyc_result;
    case 'label':
      return row.label;
    case 'labelled':
      return outcomeOf(row.label);
    case 'state':
      return row.state;
    case 'event':
      return row.event;
    case 'direction':
      return row.direction;
  }
}

export function isSubject(of: VelocitySubject | CustomFieldPath | EventField): of is VelocitySubject {
  return (VELOCITY_SUBJECTS as readonly string[]).includes(of);
}

/** Returns the event column of a name in the rule language. */
export function eventColumn(field: EventField): EventColumn {
  switch (field) {
    case 'transaction_amount':
      return 'amount';
    case 'transaction_currency':
      return 'currency';
    case 'labelled':
      return 'label';
    default:
      return field;
  }
}
