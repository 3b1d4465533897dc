import type { Moment } from './moment';

/** Time for another tab to respond, in milliseconds. */
const ANSWER_MS = 60;

export interface TabClaim {
  release(): void;
}

/**
 * Claims the stream for this tab. A duplicated tab has a copy of the session, and both would write under the
 * same batch numbers.
 * @returns null if another open tab holds the stream; otherwise this tab holds it until it releases it
 */
export async function claimStream(streamId: string, ask: boolean): Promise<TabClaim | null> {
  if (typeof BroadcastChannel === 'undefined') return { release: () => undefined };
  const channel = new BroadcastChannel(`stream ${streamId}`);
  if (ask) {
    const taken = await new Promise<boolean>((resolve) => {
      channel.onmessage = (event) => {
        if (event.data === 'mine') resolve(true);
      };
      channel.postMessage('whose');
      setTimeout(() => resolve(false), ANSWER_MS);
    });
    if (taken) {
      channel.close();
      return null;
    }
  }
  channel.onmessage = (event) => {
    if (event.data === 'whose') channel.postMessage('mine');
  };
  return { release: () => channel.close() };
}

/** Events under a batch number; the server counts each number once, even if it is sent repeatedly. */
export interface Batch {
  readonly seq: number;
  readonly events: readonly Moment[];
  readonly time: readonly [number, number, number];
}

/** Session data passed from page to page; it ends with the tab. */
export interface Remembered {
  readonly id: string;
  readonly token: string;
  /** Time at which the token was issued, Unix time in milliseconds. */
  readonly tokenAt: number;
  /** Number of the next batch. */
  readonly seq: number;
  readonly start: number;
  /** Batches that the last page could not send. */
  readonly left: readonly Batch[];
}

export interface Memory {
  read(): Remembered | null;
  write(session: Remembered): void;
  forget(): void;
}

/** Stores the session in sessionStorage. If it is full, disabled or contains other data, nothing is stored. */
export function memory(key: string): Memory {
  const attempt = <T>(work: () => T): T | null => {
    try {
      return work();
    } catch {
      return null;
    }
  };
  return {
    read: () => attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Remembered | null),
    write: (session) => void attempt(() => sessionStorage.setItem(key, JSON.stringify(session))),
    forget: () => void attempt(() => sessionStorage.removeItem(key)),
  };
}
