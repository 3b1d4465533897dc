import type { StreamTimelineEvent } from '@assay/management-api';
import { useState } from 'react';
import { english, t } from '../i18n/language';
import { type Column, PagedTable } from '../ui/paged-table';
import { Section } from '../ui/section';
import { Time } from '../ui/time';
import { eventInWords } from './event-words';

const STEP = 200;

const COLUMNS: readonly Column<StreamTimelineEvent>[] = [
  { name: english('Time'), cell: ({ at }) => <Time at={at} /> },
  { name: english('Event'), kind: 'long', cell: eventInWords },
];

interface TimelineProps {
  readonly events: readonly StreamTimelineEvent[];
  readonly isComplete: boolean;
}

/** What happened when, from the beginning. */
export function Timeline({ events, isComplete }: TimelineProps) {
  const [shown, setShown] = useState(STEP);
  return (
    <Section
      title={t('Timeline')}
      about={t(
        isComplete
          ? 'Counts and times only: what was typed is never told.'
          : 'Counts and times only: what was typed is never told. Not every event of this long session was kept.',
      )}
    >
      <PagedTable
        name={t('Timeline')}
        columns={COLUMNS}
        rows={events.slice(0, shown)}
        // Two events may be equal, and their order never changes.
        keyOf={(_, index) => index}
        reading={{
          isPending: false,
          error: null,
          hasNextPage: events.length > shown,
          fetchNextPage: () => setShown(shown + STEP),
        }}
        more={t('Later events ({count})', { count: events.length - shown })}
        empty={t('Nothing has happened.')}
      />
    </Section>
  );
}
