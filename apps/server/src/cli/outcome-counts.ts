import type { DataUpdateOutcome } from '@assay/store';

const WORDS: Readonly<Record<DataUpdateOutcome, string>> = {
  accepted: 'updated',
  unchanged: 'unchanged',
  refused: 'refused',
  failed: 'unavailable',
};

/** Counts a run's sources by outcome. */
export class OutcomeCounts {
  private readonly counts = new Map<DataUpdateOutcome, number>();

  constructor(private readonly label: string) {}

  add(outcome: DataUpdateOutcome): void {
    this.counts.set(outcome, this.of(outcome) + 1);
  }

  /** Returns true if every source was stored or unchanged. */
  isComplete(): boolean {
    return this.of('refused') + this.of('failed') === 0;
  }

  /** Returns true if any source was stored. */
  hasNews(): boolean {
    return this.of('accepted') > 0;
  }

  /** Writes one summary line: `data update: 20 taken over, 3 unchanged, 1 refused`. */
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
