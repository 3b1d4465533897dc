import { Button, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AuditFilter, type AuditRecord, auditTrail, auditVerification } from '../api/audit';
import { useActorCalled } from '../api/names';
import { english, t } from '../i18n/language';
import { FailureAlert } from '../ui/failure-alert';
import { PageTitle } from '../ui/page-title';
import { type Column, PagedTable } from '../ui/paged-table';
import { PersonName } from '../ui/person-name';
import { Time } from '../ui/time';
import { AuditExport } from './audit-export';
import { AuditFilterFields } from './audit-filter';

/** How long nobody types before the server is asked. */
const TYPING_MS = 300;

const COLUMNS: readonly Column<AuditRecord>[] = [
  { name: english('No.'), kind: 'figure', cell: ({ sequence }) => sequence },
  { name: english('Time'), cell: ({ at }) => <Time at={at} /> },
  { name: english('Who'), kind: 'long', cell: ({ actor }) => <PersonName of={actor} /> },
  { name: english('What'), cell: ({ action }) => action },
  { name: english('On'), kind: 'long', cell: ({ target }) => target },
  {
    name: english('Change'),
    kind: 'code',
    cell: ({ change }) => JSON.stringify(change),
  },
];

/** Who changed what, and whether the trail is whole. */
export function AuditPage() {
  const [filter, setFilter] = useState<AuditFilter>({});
  const [typed] = useDebouncedValue(filter, TYPING_MS);
  const actorCalled = useActorCalled();
  const asked = typed.actor === undefined ? typed : { ...typed, actor: actorCalled(typed.actor) };
  const trail = useInfiniteQuery(auditTrail(asked));
  const verification = useQuery(auditVerification);
  return (
    <>
      <PageTitle
        title={t('Audit trail')}
        about={t('Every change of this account, newest first. Each record’s hash covers the one before it.')}
      >
        {verification.data ? (
          <Text size="sm" c={verification.data.intact ? 'teal' : 'red'} role="status">
            {verification.data.intact
              ? t('✓ The chain is whole')
              : t('✗ Broken at record {record}', { record: String(verification.data.first_broken) })}
          </Text>
        ) : null}
        <Button
          variant="default"
          loading={verification.isFetching}
          onClick={() => void verification.refetch()}
        >
          {t('Verify the chain')}
        </Button>
        <AuditExport filter={asked} />
      </PageTitle>
      <FailureAlert error={verification.error} title={t('Not verified')} />
      <AuditFilterFields value={filter} onChange={setFilter} />
      <PagedTable
        name={t('Audit trail')}
        columns={COLUMNS}
        rows={trail.data?.pages.flatMap((page) => page.records)}
        keyOf={({ sequence }) => sequence}
        reading={trail}
        failure={t('The trail could not be read')}
        empty={t('No record matches.')}
      />
    </>
  );
}
