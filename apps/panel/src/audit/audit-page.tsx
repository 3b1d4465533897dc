import { Button, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useActorCalled } from '../api/account';
import { type AuditFilter, auditLog, auditVerification } from '../api/operations';
import { DataTable } from '../design/data-table';
import { PageHeader } from '../design/page-header';
import { ListWithDrawer } from '../design/templates';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/notices';
import { actionName } from './action-names';
import { AUDIT_COLUMNS } from './audit-columns';
import { AuditExport } from './audit-export';
import { AuditFilterFields } from './audit-filters';
import { brokenText } from './broken-text';
import { RecordDrawer } from './record-drawer';

/** Delay after the last keystroke before the server is queried, in milliseconds. */
const TYPING_MS = 300;

/** Audit log with filters, export and integrity check; a record opens in a drawer. */
export function AuditPage() {
  const [filter, setFilter] = useState<AuditFilter>({});
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
          'Changes, sign-ins and views of personal data, newest first. Each record’s hash covers the previous record.',
        )}
      >
        <Verification />
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

/** Button that verifies the hash chain, with the result. */
function Verification() {
  const { data, error, isFetching, refetch } = useQuery(auditVerification);
  return (
    <>
      <FailureAlert error={error} title={t('Couldn’t verify')} />
      {data ? (
        <Text size="sm" c={data.intact ? 'teal' : 'red'} role="status">
          {data.intact ? t('✓ Hash chain is intact') : brokenText(data)}
        </Text>
      ) : null}
      <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
        {t('Verify integrity')}
      </Button>
    </>
  );
}
