import type { ListImportProgress } from '@assay/management-api';
import { Button, FileInput, Group, Progress, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { exportListFile, importListFile, type ManagedList, savedEntries } from '../api/lists';
import { t } from '../i18n/language';
import { FailureAlert, Permitted } from '../ui/notices';
import { Section } from '../ui/page';
import { saveFile } from '../ui/save-file';
import { exampleOf } from './list-fields';

const SHOWN_BAD = 20;

/** Imports and exports list entries as CSV. */
export function ListFile({ list }: { readonly list: ManagedList }) {
  const [file, setFile] = useState<File | null>(null);
  const [standing, setStanding] = useState<ListImportProgress | null>(null);
  const stop = useRef(new AbortController());
  const client = useQueryClient();
  const bring = useMutation({
    mutationFn: async (chosen: File) => {
      stop.current = new AbortController();
      const { signal } = stop.current;
      setStanding(null);
      try {
        for await (const progress of importListFile(list.id, chosen, signal)) setStanding(progress);
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: savedEntries(list.id) }),
  });
  return (
    <Section
      title={t('CSV file')}
      about={t(
        'CSV with a value column (such as {example}) and optional note and expires_at columns, separated by commas or semicolons. Existing values get the new note and end date.',
        { example: exampleOf(list.field) },
      )}
      actions={<ExportList list={list} />}
    >
      <Permitted to="lists:change">
        <Group align="flex-end">
          <FileInput
            label={t('File')}
            placeholder={t('Choose a CSV file')}
            accept=".csv,text/csv,text/plain"
            clearable
            clearButtonProps={{ 'aria-label': t('Clear file selection') }}
            w="min(22rem, 100%)"
            value={file}
            onChange={setFile}
          />
          <Button disabled={!file} loading={bring.isPending} onClick={() => file && bring.mutate(file)}>
            {t('Import')}
          </Button>
          {bring.isPending ? (
            <Button variant="subtle" onClick={() => stop.current.abort()}>
              {t('Stop')}
            </Button>
          ) : null}
        </Group>
      </Permitted>
      {standing ? <StandingView standing={standing} isOver={!bring.isPending} /> : null}
      <FailureAlert error={bring.error} title={t('The import stopped. Imported entries are saved.')} />
    </Section>
  );
}

interface StandingViewProps {
  readonly standing: ListImportProgress;
  readonly isOver: boolean;
}

function howMuch({ saved, refused }: ListImportProgress, isOver: boolean): string {
  const values = { saved, refused };
  if (refused === 0) return isOver ? t('{saved} imported', values) : t('{saved} imported so far', values);
  return isOver
    ? t('{saved} imported, {refused} rejected', values)
    : t('{saved} imported, {refused} rejected so far', values);
}

function StandingView({ standing, isOver }: StandingViewProps) {
  const { read, size, refused, lines = [] } = standing;
  return (
    <Stack gap={4} mt="sm">
      <Text size="sm" role="status" className="numeric">
        {howMuch(standing, isOver)}
      </Text>
      {isOver ? null : (
        <Progress value={size === 0 ? 100 : (100 * read) / size} aria-label={t('Import progress')} />
      )}
      {lines.length > 0 ? (
        <ul aria-label={t('Rejected rows')}>
          {lines.slice(0, SHOWN_BAD).map(({ line, problem }) => (
            <li key={line}>
              <Text size="sm">{t('Line {line}: {problem}', { line: String(line), problem })}</Text>
            </li>
          ))}
        </ul>
      ) : null}
      {refused > SHOWN_BAD ? (
        <Button
          size="compact-sm"
          variant="default"
          style={{ alignSelf: 'flex-start' }}
          onClick={() =>
            saveFile(
              ['line,problem\n', ...lines.map(({ line, problem }) => `${line},"${problem}"\n`)],
              'text/csv',
              'refused.csv',
            )
          }
        >
          {t('{count, plural, one {Download the rejected row} other {Download the first # rejected rows}}', {
            count: lines.length,
          })}
        </Button>
      ) : null}
    </Stack>
  );
}

/** Exports the list as CSV. */
function ExportList({ list }: { readonly list: ManagedList }) {
  const [bytes, setBytes] = useState(0);
  const write = useMutation({
    mutationFn: async () => {
      const file = await exportListFile(list.id, setBytes);
      saveFile([file], 'text/csv', `${list.id}.csv`);
    },
  });
  const size = Math.ceil(bytes / 1024);
  return (
    <Stack gap={2} align="flex-end">
      <Button variant="default" loading={write.isPending} onClick={() => write.mutate()}>
        {t('Download CSV')}
      </Button>
      {write.isPending || write.isSuccess ? (
        <Text size="xs" role="status" className="numeric">
          {write.isSuccess ? t('{size} KB downloaded', { size }) : t('{size} KB so far', { size })}
        </Text>
      ) : null}
      <FailureAlert error={write.error} title={t('Couldn’t download the file')} />
    </Stack>
  );
}
