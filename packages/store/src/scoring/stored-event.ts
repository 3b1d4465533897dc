/** An event as stored, and as sent by the database: one text with parts separated by control characters. */
import {
  type Direction,
  EVENT_COLUMNS,
  type EvaluationId,
  type EventColumn,
  type EventColumnSet,
  eventColumnSet,
  NO_SUBJECTS,
  type SubjectHashes,
  VELOCITY_SUBJECTS,
  type VelocitySubject,
} from '@assay/contract';

export const STATE_NAMES = ['APPROVE', 'REVIEW', 'DECLINE'] as const;
export type StateName = (typeof STATE_NAMES)[number];

/**
 * One earlier transaction, or one later event of its payment, under one of the transaction's keys. Columns that were not requested for the key are null.
 */
export interface StoredEvent {
  /** Evaluation id, a UUIDv7: later evaluations have greater ids. An event of a payment has that of its transaction. */
  readonly id: EvaluationId;
  /** Hash of the caller's transaction_id: all evaluations of a transaction count as one event. */
  readonly transaction: string;
  /** UNIX milliseconds. */
  readonly at: number;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly action_type: string | null;
  readonly ip_country: string | null;
  /** Result of an identity check; null without one. */
  readonly ekyc_result: string | null;
  /** Label of the transaction when the event was read. */
  readonly label: string | null;
  readonly state: StateName | null;
  /** Type of a later event of the payment; null = a scored transaction. */
  readonly event: string | null;
  readonly direction: Direction | null;
  readonly subjects: SubjectHashes;
  /** Hashes of the indexed custom fields by the tags of the fields; null = none. */
  readonly custom: ReadonlyMap<string, string> | null;
}

const FIELD = '\u001f';
const RECORD = '\u001e';
const DIVIDERS = /\p{Cc}/gu;
/** Converts a text for an event: control characters separate the columns of an event, so they are replaced. */
export const eventText = (text: string): string => text.replace(DIVIDERS, ' ');

const SUBJECTS = eventColumnSet(VELOCITY_SUBJECTS);

/** Returns the SQL texts of a key's requested columns, each after a separator. */
const asked = (columns: readonly EventColumn[]): string =>
  columns
    .map(
      (column) =>
        `CASE WHEN r.columns & ${eventColumnSet([column])} <> 0 THEN concat(E'\\x1f', n.${column}) END`,
    )
    .join(', ');

const columnsBefore = (column: EventColumn): number => EVENT_COLUMNS.indexOf(column);
const PERSONS = columnsBefore('user_id');
const COUNTERPARTIES = columnsBefore('receiver_bank_account');

/** Columns that are skipped together, because most keys request none of a group. */
const COLUMN_GROUPS: readonly (readonly EventColumn[])[] = [
  EVENT_COLUMNS.slice(0, PERSONS),
  EVENT_COLUMNS.slice(PERSONS, COUNTERPARTIES),
  EVENT_COLUMNS.slice(COUNTERPARTIES),
];

/** SQL of an event as text: the parts that every key needs, then the requested ones. */
export const EVENT_TEXT = `concat(n.evaluation_id, E'\\x1f', n.transaction_hash, E'\\x1f', n.at,
    ${COLUMN_GROUPS.map((group) => `CASE WHEN r.columns & ${eventColumnSet(group)} <> 0 THEN concat(${asked(group)}) END`).join(',\n    ')})`;

/** SQL condition: later events of payments are read only for keys that request their type. */
export const COUNTED_EVENT = `(e.event IS NULL OR r.columns & ${eventColumnSet(['event'])} <> 0)`;

const COLUMNS_BEFORE = 3;

/** Returns a lookup of the position of a column in an event text with these columns; 0 = not requested. */
function placesOf(columns: EventColumnSet): (column: EventColumn) => number {
  const there = EVENT_COLUMNS.filter((column) => (columns & eventColumnSet([column])) !== 0);
  return (column) => (there.includes(column) ? there.indexOf(column) + COLUMNS_BEFORE : 0);
}

/** Returns the text of a column; null if it was not requested or is empty. */
const textAt = (texts: readonly string[], place: number): string | null =>
  place === 0 ? null : texts[place] || null;

const numberAt = (texts: readonly string[], place: number): number | null => {
  const text = textAt(texts, place);
  return text === null ? null : Number(text);
};

const DIRECTIONS: { readonly [text: string]: Direction } = { inflow: 'inflow', outflow: 'outflow' };

/** Creates a reader of the requested subjects; the others are null. */
function subjectsReader(columns: EventColumnSet): (texts: readonly string[]) => SubjectHashes {
  if ((columns & SUBJECTS) === 0) return () => NO_SUBJECTS;
  const placeOf = placesOf(columns);
  const places = VELOCITY_SUBJECTS.flatMap((subject) => {
    const place = placeOf(subject);
    return place === 0 ? [] : [{ subject, place }];
  });
  return (texts) => {
    const hashes: { -readonly [S in VelocitySubject]: string | null } = { ...NO_SUBJECTS };
    for (const { subject, place } of places) hashes[subject] = texts[place] || null;
    return hashes;
  };
}

/** Parses the array of tags and hashes of indexed custom fields, as the database formats it. */
function customOf(text: string | null): ReadonlyMap<string, string> | null {
  if (text === null) return null;
  const parts = text.slice(1, -1).split(',');
  const hashes = new Map<string, string>();
  for (let at = 0; at + 1 < parts.length; at += 2) hashes.set(parts[at] ?? '', parts[at + 1] ?? '');
  return hashes;
}

/** Creates a reader of events with these columns. */
function eventReader(columns: EventColumnSet): (record: string) => StoredEvent {
  const placeOf = placesOf(columns);
  const state = placeOf('state');
  const amount = placeOf('amount');
  const currency = placeOf('currency');
  const action = placeOf('action_type');
  const country = placeOf('ip_country');
  const ekyc = placeOf('ekyc_result');
  const label = placeOf('label');
  const event = placeOf('event');
  const direction = placeOf('direction');
  const custom = placeOf('custom');
  const subjectsOf = subjectsReader(columns);
  return (record) => {
    const texts = record.split(FIELD);
    return {
      id: texts[0] ?? '',
      transaction: texts[1] ?? '',
      at: Number(texts[2]),
      state: STATE_NAMES[numberAt(texts, state) ?? -1] ?? null,
      amount: numberAt(texts, amount),
      currency: textAt(texts, currency),
      action_type: textAt(texts, action),
      ip_country: textAt(texts, country),
      ekyc_result: textAt(texts, ekyc),
      label: textAt(texts, label),
      event: textAt(texts, event),
      direction: DIRECTIONS[textAt(texts, direction) ?? ''] ?? null,
      subjects: subjectsOf(texts),
      custom: customOf(textAt(texts, custom)),
    };
  };
}

/**
 * Creates a reader of the events of keys. Most keys of a person have the same events, so equal texts are
 * parsed once.
 */
export function eventsReader(): (columns: EventColumnSet, text: string) => readonly StoredEvent[] {
  const known = new Map<EventColumnSet, Map<string, readonly StoredEvent[]>>();
  return (columns, text) => {
    let texts = known.get(columns);
    if (!texts) {
      texts = new Map();
      known.set(columns, texts);
    }
    let events = texts.get(text);
    if (!events) {
      events = text.split(RECORD).map(eventReader(columns));
      texts.set(text, events);
    }
    return events;
  };
}
