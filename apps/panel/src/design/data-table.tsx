import { ActionIcon, Checkbox, Group, Popover, Stack } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useMemo, useState } from 'react';
import { inWords, t } from '../i18n/language';
import { type Column, PagedTable } from '../ui/paged-table';
import classes from './data-table.module.css';
import { SelectionBar } from './selection-bar';
import { type SortState, sortRows } from './sort-rows';
import { TablePages, usePage } from './table-pages';

export interface DataColumn<Row> extends Column<Row> {
  readonly id: string;
  /** Hidden until the user selects it in the column picker. */
  readonly isOptional?: boolean;
  /** Always shown. */
  readonly isFixed?: boolean;
  /** Makes the column sortable. Only for tables whose rows are all loaded. */
  readonly sortValue?: (row: Row) => string | number | null;
}

interface Selection<Row> {
  /** Keys of the selected rows. */
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  /** Accessible name of the bar. */
  readonly label?: string;
  /** Accessible name of a row. */
  readonly nameOf: (row: Row) => string;
  /** Actions of the bar that appears while rows are selected. */
  readonly actions: (rows: readonly Row[]) => ReactNode;
}

interface DataTableProps<Row> extends Omit<ComponentProps<typeof PagedTable<Row>>, 'columns' | 'keyOf'> {
  readonly columns: readonly DataColumn<Row>[];
  readonly keyOf: (row: Row) => string;
  /** Stores the selected columns in this browser, and shows the column picker. */
  readonly columnsKey?: string;
  /** Columns that the page stores, instead of `columnsKey`. */
  readonly picked?: PickedColumns;
  readonly selection?: Selection<Row>;
  /** Above the table: tabs, filter chips or a search field. */
  readonly toolbar?: ReactNode;
  /** Shows the rows in pages of this size. Only for tables whose rows are all loaded. */
  readonly pageSize?: number;
  /** Sorting at first; by default, the order of the rows. */
  readonly firstSort?: SortState;
}

