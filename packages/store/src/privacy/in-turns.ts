/**
 * Works through a table in turns, each behind the row that the one before ended with.
 * @param turn does some rows behind a key; null = there were none
 * @param report gets how many rows each turn did
 */
export async function inTurns<Key>(
  turn: (after: Key | null) => Promise<{ readonly last: Key; readonly sealed: number } | null>,
  report: (sealed: number) => void,
): Promise<void> {
  for (let after: Key | null = null; ; ) {
    const done = await turn(after);
    if (!done) return;
    report(done.sealed);
    after = done.last;
  }
}
