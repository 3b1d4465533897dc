import type { MonitoredDocument } from '@assay/contract';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { monitoredNames, useForgetMonitored, useStopMonitoring } from '../api/screening';
import { ConfirmButton } from '../ui/confirm-button';
import { FailureAlert } from '../ui/failure-alert';
import { type Column, PagedTable } from '../ui/paged-table';
import { Section } from '../ui/section';
import { Time } from '../ui/time';

const words = (schedule: string | null) =>
  schedule === null ? 'monthly (default)' : schedule.toLowerCase().replaceAll('_', ' ');

const COLUMNS: readonly Column<MonitoredDocument>[] = [
  { name: 'Name', cell: ({ name }) => name },
  { name: 'User', kind: 'long', cell: (person) => person.user_id },
  {
    name: 'Checked',
    cell: (person) => (person.stopped_at === null ? words(person.monitoring_schedule) : 'stopped'),
  },
  { name: 'Last', cell: (person) => <Time at={person.checked_at} /> },
  { name: 'Next', cell: (person) => <Time at={person.next_check_at} /> },
  { name: 'Matches', kind: 'figure', cell: ({ matches }) => matches },
];

/** Names that are looked for again and again. */
export function MonitoredNames() {
  const names = useInfiniteQuery(monitoredNames);
  const stop = useStopMonitoring();
  const forget = useForgetMonitored();
  const change: Column<MonitoredDocument> = {
    name: 'Change',
    kind: 'actions',
    cell: ({ id, name, stopped_at }) => (
      <>
        <Button
          size="compact-xs"
          variant="default"
          aria-label={`${stopped_at === null ? 'Stop' : 'Resume'} ${name}`}
          onClick={() => stop.mutate({ id, stopped: stopped_at === null })}
        >
          {stopped_at === null ? 'Stop' : 'Resume'}
        </Button>
        <ConfirmButton
          label="Forget"
          ariaLabel={`Forget ${name}`}
          size="compact-xs"
          question={`“${name}” is not looked for any more, and what monitoring knew goes with it.`}
          onConfirm={() => forget.mutate(id)}
        />
      </>
    ),
  };
  return (
    <Section title="Monitored names">
      <FailureAlert error={stop.error ?? forget.error} title="Not changed" />
      <PagedTable
        name="Monitored names"
        columns={[...COLUMNS, change]}
        rows={names.data?.pages.flatMap((page) => page.monitored)}
        keyOf={({ id }) => id}
        reading={names}
        failure="The monitored names could not be read"
        empty="None. A call with monitoring_required puts its name under monitoring."
      />
    </Section>
  );
}
