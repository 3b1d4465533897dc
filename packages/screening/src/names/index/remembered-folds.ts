/** What one word costs beside its folds, counted in folds. */
const A_WORD = 16;

/** What words were found to be like, by the word; all of it is forgotten where it would be more than so many folds. */
export class RememberedFolds<T extends { readonly folds: readonly number[] }> {
  private readonly words = new Map<string, T>();
  private held = 0;

  /** @param most folds held at once: 16 bytes each */
  constructor(private readonly most: number) {}

  get(word: string): T | undefined {
    return this.words.get(word);
  }

  set(word: string, found: T): void {
    const size = found.folds.length + A_WORD;
    if (this.held + size > this.most) {
      this.words.clear();
      this.held = 0;
    }
    this.held += size;
    this.words.set(word, found);
  }
}
