import { Button } from '@mantine/core';
import { useState } from 'react';
import { type AuditFilter, readAudit } from '../api/operations';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/notices';
import { saveFile } from '../ui/save-file';

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
