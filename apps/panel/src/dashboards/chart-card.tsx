import { Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { SmallTable } from '../design/small-table';
import { locale, t } from '../i18n/language';
import type { TrafficSearch } from '../traffic/search';
import { Section } from '../ui/page';
import { saveFile } from '../ui/save-file';
import { AnchorLink, type Destination } from '../ui/shown-values';
import { type Cell, csvOf, type TableData, type Tone } from './chart-data';
import classes from './charts.module.css';

export interface ChartRow {
  readonly name: string;
  /** Text on the right. */
  readonly formatted: string;
  readonly parts: readonly { readonly value: number; readonly tone: Tone }[];
  /** Transactions that the bar counts: link of the name, or of the text on the right if there is a page. */
  readonly link?: TrafficSearch | null;
  /** Page of the named item. */
  readonly page?: Destination;
}

interface TransactionsLinkProps {
  readonly link: TrafficSearch | null | undefined;
  readonly children: string;
}

/** Text, as a link to the counted transactions if they have a page. */
function TransactionsLink({ link, children }: TransactionsLinkProps) {
  return link ? (
    <AnchorLink to="/panel/transactions" search={link} className={classes.rowLink}>
      {children}
    </AnchorLink>
  ) : (
    children
  );
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
      {rows.map(({ name, formatted, parts, link, page }) => (
        <div key={name}>
          <Group justify="space-between" wrap="nowrap" gap="sm">
            <Text size="sm" truncate title={name}>
              {page ? (
                <AnchorLink {...page} className={classes.rowLink}>
                  {name}
                </AnchorLink>
              ) : (
                <TransactionsLink link={link}>{name}</TransactionsLink>
              )}
            </Text>
            <Text size="sm" className="numeric" flex="none">
              <TransactionsLink link={page ? link : null}>{formatted}</TransactionsLink>
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
  /** Shown instead of the chart without data. */
  readonly empty?: string | null;
  readonly children: ReactNode;
}

/** Chart with its data as an accessible table and a CSV file. */
export function ChartCard({ title, about, table, file, empty, children }: ChartCardProps) {
  const [isTable, setIsTable] = useState(false);
  return (
    <div className={classes.card}>
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
            <div
              className={isTable ? classes.table : 'visually-hidden'}
              // A scrolling table must be reachable with the keyboard.
              {...(isTable ? { role: 'group', tabIndex: 0, 'aria-label': title } : {})}
            >
              <ChartTable title={title} table={table} isLinked={isTable} />
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

interface ChartTableProps {
  readonly title: string;
  readonly table: TableData;
  /** False while the table is hidden: a hidden link would take the focus. */
  readonly isLinked: boolean;
}

function ChartTable({ title, table: { head, rows, linkOf }, isLinked }: ChartTableProps) {
  const cellOf = (cell: Cell, row: number, column: number) => {
    const link = isLinked ? linkOf?.(row, column) : null;
    const text = formattedOf(cell);
    return link && text !== '–' && text !== '0' ? (
      <AnchorLink to="/panel/transactions" search={link}>
        {text}
      </AnchorLink>
    ) : (
      text
    );
  };
  return (
    <SmallTable
      name={title}
      head={head}
      rows={rows.map(([first, ...cells], row) => ({
        key: formattedOf(first),
        cells: [formattedOf(first), ...cells.map((cell, column) => cellOf(cell, row, column))],
      }))}
    />
  );
}
