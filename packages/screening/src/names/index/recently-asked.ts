/**
 * What was worked out lately, by text: of two generations the older one goes when the younger is full, and what is asked for
 * again moves into the younger. So what comes back stays, where a memory that is emptied whole would forget it with the rest.
 */
export class RecentlyAsked<T> {
  private young = new Map<string, T>();
  private old = new Map<string, T>();

  /** @param most texts of one generation; twice as many are kept at most */
  constructor(private readonly most: number) {}

  get(text: string): T | undefined {
    const found = this.young.get(text);
    if (found !== undefined) return found;
    const older = this.old.get(text);
    if (older !== undefined) this.set(text, older);
    return older;
  }

  set(text: string, value: T): void {
    if (this.young.size >= this.most) {
      this.old = this.young;
      this.young = new Map();
    }
    this.young.set(text, value);
  }
}
