import type { EvaluationSummary } from '@assay/management-api';
import { Button, Group, Menu, Modal, Progress, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { type EvaluationFilter, readEvaluations } from '../api/evaluations';
import { english, locale, t } from '../i18n/language';
import { FailureAlert } from '../ui/notices';
import { saveFile } from '../ui/save-file';

type Cell = string | number | null;

/** Columns of the flat export. */
const FIELDS: { readonly [name: string]: (row: EvaluationSummary) => Cell } = {
  id: ({ id }) => id,
  transaction_id: ({ transaction_id }) => transaction_id,
  at: ({ at }) => at,
  current_state: ({ current_state }) => current_state,
  state: ({ state }) => state,
  fraud_score: ({ fraud_score }) => fraud_score,
  name: ({ person }) => person.name,
  email: ({ person }) => person.email,
  user_id: ({ person }) => person.user_id,
  amount: ({ amount }) => amount,
  currency: ({ currency }) => currency,
  action_type: ({ action_type }) => action_type,
  ip: ({ ip }) => ip,
  country: ({ country }) => country,
  reasons: ({ reasons }) => reasons.map(({ id, name }) => `${id} ${name}`).join('; '),
  label: ({ label }) => label,
  tags: ({ tags }) => tags.join('; '),
  policy_version: ({ policy_version }) => policy_version,
};

/**
 * Spreadsheets run cells with these prefixes as formulas (OWASP, CSV injection); a leading quote makes them
 * text.
 */
const FORMULA = /^[=+\-@\t\r]/;

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const CSV_LINE = '\r\n';

/** Returns the CSV header line (RFC 4180) with its line end. */
export const csvHead = (): string => Object.keys(FIELDS).join(',') + CSV_LINE;
export const csvLines = (rows: readonly EvaluationSummary[]): string =>
  rows
    .map(
      (row) =>
        Object.values(FIELDS)
          .map((field) => cellText(field(row)))
          .join(',') + CSV_LINE,
    )
    .join('');

/** Returns JSON Lines: one object per line, as in the API. */
export const jsonLines = (rows: readonly EvaluationSummary[]): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('');

const A_PAGE = 500;
/** Maximum number of exported rows that a browser can handle; use time ranges for more. */
const MAX_ROWS = 200_000;

const KINDS = {
  csv: { name: 'CSV', head: csvHead(), lines: csvLines, type: 'text/csv;charset=utf-8' },
  jsonl: { name: 'JSON Lines', head: '', lines: jsonLines, type: 'application/x-ndjson' },
} as const;
type Kind = keyof typeof KINDS;

interface Running {
  readonly rows: number;
  /** Oldest exported time; null at the start. */
  readonly backTo: string | null;
  readonly state: 'running' | 'done' | 'stopped' | 'full';
  readonly error: unknown;
}

/** Exports all transactions of the filter page by page, with progress. */
export function ExportMenu({ filter }: { readonly filter: EvaluationFilter }) {
  const [running, setRunning] = useState<Running | null>(null);
  const stopped = useRef(false);

  const write = async (kind: Kind) => {
    const { head, lines, type } = KINDS[kind];
    stopped.current = false;
    const parts = [head];
    let progress: Running = { rows: 0, backTo: null, state: 'running', error: null };
    setRunning(progress);
    try {
      for (let before: string | undefined; ; ) {
        const { evaluations, next } = await readEvaluations({ ...filter, before, limit: A_PAGE });
        parts.push(lines(evaluations));
        const rows = progress.rows + evaluations.length;
        progress = { ...progress, rows, backTo: evaluations.at(-1)?.at ?? progress.backTo };
        setRunning(progress);
        if (next === null || stopped.current || rows >= MAX_ROWS) {
          const state = next === null ? 'done' : stopped.current ? 'stopped' : 'full';
          setRunning({ ...progress, state });
          saveFile(parts, type, `traffic.${kind}`);
          return;
        }
        before = next;
      }
    } catch (error) {
      setRunning({ ...progress, state: 'stopped', error });
    }
  };
  const isRunning = running?.state === 'running';
  return (
    <>
      <Menu shadow="md" position="bottom-end">
        <Menu.Target>
          <Button variant="default">{t('Export')}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {Object.entries(KINDS).map(([kind, { name }]) => (
            <Menu.Item key={kind} onClick={() => void write(kind as Kind)}>
              {name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Modal
        opened={running !== null}
        onClose={() => setRunning(null)}
        title={t('Export')}
        closeOnClickOutside={!isRunning}
        withCloseButton={!isRunning}
        closeOnEscape={!isRunning}
      >
        {running ? (
          <ExportProgress
            running={running}
            onStop={() => (stopped.current = true)}
            onClose={() => setRunning(null)}
          />
        ) : null}
      </Modal>
    </>
  );
}

const WORDS = {
  running: english('Exporting, newest first'),
  done: english('Export complete: all matching transactions'),
  stopped: english('Export stopped: newest transactions only'),
  full: english('The file contains the newest {most} transactions. Set a date range to export older ones'),
} as const;
const day = () => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' });

function ExportProgress(props: {
  readonly running: Running;
  readonly onStop: () => void;
  readonly onClose: () => void;
}) {
  const { rows, backTo, state, error } = props.running;
  return (
    <Stack role="status" aria-label={t('Export')}>
      {error ? null : <Text>{t(WORDS[state], { most: MAX_ROWS })}.</Text>}
      <Text size="sm" className="numeric">
        {backTo
          ? t('{rows} transactions, back to {day}', { rows, day: day().format(new Date(backTo)) })
          : t('{rows} transactions', { rows })}
      </Text>
      {state === 'running' ? <Progress value={100} animated aria-label={t('Export in progress')} /> : null}
      <FailureAlert error={error} title={t('The export failed. No file was saved.')} />
      <Group justify="flex-end">
        {state === 'running' ? (
          <Button variant="default" onClick={props.onStop}>
            {t('Stop and save')}
          </Button>
        ) : (
          <Button onClick={props.onClose}>{t('Close')}</Button>
        )}
      </Group>
    </Stack>
  );
}
