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
