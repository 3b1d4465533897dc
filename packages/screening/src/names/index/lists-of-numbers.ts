/** Many lists of numbers in two arrays: list `n` is `items[starts[n]]` up to `items[starts[n + 1]]`. */
export interface ListsOfNumbers {
  readonly starts: Uint32Array;
  readonly items: Uint32Array;
}

/**
 * Gathers (list, number) pairs into lists, in the order they are given.
 * @param each calls back with every pair, and gives the same pairs both times it is called
 */
export function gatherLists(
  lists: number,
  each: (add: (list: number, item: number) => void) => void,
): ListsOfNumbers {
  const starts = new Uint32Array(lists + 1);
  each((list) => {
    starts[list + 1]!++;
  });
  for (let list = 0; list < lists; list++) starts[list + 1]! += starts[list]!;
  const items = new Uint32Array(starts[lists]!);
  const next = starts.slice(0, lists);
  each((list, item) => {
    items[next[list]!++] = item;
  });
  return { starts, items };
}
