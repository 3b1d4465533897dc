import { version } from '../package.json';

/** What a session stream is made with. Everything but `authData` has a default. */
export interface SessionStreamOptions {
  /** The text that the backend got from the auth endpoint; it opens one stream within five minutes. */
  readonly authData: string;
  /** Longest session, ms; 0 = the server's limit, 48 hours. */
  readonly sessionTimeoutMs?: number;
  /** Failures go to the callbacks only and never thrown; default true. */
  readonly silentMode?: boolean;
  /** Attribute with the site's own word for an element; default `x-stream-tag`. */
  readonly elementTagKey?: string;
  /** Under which the session is remembered from page to page (sessionStorage). */
  readonly storageKey?: string;
  /** Where to send to instead of the domains of `authData`, e.g. a proxy of the site itself. */
  readonly apiEndpoint?: string;
  readonly onError?: (error: Error) => void;
  /** The session reached its longest time and was finished. */
  readonly onTimeout?: () => void;
  /** The server no longer takes the stream: ask for new `authData` and start again. */
  readonly onAuthError?: (error: Error) => void;
}

export const VERSION: string = version;

export const LIMITS = {
  sessionMs: 48 * 3_600_000,
  label: 32,
  eventName: 32,
  eventData: 1024,
  tag: 64,
  /** Events that wait to be sent, in all. */
  waiting: 10_000,
  flushMs: 5000,
  batchEvents: 100,
  batchBytes: 24_576,
  /** A token that is older cannot go on (the server's own limit is two hours). */
  resumeMs: 7_000_000,
  /** Kept for the next page when the browser took no more. */
  spillBytes: 100_000,
} as const;
