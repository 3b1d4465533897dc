import { Button, Code, Table, Text } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AuditRecord, auditTrail, auditVerification } from '../api/audit';
import { Busy } from '../ui/busy';
import { FailureAlert } from '../ui/failure-alert';
import { PageTitle } from '../ui/page-title';
import { SearchField } from '../ui/search-field';
import { Time } from '../ui/time';

/** Who changed what, and whether the trail is whole. */
export function AuditPage() {
  const trail = useInfiniteQuery(auditTrail);
  const verification = useQuery(auditVerification);
  const [wanted, setWanted] = useState('');
  const text = wanted.trim().toLowerCase();
  const found = (trail.data?.pages.flatMap((page) => page.records) ?? []).filter(
    ({ actor, action, target }) => `${actor} ${action} ${target}`.toLowerCase().includes(text),
  );
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
      <FailureAlert error={trail.error} title="The trail could not be read" />
      {trail.isPending ? <Busy /> : null}
      {trail.data ? (
        <>
          <SearchField label="Actor, action or target" value={wanted} onChange={setWanted} />
          <AuditTable records={found} />
          {trail.hasNextPage ? (
            <Button
              mt="md"
              variant="default"
              loading={trail.isFetchingNextPage}
              onClick={() => void trail.fetchNextPage()}
            >
              Older records
            </Button>
          ) : null}
        </>
      ) : null}
    </>
  );
}

function AuditTable({ records }: { readonly records: readonly AuditRecord[] }) {
  return (
    <div className="scroll-x">
      <Table highlightOnHover mt="md">
        <Table.Thead>
          <Table.Tr>
            <Table.Th ta="right">No.</Table.Th>
            <Table.Th>Time</Table.Th>
            <Table.Th>Who</Table.Th>
            <Table.Th>What</Table.Th>
            <Table.Th>On</Table.Th>
            <Table.Th>Change</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {records.map((record) => (
            <Table.Tr key={record.sequence}>
              <Table.Td ta="right" className="numeric">
                {record.sequence}
              </Table.Td>
              <Table.Td>
                <Time at={record.at} />
              </Table.Td>
              <Table.Td>{record.actor}</Table.Td>
              <Table.Td>{record.action}</Table.Td>
              <Table.Td>{record.target}</Table.Td>
              <Table.Td>
                <Code className="rule-text">{JSON.stringify(record.change)}</Code>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
