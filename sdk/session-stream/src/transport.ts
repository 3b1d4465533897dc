import type { STREAM_INGEST_PATH, StreamBatch } from '@assay/contract';
import type { Batch } from './memory';
import { type Moment, now } from './moment';
import { LIMITS, VERSION } from './options';

const MAX_RETRY_MS = 30_000;
const REST_MS = 60_000;
const MAX_REST_MS = 600_000;
const FAILURES_BEFORE_REST = 5;

/** Decides when the next batch may be sent. */
export interface RetryPlan {
  isDue(): boolean;
  /** Called when the network is back. */
  wake(): void;
  succeeded(): void;
  /**
   * Waits before the next attempt.
   * @param least milliseconds that the server asked for
   */
  failed(least: number): void;
  /** The server refuses temporarily; waits longer each time. */
  rest(): void;
}

function retryPlan(): RetryPlan {
  /** Time before which nothing is sent. */
  let notBefore = 0;
  let failures = 0;
  let rests = 0;
  const wait = (milliseconds: number): void => {
    notBefore = now() + milliseconds;
  };
  return {
    isDue: () => now() >= notBefore,
    wake() {
      notBefore = 0;
      failures = 0;
    },
    succeeded() {
      failures = rests = 0;
    },
    failed(least) {
      failures++;
      const longest = Math.min(MAX_RETRY_MS, 1000 * 2 ** failures);
      const pause = failures >= FAILURES_BEFORE_REST ? REST_MS : Math.random() * longest;
      wait(Math.max(least, pause));
    },
    rest: () => wait(Math.min(MAX_REST_MS, REST_MS * 2 ** rests++)),
  };
}

/** Number of events dropped at once when too many are waiting. */
const DROPPED = 500;

const roughBytes = (moment: Moment): number =>
  moment.k === 'field' ? 420 : moment.k === 'custom' ? 100 + 3 * String(moment.data ?? '').length : 130;

/** Events that are not in a batch yet. */
export interface WaitingMoments {
  /** @returns whether the events fill a batch */
  add(moment: Moment): boolean;
  /** Takes the events of one batch and adds a count of earlier dropped events. Empty if none is waiting. */
  take(): Moment[];
}

function waitingMoments(): WaitingMoments {
  let waiting: Moment[] = [];
  let bytes = 0;
  let lost = 0;
  return {
    add(moment) {
      waiting.push(moment);
      bytes += roughBytes(moment);
      if (waiting.length > LIMITS.waiting - LIMITS.batchEvents) {
        const moves = waiting.filter((one) => one.k === 'move').slice(0, DROPPED);
        const dropped = new Set(moves.length > 0 ? moves : waiting.slice(0, DROPPED));
        waiting = waiting.filter((one) => !dropped.has(one));
        lost += dropped.size;
      }
      return waiting.length >= LIMITS.batchEvents || bytes >= LIMITS.batchBytes;
    },
    take() {
      let size = 0;
      let count = 0;
      while (count < waiting.length && count < LIMITS.batchEvents && size < LIMITS.batchBytes) {
        size += roughBytes(waiting[count++] as Moment);
      }
      const events = waiting.splice(0, count);
      bytes = Math.max(0, bytes - size);
      if (count > 0 && lost > 0) {
        events.push({ k: 'lost', t: now(), n: lost });
        lost = 0;
      }
      return events;
    },
  };
}

/** Larger requests may not outlive their page (Fetch §4.5: 64 KiB in flight for a whole group), in bytes. */
const KEEPALIVE_BYTES = 60_000;
const DEFLATE_FROM = 1024;

export interface TransportState {
  readonly domains: readonly string[];
  token: string;
  tokenAt: number;
  readonly stream: string;
  readonly label: string | undefined;
  seq: number;
  /** Batches that no response has confirmed. */
  unsent: Batch[];
}

export interface TransportPorts {
  /** Returns active, idle and hidden milliseconds since the last batch. */
  readonly time: () => readonly [number, number, number];
  /** Called when the state changed in a way that the next page needs. */
  readonly changed: () => void;
  /** Called when the server accepts no more events. */
  readonly ended: (status: number) => void;
  readonly failed: (error: Error) => void;
}

const path: typeof STREAM_INGEST_PATH = '/session-ingest/v1/events';

/** A body before serialization; JSON omits undefined members. */
type Written<Body> = { readonly [Member in keyof Body]: Body[Member] | undefined };

/** Omits zeros and unknown values. */
const compact = (base: number, { t, ...moment }: Moment): StreamBatch['events'][number] => ({
  ...(Object.fromEntries(
    Object.entries(moment).filter(([name, value]) => name === 'on' || (value && (value as []).length !== 0)),
  ) as Pick<Moment, 'k'>),
  t: Math.max(0, Math.round(t - base)),
});

