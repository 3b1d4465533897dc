import type { DataUpdateOutcome } from '@assay/store';

const WORDS: Readonly<Record<DataUpdateOutcome, string>> = {
  accepted: 'taken over',
  unchanged: 'unchanged',
  refused: 'refused',
  failed: 'not had',
};

/** How many sources of a run ended in which way. */
export class OutcomeCounts {
  private readonly counts = new Map<DataUpdateOutcome, number>();

  constructor(private readonly label: string) {}

  add(outcome: DataUpdateOutcome): void {
    this.counts.set(outcome, this.of(outcome) + 1);
  }

  /** Whether every source was taken over or had not changed. */
  isComplete(): boolean {
    return this.of('refused') + this.of('failed') === 0;
  }

  /** Whether any source was taken over. */
  hasNews(): boolean {
    return this.of('accepted') > 0;
  }

  /** One line for people: `data update: 20 taken over, 3 unchanged, 1 refused`. */
  report(stream: NodeJS.WritableStream): void {
    const parts = Object.entries(WORDS).flatMap(([outcome, word]) => {
      const count = this.of(outcome as DataUpdateOutcome);
      return count === 0 ? [] : [`${count} ${word}`];
    });
    stream.write(`${this.label}: ${parts.length === 0 ? 'nothing to do' : parts.join(', ')}\n`);
  }

  private of(outcome: DataUpdateOutcome): number {
    return this.counts.get(outcome) ?? 0;
  }
}
