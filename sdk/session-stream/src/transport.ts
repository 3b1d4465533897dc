import type { STREAM_INGEST_PATH, StreamBatch } from '@assay/contract';
import type { Batch } from './memory';
import { type Moment, now } from './moment';
import { LIMITS, VERSION } from './options';

/** Above this a request may not outlive its page (Fetch §4.5: 64 KiB in flight for a whole group). */
const KEEPALIVE_BYTES = 60_000;
const DEFLATE_FROM = 1024;
const LONGEST_RETRY_MS = 30_000;
const REST_MS = 60_000;
const LONGEST_REST_MS = 600_000;
const FAILURES_BEFORE_REST = 5;
/** Dropped at once when too many wait. */
const DROPPED = 500;

export interface TransportState {
  readonly domains: readonly string[];
  token: string;
  tokenAt: number;
  readonly stream: string;
  readonly label: string | undefined;
  seq: number;
  /** Batches that no answer has confirmed. */
  unsent: Batch[];
}

export interface TransportPorts {
  /** Active, idle, off-screen milliseconds since the last batch. */
  readonly time: () => readonly [number, number, number];
  /** The state changed in a way that the next page must know. */
  readonly changed: () => void;
  /** The server takes nothing more. */
  readonly ended: (status: number) => void;
  readonly failed: (error: Error) => void;
}

export interface Transport {
  add(moment: Moment): void;
  /** Sends what waits. `last`: the page may be gone at any moment. @returns when everything was tried once. */
  flush(last?: boolean): Promise<void>;
  /** Nothing waits any more. */
  idle(): boolean;
  /** The network is back. */
  wake(): void;
  stop(): void;
}

/** A body before JSON leaves out what is undefined. */
type Written<Body> = { readonly [Member in keyof Body]: Body[Member] | undefined };

const roughBytes = (moment: Moment): number =>
  moment.k === 'field' ? 420 : moment.k === 'custom' ? 100 + 3 * String(moment.data ?? '').length : 130;

/** Zeros and what is not known add nothing. */
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

/** Carries events to the server: in batches that count once, again and again until they are confirmed. */
export function transport(state: TransportState, ports: TransportPorts): Transport {
  let waiting: Moment[] = [];
  let bytes = 0;
  let lost = 0;
  let domain = 0;
  let busy = false;
  let stopped = false;
  /** Nothing is sent before this moment. */
  let notBefore = 0;
  let failures = 0;
  let rests = 0;
  const flying = new Set<Batch>();

  function dropSome(): void {
    const moves = waiting.filter((moment) => moment.k === 'move').slice(0, DROPPED);
    const dropped = new Set(moves.length > 0 ? moves : waiting.slice(0, DROPPED));
    waiting = waiting.filter((moment) => !dropped.has(moment));
    lost += dropped.size;
  }

  function take(): Batch | null {
    if (waiting.length === 0) return null;
    let size = 0;
    let count = 0;
    while (count < waiting.length && count < LIMITS.batchEvents && size < LIMITS.batchBytes) {
      size += roughBytes(waiting[count++] as Moment);
    }
    const events = waiting.splice(0, count);
    bytes = Math.max(0, bytes - size);
    if (lost > 0) events.push({ k: 'lost', t: now(), n: lost });
    lost = 0;
    const batch = { seq: state.seq++, events, time: ports.time() };
    state.unsent.push(batch);
    ports.changed();
    return batch;
  }

  function bodyOf(batch: Batch): string {
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

  const path: typeof STREAM_INGEST_PATH = '/session-ingest/v1/events';
  const url = () => state.domains[domain % state.domains.length] + path;

  function wait(milliseconds: number): void {
    notBefore = now() + milliseconds;
  }

  function confirmed(batch: Batch): void {
    state.unsent = state.unsent.filter((other) => other !== batch);
    ports.changed();
  }

  /** @returns whether the next batch may follow. */
  function heard(batch: Batch, response: Response): boolean {
    const { status } = response;
    const token = response.headers.get('X-New-Token');
    if (token) {
      state.token = token;
      state.tokenAt = now();
    }
    if (response.ok) {
      failures = rests = 0;
      confirmed(batch);
      return true;
    }
    if (status === 401) {
      stopped = true;
      ports.ended(status);
      return false;
    }
    if (status === 403) {
      wait(Math.min(LONGEST_REST_MS, REST_MS * 2 ** rests++));
      return false;
    }
    if (status === 429 || status >= 500) {
      const seconds = Number(response.headers.get('Retry-After')) || 0;
      retryLater(seconds * 1000);
      return false;
    }
    // It will never be taken: the others need not wait for it.
    confirmed(batch);
    ports.failed(new Error(`A batch was refused: ${status}`));
    return true;
  }

  function retryLater(least: number): void {
    failures++;
    const longest = Math.min(LONGEST_RETRY_MS, 1000 * 2 ** failures);
    const pause = failures >= FAILURES_BEFORE_REST ? REST_MS : Math.random() * longest;
    wait(Math.max(least, pause));
  }

  async function post(batch: Batch, last: boolean): Promise<boolean> {
    const text = bodyOf(batch);
    const packed = last || text.length < DEFLATE_FROM ? null : await deflated(text);
    if (stopped || flying.has(batch) || !state.unsent.includes(batch)) return !stopped;
    const body = packed ?? new Blob([text], { type: 'text/plain' });
    flying.add(batch);
    try {
      const response = await fetch(url(), {
        method: 'POST',
        body,
        keepalive: body.size < KEEPALIVE_BYTES,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      });
      return heard(batch, response);
    } catch {
      // A beacon reports nothing of its fate: the batch stays, and a later repetition counts once.
      if (last) navigator.sendBeacon?.(url(), body);
      domain++;
      retryLater(0);
      return false;
    } finally {
      flying.delete(batch);
    }
  }

  return {
    add(moment) {
      if (stopped) return;
      waiting.push(moment);
      bytes += roughBytes(moment);
      if (waiting.length > LIMITS.waiting - LIMITS.batchEvents) dropSome();
      if (waiting.length >= LIMITS.batchEvents || bytes >= LIMITS.batchBytes) void this.flush();
    },
    async flush(last = false) {
      if (stopped) return;
      if (last) {
        while (take());
        await Promise.all(
          state.unsent.filter((batch) => !flying.has(batch)).map((batch) => post(batch, true)),
        );
        return;
      }
      if (busy || now() < notBefore || !navigator.onLine) return;
      busy = true;
      try {
        for (;;) {
          const batch = state.unsent.find((other) => !flying.has(other)) ?? take();
          if (!batch || !(await post(batch, false))) break;
        }
      } finally {
        busy = false;
      }
    },
    idle: () => waiting.length === 0 && state.unsent.length === 0,
    wake() {
      notBefore = 0;
      failures = 0;
    },
    stop() {
      stopped = true;
    },
  };
}
