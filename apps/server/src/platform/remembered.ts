/** One text for several: no two different lists give the same one. */
export function joinedKey(...parts: readonly (string | null | undefined)[]): string {
  let key = '';
  for (const part of parts) key += part === null || part === undefined ? '-' : `${part.length}:${part}`;
  return key;
}

/**
 * The newest answers of a pure function, by its input as a text. Two plain maps take turns: what is asked for again moves to the
 * younger one, and when that is full the older one goes. So an answer that comes back stays, and to ask costs one look into a map.
 *
 * Only for functions whose answer depends on nothing but the text and the tables named with it, and is never changed by who gets it.
 */
export class Remembered<Value> {
  private young = new Map<string, Value>();
  private old = new Map<string, Value>();
  private tables: object | undefined;

  /** @param most answers that one map holds: twice as many are kept at most */
  constructor(private readonly most: number) {}

  /** @param tables what the work looks things up in, if anything: with other tables everything is forgotten */
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
