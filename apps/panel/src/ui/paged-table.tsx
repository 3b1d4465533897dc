import { Button, Group, Table, Text } from '@mantine/core';
import { type MouseEvent, memo, type ReactNode, useRef } from 'react';
import { TableSkeleton } from '../design/states';
import { inWords, type Sentence, t } from '../i18n/language';
import { MaskedText } from '../personal/reveal';
import { useRowKeys } from './keys';
import { FailureAlert } from './notices';
import classes from './paged-table.module.css';
import { ButtonLink, type Destination } from './shown-values';

interface Turns {
  /** Link to the newest page; undefined if it is the current one. */
  readonly newest: Destination | undefined;
  /** Link to the next older page; undefined on the last page. */
  readonly older: Destination | undefined;
  /** Shown on the newest page. */
  readonly note?: string;
}

interface TableFootProps {
  /** Description of the shown rows, such as their range. */
  readonly note?: ReactNode;
  /** Controls that show other rows. */
  readonly children?: ReactNode;
}

/** Line below a table: what is shown on the left, and the way to other rows on the right. */
export function TableFoot({ note, children }: TableFootProps) {
  return (
    <Group justify="space-between" mt="sm" mih="2rem">
      <Text component="div" size="xs" c="dimmed" className="numeric">
        {note}
      </Text>
      <Group gap="xs">{children}</Group>
    </Group>
  );
}

/** Links between table pages; each page has a URL. */
function PageTurns({ newest, older, note }: Turns) {
  if (!newest && !older && !note) return null;
  return (
    <TableFoot note={newest ? null : note}>
      {newest ? (
        <ButtonLink variant="default" {...newest}>
          {t('Newest')}
        </ButtonLink>
      ) : null}
      {older ? (
        <ButtonLink variant="default" {...older}>
          {t('Older')}
        </ButtonLink>
      ) : null}
    </TableFoot>
  );
}

/**
 * Formatting of a column: `figure` right-aligned numbers; `digits` numbers and dates that are not compared by
 * size; `long` text with line breaks anywhere; `rest` takes the remaining width, and what doesn't fit is cut;
 * `lines` several lines; `code` rule text or JSON; `head` row name; `actions` buttons; `check` a checkbox. Headings of the last two are visible to screen readers only.
 */
type ColumnKind = 'figure' | 'digits' | 'long' | 'rest' | 'lines' | 'code' | 'head' | 'actions' | 'check';

export interface Column<Row> {
  /** Heading, and label of each cell in the stacked layout. */
  readonly name: string | Sentence;
  /** Content of the heading cell; defaults to the name. */
  readonly heading?: ReactNode;
  readonly sorted?: 'ascending' | 'descending';
  /** null shows a dash. */
  readonly cell: (row: Row) => ReactNode;
  readonly kind?: ColumnKind;
  /**
   * Place in the two-line rows of narrow windows: start or end of the first line, second line, or second line
   * with the name of the column. Tables with `isTwoLine` hide columns without one, except actions.
   */
  readonly line?: 'title' | 'end' | 'meta' | 'named';
}

/** State of the query: one page, or several with `fetchNextPage`. */
interface Reading {
  readonly isPending: boolean;
  readonly error: unknown;
  readonly isPlaceholderData?: boolean;
  readonly hasNextPage?: boolean;
  readonly isFetchingNextPage?: boolean;
  fetchNextPage?(): unknown;
}

interface PagedTableProps<Row> {
  /** Accessible name of the table. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  /** undefined while loading or after an error. */
  readonly rows: readonly Row[] | undefined;
  readonly keyOf: (row: Row, index: number) => string | number;
  /** Shown for an empty table. */
  readonly empty: ReactNode;
  readonly reading?: Reading;
  /** Title of the loading error. */
  readonly failure?: string;
  /** Called on Enter; by default, Enter follows the first link of the row. */
  readonly onOpen?: (row: Row) => void;
  /** Opens a row by click too, except on its controls. */
  readonly opensOnClick?: boolean;
  /** Called when the focus moves to a row by key. */
  readonly onMove?: (row: Row) => void;
  /** Returns true for the open row. */
  readonly isCurrent?: (row: Row) => boolean;
  /** Returns true for rows that are no longer in effect. */
  readonly isFaded?: (row: Row) => boolean;
  /** Shows two lines without labels for each row in narrow windows; see `line` of the columns. */
  readonly isTwoLine?: boolean;
  /** Label of the button that loads more rows. */
  readonly more?: string;
  readonly turns?: Turns;
  /** Scrolls inside the window height, with the headings always visible. */
  readonly isSticky?: boolean;
}

