import type { StreamTimelineEvent } from '@assay/management-api';
import { useState } from 'react';
import { english, type Sentence, t } from '../i18n/language';
import { Section } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { Time } from '../ui/time';

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

const WORDS: { readonly [kind: string]: (what: What) => string } = {
  env: (what) =>
    joined(
      size(count(what.vw), count(what.vh)),
      text(what.lang),
      text(what.tz),
      count(what.auto) === 1 ? t('the browser reports automation') : '',
    ),
  page: (what) => t('Page {name} opened', { name: named(what, text(what.path)) }),
  field: (what) =>
    joined(t('Field {name}', { name: named(what, text(what.el)) }), counted(what, FIELD_COUNTS)),
  move: (what) => t('Pointer moved {count} pixels', { count: count(what.len) }),
  click: (what) =>
    joined(
      t('Click on {name}', { name: named(what, text(what.el) || t('page')) }),
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

/** Returns a timeline event as text; unknown kinds unchanged. */
export const eventInWords = ({ kind, what }: StreamTimelineEvent): string => WORDS[kind]?.(what) ?? kind;

const STEP = 200;

const COLUMNS: readonly Column<StreamTimelineEvent>[] = [
  { name: english('Time'), cell: ({ at }) => <Time at={at} /> },
  { name: english('Event'), kind: 'long', cell: eventInWords },
];

interface TimelineProps {
  readonly events: readonly StreamTimelineEvent[];
  readonly isComplete: boolean;
}

/** Timeline from the start of the session. */
export function Timeline({ events, isComplete }: TimelineProps) {
  const [shown, setShown] = useState(STEP);
  return (
    <Section
      title={t('Timeline')}
      about={t(
        isComplete
          ? 'Counts and times only. Typed text is never recorded.'
          : 'Counts and times only. Typed text is never recorded. Some events of this long session were dropped.',
      )}
    >
      <PagedTable
        name={t('Timeline')}
        columns={COLUMNS}
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
