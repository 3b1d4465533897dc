import { Button, Code, Group, Text } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AuditRecord, auditTrail, auditVerification } from '../api/audit';
import { FailureAlert } from '../ui/failure-alert';
import { PageTitle } from '../ui/page-title';
import { type Column, PagedTable } from '../ui/paged-table';
import { SearchField } from '../ui/search-field';
import { Time } from '../ui/time';

const COLUMNS: readonly Column<AuditRecord>[] = [
  { name: 'No.', kind: 'figure', cell: ({ sequence }) => sequence },
  { name: 'Time', cell: ({ at }) => <Time at={at} /> },
  { name: 'Who', kind: 'long', cell: ({ actor }) => actor },
  { name: 'What', cell: ({ action }) => action },
  { name: 'On', kind: 'long', cell: ({ target }) => target },
  { name: 'Change', cell: ({ change }) => <Code className="rule-text">{JSON.stringify(change)}</Code> },
];

/** Who changed what, and whether the trail is whole. */
export function AuditPage() {
  const trail = useInfiniteQuery(auditTrail);
  const verification = useQuery(auditVerification);
  const [wanted, setWanted] = useState('');
  const text = wanted.trim().toLowerCase();
  const found = trail.data?.pages
    .flatMap((page) => page.records)
    .filter(({ actor, action, target }) => `${actor} ${action} ${target}`.toLowerCase().includes(text));
  return (
    <>
      <PageTitle
        title="Audit trail"
        about="Every change of this account, newest first. Each record’s hash covers the one before it."
      >
        {verification.data ? (
          <Text size="sm" c={verification.data.intact ? 'teal' : 'red'} role="status">
            {verification.data.intact
              ? '✓ The chain is whole'
              : `✗ Broken at record ${verification.data.first_broken}`}
          </Text>
        ) : null}
        <Button
          variant="default"
          loading={verification.isFetching}
          onClick={() => void verification.refetch()}
        >
          Verify the chain
        </Button>
      </PageTitle>
      <FailureAlert error={verification.error} title="Not verified" />
      {trail.data ? (
        <Group mb="md">
          <SearchField label="Actor, action or target" value={wanted} onChange={setWanted} />
        </Group>
      ) : null}
      <PagedTable
        name="Audit trail"
        columns={COLUMNS}
        rows={found}
        keyOf={({ sequence }) => sequence}
        reading={trail}
        failure="The trail could not be read"
        empty="No record matches."
      />
    </>
  );
}
