import { useWindowEvent } from '@mantine/hooks';
import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Where a letter is a letter and no key of the page. */
const TYPED_INTO = 'textarea, select, [contenteditable], input:not([type=radio], [type=checkbox])';

/** Whether a key that was pressed is the page's to answer: it goes into no field and stands for no command. */
export function isPageKey(event: {
  readonly target: EventTarget | null;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target instanceof Element && event.target.matches(TYPED_INTO));
}

/** Letters that stand for commands of the page; not while a dialog is open or something is typed. */
export function useKeys(commands: { readonly [key: string]: () => void }): void {
  useWindowEvent('keydown', (event) => {
    const command = Object.hasOwn(commands, event.key) ? commands[event.key] : undefined;
    if (!command || event.repeat || !isPageKey(event) || document.querySelector('[role=dialog]')) return;
    event.preventDefault();
    command();
  });
}

type Rows = HTMLTableSectionElement;

const CONTROLS = 'a[href], button, input, select, textarea';
/** Marks the rows that answer keys; the first ones of a page are where j and k lead. */
const MARK = 'data-row-keys';

/**
 * Lets the Tab key stop once: at the active row, and after it at this row's own controls.
 * Written into the document and not into React's state, so that moving renders no row anew.
 */
function letTabStopAt(rows: Rows, active: Element | undefined): void {
  for (const row of rows.rows) {
    const index = row === active ? 0 : -1;
    row.tabIndex = index;
    for (const control of row.querySelectorAll<HTMLElement>(CONTROLS)) control.tabIndex = index;
  }
}

/** Which row a key leads to from the row at `at`; null = the key moves nothing. */
export function rowAfterKey(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'j':
    case 'ArrowDown':
      return Math.min(at + 1, count - 1);
    case 'k':
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/**
 * Keys for the rows of a table: j, k and the arrows move, Home and End go to the ends, Enter opens. The first table of
 * a page is also reached by j or k from anywhere on it.
 * @param onOpen what Enter does with the row at an index; without it, Enter follows the row's first link
 * @returns what the table's body needs
 */
export function useRowKeys(body: RefObject<Rows | null>, onOpen?: (index: number) => void) {
  const active = useRef<Element | undefined>(undefined);
  const activate = (row: Element | undefined) => {
    active.current = row;
    if (body.current) letTabStopAt(body.current, row);
  };

  // Every rendering may have brought rows and taken the active one away.
  useLayoutEffect(() => {
    const rows = [...(body.current?.rows ?? [])];
    activate(rows.find((row) => row === active.current) ?? rows[0]);
  });

  useWindowEvent('keydown', (event) => {
    if ((event.key !== 'j' && event.key !== 'k') || !isPageKey(event)) return;
    if (!body.current || document.querySelector(`[${MARK}]`) !== body.current) return;
    if (event.target instanceof Element && event.target.closest(`[${MARK}], [role=dialog]`)) return;
    if (active.current instanceof HTMLElement) {
      event.preventDefault();
      active.current.focus();
    }
  });

  /** The row that an event happened in; what a row opened elsewhere on the page (a dialog) is not in it. */
  const rowOf = ({ target }: { readonly target: EventTarget }) =>
    target instanceof Element && body.current?.contains(target) ? target.closest('tr') : null;

  return {
    [MARK]: true,
    onFocus(event: FocusEvent) {
      const row = rowOf(event);
      if (row) activate(row);
    },
    onKeyDown(event: KeyboardEvent) {
      const row = rowOf(event);
      if (!row || !body.current || !isPageKey(event)) return;
      const rows = [...body.current.rows];
      const at = rows.indexOf(row);
      const to = rowAfterKey(event.key, at, rows.length);
      if (to !== null) {
        event.preventDefault();
        rows[to]?.focus();
      } else if (event.key === 'Enter' && event.target === row) {
        if (onOpen) onOpen(at);
        else row.querySelector<HTMLElement>('a[href]')?.click();
      }
    },
  };
}
