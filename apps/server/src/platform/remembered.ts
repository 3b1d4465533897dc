/** Joins several texts into one. Two different lists never give the same text. */
export function joinedKey(...parts: readonly (string | null | undefined)[]): string {
  let key = '';
  for (const part of parts) key += part === null || part === undefined ? '-' : `${part.length}:${part}`;
  return key;
}

/**
 * Cache of the newest results of a pure function, by its input as text. It uses two plain maps: a requested
 * value moves to the younger one, and when that is full the older one is dropped. A value that is requested
 * again stays, and a hit costs one map lookup.
 *
 * Only for functions whose result depends only on the text and the tables passed with it. Callers must not
 * change the result.
 */
export class Remembered<Value> {
  private young = new Map<string, Value>();
  private old = new Map<string, Value>();
  private tables: object | undefined;

  /** @param most maximum number of values in one map; the cache holds at most twice this number */
  constructor(private readonly most: number) {}

  /**
   * Returns the cached value, or computes it.
   * @param tables tables that the work reads, if any; other tables clear the cache
   */
  of(key: string, work: () => Value, tables?: object): Value {
    if (tables !== this.tables) {
      this.tables = tables;
      this.young = new Map();
      this.old = new Map();
    }
    let value = this.young.get(key);
    if (value !== undefined) return value;
    value = this.old.get(key) ?? work();
    if (this.young.size >= this.most) {
      this.old = this.young;
      this.young = new Map();
    }
    this.young.set(key, value);
    return value;
  }
}
