import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Blobs, BlobsUnavailable, folderBlobs } from '../../platform/blobs';
import { type FakeS3, startFakeS3 } from '../testing/fake-s3';
import { s3Blobs } from './s3/s3-blobs';
import type { S3Patience } from './s3/s3-requests';

/** Timeouts long enough for 8 MiB on a busy machine; requests without a response wait this long. */
const PATIENCE: S3Patience = { attempts: 3, firstDelayMs: 1, answerMs: 1000, idleMs: 1000, givenUpMs: 5000 };
const MIB = 1024 * 1024;

/** Faults reported to the operator's log. */
let faults: unknown[] = [];
const blobsOf = (store: FakeS3, secretAccessKey = store.config.secretAccessKey, now = Date.now) =>
  s3Blobs({
    config: { ...store.config, secretAccessKey },
    now,
    chance: () => 0.5,
    patience: PATIENCE,
    onFault: (error) => faults.push(error),
  });

async function* inPieces(bytes: Buffer, size = 100_000): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function* breaking(bytes: Buffer): AsyncGenerator<Buffer> {
  yield* inPieces(bytes);
  throw new Error('the sender is gone');
}

async function read(blobs: Blobs, name: string, start: number, end: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of blobs.read(name, start, end)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

interface Place {
  readonly blobs: Blobs;
  /** Names of all stored objects, complete or in parts. */
  names(): readonly string[];
  close(): Promise<void> | void;
}

const PLACES: { readonly [name: string]: () => Promise<Place> } = {
  'a local folder': async () => {
    const folder = mkdtempSync(join(tmpdir(), 'assay-blobs-'));
    return {
      blobs: folderBlobs(folder),
      names: () =>
        readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ name }) => name),
      close: () => rmSync(folder, { recursive: true }),
    };
  },
  'a bucket': async () => {
    const store = await startFakeS3();
    return {
      blobs: blobsOf(store),
      names: () => [...store.objects.keys(), ...store.openUploads.keys()],
      close: () => store.close(),
    };
  },
};

describe.each(Object.entries(PLACES))('blobs in %s', (_, open) => {
  let place: Place;
  const name = () => `7/${randomUUID()}`;
  beforeAll(async () => {
    place = await open();
  });
  afterAll(() => place.close());

  it.each([
    1,
    65_536,
    5 * MIB + 3,
    8 * MIB,
    8 * MIB + 1,
    17 * MIB + 11,
  ])('store %i bytes and return any range', async (size) => {
    const bytes = randomBytes(size);
    const blob = name();
    await place.blobs.write(blob, inPieces(bytes));
    for (const [start, end] of [
      [0, size],
      [0, 1],
      [size - 1, size],
      [Math.floor(size / 3), Math.ceil(size / 2)],
    ] as const) {
      if (start >= end) continue;
      expect((await read(place.blobs, blob, start, end)).equals(bytes.subarray(start, end))).toBe(true);
    }
    await place.blobs.remove(blob);
  });

  it('store nothing when the client disconnects', async () => {
    for (const size of [10, 20 * MIB]) {
      const blob = name();
      await expect(place.blobs.write(blob, breaking(randomBytes(size)))).rejects.toThrow('the sender');
      await expect(read(place.blobs, blob, 0, 1)).rejects.toThrow();
    }
    expect(place.names()).toEqual([]);
  });

  it('replace an existing blob, and can be removed twice', async () => {
    const blob = name();
    await place.blobs.write(blob, inPieces(Buffer.from('before')));
    await place.blobs.write(blob, inPieces(Buffer.from('after!')));
    expect((await read(place.blobs, blob, 0, 6)).toString()).toBe('after!');
    await place.blobs.remove(blob);
    await place.blobs.remove(blob);
    await expect(read(place.blobs, blob, 0, 1)).rejects.toThrow();
    expect(place.names()).toEqual([]);
  });

  it.each(['../../etc/passwd', '7/../8', 'a', '7/', ''])('reject the name %j', async (bad) => {
    await expect(place.blobs.write(bad, inPieces(Buffer.from('x')))).rejects.toThrow('invalid blob name');
    await expect(place.blobs.remove(bad)).rejects.toThrow('invalid blob name');
    await expect(async () => read(place.blobs, bad, 0, 1)).rejects.toThrow('invalid blob name');
  });
});

