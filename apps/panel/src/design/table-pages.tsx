import { Pagination } from '@mantine/core';
import { useState } from 'react';
import { t } from '../i18n/language';
import { TableFoot } from '../ui/paged-table';

interface Page<Row> {
  /** Rows of the page; undefined while loading. */
  readonly rows: readonly Row[] | undefined;
  /** Position of the first row of the page. */
  readonly first: number;
  /** Number of rows of all pages. */
  readonly all: number;
  readonly number: number;
  readonly pages: number;
  readonly onChange: (number: number) => void;
}

/** Divides loaded rows into pages. @param size undefined shows all rows */
export function usePage<Row>(rows: readonly Row[] | undefined, size: number | undefined): Page<Row> {
  const [number, onChange] = useState(1);
  const all = rows?.length ?? 0;
  const pages = size === undefined ? 1 : Math.max(1, Math.ceil(all / size));
  // A filter can leave fewer pages than the current page number.
  const shown = Math.min(number, pages);
  const first = size === undefined ? 0 : (shown - 1) * size;
  const part = size === undefined ? rows : rows?.slice(first, first + size);
  return { rows: part, first, all, number: shown, pages, onChange };
}

interface TablePagesProps {
  /** Accessible name of the table. */
  readonly name: string;
  readonly page: Page<unknown>;
}

/** Range of the shown rows and links to the other pages; renders nothing for one page. */
export function TablePages({ name, page: { rows, first, all, number, pages, onChange } }: TablePagesProps) {
  if (pages < 2) return null;
  return (
    <TableFoot
      note={t('{first}–{last} of {all}', { first: first + 1, last: first + (rows?.length ?? 0), all })}
    >
      <Pagination
        size="sm"
        total={pages}
        value={number}
        onChange={onChange}
        getControlProps={(control) => ({
          'aria-label': control === 'next' ? t('Next page') : t('Previous page'),
        })}
        getItemProps={(item) => ({
          'aria-label': t('Page {number} of {name}', { number: String(item), name }),
        })}
      />
    </TableFoot>
  );
}
