import {
  type EventColumn,
  labelSignal,
  type SubjectHashes,
  VELOCITY_SUBJECTS,
  type VelocityKey,
  type VelocitySubject,
} from '@assay/contract';
import type { EventField } from '../data/velocity-vocabulary';

export type State = 'APPROVE' | 'REVIEW' | 'DECLINE';

/**
 * One transaction as velocity sees it: what the store keeps of it for counting. Of an earlier one only the columns that
 * its key's plan names were read; the others are null.
 */
export interface EventRow {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly action_type: string | null;
  readonly ip_country: string | null;
  /** What an identity check came to; null without one. */
  readonly ekyc_result: string | null;
  /** What its transaction turned out to be, as far as that is known by now; null for the transaction itself. */
  readonly label: string | null;
  readonly state: State | null;
  /** Opaque hashes: equal exactly when the values are equal. */
  readonly subjects: SubjectHashes;
}

/** The earlier events of one key, newest first. */
export interface KeyEvents {
  readonly rows: readonly EventRow[];
  /** How many rows were asked for: as many rows as this mean that older ones may exist. */
  readonly limit: number;
}

/**
 * Earlier events by key. A key that this transaction does not carry is left out; a key with no earlier
 * events has no rows.
 */
export type EventsByKey = ReadonlyMap<VelocityKey, KeyEvents>;

const OUTCOMES = { negative: 'fraud', positive: 'genuine' } as const;

/** What a label comes to, in one word. */
function outcomeOf(label: string | null): string | null {
  const signal = label === null ? undefined : labelSignal(label);
  return signal === undefined ? null : OUTCOMES[signal];
}

/** An event's value under its name in the rule language. */
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
  }
}

export function isSubject(of: VelocitySubject | EventField): of is VelocitySubject {
  return (VELOCITY_SUBJECTS as readonly string[]).includes(of);
}

/** The column of an event that a name of the rule language stands for. */
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
