import { Button, Group, Stack, Table, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { locale, t } from '../i18n/language';
import { Section } from '../ui/page';
import { saveFile } from '../ui/save-file';
import { type Cell, csvOf, type TableData, type Tone } from './chart-data';
import classes from './charts.module.css';

export interface ChartRow {
  readonly name: string;
  /** Text on the right. */
  readonly formatted: string;
  readonly parts: readonly { readonly value: number; readonly tone: Tone }[];
}

/** Rows with one bar each, scaled to the longest. The text contains all values. */
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
      {rows.map(({ name, formatted, parts }) => (
        <div key={name}>
          <Group justify="space-between" wrap="nowrap" gap="sm">
            <Text size="sm" truncate title={name}>
              {name}
            </Text>
            <Text size="sm" className="numeric">
              {formatted}
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

interface ChartCardProps {
  readonly title: string;
  readonly about?: ReactNode;
  readonly table: TableData;
  /** File name without the extension. */
  readonly file: string;
  readonly isWide?: boolean;
  /** Shown instead of the chart if there is no data. */
  readonly empty?: string | null;
  readonly children: ReactNode;
}

/** Chart with its data as an accessible table and a CSV file. */
export function ChartCard({ title, about, table, file, isWide, empty, children }: ChartCardProps) {
  const [isTable, setIsTable] = useState(false);
  return (
    <div className={isWide ? classes.wide : undefined}>
      <Section
        title={title}
        about={about}
        actions={
          empty ? null : (
            <Group gap={4} className={classes.tools}>
              <Button
                size="compact-xs"
                variant="subtle"
                aria-pressed={isTable}
                aria-label={t('{title} as a table', { title })}
                onClick={() => setIsTable(!isTable)}
              >
                {t('Table')}
              </Button>
              <Button
                size="compact-xs"
                variant="subtle"
                aria-label={t('{title} as a CSV file', { title })}
                onClick={() => saveFile([csvOf(table)], 'text/csv', `${file}.csv`)}
              >
                CSV
              </Button>
            </Group>
          )
        }
      >
        {empty ? (
          <Text size="sm" c="dimmed">
            {empty}
          </Text>
        ) : (
          <>
            {isTable ? null : children}
            <div className={isTable ? classes.table : 'visually-hidden'}>
              <DataTable title={title} table={table} />
            </div>
          </>
        )}
      </Section>
    </div>
  );
}

function formattedOf(cell: Cell | undefined): string {
  if (typeof cell === 'number') return cell.toLocaleString(locale());
  return (typeof cell === 'object' ? cell?.formatted : cell) ?? '–';
}

function DataTable({ title, table }: { readonly title: string; readonly table: TableData }) {
  return (
    <Table aria-label={title} className="numeric">
      <Table.Thead>
        <Table.Tr>
          {table.head.map((name) => (
            <Table.Th key={name}>{name}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {table.rows.map(([first, ...cells]) => (
          <Table.Tr key={formattedOf(first)}>
            <Table.Th scope="row" fw={400}>
              {formattedOf(first)}
            </Table.Th>
            {cells.map((cell, at) => (
              <Table.Td key={table.head[at + 1]}>{formattedOf(cell)}</Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
