import { useWindowEvent } from '@mantine/hooks';
import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Elements where letters are text input, not shortcuts. */
const TYPED_INTO = 'textarea, select, [contenteditable], input:not([type=radio], [type=checkbox])';

/** Returns true if a key press is a page shortcut: no text input and no modifier. */
export function isPageKey(event: {
  readonly target: EventTarget | null;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target instanceof Element && event.target.matches(TYPED_INTO));
}

/** Open dialogs and menus, which handle their own keys. */
const OPEN_ABOVE = '[role=dialog], [role=menu]';

/** Returns true while a dialog or menu is open, or if the event came from one that its own keys closed. */
const isAbove = (target: EventTarget | null): boolean =>
  document.querySelector(OPEN_ABOVE) !== null ||
  (target instanceof Element && target.closest(OPEN_ABOVE) !== null);

/** Registers shortcuts of one key; inactive while a dialog or a menu is open or text is entered. */
export function useKeys(commands: { readonly [key: string]: () => void }): void {
  useWindowEvent('keydown', (event) => {
    const command = Object.hasOwn(commands, event.key) ? commands[event.key] : undefined;
    if (!command || event.repeat || !isPageKey(event) || isAbove(event.target)) return;
    event.preventDefault();
    command();
  });
}

type Rows = HTMLTableSectionElement;

const CONTROLS = 'a[href], button, input, select, textarea';
/** Marks rows with keyboard navigation; j and k lead to the first ones of a page. */
const MARK = 'data-row-keys';

/**
 * Puts only the active row and its controls in the tab order. Changes the document directly, because React
 * state would re-render the rows.
 */
function letTabStopAt(rows: Rows, active: Element | undefined): void {
  for (const row of rows.rows) {
    const index = row === active ? 0 : -1;
    row.tabIndex = index;
    for (const control of row.querySelectorAll<HTMLElement>(CONTROLS)) control.tabIndex = index;
  }
}

/** Returns the row that a key moves to from `at`; null if the key doesn't move. */
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

interface RowKeyActions {
  /** Called on Enter with the row index; without it, Enter follows the first link of the row. */
  readonly onOpen?: ((index: number) => void) | undefined;
  /** Called with the index of a row that receives the focus by key. */
  readonly onMove?: ((index: number) => void) | undefined;
}

/**
 * Keyboard navigation for table rows: j, k and arrow keys move, Home and End jump, Enter opens, x selects. j
 * and k also enter the first table from anywhere on the page; from the drawer of a row they move on.
 * @returns props of the table body
 */
export function useRowKeys(body: RefObject<Rows | null>, { onOpen, onMove }: RowKeyActions = {}) {
  const active = useRef<Element | undefined>(undefined);
  const activate = (row: Element | undefined) => {
    active.current = row;
    if (body.current) letTabStopAt(body.current, row);
  };

  const moveTo = (index: number) => {
    body.current?.rows[index]?.focus();
    onMove?.(index);
  };

  // Each render can add rows or remove the active one.
  useLayoutEffect(() => {
    const rows = [...(body.current?.rows ?? [])];
    activate(rows.find((row) => row === active.current) ?? rows[0]);
  });

  useWindowEvent('keydown', (event) => {
    if ((event.key !== 'j' && event.key !== 'k') || !isPageKey(event)) return;
    if (!body.current || document.querySelector(`[${MARK}]`) !== body.current) return;
    if (event.target instanceof Element && event.target.closest(`[${MARK}], [role=dialog]`)) return;
    const rows = [...body.current.rows];
    const row = rows.find((one) => one === active.current);
    if (!row) return;
    event.preventDefault();
    const at = rows.indexOf(row);
    const isOpen = row.getAttribute('aria-current') === 'true';
    moveTo((isOpen ? rowAfterKey(event.key, at, rows.length) : null) ?? at);
  });

  /** Returns the row of an event; events in dialogs opened by a row are excluded. */
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
        moveTo(to);
      } else if (event.key === 'x') {
        const check = row.querySelector<HTMLElement>('input[type=checkbox]');
        if (!check) return;
        event.preventDefault();
        check.click();
      } else if (event.key === 'Enter' && event.target === row) {
        if (onOpen) onOpen(at);
        else row.querySelector<HTMLElement>('a[href]')?.click();
      }
    },
  };
}
