import type { Moment } from './moment';

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