/**
 * Table with a sticky header, column picker, sorting and row selection. Keyboard: j and k move, Enter opens, x
 * selects.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, keyOf, columnsKey, selection, toolbar, pageSize, firstSort, ...table } = props;
  const stored = usePickedColumns(columnsKey, columns);
  const picked = props.picked ?? stored;
  const hasPicker = columnsKey !== undefined || props.picked !== undefined;
  const [sort, setSort] = useState<SortState | null>(firstSort ?? null);
  const sorted = useMemo(() => {
    const value = sort && columns.find(({ id }) => id === sort.column)?.sortValue;
    return rows && sort && value ? sortRows(rows, value, sort.direction) : rows;
  }, [rows, sort, columns]);
  const shown = useMemo(
    () =>
      columns
        .filter(({ id, isFixed }) => isFixed || picked.shown.has(id))
        .map((column) => withHeading(column, sort, setSort)),
    [columns, picked.shown, sort],
  );
  const all = useMemo(
    () => (selection ? [checkColumn(selection, rows ?? [], keyOf), ...shown] : shown),
    [selection, shown, rows, keyOf],
  );
  const page = usePage(sorted, pageSize);
  const chosen = selection ? (rows ?? []).filter((row) => selection.selected.has(keyOf(row))) : [];
  return (
    <div className={classes.table}>
      {toolbar || hasPicker ? (
        <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs" mb="xs">
          <div className={classes.toolbar}>{toolbar}</div>
          {hasPicker ? <ColumnPicker columns={columns} {...picked} /> : null}
        </Group>
      ) : null}
      <PagedTable isSticky {...table} columns={all} rows={page.rows} keyOf={keyOf} />
      <TablePages name={table.name} page={page} />
      {selection && chosen.length > 0 ? (
        <SelectionBar
          label={selection.label ?? t('Selected rows')}
          about={t('{count, plural, one {# selected} other {# selected}}', { count: chosen.length })}
          onClear={() => selection.onChange(new Set())}
        >
          {selection.actions(chosen)}
        </SelectionBar>
      ) : null}
    </div>
  );
}

function checkColumn<Row>(
  { selected, onChange, nameOf }: Selection<Row>,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Column<Row> {
  const keys = rows.map(keyOf);
  const count = keys.filter((key) => selected.has(key)).length;
  const toggle = (key: string) => {
    const next = new Set(selected);
    if (!next.delete(key)) next.add(key);
    onChange(next);
  };
  return {
    name: t('Select'),
    kind: 'check',
    heading: (
      <Checkbox
        size="xs"
        aria-label={t('Select all rows')}
        checked={count > 0 && count === keys.length}
        indeterminate={count > 0 && count < keys.length}
        onChange={() => onChange(new Set(count === keys.length ? [] : keys))}
      />
    ),
    cell: (row) => (
      <Checkbox
        size="xs"
        aria-label={t('Select {name}', { name: nameOf(row) })}
        checked={selected.has(keyOf(row))}
        onChange={() => toggle(keyOf(row))}
      />
    ),
  };
}

/** Adds the sort button to the heading of a sortable column. */
function withHeading<Row>(
  column: DataColumn<Row>,
  sort: SortState | null,
  onSort: (sort: SortState | null) => void,
): Column<Row> {
  if (!column.sortValue) return column;
  const direction = sort?.column === column.id ? sort.direction : null;
  // First descending, because lists are read for the largest or newest values.
  const next = direction === null ? 'descending' : direction === 'descending' ? 'ascending' : null;
  return {
    ...column,
    ...(direction ? { sorted: direction } : {}),
    heading: (
      <button
        type="button"
        className={classes.sort}
        onClick={() => onSort(next === null ? null : { column: column.id, direction: next })}
      >
        {inWords(column.name)}
        <span aria-hidden className={classes.arrow}>
          {direction === 'descending' ? '↓' : direction === 'ascending' ? '↑' : '↕'}
        </span>
      </button>
    ),
  };
}

const place = (key: string): string => `assay.columns.${key}`;

/** Reads the stored columns; null without a stored choice. */
function storedColumns(key: string | undefined): ReadonlySet<string> | null {
  try {
    const text = key === undefined ? null : localStorage.getItem(place(key));
    return text === null ? null : new Set(text.split(' '));
  } catch {
    return null;
  }
}

/** Columns of a table that the user selected. */
export interface PickedColumns {
  readonly shown: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
}

function usePickedColumns<Row>(key: string | undefined, columns: readonly DataColumn<Row>[]): PickedColumns {
  const [stored, setStored] = useState(() => storedColumns(key));
  const shown = useMemo(
    () =>
      new Set(
        columns
          .filter(({ id, isOptional, kind }) => kind === 'actions' || (stored ? stored.has(id) : !isOptional))
          .map(({ id }) => id),
      ),
    [columns, stored],
  );
  const toggle = (id: string) => {
    const next = new Set(shown);
    if (!next.delete(id)) next.add(id);
    if (next.size === 0) return;
    setStored(next);
    try {
      if (key !== undefined) localStorage.setItem(place(key), [...next].join(' '));
    } catch {
      // Without local storage, the next visit shows the default columns.
    }
  };
  return { shown, toggle };
}

function ColumnPicker<Row>({
  columns,
  shown,
  toggle,
}: PickedColumns & { readonly columns: readonly DataColumn<Row>[] }) {
  return (
    <Popover position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="default" size="2rem" aria-label={t('Columns')}>
          <IconColumns3 size={16} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('Columns')}>
        <Stack gap="xs">
          {columns
            .filter(({ kind }) => kind !== 'actions')
            .map(({ id, name, isFixed }) => (
              <Checkbox
                key={id}
                size="xs"
                label={inWords(name)}
                disabled={isFixed ?? false}
                checked={isFixed || shown.has(id)}
                onChange={() => toggle(id)}
              />
            ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
