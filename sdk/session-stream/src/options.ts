import { version } from '../package.json';

/** Options of a session stream. All except `authData` have a default. */
export interface SessionStreamOptions {
  /** Text that the backend received from the auth endpoint; it opens one stream within five minutes. */
  readonly authData: string;
  /** Maximum session duration in milliseconds; 0 means the server's limit, 48 hours. */
  readonly sessionTimeoutMs?: number;
  /** If true, failures only reach the callbacks and are never thrown; default true. */
  readonly silentMode?: boolean;
  /** Attribute with the site's own tag for an element; default `x-stream-tag`. */
  readonly elementTagKey?: string;
  /** Key under which sessionStorage stores the session from page to page. */
  readonly storageKey?: string;
  /** Address to send to instead of the domains of `authData`, for example a proxy of the site. */
  readonly apiEndpoint?: string;
  readonly onError?: (error: Error) => void;
  /** Called when the session reached its maximum duration and was finished. */
  readonly onTimeout?: () => void;
  /** Called when the server no longer accepts the stream: request new `authData` and start again. */
  readonly onAuthError?: (error: Error) => void;
}

export const VERSION: string = version;

export const LIMITS = {
  sessionMs: 48 * 3_600_000,
  label: 32,
  eventName: 32,
  eventData: 1024,
  tag: 64,
  /** Maximum number of events waiting to be sent. */
  waiting: 10_000,
  flushMs: 5000,
  batchEvents: 100,
  batchBytes: 24_576,
  /** Maximum age of a token that can be resumed, in milliseconds; the server's limit is two hours. */
  resumeMs: 7_000_000,
  /** Maximum size of unsent batches stored for the next page, in bytes. */
  spillBytes: 100_000,
} as const;
