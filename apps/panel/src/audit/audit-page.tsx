import { Button, Group, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useActorCalled } from '../api/account';
import {
  type AuditFilter,
  type AuditRecord,
  auditLog,
  auditVerification,
  readAudit,
} from '../api/operations';
import { english, t } from '../i18n/language';
import { FailureAlert } from '../ui/notices';
import { PageTitle } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { saveFile } from '../ui/save-file';
import { PersonName } from '../ui/shown-values';
import { Time } from '../ui/time';
import { brokenText } from './broken-text';

const A_PAGE = 1000;

/** Exports the filtered audit log as JSON Lines, newest first, and shows the progress. */
export function AuditExport({ filter }: { readonly filter: AuditFilter }) {
  const [written, setWritten] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);
  const write = async () => {
    setError(null);
    const lines: string[] = [];
    try {
      for (let before: number | undefined; ; ) {
        setWritten(lines.length);
        const { records, next } = await readAudit({ ...filter, limit: A_PAGE, before });
        for (const record of records) lines.push(`${JSON.stringify(record)}\n`);
        if (next === null) break;
        before = next;
      }
      saveFile(lines, 'application/x-ndjson', 'audit.jsonl');
    } catch (failure) {
      setError(failure);
    }
    setWritten(null);
  };
  return (
    <>
      <Button variant="default" disabled={written !== null} onClick={() => void write()}>
        {written === null
          ? t('Export')
          : t('{count, plural, one {# record} other {# records}}', { count: written })}
      </Button>
      <FailureAlert error={error} title={t('Couldn’t export')} />
    </>
  );
}

interface AuditFilterFieldsProps {
  readonly value: AuditFilter;
  readonly onChange: (filter: AuditFilter) => void;
}

const NONE: AuditFilter = {};

/** Formats a time for the input field, in the browser's time zone. */
function localMoment(at: string | undefined): string {
  if (at === undefined) return '';
  const moment = new Date(at);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Filters of the audit log, applied by the server. */
export function AuditFilterFields({ value, onChange }: AuditFilterFieldsProps) {
  const change = (member: keyof AuditFilter, text: string) => {
    const { [member]: _, ...others } = value;
    onChange(text === '' ? others : { ...others, [member]: text });
  };
  const moment = (member: 'from' | 'to', label: string) => (
    <TextInput
      type="datetime-local"
      label={label}
      value={localMoment(value[member])}
      onChange={({ currentTarget: { value: local } }) =>
        change(member, local === '' ? '' : new Date(local).toISOString())
      }
    />
  );
  const words = (member: 'actor' | 'action', label: string, example: string) => (
    <TextInput
      label={label}
      placeholder={example}
      spellCheck={false}
      autoComplete="off"
      value={value[member] ?? ''}
      onChange={({ currentTarget }) => change(member, currentTarget.value)}
    />
  );
  return (
    <Group mb="md" align="flex-end">
      {words('actor', t('Actor'), t('full action name'))}
      {words('action', t('Action'), 'session.refuse')}
      {moment('from', t('From'))}
      {moment('to', t('To'))}
      <Button variant="subtle" disabled={Object.keys(value).length === 0} onClick={() => onChange(NONE)}>
        {t('Clear filters')}
      </Button>
    </Group>
  );
}

/** Delay after the last keystroke before the server is queried, in milliseconds. */
const TYPING_MS = 300;

const COLUMNS: readonly Column<AuditRecord>[] = [
  { name: english('No.'), kind: 'figure', cell: ({ sequence }) => sequence },
  { name: english('Time'), cell: ({ at }) => <Time at={at} /> },
  { name: english('Actor'), kind: 'long', cell: ({ actor }) => <PersonName of={actor} /> },
  { name: english('Action'), cell: ({ action }) => action },
  { name: english('Object'), kind: 'long', cell: ({ target }) => target },
  {
    name: english('Change'),
    kind: 'code',
    cell: ({ change }) => JSON.stringify(change),
  },
];

/** Audit log with filters, export and integrity check. */
export function AuditPage() {
  const [filter, setFilter] = useState<AuditFilter>({});
  const [typed] = useDebouncedValue(filter, TYPING_MS);
  const actorCalled = useActorCalled();
  const asked = typed.actor === undefined ? typed : { ...typed, actor: actorCalled(typed.actor) };
  const trail = useInfiniteQuery(auditLog(asked));
  const verification = useQuery(auditVerification);
  return (
    <>
      <PageTitle
        title={t('Audit log')}
        about={t(
          'All changes in this account, newest first. Each record’s hash includes the previous record.',
        )}
      >
        {verification.data ? (
          <Text size="sm" c={verification.data.intact ? 'teal' : 'red'} role="status">
            {verification.data.intact ? t('✓ Hash chain is intact') : brokenText(verification.data)}
          </Text>
        ) : null}
        <Button
          variant="default"
          loading={verification.isFetching}
          onClick={() => void verification.refetch()}
        >
          {t('Verify integrity')}
        </Button>
        <AuditExport filter={asked} />
      </PageTitle>
      <FailureAlert error={verification.error} title={t('Couldn’t verify')} />
      <AuditFilterFields value={filter} onChange={setFilter} />
      <PagedTable
        name={t('Audit log')}
        columns={COLUMNS}
        rows={trail.data?.pages.flatMap((page) => page.records)}
        keyOf={({ sequence }) => sequence}
        reading={trail}
        failure={t('Couldn’t load the audit log')}
        empty={t('No matching records. Change the filters.')}
      />
    </>
  );
}
