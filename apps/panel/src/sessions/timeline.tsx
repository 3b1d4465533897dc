import type { StreamDocument, StreamTimelineEvent } from '@assay/management-api';
import { useMemo, useState } from 'react';
import { english, type Sentence, t } from '../i18n/language';
import { Section } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';

type What = StreamTimelineEvent['what'];

const text = (value: What[string] | undefined) => (typeof value === 'string' ? value : '');
const count = (value: What[string] | undefined) => (typeof value === 'number' ? value : 0);

type Count = readonly [member: string, words: Sentence];

/** Returns non-zero counts, such as `3 pasted`. */
const counted = (what: What, names: readonly Count[]): string =>
  names
    .filter(([member]) => count(what[member]) > 0)
    .map(([member, words]) => t(words, { count: count(what[member]) }))
    .join(', ');

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(', ');
const named = (what: What, otherwise: string) =>
  text(what.tag) ? t('“{name}”', { name: text(what.tag) }) : otherwise;
const size = (width: number, height: number) =>
  t('Window {width} × {height}', { width: String(width), height: String(height) });

const FIELD_COUNTS: readonly Count[] = [
  ['add', english('{count} characters added')],
  ['del', english('{count} deleted')],
  ['bs', english('{count} backspaces')],
  ['paste', english('{count} pasted')],
  ['copy', english('{count} copied')],
  ['cut', english('{count} cut')],
  ['drop', english('{count} dropped')],
  ['fill', english('{count} autofilled')],
  ['fake', english('{count} set by a script')],
];

/** Returns the position of a field among the fields of its session, by the hash of its name. */
type FieldNumber = (el: string) => number | undefined;

/** Name that the site gave to an element, or the number of the field, or its hash. */
function elementName(what: What, numberOf: FieldNumber): string {
  const el = text(what.el);
  const number = numberOf(el);
  return named(what, number === undefined ? el : String(number));
}

const WORDS: { readonly [kind: string]: (what: What, numberOf: FieldNumber) => string } = {
  env: (what) =>
    joined(
      size(count(what.vw), count(what.vh)),
      text(what.lang),
      text(what.tz),
      count(what.auto) === 1 ? t('the browser reports automation') : '',
    ),
  page: (what) => t('Page {name} opened', { name: named(what, text(what.path)) }),
  field: (what, numberOf) =>
    joined(t('Field {name}', { name: elementName(what, numberOf) }), counted(what, FIELD_COUNTS)),
  move: (what) => t('Pointer moved {count} pixels', { count: count(what.len) }),
  click: (what, numberOf) =>
    joined(
      !text(what.tag) && numberOf(text(what.el)) !== undefined
        ? t('Click on field {name}', { name: elementName(what, numberOf) })
        : t('Click on {name}', { name: named(what, text(what.el) || t('page')) }),
      text(what.ptr),
      count(what.fake) > 0 ? t('triggered by a script') : '',
    ),
  seen: (what) => (count(what.on) === 1 ? t('Page visible') : t('Page hidden')),
  focus: (what) => (count(what.on) === 1 ? t('Window focused') : t('Window lost focus')),
  online: (what) => (count(what.on) === 1 ? t('Online') : t('Offline')),
  resize: (what) => size(count(what.w), count(what.h)),
  turn: (what) => t('Device rotated to {angle}°', { angle: count(what.angle) }),
  idle: (what) => t('{seconds} s without input', { seconds: Math.round(count(what.ms) / 1000) }),
  custom: (what) => joined(t('“{name}”', { name: text(what.name) }), text(what.data)),
  lost: (what) => t('{count, plural, one {# event lost} other {# events lost}}', { count: count(what.n) }),
  end: () => t('Session ended'),
};

/**
 * Returns a timeline event as text; unknown kinds unchanged.
 * @param numberOf number of a field that the site did not name
 */
export const eventInWords = (
  { kind, what }: StreamTimelineEvent,
  numberOf: FieldNumber = () => undefined,
): string => WORDS[kind]?.(what, numberOf) ?? kind;

/** Returns the numbers of the fields in the order of their first event. */
export function fieldNumbers(events: readonly StreamTimelineEvent[]): FieldNumber {
  const fields = new Set(events.filter(({ kind }) => kind === 'field').map(({ what }) => text(what.el)));
  const ordered = events.map(({ what }) => text(what.el)).filter((el) => fields.has(el));
  const numbers = new Map([...new Set(ordered)].map((el, at) => [el, at + 1] as const));
  return (el) => numbers.get(el);
}

const STEP = 200;
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Returns the time since the start of the session, such as `+1:05.2`. */
export function offset(ms: number): string {
  const seconds = ((ms % MINUTE_MS) / SECOND_MS).toFixed(1);
  return `+${Math.floor(ms / MINUTE_MS)}:${seconds.padStart(4, '0')}`;
}

function columnsOf(events: readonly StreamTimelineEvent[]): readonly Column<StreamTimelineEvent>[] {
  const start = Date.parse(events[0]?.at ?? '');
  const numberOf = fieldNumbers(events);
  return [
    {
      name: t('Time'),
      kind: 'digits',
      cell: ({ at }) => (
        <time dateTime={at} title={at}>
          {offset(Math.max(0, Date.parse(at) - start))}
        </time>
      ),
    },
    {
      name: t('Event'),
      kind: 'long',
      cell: (event) => <span title={text(event.what.el) || undefined}>{eventInWords(event, numberOf)}</span>,
    },
  ];
}

/** Timeline from the start of the session. */
export function Timeline({ session }: { readonly session: StreamDocument }) {
  const { timeline: events, complete } = session;
  const [shown, setShown] = useState(STEP);
  const columns = useMemo(() => columnsOf(events), [events]);
  const counts = { shown: events.length, all: session.events };
  return (
    <Section
      title={t('Timeline')}
      about={
        <>
          {t('{shown} entries for {all} events; pointer movements are combined.', counts)}{' '}
          {t('Typed text is never recorded.')}
          {complete ? null : ` ${t('Some events of this long session were dropped.')}`}
        </>
      }
    >
      <PagedTable
        name={t('Timeline')}
        columns={columns}
        rows={events.slice(0, shown)}
        // Events can be equal, and their order never changes.
        keyOf={(_, index) => index}
        reading={{
          isPending: false,
          error: null,
          hasNextPage: events.length > shown,
          fetchNextPage: () => setShown(shown + STEP),
        }}
        more={t('Later events ({count})', { count: events.length - shown })}
        empty={t('No events.')}
      />
    </Section>
  );
}