/** Elements whose click has its own effect. */
const CONTROLS = 'a, button, input, label, select, textarea';

/** Number of columns from which narrow tables use the stacked layout. */
const STACKED_FROM = 4;
/** Number of columns from which the table is denser. */
const CLOSE_FROM = 8;

/**
 * Table with loading, error and empty states, paging and keyboard navigation (see keys.ts). On narrow screens
 * each row is a block of labeled lines.
 */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { rows, reading, turns } = props;
  return (
    <div aria-busy={reading?.isPlaceholderData ?? false}>
      <FailureAlert error={reading?.error} {...(props.failure ? { title: props.failure } : {})} />
      {reading?.isPending ? <TableSkeleton /> : null}
      {rows?.length === 0 ? (
        <Text component="div" c="dimmed" size="sm" py="lg" ta="center">
          {props.empty}
        </Text>
      ) : null}
      {rows && rows.length > 0 ? <Rows {...props} rows={rows} /> : null}
      {reading?.hasNextPage ? (
        <TableFoot note={t('{count, plural, one {# row} other {# rows}}', { count: rows?.length ?? 0 })}>
          <Button
            variant="default"
            loading={reading.isFetchingNextPage ?? false}
            onClick={() => void reading.fetchNextPage?.()}
          >
            {props.more ?? t('Older')}
          </Button>
        </TableFoot>
      ) : null}
      {turns && rows ? <PageTurns {...turns} /> : null}
    </div>
  );
}

function Rows<Row>(props: PagedTableProps<Row> & { readonly rows: readonly Row[] }) {
  const {
    name,
    columns,
    rows,
    keyOf,
    onOpen,
    onMove,
    opensOnClick,
    isCurrent,
    isFaded,
    isTwoLine,
    isSticky,
  } = props;
  const narrow = isTwoLine ? classes.twoLine : classes.stacked;
  const body = useRef<HTMLTableSectionElement>(null);
  const withRow = (act: ((row: Row) => void) | undefined) =>
    act &&
    ((index: number) => {
      const row = rows[index];
      if (row !== undefined) act(row);
    });
  const open = withRow(onOpen);
  const keys = useRowKeys(body, { onOpen: open, onMove: withRow(onMove) });
  const openClicked = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest(CONTROLS) || getSelection()?.isCollapsed === false)
      return;
    const row = target.closest('tr');
    const index = row ? [...(body.current?.rows ?? [])].indexOf(row) : -1;
    if (index >= 0) open?.(index);
  };
  return (
    <div className={isSticky ? `${classes.scroll} ${classes.sticky}` : classes.scroll}>
      <Table
        highlightOnHover
        {...(columns.length < CLOSE_FROM ? {} : { horizontalSpacing: 'xs' })}
        className={columns.length < STACKED_FROM ? '' : narrow}
      >
        <caption className="visually-hidden">{name}</caption>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th
                key={inWords(column.name)}
                className={classOf(column)}
                {...(column.sorted ? { 'aria-sort': column.sorted } : {})}
              >
                {column.heading ? (
                  column.heading
                ) : column.kind === 'actions' || column.kind === 'check' ? (
                  <span className="visually-hidden">{inWords(column.name)}</span>
                ) : (
                  inWords(column.name)
                )}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody
          ref={body}
          {...keys}
          {...(opensOnClick ? { onClick: openClicked, className: classes.clickable } : {})}
        >
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

/** Memoized, so that changes outside of a long table don't re-render rows while the columns array is the same. */
const PagedRow = memo(function PagedRow<Row>({ row, columns, isCurrent, isFaded }: PagedRowProps<Row>) {
  return (
    <Table.Tr className={classes.row} aria-current={isCurrent} opacity={isFaded ? 0.6 : 1}>
      {columns.map((column) => {
        const shown = column.cell(row);
        const isEmpty = shown === null || shown === undefined;
        const cell = {
          className: classOf(column),
          'data-label': inWords(column.name),
          ...(column.line ? { 'data-line': column.line } : {}),
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
