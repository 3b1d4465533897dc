import type { MonitoredDocument } from '@assay/management-api';
import { Button } from '@mantine/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../api/account';
import { monitoredNames, useForgetMonitored, useStopMonitoring } from '../api/screening';
import { english, t } from '../i18n/language';
import { RevealPages } from '../personal/reveal';
import { ConfirmButton } from '../ui/confirm-button';
import { FailureAlert } from '../ui/notices';
import { Section } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { Time } from '../ui/time';
import { FindMonitored } from './find-monitored';
import { SCHEDULE_NAMES } from './schedules';

function scheduleOf({ stopped_at, monitoring_schedule: schedule }: MonitoredDocument): string {
  if (stopped_at !== null) return t('Stopped');
  return schedule === null ? t('Default from Settings') : t(SCHEDULE_NAMES[schedule]);
}

const COLUMNS: readonly Column<MonitoredDocument>[] = [
  { name: english('Name'), cell: ({ name }) => name },
  { name: english('Customer'), kind: 'long', cell: (person) => person.user_id },
  { name: english('Interval'), cell: scheduleOf },
  { name: english('Last check'), cell: (person) => <Time at={person.checked_at} /> },
  { name: english('Next check'), cell: (person) => <Time at={person.next_check_at} /> },
  { name: english('Matches'), kind: 'figure', cell: ({ matches }) => matches },
];

/** List of monitored names. */
export function MonitoredNames() {
  const client = useQueryClient();
  const [reason, setReason] = useState<string | null>(null);
  const [narrowed, setNarrowed] = useState<string | null>();
  const key = narrowed ?? undefined;
  const names = useInfiniteQuery({ ...monitoredNames(reason, key), enabled: narrowed !== null });
  const stop = useStopMonitoring();
  const forget = useForgetMonitored();
  const mayChange = useMay('screening:change');
  const change: Column<MonitoredDocument> = {
    name: t('Change'),
    kind: 'actions',
    cell: ({ id, name, stopped_at }) => (
      <>
        <Button
          size="compact-xs"
          variant="default"
          aria-label={stopped_at === null ? t('Stop {name}', { name }) : t('Resume {name}', { name })}
          onClick={() => stop.mutate({ id, stopped: stopped_at === null })}
        >
          {stopped_at === null ? t('Stop') : t('Resume')}
        </Button>
        <ConfirmButton
          label={t('Delete')}
          ariaLabel={t('Delete {name}', { name })}
          size="compact-xs"
          question={t('“{name}” is no longer monitored, and its monitoring history is deleted.', {
            name,
          })}
          onConfirm={() => forget.mutate(id)}
        />
      </>
    ),
  };
  return (
    <Section title={t('Monitored names')}>
      <RevealPages
        form="monitored names"
        isShown={reason !== null}
        ask={async (given) => {
          await client.fetchInfiniteQuery(monitoredNames(given, key));
          setReason(given);
        }}
      />
      <FindMonitored narrowed={narrowed} onNarrow={setNarrowed} />
      <FailureAlert error={stop.error ?? forget.error} title={t('Couldn’t save changes')} />
      <PagedTable
        name={t('Monitored names')}
        columns={mayChange ? [...COLUMNS, change] : COLUMNS}
        rows={narrowed === null ? [] : names.data?.pages.flatMap((page) => page.monitored)}
        keyOf={({ id }) => id}
        {...(narrowed === null ? {} : { reading: names })}
        failure={t('Couldn’t load the monitored names')}
        empty={
          narrowed === undefined
            ? t('No monitored names. Send monitoring_required with a screening request to monitor a name.')
            : t('No results. Search for a full name or user ID.')
        }
      />
    </Section>
  );
}
