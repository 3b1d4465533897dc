/**
 * What was worked out lately, by text or number: of two generations the older one goes when the younger is full, and what is asked for
 * again moves into the younger. So what comes back stays, where a memory that is emptied whole would forget it with the rest.
 */
export class RecentlyAsked<T, K = string> {
  private young = new Map<K, T>();
  private old = new Map<K, T>();

  /** @param most keys of one generation; twice as many are kept at most */
  constructor(private readonly most: number) {}

  get(key: K): T | undefined {
    const found = this.young.get(key);
    if (found !== undefined) return found;
    const older = this.old.get(key);
    if (older !== undefined) this.set(key, older);
    return older;
  }

  set(key: K, value: T): void {
    if (this.young.size >= this.most) {
      this.old = this.young;
      this.young = new Map();
    }
    this.young.set(key, value);
  }
}
