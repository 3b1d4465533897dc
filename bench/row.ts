/** One line of the bench table. */
export interface Row {
  readonly figure: string;
  readonly value: number;
  readonly unit: string;
  /** What it was measured against, in the same run. */
  readonly reference?: string;
  readonly ratio?: number;
  readonly bar?: string;
}

const shown = (value: number): string =>
  Math.abs(value) >= 1000 ? Math.round(value).toLocaleString('en') : String(Math.round(value * 1000) / 1000);

/** The rows as a Markdown table. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.figure,
    `${shown(row.value)} ${row.unit}`,
    row.reference ?? '',
    row.ratio === undefined ? '' : `${shown(row.ratio)} ×`,
    row.bar ?? '',
  ]);
  const head = ['figure', 'measured', 'reference, same run', 'ratio', 'bar'];
  return [head, head.map(() => '---'), ...cells].map((line) => `| ${line.join(' | ')} |`).join('\n');
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
