import { readFileSync } from 'node:fs';
import { cellsOf } from '../learning/data';
import type { CsvMapping } from './csv-mapping';
import type { OpenedSet, ProofTransaction } from './proof-set';

const DAY_MS = 86_400_000;
const YEAR_MS = 365.25 * DAY_MS;
const UNITS = { ms: 1, s: 1000, h: 3_600_000, d: DAY_MS } as const;

type Cells = readonly string[];

/** Returns a reader of a column's text; empty for a missing cell. */
function reader(head: Cells, column: string, file: string): (row: Cells) => string {
  const at = head.indexOf(column);
  if (at < 0) throw new Error(`${file} has no column ${column}`);
  return (row) => row[at] ?? '';
}

function timeReader({ time }: CsvMapping, read: (row: Cells) => string): (row: Cells) => number {
  const { unit } = time;
  const origin = time.origin === undefined ? 0 : Date.parse(time.origin);
  if (unit === 'iso')
    return (row) => {
      const text = read(row).trim().replace(' ', 'T');
      return Date.parse(/[Zz+]/.test(text) || text.length <= 10 ? text : `${text}Z`);
    };
  return (row) => Math.round(origin + Number(read(row)) * UNITS[unit]);
}

/** Returns the group of a value: the value itself, or the part between two bounds. */
function groupOf(
  text: string,
  at: number,
  bounds: readonly number[] | undefined,
  isBirth: boolean | undefined,
) {
  if (text === '') return undefined;
  if (bounds === undefined) return text;
  const value = isBirth ? (at - Date.parse(text)) / YEAR_MS : Number(text);
  const part = bounds.findIndex((bound) => value < bound);
  return part < 0 ? `${bounds.at(-1)} and over` : `under ${bounds[part]}`;
}

interface Read {
  readonly at: number;
  readonly fraud: boolean;
  readonly body: ProofTransaction['body'];
  readonly groups: Readonly<Record<string, string>>;
}

function readFile(file: string, mapping: CsvMapping): readonly Read[] {
  const delimiter = mapping.delimiter ?? ',';
  const [first = '', ...lines] = readFileSync(file, 'utf8').split(/\r?\n/);
  const split = (line: string) => (delimiter === ',' ? cellsOf(line) : line.split(delimiter));
  const head = split(first);
  const column = (name: string) => reader(head, name, file);
  const timeOf = timeReader(mapping, column(mapping.time.column));
  const label = column(mapping.label.column);
  const fields = Object.entries(mapping.fields).map(([field, name]) => [field, column(name)] as const);
  const groups = Object.entries(mapping.groups ?? {}).map(([name, group]) => ({
    name,
    read: column(group.column),
    ...group,
  }));
  return lines.flatMap((line): readonly Read[] => {
    if (line === '') return [];
    const row = split(line);
    const at = timeOf(row);
    if (Number.isNaN(at)) throw new Error(`${file} has a row without a valid time in ${mapping.time.column}`);
    const values = fields.map(([field, read]) => [field, fieldValue(field, read(row))] as const);
    const own = groups.flatMap(({ name, read, bounds, isBirth }) => {
      const group = groupOf(read(row), at, bounds, isBirth);
      return group === undefined ? [] : [[name, group] as const];
    });
    return [
      {
        at,
        fraud: mapping.label.fraud.includes(label(row).trim()),
        body: { ...mapping.constants, ...Object.fromEntries(values) },
        groups: Object.fromEntries(own),
      },
    ];
  });
}

/** Returns amounts as numbers; other fields as the texts of the file. */
const fieldValue = (field: string, text: string): string | number | null =>
  text === '' ? null : field.endsWith('_amount') || field.endsWith('_balance') ? Number(text) : text;

function* transactions(rows: readonly Read[], mapping: CsvMapping): Generator<ProofTransaction> {
  const start = rows[0]?.at ?? 0;
  const span = (rows.at(-1)?.at ?? 0) - start;
  const train = start + mapping.split.train * span;
  const test = start + mapping.split.test * span;
  const lastLabel = test - mapping.labelDelayDays * DAY_MS;
  for (const [n, { at, fraud, body, groups }] of rows.entries()) {
    const part = at >= test ? 'test' : at >= train && at < lastLabel ? 'train' : 'history';
    yield { body: { transaction_id: String(n), ...body }, at, fraud, part, groups };
  }
}

/**
 * Reads files of one set and orders their rows by time.
 * @throws Error that names a missing column
 */
export function csvSet(files: readonly string[], mapping: CsvMapping): OpenedSet {
  const rows = files.flatMap((file) => readFile(file, mapping)).sort((a, b) => a.at - b.at);
  const { name, payers, counterparties, reviewsPerDay, reviewCost, segment } = mapping;
  return {
    name,
    transactions: transactions(rows, mapping),
    labelDelayMs: mapping.labelDelayDays * DAY_MS,
    payers,
    counterparties,
    reviewsPerDay,
    reviewCost,
    segment,
    targets: {},
  };
}
