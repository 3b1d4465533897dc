import type { NewEvaluation, StoredEvent } from '@assay/store';
import type { VelocityReader } from '../../apps/server/src/scoring/fraud/velocity-look';

const FRAUD = 'fraud_detection_fraud';
const LEGITIMATE = 'fraud_detection_marked_as_approved';

type MutableEvent = { -readonly [K in keyof StoredEvent]: StoredEvent[K] };

interface Waiting {
  readonly event: MutableEvent;
  readonly label: string;
  readonly at: number;
}

/**
 * Stores velocity events in memory in place of PostgreSQL. The bench sends one transaction at a time in
 * chronological order, so the newest events of a key are at the end of its list. Labels arrive with a delay.
 */
export class MemoryStore implements VelocityReader {
  private readonly byKey = new Map<string, MutableEvent[]>();
  private readonly waiting: Waiting[] = [];
  private nextLabel = 0;

  constructor(private readonly labelDelayMs: number) {}

  /** Stores an event; its label becomes visible after the delay. */
  add(event: StoredEvent, eventKeys: readonly string[], fraud: boolean): void {
    const own: MutableEvent = { ...event };
    for (const key of eventKeys) {
      const events = this.byKey.get(key);
      if (events) events.push(own);
      else this.byKey.set(key, [own]);
    }
    this.waiting.push({ event: own, label: fraud ? FRAUD : LEGITIMATE, at: event.at + this.labelDelayMs });
  }

  keep(evaluation: Pick<NewEvaluation, 'event' | 'eventKeys'>, fraud: boolean): void {
    this.add(evaluation.event, evaluation.eventKeys, fraud);
  }

  /** Applies the labels that have arrived by a time, in UNIX milliseconds. */
  advance(now: number): void {
    for (let next = this.waiting[this.nextLabel]; next && next.at <= now; ) {
      next.event.label = next.label;
      next = this.waiting[++this.nextLabel];
    }
  }

  look: VelocityReader['look'] = async ({ events }) => ({
    events: events.map(({ keyHash, since, cap }) => {
      const stored = this.byKey.get(keyHash) ?? [];
      const rows: StoredEvent[] = [];
      for (let i = stored.length - 1; i >= 0 && rows.length < cap; i--) {
        const event = stored[i] as StoredEvent;
        if (event.at <= since) break;
        rows.push(event);
      }
      return rows;
    }),
    history: [],
  });
}
