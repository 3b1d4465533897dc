import { Button, FileInput, Group, Progress, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../api/client';
import { type ManagedList, savedEntries } from '../api/lists';
import { FailureAlert } from '../ui/failure-alert';
import { saveFile } from '../ui/save-file';
import { Section } from '../ui/section';
import { csvCell, readCsv } from './csv';
import { type BadRow, type ImportEntry, ImportRows } from './import-rows';
import { LIST_FIELDS } from './list-fields';

/** Rows a call. */
const TOGETHER = 2_000;
const A_PAGE = 1_000;
/** Bad rows that are kept to be shown. */
const MOST_BAD = 1_000;
const SHOWN_BAD = 20;

interface Standing {
  readonly read: number;
  readonly saved: number;
  readonly bad: readonly BadRow[];
  readonly allBad: number;
}

const NOTHING: Standing = { read: 0, saved: 0, bad: [], allBad: 0 };

interface Import {
  readonly list: ManagedList;
  readonly file: File;
  readonly isStopped: () => boolean;
  readonly onStanding: (standing: Standing) => void;
}

/** Sends a file to a list while it is read; what cannot be on the list is kept by its line. */
async function importFile({ list, file, isStopped, onStanding }: Import): Promise<Standing> {
  const rows = new ImportRows();
  let standing = NOTHING;
  let batch: ImportEntry[] = [];
  const note = (bad: readonly BadRow[]) => {
    standing = {
      ...standing,
      allBad: standing.allBad + bad.length,
      bad: [...standing.bad, ...bad].sort((one, other) => one.line - other.line).slice(0, MOST_BAD),
    };
  };
  const flush = async () => {
    if (batch.length === 0) return;
    const sent = batch;
    batch = [];
    const { saved, refused } = await call('POST /lists/{id}/entries', {
      params: { id: list.id },
      body: { entries: sent.map(({ line: _, ...entry }) => entry), partial: true },
    });
    standing = { ...standing, saved: standing.saved + saved };
    note(
      refused.map(({ index, expected }) => ({ line: sent[index]?.line ?? 0, problem: `not ${expected}` })),
    );
    onStanding(standing);
  };
  const count = (bytes: number) => {
    standing = { ...standing, read: standing.read + bytes };
  };
  for await (const row of readCsv(file.stream(), count)) {
    const entry = rows.read(row);
    if (entry === null) continue;
    if ('problem' in entry) note([entry]);
    else batch.push(entry);
    if (batch.length < TOGETHER) continue;
    await flush();
    if (isStopped()) return standing;
  }
  await flush();
  onStanding(standing);
  return standing;
}

/** Brings a file of values onto a list, and the list into a file. */
export function ListFile({ list }: { readonly list: ManagedList }) {
  const [file, setFile] = useState<File | null>(null);
  const [standing, setStanding] = useState<Standing | null>(null);
  const stopped = useRef(false);
  const client = useQueryClient();
  const bring = useMutation({
    mutationFn: (chosen: File) => {
      stopped.current = false;
      setStanding(NOTHING);
      return importFile({
        list,
        file: chosen,
        isStopped: () => stopped.current,
        onStanding: setStanding,
      });
    },
    onSettled: () => client.invalidateQueries({ queryKey: savedEntries(list.id) }),
  });
  return (
    <Section
      title="As a file"
      about={`CSV with a column value (such as ${LIST_FIELDS[list.field]}), and note and expires_at where wanted; commas or semicolons. Values that are there already take the new note and end.`}
      actions={<ExportList list={list} />}
    >
      <Group align="flex-end">
        <FileInput
          label="File"
          placeholder="Choose a CSV file"
          accept=".csv,text/csv,text/plain"
          clearable
          clearButtonProps={{ 'aria-label': 'Choose no file' }}
          w="min(22rem, 100%)"
          value={file}
          onChange={setFile}
        />
        <Button disabled={!file} loading={bring.isPending} onClick={() => file && bring.mutate(file)}>
          Bring in
        </Button>
        {bring.isPending ? (
          <Button
            variant="subtle"
            onClick={() => {
              stopped.current = true;
            }}
          >
            Stop
          </Button>
        ) : null}
      </Group>
      {standing && file ? (
        <StandingView standing={standing} size={file.size} isOver={!bring.isPending} />
      ) : null}
      <FailureAlert error={bring.error} title="It broke off; what was saved so far stays" />
    </Section>
  );
}

interface StandingViewProps {
  readonly standing: Standing;
  readonly size: number;
  readonly isOver: boolean;
}

function StandingView({ standing, size, isOver }: StandingViewProps) {
  const { read, saved, bad, allBad } = standing;
  return (
    <Stack gap={4} mt="sm">
      <Text size="sm" role="status" className="numeric">
        {saved.toLocaleString()} saved{allBad > 0 ? `, ${allBad.toLocaleString()} refused` : ''}
        {isOver ? '' : ' so far'}
      </Text>
      {isOver ? null : (
        <Progress value={size === 0 ? 100 : (100 * read) / size} aria-label="How much of the file is read" />
      )}
      {bad.length > 0 ? (
        <>
          <ul aria-label="Refused rows">
            {bad.slice(0, SHOWN_BAD).map(({ line, problem }) => (
              <li key={line}>
                <Text size="sm">
                  Line {line}: {problem}
                </Text>
              </li>
            ))}
          </ul>
          {allBad > SHOWN_BAD ? (
            <Button
              size="compact-sm"
              variant="default"
              style={{ alignSelf: 'flex-start' }}
              onClick={() =>
                saveFile(
                  ['line,problem\n', ...bad.map((row) => `${row.line},${csvCell(row.problem)}\n`)],
                  'text/csv',
                  'refused.csv',
                )
              }
            >
              Save the first {bad.length.toLocaleString()} refused rows
            </Button>
          ) : null}
        </>
      ) : null}
    </Stack>
  );
}

/** Writes the list as CSV. */
function ExportList({ list }: { readonly list: ManagedList }) {
  const [count, setCount] = useState(0);
  const write = useMutation({
    mutationFn: async () => {
      const lines = ['value,note,author,created_at,expires_at\n'];
      for (let after: string | undefined; ; ) {
        const { entries, next } = await call('GET /lists/{id}/entries', {
          params: { id: list.id },
          query: { limit: A_PAGE, after },
        });
        for (const { value, note, author, created_at, expires_at } of entries)
          lines.push(`${[value, note, author, created_at, expires_at ?? ''].map(csvCell).join(',')}\n`);
        setCount(lines.length - 1);
        if (next === null) break;
        after = next;
      }
      saveFile(lines, 'text/csv', `${list.id}.csv`);
    },
  });
  return (
    <Stack gap={2} align="flex-end">
      <Button variant="default" loading={write.isPending} onClick={() => write.mutate()}>
        Save as CSV
      </Button>
      {write.isPending || write.isSuccess ? (
        <Text size="xs" role="status" className="numeric">
          {count.toLocaleString()} entries{write.isSuccess ? ', saved' : ' so far'}
        </Text>
      ) : null}
      <FailureAlert error={write.error} title="Nothing was saved" />
    </Stack>
  );
}
