import { Button, Group, Table, Text } from '@mantine/core';
import { memo, type ReactNode, useRef } from 'react';
import { inWords, type Sentence, t } from '../i18n/language';
import { MaskedText } from '../personal/reveal';
import { useRowKeys } from './keys';
import { Busy, FailureAlert } from './notices';
import classes from './paged-table.module.css';
import { ButtonLink, type Destination } from './shown-values';

interface Turns {
  /** Where the newest page is; undefined = it is this one. */
  readonly newest: Destination | undefined;
  /** Where the next older page is; undefined = there is none. */
  readonly older: Destination | undefined;
  /** Shown on the newest page. */
  readonly note?: string;
}

/** From one page of a table to the next: each has an address that can be shared. */
function PageTurns({ newest, older, note }: Turns) {
  return (
    <Group justify="space-between" mt="sm">
      {newest ? (
        <ButtonLink variant="default" {...newest}>
          {t('Newest')}
        </ButtonLink>
      ) : (
        <Text size="xs" c="dimmed">
          {note}
        </Text>
      )}
      {older ? (
        <ButtonLink variant="default" {...older}>
          {t('Older')}
        </ButtonLink>
      ) : (
        <Button variant="default" disabled>
          {t('Older')}
        </Button>
      )}
    </Group>
  );
}

/**
 * What a column holds, and so how it is set: `figure` right-aligned numbers, `digits` numbers, dates and the like that
 * are not compared by size, `long` words that may break anywhere, `lines` several of them, `code` text of a rule or
 * JSON, `head` the name of the row, `actions` buttons and `check` a box to choose by, whose headings are only read aloud.
 */
type ColumnKind = 'figure' | 'digits' | 'long' | 'lines' | 'code' | 'head' | 'actions' | 'check';

export interface Column<Row> {
  /** The heading, and the label of each cell where rows are stacked. */
  readonly name: string | Sentence;
  /** Nothing = a dash. */
  readonly cell: (row: Row) => ReactNode;
  readonly kind?: ColumnKind;
}

/** Where the rows come from: a query of one page, or one that grows by `fetchNextPage`. */
interface Reading {
  readonly isPending: boolean;
  readonly error: unknown;
  readonly isPlaceholderData?: boolean;
  readonly hasNextPage?: boolean;
  readonly isFetchingNextPage?: boolean;
  fetchNextPage?(): unknown;
}

interface PagedTableProps<Row> {
  /** What a screen reader calls the table. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  /** undefined = not read yet, or not to be read. */
  readonly rows: readonly Row[] | undefined;
  readonly keyOf: (row: Row, index: number) => string | number;
  /** Stands in place of no rows. */
  readonly empty: ReactNode;
  readonly reading?: Reading;
  /** Title of the failure to read. */
  readonly failure?: string;
  /** What Enter does on a row; by default it follows the row's first link. */
  readonly onOpen?: (row: Row) => void;
  /** The row that is open already. */
  readonly isCurrent?: (row: Row) => boolean;
  /** A row that has no effect any more. */
  readonly isFaded?: (row: Row) => boolean;
  /** Where rows are stacked, their cells run on like words, most without a heading: for rows that tell what they are by themselves. */
  readonly isCompact?: boolean;
  /** On the button for the rows that follow. */
  readonly more?: string;
  readonly turns?: Turns;
}

/** From so many columns on, a narrow table is read row by row. */
const STACKED_FROM = 4;
/** From so many on, they stand closer together. */
const CLOSE_FROM = 8;

/**
 * A list of rows, with all that belongs to one: loading, failure, nothing there, the rows that follow, and keys (see
 * keys.ts). Where there is no room for its columns, each row stands as a block of labelled lines.
 */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { rows, reading, turns } = props;
  return (
    <div aria-busy={reading?.isPlaceholderData ?? false}>
      <FailureAlert error={reading?.error} {...(props.failure ? { title: props.failure } : {})} />
      {reading?.isPending ? <Busy /> : null}
      {rows?.length === 0 ? (
        <Text c="dimmed" size="sm" py="lg" ta="center">
          {props.empty}
        </Text>
      ) : null}
      {rows && rows.length > 0 ? <Rows {...props} rows={rows} /> : null}
      {reading?.hasNextPage ? (
        <Button
          variant="default"
          mt="md"
          loading={reading.isFetchingNextPage ?? false}
          onClick={() => void reading.fetchNextPage?.()}
        >
          {props.more ?? t('Older')}
        </Button>
      ) : null}
      {turns && rows ? <PageTurns {...turns} /> : null}
    </div>
  );
}

function Rows<Row>(props: PagedTableProps<Row> & { readonly rows: readonly Row[] }) {
  const { name, columns, rows, keyOf, onOpen, isCurrent, isFaded, isCompact } = props;
  const stacked = isCompact ? `${classes.stacked} ${classes.compact}` : classes.stacked;
  const body = useRef<HTMLTableSectionElement>(null);
  const open = (index: number) => {
    const row = rows[index];
    if (row !== undefined) onOpen?.(row);
  };
  const keys = useRowKeys(body, onOpen ? open : undefined);
  return (
    <div className={classes.scroll}>
      <Table
        highlightOnHover
        {...(columns.length < CLOSE_FROM ? {} : { horizontalSpacing: 'xs' })}
        className={columns.length < STACKED_FROM ? '' : stacked}
      >
        <caption className="visually-hidden">{name}</caption>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={inWords(column.name)} className={classOf(column)}>
                {column.kind === 'actions' || column.kind === 'check' ? (
                  <span className="visually-hidden">{inWords(column.name)}</span>
                ) : (
                  inWords(column.name)
                )}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody ref={body} {...keys}>
          {rows.map((row, index) => (
            <PagedRow
              key={keyOf(row, index)}
              row={row}
              columns={columns}
              isCurrent={isCurrent?.(row) ?? false}
              isFaded={isFaded?.(row) ?? false}
            />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

interface PagedRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly isCurrent: boolean;
  readonly isFaded: boolean;
}

const classOf = ({ kind }: { readonly kind?: ColumnKind }) => (kind ? classes[kind] : undefined);

/** Remembered, so that what changes beside a long table costs nothing where its columns stay the same array. */
const PagedRow = memo(function PagedRow<Row>({ row, columns, isCurrent, isFaded }: PagedRowProps<Row>) {
  return (
    <Table.Tr className={classes.row} aria-current={isCurrent} opacity={isFaded ? 0.6 : 1}>
      {columns.map((column) => {
        const shown = column.cell(row);
        const isEmpty = shown === null || shown === undefined;
        const cell = {
          className: classOf(column),
          'data-label': inWords(column.name),
          ...(isEmpty ? { 'data-empty': true } : {}),
        };
        if (column.kind === 'head') {
          return (
            <Table.Th key={inWords(column.name)} scope="row" {...cell}>
              {shown}
            </Table.Th>
          );
        }
        return (
          <Table.Td key={inWords(column.name)} {...cell}>
            {column.kind === 'actions' ? (
              <Group gap={6} wrap="nowrap" justify="flex-end">
                {shown}
              </Group>
            ) : (
              <MaskedText>{shown ?? '–'}</MaskedText>
            )}
          </Table.Td>
        );
      })}
    </Table.Tr>
  );
}) as <Row>(props: PagedRowProps<Row>) => ReactNode;
