export interface LineChange {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Above this number of line pairs, a change counts as a replacement: the table would need too much memory. */
const MAX_PAIRS = 4_000_000;

/** Returns the table of longest common subsequence lengths of the line suffixes. */
function commonLengths(before: readonly string[], after: readonly string[]): readonly Uint32Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const row = rows[i];
      const below = rows[i + 1];
      if (!row || !below) continue;
      row[j] = before[i] === after[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return rows;
}

/** Compares two texts line by line (longest common subsequence). */
export function lineChanges(before: string, after: string): readonly LineChange[] {
  const old = before === '' ? [] : before.split('\n');
  const now = after === '' ? [] : after.split('\n');
  const removed = (text: string): LineChange => ({ kind: 'removed', text });
  const added = (text: string): LineChange => ({ kind: 'added', text });
  if (old.length * now.length > MAX_PAIRS) return [...old.map(removed), ...now.map(added)];
  const lengths = commonLengths(old, now);
  const changes: LineChange[] = [];
  let i = 0;
  let j = 0;
  while (i < old.length && j < now.length) {
    const text = old[i] ?? '';
    const other = now[j] ?? '';
    if (text === other) {
      changes.push({ kind: 'same', text });
      i++;
      j++;
    } else if ((lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) {
      changes.push(removed(text));
      i++;
    } else {
      changes.push(added(other));
      j++;
    }
  }
  return [...changes, ...old.slice(i).map(removed), ...now.slice(j).map(added)];
}
