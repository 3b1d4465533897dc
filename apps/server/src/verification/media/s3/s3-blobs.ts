import { type Blobs, BlobsUnavailable, requireBlobName } from '../../../platform/blobs';
import { ask, askForStream, backOff, pieces, refusal, type S3Ports } from './s3-requests';
import { readS3Document, xmlText } from './s3-xml';

/**
 * Size of multipart upload parts in bytes; S3 requires at least 5 MiB for all but the last. One part is held
 * in memory at a time.
 */
const PART_BYTES = 8 * 1024 * 1024;

/** Yields pieces of at most `size` bytes, at least one. */
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

/** Returns the upload ids in a response. */
const uploadIds = (xml: string): readonly string[] =>
  (readS3Document(xml).texts.get('UploadId') ?? []).filter((id) => id !== '');

/** Creates a multipart upload; the object becomes visible on completion. */
function multipart(ports: S3Ports, key: string) {
  const etags: string[] = [];
  let uploadId: string | undefined;
  let size = 0;
  return {
    /** Sends the next part; starts the upload with the first. */
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
        // If the response to a completion was lost, the upload no longer exists.
        if (answer.status === 404 && (await sizeOf(ports, key)) === size) return;
        // S3 may fail after it has sent status 200, so only a complete result counts as success.
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

/** Returns the size of an object in bytes; null = not found. */
async function sizeOf(ports: S3Ports, key: string): Promise<number | null> {
  const answer = await ask(ports, { method: 'HEAD', key }, [200, 404]);
  return answer.status === 200 ? Number(answer.headers.get('content-length')) : null;
}

/** Returns unfinished uploads of a key, for example from a process that died. */
async function openUploads(ports: S3Ports, key: string): Promise<readonly string[]> {
  const query = { uploads: '', prefix: key };
  // Some stores can't list uploads and remove them by a lifecycle rule.
  const answer = await ask(ports, { method: 'GET', key: '', query }, [200, 501]);
  return uploadIds(answer.text);
}

/** Yields the bytes of an object and resumes after a broken connection. */
async function* readObject(ports: S3Ports, key: string, start: number, end: number): AsyncGenerator<Buffer> {
  let at = start;
  for (let failures = 0; at < end; ) {
    const answer = await askForStream(ports, { method: 'GET', key, range: [at, end - 1] }, [206, 404, 416]);
    if (answer.status !== 206) {
      await answer.body?.cancel();
      throw Object.assign(new Error('a blob is missing or shorter than expected'), { code: 'S3_MISSING' });
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
 * Stores blobs as objects in a bucket, with the S3 protocol and path-style URLs. An object of up to 8 MiB is
 * one PUT, a larger one a multipart upload; both are atomic.
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
        // When the storage is unavailable, the sweep removes the announced media later.
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
