import { Group, Stack, Text } from '@mantine/core';
import type { Tone } from './chart-data';
import classes from './charts.module.css';

export interface ChartRow {
  readonly name: string;
  /** Words on the right. */
  readonly told: string;
  readonly parts: readonly { readonly value: number; readonly tone: Tone }[];
}

/** Rows with a bar each, longest as wide as the chart. The words carry everything: the bars are for the eye. */
export function RowChart({
  rows,
  most: full,
}: {
  readonly rows: readonly ChartRow[];
  readonly most?: number;
}) {
  const sums = rows.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0));
  const most = full ?? Math.max(0, ...sums);
  return (
    <Stack gap={6}>
      {rows.map(({ name, told, parts }) => (
        <div key={name}>
          <Group justify="space-between" wrap="nowrap" gap="sm">
            <Text size="sm" truncate title={name}>
              {name}
            </Text>
            <Text size="sm" className="numeric">
              {told}
            </Text>
          </Group>
          <div className={classes.rowBar} aria-hidden>
            {parts.map(({ value, tone }) => (
              <span
                key={tone}
                className={classes[tone]}
                style={{ width: `${most > 0 ? (100 * Math.max(0, value)) / most : 0}%` }}
              />
            ))}
          </div>
        </div>
      ))}
    </Stack>
  );
}
