/** A public set of card or shop transactions from a CSV file: one row a transaction, in the order of time. */
import { readFileSync } from 'node:fs';
import type { Column, Dataset } from '../../packages/learning/src/index';

/** Columns with more different texts than this are names or ids: they would be learned by heart. */
const MOST_CATEGORIES = 2000;

function cellsOf(line: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let i = 0; i < line.length; i++) {
    const character = line[i];
    if (quoted) {
      if (character !== '"') cell += character;
      else if (line[i + 1] === '"') {
        cell += '"';
        i++;
      } else quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === ',') {
      cells.push(cell);
      cell = '';
    } else cell += character;
  }
  return [...cells, cell];
}

function columnOf(cells: readonly string[]): Column | null {
  const numbers = Float64Array.from(cells, (cell) => (cell === '' ? Number.NaN : Number(cell)));
  if (cells.every((cell, i) => cell === '' || !Number.isNaN(numbers[i])))
    return { kind: 'number', values: numbers };
  const codes = new Map<string, number>();
  const column = Int32Array.from(cells, (cell) => {
    if (cell === '') return -1;
    const known = codes.get(cell) ?? codes.size;
    codes.set(cell, known);
    return known;
  });
  return codes.size > MOST_CATEGORIES ? null : { kind: 'category', codes: column, values: [...codes.keys()] };
}

/**
 * @param label the column that marks frauds: 1, true, yes or fraud.
 * @throws Error when there is no such column.
 */
export function readCsv(file: string, label: string): Dataset {
  const [head = '', ...lines] = readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '');
  const names = cellsOf(head);
  const at = names.indexOf(label);
  if (at < 0) throw new Error(`${file} has no column ${label}`);
  const rows = lines.map(cellsOf);
  const columns = names.map((name, c) =>
    c === at ? null : { name, column: columnOf(rows.map((row) => row[c] ?? '')) },
  );
  const kept = columns.flatMap((one) => (one?.column ? [{ name: one.name, column: one.column }] : []));
  return {
    features: kept.map(({ name }) => ({ name, label: name, rule: null })),
    columns: kept.map(({ column }) => column),
    labels: Uint8Array.from(rows, (row) => Number(/^(1|true|yes|fraud)$/i.test(row[at] ?? ''))),
    at: Float64Array.from(rows, (_, i) => i),
  };
}
