import { type Blobs, BlobsUnavailable, requireBlobName } from '../../../platform/blobs';
import { ask, askForStream, backOff, pieces, refusal, type S3Ports } from './s3-requests';
import { readS3Document, xmlText } from './s3-xml';

/** Parts of an upload; S3 takes none smaller, other than the last, than 5 MiB. One is held in memory at a time. */
const PART_BYTES = 8 * 1024 * 1024;

/** Pieces of at most `size` bytes; the last may be smaller, and there is always one. */
async function* inParts(source: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const bytes of source) {
    let rest = bytes;
    while (length + rest.length > size) {
      const part = rest.subarray(0, size - length);
      yield Buffer.concat([...held, part]);
      rest = rest.subarray(part.length);
      held = [];
      length = 0;
    }
    held.push(rest);
    length += rest.length;
  }
  yield Buffer.concat(held);
}

/** The uploads that an answer names. */
const uploadIds = (xml: string): readonly string[] =>
  (readS3Document(xml).texts.get('UploadId') ?? []).filter((id) => id !== '');

/** An upload in parts: nobody sees the object before its completion. */
function multipart(ports: S3Ports, key: string) {
  const etags: string[] = [];
  let uploadId: string | undefined;
  let size = 0;
  return {
    /** Sends the next part, and begins the upload with the first. */
    async send(part: Buffer): Promise<void> {
      if (uploadId === undefined) {
        const answer = await ask(ports, { method: 'POST', key, query: { uploads: '' } }, [200]);
        uploadId = uploadIds(answer.text)[0];
        if (uploadId === undefined) throw new BlobsUnavailable('S3_NO_UPLOAD_ID');
      }
      const query = { partNumber: String(etags.length + 1), uploadId };
      const answer = await ask(ports, { method: 'PUT', key, query, body: part }, [200]);
      etags.push(answer.headers.get('etag') ?? '');
      size += part.length;
    },
    async complete(): Promise<void> {
      const parts = etags.map(
        (etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${xmlText(etag)}</ETag></Part>`,
      );
      const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
      for (let failures = 1; ; failures++) {
        const query = { uploadId: uploadId ?? '' };
        const answer = await ask(ports, { method: 'POST', key, query, body }, [200, 404]);
        const isDone = readS3Document(answer.text).root === 'CompleteMultipartUploadResult';
        if (answer.status === 200 && isDone) return;
        // A completion whose answer was lost has taken the upload away with it.
        if (answer.status === 404 && (await sizeOf(ports, key)) === size) return;
        // S3 may fail after it has begun to answer 200, or be cut off: only the whole result is believed.
        if (answer.status === 404 || failures >= ports.patience.attempts) throw refusal(answer);
        await backOff(ports, failures);
      }
    },
    async abort(): Promise<void> {
      if (uploadId !== undefined) await abortUpload(ports, key, uploadId);
    },
  };
}

async function abortUpload(ports: S3Ports, key: string, uploadId: string): Promise<void> {
  await ask(ports, { method: 'DELETE', key, query: { uploadId } }, [204, 404]);
}

/** Bytes of an object; null = there is none. */
async function sizeOf(ports: S3Ports, key: string): Promise<number | null> {
  const answer = await ask(ports, { method: 'HEAD', key }, [200, 404]);
  return answer.status === 200 ? Number(answer.headers.get('content-length')) : null;
}

/** Uploads of a key that were begun and never ended, by a process that died for example. */
async function openUploads(ports: S3Ports, key: string): Promise<readonly string[]> {
  const query = { uploads: '', prefix: key };
  // Not every store can list them; such a one forgets them by a rule of its own.
  const answer = await ask(ports, { method: 'GET', key: '', query }, [200, 501]);
  return uploadIds(answer.text);
}

/** The bytes of an object, begun again where a connection broke. */
async function* readObject(ports: S3Ports, key: string, start: number, end: number): AsyncGenerator<Buffer> {
  let at = start;
  for (let failures = 0; at < end; ) {
    const answer = await askForStream(ports, { method: 'GET', key, range: [at, end - 1] }, [206, 404, 416]);
    if (answer.status !== 206) {
      await answer.body?.cancel();
      throw Object.assign(new Error('a blob is missing, or shorter than it was'), { code: 'S3_MISSING' });
    }
    if (!answer.headers.get('content-range')?.startsWith(`bytes ${at}-`)) {
      await answer.body?.cancel();
      throw new BlobsUnavailable('S3_WRONG_RANGE');
    }
    const before = at;
    let why: unknown;
    try {
      for await (const bytes of pieces(answer, ports.patience.idleMs)) {
        at += bytes.length;
        yield bytes;
      }
    } catch (error) {
      why = error;
    }
    if (at >= end) return;
    failures = at > before ? 1 : failures + 1;
    if (failures >= ports.patience.attempts) throw new BlobsUnavailable('S3_CUT_OFF', why);
    await backOff(ports, failures);
  }
}

/**
 * Blobs as objects of a bucket, by the S3 protocol with addresses in path style. An object of up to 8 MiB is one PUT, a
 * larger one an upload in parts; either is there whole or not at all.
 */
export function s3Blobs(ports: S3Ports): Blobs {
  const keyOf = (name: string) => `${ports.config.prefix}${requireBlobName(name)}`;
  return {
    async write(name, source) {
      const key = keyOf(name);
      const upload = multipart(ports, key);
      let isSplit = false;
      let last: Buffer | undefined;
      try {
        for await (const part of inParts(source, PART_BYTES)) {
          if (last) {
            isSplit = true;
            await upload.send(last);
          }
          last = part;
        }
        if (!last) return;
        if (isSplit) {
          await upload.send(last);
          await upload.complete();
        } else await ask(ports, { method: 'PUT', key, body: last }, [200]);
      } catch (error) {
        // Of a store that is away the sweep of announced media takes the rest, later.
        if (!(error instanceof BlobsUnavailable)) await upload.abort().catch(() => undefined);
        throw error;
      }
    },
    read: (name, start, end) => readObject(ports, keyOf(name), start, end),
    async remove(name) {
      const key = keyOf(name);
      await ask(ports, { method: 'DELETE', key }, [200, 204, 404]);
      for (const uploadId of await openUploads(ports, key)) await abortUpload(ports, key, uploadId);
    },
  };
}
