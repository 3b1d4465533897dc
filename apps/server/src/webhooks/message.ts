import type { SpaceId } from '@assay/contract';
import { keyedDigest } from '../platform/secrets/aes-gcm';
import { secretBytes } from './secret';

/**
 * The data of an event, as an attempt sends it: what ends by itself, such as a link, is made for the attempt.
 * @param now UNIX milliseconds of the attempt
 * @returns JSON text
 */
export type SentData = (
  stored: {
    readonly event: string;
    /** JSON text. */
    readonly data: string;
  },
  spaceId: SpaceId,
  now: number,
) => string;

/** The body of a delivery. @param data JSON text. */
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
  /** After a rotation, until the overlap ends. */
  readonly previousSecret: string | null;
}

/** Headers of every request to an endpoint; an unsigned one carries no more than these. */
export const plainHeaders = { 'Content-Type': 'application/json', 'User-Agent': 'Assay-Webhooks/1' };

/**
 * The headers of a delivery.
 *
 * - `Service-Signature`: lower-case hex HMAC-SHA256 of the body, keyed with the secret as it was shown. While a secret
 *   and its successor overlap, the old one signs here, so that a receiver has the whole overlap to learn the new one,
 *   and `…-Next` holds the new one's.
 * - `webhook-id`, `webhook-timestamp` (seconds), `webhook-signature`: Standard Webhooks; both secrets sign.
 *
 * @param id stays the same at every attempt.
 * @param now UNIX milliseconds of this attempt.
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
