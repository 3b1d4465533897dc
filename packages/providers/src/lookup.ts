/** Deadline and abort signal of one query to a source. */
export interface LookupContext {
  /** Milliseconds since the UNIX epoch; a later answer is only used for the cache. */
  readonly deadline: number;
  /** Aborts at the deadline or when the providers are closed. */
  readonly signal: AbortSignal;
}

/**
 * One external data source.
 *
 * `null` means that the source answered and has no data (or that the input can't be queried). A source that
 * could not answer throws a {@link LookupFailure}.
 */
export interface LookupPort<Input, Value> {
  lookup(input: Input, context: LookupContext): Promise<Value | null>;
}

/** Reason why a source gave no answer. Messages never contain the input because it is personal data. */
export type FailureKind =
  | 'host-not-found'
  | 'unreachable'
  | 'tls'
  | 'timeout'
  | 'forbidden-address'
  | 'forbidden-url'
  | 'too-many-redirects'
  | 'too-large'
  | 'unexpected-content'
  | 'malformed'
  | 'unauthorised'
  | 'rate-limited'
  | 'server-error'
  | 'busy';

const failureTexts: Readonly<Record<FailureKind, string>> = {
  'host-not-found': "The host name doesn't exist.",
  unreachable: 'The source is unavailable.',
  tls: 'The TLS handshake failed.',
  timeout: "The source didn't respond in time.",
  'forbidden-address': 'The address is private, reserved or not allowed.',
  'forbidden-url': "The URL isn't allowed.",
  'too-many-redirects': 'The source redirected too many times.',
  'too-large': 'The response is too large.',
  'unexpected-content': 'The response has an unexpected content type.',
  malformed: 'The response is invalid.',
  unauthorised: 'The source rejected the credentials.',
  'rate-limited': 'The source requested fewer lookups.',
  'server-error': 'The source returned an error.',
  busy: 'Too many lookups of this target are running.',
};

/**
 * Thrown if a source gave no answer. `kind` is the reason; `retryAfterMs` is set if the source named the time
 * for a retry.
 */
export class LookupFailure extends Error {
  override readonly name = 'LookupFailure';
  readonly kind: FailureKind;
  readonly retryAfterMs: number | null;

  constructor(kind: FailureKind, retryAfterMs: number | null = null) {
    super(failureTexts[kind]);
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}

/**
 * Returns the kind of a value thrown by a port; anything other than a {@link LookupFailure} counts as
 * `unreachable`.
 */
export function failureKind(thrown: unknown): FailureKind {
  return thrown instanceof LookupFailure ? thrown.kind : 'unreachable';
}
