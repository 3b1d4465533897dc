import type { Moment } from './moment';

/** How long another tab has to answer, ms. */
const ANSWER_MS = 60;

export interface TabClaim {
  release(): void;
}

/**
 * A duplicated tab carries a copy of the session: two of them would write under the same numbers.
 * @returns null when a living tab holds the stream; otherwise this tab holds it until it lets go.
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

/** Events under a number: the server counts a number once, however often it comes. */
export interface Batch {
  readonly seq: number;
  readonly events: readonly Moment[];
  readonly time: readonly [number, number, number];
}

/** What a session takes along from page to page; it ends with the tab. */
export interface Remembered {
  readonly id: string;
  readonly token: string;
  /** When the token was handed out, UNIX ms. */
  readonly tokenAt: number;
  /** Number of the next batch. */
  readonly seq: number;
  readonly start: number;
  /** What the last page could not send. */
  readonly left: readonly Batch[];
}

export interface Memory {
  read(): Remembered | null;
  write(session: Remembered): void;
  forget(): void;
}

/** sessionStorage may be full, switched off or hold anything: then nothing is remembered. */
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
