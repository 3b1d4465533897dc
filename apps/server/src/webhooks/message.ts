import type { EnvironmentId } from '@assay/contract';
import { keyedDigest } from '../platform/secrets/aes-gcm';
import { secretBytes } from './secret';

/**
 * Returns the data of an event for one attempt. Parts that expire, such as a link, are created for the
 * attempt.
 * @param now time of the attempt in UNIX milliseconds
 * @returns JSON text
 */
export type SentData = (
  stored: {
    readonly event: string;
    /** JSON text. */
    readonly data: string;
  },
  environmentId: EnvironmentId,
  now: number,
) => string;

/**
 * Returns the body of a delivery.
 * @param data JSON text
 */
export const messageBody = (message: {
  readonly event: string;
  readonly at: number;
  readonly data: string;
}): string =>
  `{"event":${JSON.stringify(message.event)},"timestamp":"${new Date(message.at).toISOString()}","data":${message.data}}`;

interface Signing {
  /** Name of the header with the plain signature. */
  readonly header: string;
  readonly secret: string;
  /** Previous secret after a rotation, until the overlap ends. */
  readonly previousSecret: string | null;
}

/** Headers of every request to an endpoint; an unsigned one has only these. */
export const plainHeaders = { 'Content-Type': 'application/json', 'User-Agent': 'Assay-Webhooks/1' };

/**
 * Returns the headers of a delivery.
 *
 * - `Service-Signature`: lower-case hex HMAC-SHA256 of the body, keyed with the secret as it was shown.
 *   During an overlap the old secret signs here, so that a receiver has the whole overlap to adopt the new
 *   one. `…-Next` contains the signature of the new one.
 * - `webhook-id`, `webhook-timestamp` (seconds), `webhook-signature`: Standard Webhooks; both secrets sign.
 *
 * @param id the same at every attempt
 * @param now UNIX milliseconds of this attempt
 */
export function signedHeaders(
  id: string,
  body: string,
  now: number,
  signing: Signing,
): { readonly [name: string]: string } {
  const { header, secret, previousSecret } = signing;
  const timestamp = String(Math.floor(now / 1000));
  const plain = (key: string) => keyedDigest(key, body).toString('hex');
  const standard = (key: string) =>
    `v1,${keyedDigest(secretBytes(key), `${id}.${timestamp}.${body}`).toString('base64')}`;
  return {
    ...plainHeaders,
    'Request-Id': id,
    [header]: plain(previousSecret ?? secret),
    ...(previousSecret ? { [`${header}-Next`]: plain(secret) } : {}),
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': [secret, ...(previousSecret ? [previousSecret] : [])].map(standard).join(' '),
  };
}
