import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { BlobsUnavailable } from '../../../platform/blobs';
import type { S3Config } from '../../verification-config';
import { readS3Document } from './s3-xml';

/** Timeouts and retries for a store, in milliseconds. */
export interface S3Patience {
  readonly attempts: number;
  /** Delay before the second attempt; doubles each time, and half of it is random. */
  readonly firstDelayMs: number;
  /** Timeout for the response headers, including sending the body. */
  readonly answerMs: number;
  /** Timeout between two chunks of the response body. */
  readonly idleMs: number;
  /** Time after which no further attempt starts, because an end user is waiting. */
  readonly givenUpMs: number;
}

export const S3_PATIENCE: S3Patience = {
  attempts: 4,
  firstDelayMs: 200,
  answerMs: 10_000,
  idleMs: 10_000,
  givenUpMs: 12_000,
};

/** A request to a bucket before it is signed. */
interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Object key; '' = the bucket. */
  readonly key: string;
  readonly query?: { readonly [name: string]: string };
  readonly body?: Buffer;
  /** First and last byte, inclusive. */
  readonly range?: readonly [number, number];
}

export interface S3Ports {
  readonly config: S3Config;
  /** Returns UNIX milliseconds; stores reject requests whose time differs by more than 15 minutes. */
  readonly now: () => number;
  /** Returns a number in [0, 1). */
  readonly chance: () => number;
  readonly patience: S3Patience;
  /** Called when the store is given up; the client only gets a 503. */
  readonly onFault: (error: unknown) => void;
}

/** Status codes that may be temporary. */
const PASSING = new Set([408, 429, 500, 502, 503, 504]);

const ERROR_CODE = /^[A-Za-z0-9]{1,64}$/;

/** Returns the error code of an error document; other members may name objects and aren't read. */
const errorCode = (xml: string): string =>
  readS3Document(xml)
    .texts.get('Code')
    ?.find((code) => ERROR_CODE.test(code)) ?? '';

/** Formats a time in the ISO 8601 basic format used by the signature. */
const shortTime = (ms: number) => new Date(ms).toISOString().replace(/[:-]|\.\d{3}/g, '');

async function signed({ config, now }: S3Ports, request: S3Request) {
  const key = request.key
    .split('/')
    .map((part) => encodeURIComponent(part))
    .join('/');
  const url = new URL(`${config.endpoint}/${config.bucket}${key === '' ? '' : `/${key}`}`);
  for (const [name, value] of Object.entries(request.query ?? {})) url.searchParams.set(name, value);
  const body = request.body ?? Buffer.alloc(0);
  const signer = new AwsV4Signer({
    method: request.method,
    url: url.href,
    headers: {
      // The signature covers the body, so it can't be changed in transit even without TLS.
      'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
      ...(request.range ? { range: `bytes=${request.range[0]}-${request.range[1]}` } : {}),
    },
    service: 's3',
    region: config.region,
    accessKeyId: config.accessKeyId,
    secretAccessKey: config.secretAccessKey,
    datetime: shortTime(now()),
  });
  return signer.sign();
}

/** A complete response. */
interface S3Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** @param take processes an expected response within the time of the request */
async function once<T>(
  ports: S3Ports,
  request: S3Request,
  take: (answer: Response) => Promise<T>,
): Promise<T> {
  const { method, url, headers } = await signed(ports, request);
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), ports.patience.answerMs);
  try {
    const answer = await fetch(url, {
      method,
      headers,
      // The signature is invalid for a redirect target.
      redirect: 'manual',
      signal: waiting.signal,
      ...(request.body ? { body: request.body } : {}),
    });
    return await take(answer);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits before a retry, with growing and randomized delays. */
export const backOff = ({ patience, chance }: S3Ports, failures: number): Promise<void> =>
  delay(patience.firstDelayMs * 2 ** (failures - 1) * (0.5 + chance() / 2));

/** Returns the error for an unexpected response. */
export const refusal = ({ status, text }: Pick<S3Answer, 'status' | 'text'>): BlobsUnavailable =>
  new BlobsUnavailable(`S3_${status}_${errorCode(text)}`);

/** Repeats a request until the response is not temporary; discards other bodies to reuse the connection. */
async function repeat<T>(
  ports: S3Ports,
  request: S3Request,
  understood: readonly number[],
  take: (answer: Response) => Promise<T>,
): Promise<T> {
  const began = performance.now();
  for (let failures = 1; ; failures++) {
    let failure: BlobsUnavailable;
    let isPassing = true;
    try {
      const taken = await once(ports, request, async (answer) => {
        if (understood.includes(answer.status)) return { value: await take(answer) };
        isPassing = PASSING.has(answer.status);
        return refusal({ status: answer.status, text: await answer.text() });
      });
      if ('value' in taken) return taken.value;
      failure = taken;
    } catch (error) {
      failure = new BlobsUnavailable('S3_NO_ANSWER', error);
    }
    const isLate = performance.now() - began > ports.patience.givenUpMs;
    if (!isPassing || isLate || failures >= ports.patience.attempts) {
      ports.onFault(failure);
      throw failure;
    }
    await backOff(ports, failures);
  }
}

/**
 * Sends a request until the response is not temporary, and reads the whole body.
 * @param understood expected status codes
 * @throws BlobsUnavailable when the store doesn't respond, fails, or rejects the key
 */
export const ask = (ports: S3Ports, request: S3Request, understood: readonly number[]): Promise<S3Answer> =>
  repeat(ports, request, understood, async (answer) => ({
    status: answer.status,
    headers: answer.headers,
    text: await answer.text(),
  }));

/** Same as {@link ask} without reading the body, which the caller must read or cancel. */
export const askForStream = (
  ports: S3Ports,
  request: S3Request,
  understood: readonly number[],
): Promise<Response> => repeat(ports, request, understood, async (answer) => answer);

/** Yields the chunks of a response body; a pause above the limit counts as a broken connection. */
export async function* pieces(answer: Response, idleMs: number): AsyncGenerator<Buffer> {
  const reader = answer.body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      let timer: NodeJS.Timeout | undefined;
      const idle = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('the media store stopped sending data')), idleMs);
      });
      const { done, value } = await Promise.race([reader.read(), idle]).finally(() => clearTimeout(timer));
      if (done) return;
      yield Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
