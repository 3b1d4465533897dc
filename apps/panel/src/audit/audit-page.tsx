import { Button, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useActorCalled } from '../api/account';
import { type AuditFilter, type AuditRecord, auditLog, auditVerification } from '../api/operations';
import { DataTable } from '../design/data-table';
import { PageHeader } from '../design/page-header';
import { ListWithDrawer } from '../design/templates';
import { english, sentenceWith, t } from '../i18n/language';
import { FailureAlert } from '../ui/notices';
import { ShortTime } from '../ui/time';
import { actionName } from './action-names';
import { AUDIT_COLUMNS } from './audit-columns';
import { AuditExport } from './audit-export';
import { AuditFilterFields, CHANGES } from './audit-filters';
import { brokenText } from './broken-text';
import { RecordDrawer } from './record-drawer';

const INTACT = english('✓ Hash chain is intact: {records} records, checked {time}');

/** Delay after the last keystroke before the server is queried, in milliseconds. */
const TYPING_MS = 300;

/** Audit log with filters, export and integrity check; a record opens in a drawer. */
export function AuditPage() {
  const [filter, setFilter] = useState<AuditFilter>(CHANGES);
  const [typed] = useDebouncedValue(filter, TYPING_MS);
  const [opened, setOpened] = useState<number | null>(null);
  const actorCalled = useActorCalled();
  const asked = typed.actor === undefined ? typed : { ...typed, actor: actorCalled(typed.actor) };
  const log = useInfiniteQuery(auditLog(asked));
  const rows = log.data?.pages.flatMap((page) => page.records);
  const record = rows?.find(({ sequence }) => sequence === opened);
  return (
    <>
      <PageHeader
        title={t('Audit log')}
        about={t(
          'All changes, sign-ins and views of personal data, newest first. Each record’s hash covers the previous record.',
        )}
      >
        <Verification height={newestOf(log.data?.pages[0]?.records)} />
        <AuditExport filter={asked} />
      </PageHeader>
      <ListWithDrawer
        title={record ? (actionName(record.action) ?? record.action) : t('Record')}
        onClose={() => setOpened(null)}
        drawer={record ? <RecordDrawer key={record.sequence} record={record} /> : null}
      >
        <DataTable
          name={t('Audit log')}
          columns={AUDIT_COLUMNS}
          rows={rows}
          keyOf={({ sequence }) => String(sequence)}
          reading={log}
          failure={t('Couldn’t load the audit log')}
          empty={t('No matching records. Change the filters.')}
          isTwoLine
          opensOnClick
          onOpen={({ sequence }) => setOpened(sequence)}
          onMove={({ sequence }) => setOpened((now) => (now === null ? null : sequence))}
          isCurrent={({ sequence }) => sequence === opened}
          toolbar={<AuditFilterFields value={filter} onChange={setFilter} />}
        />
      </ListWithDrawer>
    </>
  );
}

/** Number of records up to which the page verifies the log without a click. */
const MAX_AT_ONCE = 20_000;

const newestOf = (records: readonly AuditRecord[] | undefined): number | null =>
  records?.[0]?.sequence ?? null;

/**
 * Result of the last verification of the hash chain, and a button that repeats it.
 * @param props.height number of the newest listed record; null while loading
 */
function Verification({ height }: { readonly height: number | null }) {
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery({
    ...auditVerification,
    enabled: height !== null && height <= MAX_AT_ONCE,
  });
  return (
    <>
      <FailureAlert error={error} title={t('Couldn’t verify')} />
      {data ? (
        <Text size="sm" c={data.intact ? 'teal' : 'red'} role="status">
          {data.intact
            ? sentenceWith(INTACT, {
                records: data.height,
                time: <ShortTime at={new Date(dataUpdatedAt).toISOString()} />,
              })
            : brokenText(data)}
        </Text>
      ) : null}
      <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
        {t('Verify integrity')}
      </Button>
    </>
  );
}
