import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { BlobsUnavailable } from '../../../platform/blobs';
import type { S3Config } from '../../verification-config';
import { readS3Document } from './s3-xml';

/** How long a store is waited for, and how often it is asked again. Milliseconds. */
export interface S3Patience {
  readonly attempts: number;
  /** Before the second attempt; doubles from there, and half of it is left to chance. */
  readonly firstDelayMs: number;
  /** Until the headers of an answer are there, the request's body included. */
  readonly answerMs: number;
  /** Between two pieces of an answer's body. */
  readonly idleMs: number;
  /** After this time no further attempt is begun: somebody waits at a page. */
  readonly givenUpMs: number;
}

export const S3_PATIENCE: S3Patience = {
  attempts: 4,
  firstDelayMs: 200,
  answerMs: 10_000,
  idleMs: 10_000,
  givenUpMs: 12_000,
};

/** One request to a bucket, before it is signed. */
interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Key of the object; '' = the bucket itself. */
  readonly key: string;
  readonly query?: { readonly [name: string]: string };
  readonly body?: Buffer;
  /** First and last byte. */
  readonly range?: readonly [number, number];
}

export interface S3Ports {
  readonly config: S3Config;
  /** UNIX milliseconds: stores refuse a request whose time is more than 15 minutes off. */
  readonly now: () => number;
  /** From 0 up to, without, 1. */
  readonly chance: () => number;
  readonly patience: S3Patience;
  /** Called whenever the store is given up: who waits hears no more than 503. */
  readonly onFault: (error: unknown) => void;
}

/** Answers that a store may not give the next time. */
const PASSING = new Set([408, 429, 500, 502, 503, 504]);

const ERROR_CODE = /^[A-Za-z0-9]{1,64}$/;

/** The member of an error document; what else stands in it may name objects and is not read. */
const errorCode = (xml: string): string =>
  readS3Document(xml)
    .texts.get('Code')
    ?.find((code) => ERROR_CODE.test(code)) ?? '';

/** ISO 8601 in its short form, as the signature takes it. */
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
      // The body is part of what is signed, so that it cannot be changed on its way even without TLS.
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

/** A whole answer. */
interface S3Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** @param take what is made of an answer that the caller understands, within the time of the request. */
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
      // Elsewhere the signature would not hold.
      redirect: 'manual',
      signal: waiting.signal,
      ...(request.body ? { body: request.body } : {}),
    });
    return await take(answer);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits before an attempt, longer each time, and not all processes alike. */
export const backOff = ({ patience, chance }: S3Ports, failures: number): Promise<void> =>
  delay(patience.firstDelayMs * 2 ** (failures - 1) * (0.5 + chance() / 2));

/** An answer other than those that the caller understands. */
export const refusal = ({ status, text }: Pick<S3Answer, 'status' | 'text'>): BlobsUnavailable =>
  new BlobsUnavailable(`S3_${status}_${errorCode(text)}`);

/** Asks until there is something lasting; what is not understood is thrown away with its connection kept. */
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
 * Asks a store until it answers something lasting, and reads the answer to its end.
 * @param understood statuses that the caller knows what to do with
 * @throws BlobsUnavailable when it does not answer, fails, or refuses the key.
 */
export const ask = (ports: S3Ports, request: S3Request, understood: readonly number[]): Promise<S3Answer> =>
  repeat(ports, request, understood, async (answer) => ({
    status: answer.status,
    headers: answer.headers,
    text: await answer.text(),
  }));

/** As {@link ask}, without the body: whoever asked reads or cancels it. */
export const askForStream = (
  ports: S3Ports,
  request: S3Request,
  understood: readonly number[],
): Promise<Response> => repeat(ports, request, understood, async (answer) => answer);

/** The pieces of an answer's body; a pause that is too long counts as a cut. */
export async function* pieces(answer: Response, idleMs: number): AsyncGenerator<Buffer> {
  const reader = answer.body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      let timer: NodeJS.Timeout | undefined;
      const idle = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('the store paused for too long')), idleMs);
      });
      const { done, value } = await Promise.race([reader.read(), idle]).finally(() => clearTimeout(timer));
      if (done) return;
      yield Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
