/** Clicks on tabs that the URL may not show yet. */
export interface TabChoice {
  /** Tab of the last click. */
  readonly id: string;
  /** Tabs of all clicks since the URL was last in step, the last one included. */
  readonly clicked: readonly string[];
}

/** Returns the choice after a click. */
export const afterClick = (choice: TabChoice | null, id: string): TabChoice => ({
  id,
  clicked: [...(choice?.clicked ?? []), id],
});

/**
 * Returns the choice after the URL changed. The URL of an earlier click arrives late and has no effect; any
 * other one, such as a link, replaces the choice.
 */
export const afterHash = (choice: TabChoice | null, hash: string): TabChoice | null =>
  choice?.clicked.includes(hash) ? choice : null;

/**
 * Returns the choice after the navigation of a click ended.
 * @param id tab of that click
 * @param hash part of the URL after `#` at that time
 */
export const afterNavigation = (choice: TabChoice | null, id: string, hash: string): TabChoice | null =>
  choice?.id === id && hash === id ? null : choice;
