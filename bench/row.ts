/** The target of a figure. */
export interface Bar {
  /** Value in the unit of the row, or as a multiple of the baseline. */
  readonly limit: number;
  readonly direction: '≤' | '≥' | '<' | '>';
  readonly of: 'value' | 'ratio';
}

export const atMost = (limit: number): Bar => ({ limit, direction: '≤', of: 'value' });
export const atLeast = (limit: number): Bar => ({ limit, direction: '≥', of: 'value' });
export const below = (limit: number): Bar => ({ limit, direction: '<', of: 'value' });
export const above = (limit: number): Bar => ({ limit, direction: '>', of: 'value' });
export const ratioAtMost = (limit: number): Bar => ({ limit, direction: '≤', of: 'ratio' });
export const ratioAbove = (limit: number): Bar => ({ limit, direction: '>', of: 'ratio' });
export const ratioAtLeast = (limit: number): Bar => ({ limit, direction: '≥', of: 'ratio' });

/** One row of the benchmark table. */
export interface Row {
  readonly figure: string;
  readonly value: number;
  readonly unit: string;
  /** Baseline of the same run. */
  readonly reference?: string;
  readonly ratio?: number;
  readonly bar?: Bar | readonly Bar[];
}

const barsOf = ({ bar }: Row): readonly Bar[] => (bar === undefined ? [] : 'limit' in bar ? [bar] : bar);

const shown = (value: number): string =>
  Math.abs(value) >= 1000 ? Math.round(value).toLocaleString('en') : String(Math.round(value * 1000) / 1000);

const withUnit = (value: number, unit: string): string => `${shown(value)} ${unit}`.trimEnd();

const COMPARE: { readonly [direction in Bar['direction']]: (value: number, limit: number) => boolean } = {
  '≤': (value, limit) => value <= limit,
  '≥': (value, limit) => value >= limit,
  '<': (value, limit) => value < limit,
  '>': (value, limit) => value > limit,
};

/**
 * Compares a row with each of its targets.
 * @returns `met`, or the difference to the target: in the unit of the row and in percent of the limit
 */
export function outcomesOf(row: Row): readonly string[] {
  return barsOf(row).map(({ limit, direction, of }) => {
    const measured = of === 'ratio' ? row.ratio : row.value;
    if (measured === undefined || Number.isNaN(measured)) return 'missed: not measured';
    if (COMPARE[direction](measured, limit)) return 'met';
    const miss = Math.abs(measured - limit);
    const percent = limit === 0 ? '' : ` (${shown((100 * miss) / Math.abs(limit))} %)`;
    return `missed by ${withUnit(miss, of === 'ratio' ? '×' : row.unit)}${percent}`;
  });
}

/** Formats the rows as a Markdown table. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.figure,
    withUnit(row.value, row.unit),
    row.reference ?? '',
    row.ratio === undefined ? '' : `${shown(row.ratio)} ×`,
    barsOf(row)
      .map(({ limit, direction, of }) => `${direction} ${withUnit(limit, of === 'ratio' ? '×' : row.unit)}`)
      .join(', '),
    outcomesOf(row).join(', '),
  ]);
  const head = ['figure', 'measured', 'baseline, same run', 'ratio', 'target', 'outcome'];
  return [head, head.map(() => '---'), ...cells].map((line) => `| ${line.join(' | ')} |`).join('\n');
}

/** Returns the number of met and missed targets, and a line for each missed one. */
export function summary(rows: readonly Row[]): string {
  const outcomes = rows.flatMap((row) =>
    outcomesOf(row).map((outcome) => ({ outcome, line: `- ${row.figure}: ${outcome}` })),
  );
  const missed = outcomes.filter(({ outcome }) => outcome !== 'met').map(({ line }) => line);
  return [`${outcomes.length - missed.length} targets met, ${missed.length} missed`, ...missed].join('\n');
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