describe('S3 bucket failures', () => {
  let store: FakeS3;
  let blobs: Blobs;
  const name = '7/0193a5a0-0000-7000-8000-000000000001';
  const key = `assay/${name}`;
  const small = randomBytes(100_000);
  const large = randomBytes(17 * MIB);
  beforeEach(async () => {
    faults = [];
    store = await startFakeS3();
    blobs = blobsOf(store);
  });
  afterEach(() => store.close());

  it.each([
    500,
    503,
    429,
    'cut',
    'no-answer',
    'lost-answer',
  ] as const)('are retried after %s', async (trouble) => {
    store.trouble('PUT', trouble, trouble);
    await blobs.write(name, inPieces(small));
    store.trouble('POST', trouble);
    await blobs.write(name, inPieces(large));
    expect(store.objects.get(key)?.equals(large)).toBe(true);
    store.trouble('GET', trouble);
    expect((await read(blobs, name, 5, 50_000)).equals(large.subarray(5, 50_000))).toBe(true);
    store.trouble('DELETE', trouble);
    await blobs.remove(name);
    expect(store.objects.size).toBe(0);
  });

  it('a lost response to the completion of a multipart upload still leaves the object', async () => {
    // The start of the upload succeeds, and the response to its completion is lost.
    const upload = blobs.write(
      name,
      (async function* () {
        yield* inPieces(large);
        store.trouble('POST', 'lost-answer');
      })(),
    );
    await upload;
    expect(store.objects.get(key)?.equals(large)).toBe(true);
    expect(store.openUploads.size).toBe(0);
  });

  it.each([
    'error-in-200',
    'half-error-in-200',
  ] as const)('are retried after %s on completion', async (trouble) => {
    await blobs.write(
      name,
      (async function* () {
        yield* inPieces(large);
        store.trouble('POST', trouble);
      })(),
    );
    expect(store.objects.get(key)?.length).toBe(large.length);
    expect(store.openUploads.size).toBe(0);
  });

  it('reads continue after a broken or stalled connection', async () => {
    await blobs.write(name, inPieces(large));
    for (const trouble of ['cut', 'stalls'] as const) {
      const before = store.asked.length;
      store.trouble('GET', trouble, trouble);
      expect((await read(blobs, name, 100, large.length)).equals(large.subarray(100))).toBe(true);
      const ranges = store.asked.slice(before).map(({ range }) => Number(/\d+/.exec(range ?? '')?.[0]));
      expect(ranges).toHaveLength(3);
      expect(ranges).toEqual([...ranges].sort((a, b) => a - b));
      expect(new Set(ranges).size).toBe(3);
    }
  });

  it('report unavailable storage after the maximum number of attempts', async () => {
    store.away(true);
    await expect(blobs.write(name, inPieces(small))).rejects.toBeInstanceOf(BlobsUnavailable);
    await expect(blobs.write(name, inPieces(large))).rejects.toBeInstanceOf(BlobsUnavailable);
    await expect(read(blobs, name, 0, 1)).rejects.toBeInstanceOf(BlobsUnavailable);
    await expect(blobs.remove(name)).rejects.toMatchObject({ code: 'S3_NO_ANSWER' });
    expect(store.asked).toHaveLength(4 * PATIENCE.attempts);
  });

  it('a rejected secret is tried once and logged with the reason', async () => {
    const wrong = blobsOf(store, 'another secret');
    await expect(wrong.write(name, inPieces(small))).rejects.toMatchObject({
      code: 'S3_403_SignatureDoesNotMatch',
    });
    expect(store.asked).toHaveLength(1);
    expect(faults).toMatchObject([{ code: 'S3_403_SignatureDoesNotMatch' }]);
    expect(store.objects.size).toBe(0);
  });

  it('a request with a wrong time is rejected', async () => {
    const late = blobsOf(store, store.config.secretAccessKey, () => Date.now() - 16 * 60_000);
    await expect(late.write(name, inPieces(small))).rejects.toMatchObject({
      code: 'S3_403_RequestTimeTooSkewed',
    });
  });

  it('a missing object is not an outage', async () => {
    await blobs.write(name, inPieces(small));
    store.lose(key);
    const failure = await read(blobs, name, 0, 10).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'S3_MISSING' });
    expect(failure).not.toBeInstanceOf(BlobsUnavailable);
  });

  it('a response with another range is rejected', async () => {
    await blobs.write(name, inPieces(small));
    store.trouble('GET', 'wrong-range');
    await expect(read(blobs, name, 0, 10)).rejects.toMatchObject({ code: 'S3_WRONG_RANGE' });
  });

  it('an abandoned upload of another process is removed', async () => {
    store.trouble('PUT', 500, 500, 500);
    await expect(blobs.write(name, inPieces(large))).rejects.toBeInstanceOf(BlobsUnavailable);
    expect(store.openUploads.size).toBe(1);
    await blobs.remove(name);
    expect(store.openUploads.size).toBe(0);
  });
});