async function deflated(text: string): Promise<Blob | null> {
  try {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'));
    return new Blob([await new Response(stream).arrayBuffer()], { type: 'text/plain' });
  } catch {
    return null;
  }
}

function bodyOf(state: TransportState, batch: Batch): string {
  const t0 = Math.floor(Math.min(...batch.events.map((moment) => moment.t)));
  const body: Written<StreamBatch> = {
    token: state.token,
    stream: state.stream,
    seq: batch.seq,
    t0,
    sent: Math.max(0, Math.round(now() - t0)),
    n: batch.events.length,
    v: VERSION,
    label: state.label,
    time: batch.time,
    events: batch.events.map((moment) => compact(t0, moment)),
  };
  return JSON.stringify(body);
}

/** Sends events to the server in numbered batches that count once, and repeats them until they are confirmed. */
export class Transport {
  readonly #state: TransportState;
  readonly #ports: TransportPorts;
  readonly #waiting = waitingMoments();
  readonly #retries = retryPlan();
  readonly #flying = new Set<Batch>();
  #domain = 0;
  #isBusy = false;
  #isStopped = false;

  constructor(state: TransportState, ports: TransportPorts) {
    this.#state = state;
    this.#ports = ports;
  }

  add(moment: Moment): void {
    if (!this.#isStopped && this.#waiting.add(moment)) void this.flush();
  }

  /**
   * Sends waiting events. `last` means that the page may close at any moment.
   * @returns when everything was tried once
   */
  async flush(last = false): Promise<void> {
    if (this.#isStopped) return;
    const unsent = (batch: Batch) => !this.#flying.has(batch);
    if (last) {
      while (this.#take());
      await Promise.all(this.#state.unsent.filter(unsent).map((batch) => this.#post(batch, true)));
      return;
    }
    if (this.#isBusy || !this.#retries.isDue() || !navigator.onLine) return;
    this.#isBusy = true;
    try {
      for (;;) {
        const batch = this.#state.unsent.find(unsent) ?? this.#take();
        if (!batch || !(await this.#post(batch, false))) break;
      }
    } finally {
      this.#isBusy = false;
    }
  }

  /** Called when the network is back. */
  wake(): void {
    this.#retries.wake();
  }

  stop(): void {
    this.#isStopped = true;
  }

  #take(): Batch | null {
    const events = this.#waiting.take();
    if (events.length === 0) return null;
    const batch = { seq: this.#state.seq++, events, time: this.#ports.time() };
    this.#state.unsent.push(batch);
    this.#ports.changed();
    return batch;
  }

  async #post(batch: Batch, last: boolean): Promise<boolean> {
    const state = this.#state;
    const text = bodyOf(state, batch);
    const packed = last || text.length < DEFLATE_FROM ? null : await deflated(text);
    if (this.#isStopped || this.#flying.has(batch) || !state.unsent.includes(batch)) return !this.#isStopped;
    const body = packed ?? new Blob([text], { type: 'text/plain' });
    const url = () => state.domains[this.#domain % state.domains.length] + path;
    this.#flying.add(batch);
    try {
      const response = await fetch(url(), {
        method: 'POST',
        body,
        keepalive: body.size < KEEPALIVE_BYTES,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      });
      return this.#read(batch, response);
    } catch {
      // A beacon reports no result, so the batch stays; a repetition counts once.
      if (last) navigator.sendBeacon?.(url(), body);
      this.#domain++;
      this.#retries.failed(0);
      return false;
    } finally {
      this.#flying.delete(batch);
    }
  }

  /** @returns whether the next batch may follow */
  #read(batch: Batch, response: Response): boolean {
    const { status } = response;
    const token = response.headers.get('X-New-Token');
    if (token) {
      this.#state.token = token;
      this.#state.tokenAt = now();
    }
    if (response.ok) {
      this.#retries.succeeded();
      this.#confirm(batch);
      return true;
    }
    if (status === 401) {
      this.stop();
      this.#ports.ended(status);
      return false;
    }
    if (status === 403) {
      this.#retries.rest();
      return false;
    }
    if (status === 429 || status >= 500) {
      this.#retries.failed(Number(response.headers.get('Retry-After')) * 1000 || 0);
      return false;
    }
    // The batch will never be accepted, so the others continue.
    this.#confirm(batch);
    this.#ports.failed(new Error(`A batch failed with status ${status}.`));
    return true;
  }

  #confirm(batch: Batch): void {
    this.#state.unsent = this.#state.unsent.filter((other) => other !== batch);
    this.#ports.changed();
  }
}
