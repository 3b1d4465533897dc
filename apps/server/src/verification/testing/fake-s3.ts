import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Config } from '../verification-config';
import { signatureFault } from './s3-signature';

/** Failure of a request: an error status, a broken connection, or no response. */
type S3Trouble =
  | number
  | 'cut'
  | 'no-answer'
  | 'lost-answer'
  | 'stalls'
  | 'wrong-range'
  | 'error-in-200'
  | 'half-error-in-200';

interface S3Asked {
  readonly method: string;
  readonly path: string;
  readonly range: string | null;
}

export interface FakeS3 {
  readonly config: S3Config;
  readonly objects: ReadonlyMap<string, Buffer>;
  /** Multipart uploads neither completed nor aborted. */
  readonly openUploads: ReadonlyMap<string, { readonly key: string }>;
  readonly asked: readonly S3Asked[];
  /** Makes the next requests of a method fail, one each. */
  trouble(method: string, ...troubles: readonly S3Trouble[]): void;
  /** Makes the store unavailable or available again. */
  away(isAway: boolean): void;
  /** Removes an object without a request. */
  lose(key: string): void;
  close(): Promise<void>;
}

interface Reply {
  readonly status: number;
  readonly body: Buffer;
  readonly headers?: { readonly [name: string]: string };
}

const xml = (status: number, text: string): Reply => ({ status, body: Buffer.from(text) });
const refused = (status: number, code: string): Reply =>
  xml(
    status,
    `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>no</Message></Error>`,
  );
const nothing = (status: number, headers = {}): Reply => ({ status, body: Buffer.alloc(0), headers });

interface Upload {
  readonly key: string;
  readonly parts: Map<number, Buffer>;
}

const NAMESPACE = 'http://s3.amazonaws.com/doc/2006-03-01/';
const MIN_PART = 5 * 1024 * 1024;
const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

const BUCKET = 'media-bucket';
const KEYS = { accessKeyId: 'AKTEST', secretAccessKey: 'secret/of+the=store', region: 'eu-test-1' };

function send(request: IncomingMessage, response: ServerResponse, reply: Reply, trouble?: S3Trouble): void {
  const { status, body, headers } = reply;
  response.writeHead(status, {
    ...headers,
    ...(status === 204 ? {} : { 'content-length': String(body.length) }),
  });
  if (trouble !== 'cut' && trouble !== 'stalls') {
    response.end(request.method === 'HEAD' ? undefined : body);
    return;
  }
  // Sends half of the body and then stalls.
  response.write(body.subarray(0, Math.floor(body.length / 2)), () => {
    if (trouble === 'cut') response.destroy();
  });
}

/** Stored objects and open uploads, and the effects of S3 operations on them. */
class Objects {
  readonly objects = new Map<string, Buffer>();
  readonly uploads = new Map<string, Upload>();

  private get(request: IncomingMessage, key: string, trouble?: S3Trouble): Reply {
    const object = this.objects.get(key);
    if (!object) return refused(404, 'NoSuchKey');
    const match = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
    if (!match) return { status: 200, body: object };
    const [start, last] = [Number(match[1]), Math.min(object.length - 1, Number(match[2]))];
    if (start > last) return refused(416, 'InvalidRange');
    const shown = trouble === 'wrong-range' ? start + 1 : start;
    const headers = { 'content-range': `bytes ${shown}-${last}/${object.length}` };
    return { status: 206, body: object.subarray(start, last + 1), headers };
  }

  private complete(uploadId: string, body: string): Reply {
    const upload = this.uploads.get(uploadId);
    if (!upload) return refused(404, 'NoSuchUpload');
    const named = [...body.matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]+)<\/ETag>/g)];
    const parts = named.map(([, number]) => upload.parts.get(Number(number)) ?? Buffer.alloc(0));
    const isRight =
      parts.length === upload.parts.size &&
      named.every(([, , etag], at) => etag === etagOf(parts[at] ?? Buffer.alloc(0)));
    if (!isRight) return refused(400, 'InvalidPart');
    if (parts.slice(0, -1).some(({ length }) => length < MIN_PART)) return refused(400, 'EntityTooSmall');
    this.objects.set(upload.key, Buffer.concat(parts));
    this.uploads.delete(uploadId);
    return xml(200, `<CompleteMultipartUploadResult xmlns="${NAMESPACE}"/>`);
  }

  private list(prefix: string): Reply {
    const found = [...this.uploads].filter(([, { key }]) => key.startsWith(prefix));
    const items = found.map(
      ([id, { key }]) => `<Upload><Key>${key}</Key><UploadId>${id}</UploadId></Upload>`,
    );
    return xml(
      200,
      `<ListMultipartUploadsResult xmlns="${NAMESPACE}">${items.join('')}</ListMultipartUploadsResult>`,
    );
  }

  private put(key: string, query: URLSearchParams, body: Buffer): Reply {
    const uploadId = query.get('uploadId');
    if (uploadId === null) this.objects.set(key, body);
    else {
      const upload = this.uploads.get(uploadId);
      if (!upload) return refused(404, 'NoSuchUpload');
      upload.parts.set(Number(query.get('partNumber')), body);
    }
    return nothing(200, { etag: etagOf(body) });
  }

  private post(key: string, query: URLSearchParams, body: Buffer): Reply {
    const uploadId = query.get('uploadId');
    if (uploadId !== null) return this.complete(uploadId, body.toString());
    const id = randomUUID();
    this.uploads.set(id, { key, parts: new Map() });
    const members = `<Bucket>${BUCKET}</Bucket><Key>${key}</Key><UploadId>${id}</UploadId>`;
    return xml(
      200,
      `<InitiateMultipartUploadResult xmlns="${NAMESPACE}">${members}</InitiateMultipartUploadResult>`,
    );
  }

  private remove(key: string, uploadId: string | null): Reply {
    if (uploadId === null) this.objects.delete(key);
    else if (!this.uploads.delete(uploadId)) return refused(404, 'NoSuchUpload');
    return nothing(204);
  }

  act(request: IncomingMessage, body: Buffer, trouble?: S3Trouble): Reply {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://store');
    if (!pathname.startsWith(`/${BUCKET}`)) return refused(404, 'NoSuchBucket');
    const key = decodeURIComponent(pathname.slice(BUCKET.length + 2));
    if (trouble === 'half-error-in-200') return xml(200, `<s3:Error xmlns:s3="${NAMESPACE}"><s3:Code>Inter`);
    if (trouble === 'error-in-200') return { ...refused(500, 'InternalError'), status: 200 };
    if (request.method === 'PUT') return this.put(key, query, body);
    if (request.method === 'POST') return this.post(key, query, body);
    if (request.method === 'DELETE') return this.remove(key, query.get('uploadId'));
    return query.has('uploads') ? this.list(query.get('prefix') ?? '') : this.get(request, key, trouble);
  }
}

class Store implements FakeS3 {
  config: S3Config = { endpoint: '', bucket: BUCKET, prefix: 'assay/', ...KEYS };
  readonly asked: S3Asked[] = [];
  private readonly stored = new Objects();
  private readonly troubles: { readonly method: string; readonly trouble: S3Trouble }[] = [];
  private isAway = false;
  private readonly server = createServer((request, response) => this.answer(request, response));

  constructor(private readonly now: () => number) {}

  get objects(): ReadonlyMap<string, Buffer> {
    return this.stored.objects;
  }

  get openUploads(): ReadonlyMap<string, Upload> {
    return this.stored.uploads;
  }

  async listen(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const { port } = this.server.address() as AddressInfo;
    this.config = { ...this.config, endpoint: `http://127.0.0.1:${port}` };
  }

  trouble(method: string, ...next: readonly S3Trouble[]): void {
    this.troubles.push(...next.map((trouble) => ({ method, trouble })));
  }

  away(isAway: boolean): void {
    this.isAway = isAway;
  }

  lose(key: string): void {
    this.stored.objects.delete(key);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      // The client has disconnected.
      return;
    }
    const body = Buffer.concat(chunks);
    const method = request.method ?? '';
    this.asked.push({ method, path: request.url ?? '', range: request.headers.range ?? null });
    const at = this.troubles.findIndex((one) => one.method === method);
    const trouble = this.isAway || at < 0 ? undefined : this.troubles.splice(at, 1)[0]?.trouble;
    if (this.isAway) response.destroy();
    else if (typeof trouble === 'number') send(request, response, refused(trouble, 'SlowDown'));
    else if (trouble !== 'no-answer') {
      const fault = signatureFault(request, body, KEYS, this.now());
      const reply = fault === null ? this.stored.act(request, body, trouble) : refused(403, fault);
      // The operation has succeeded, but the connection breaks before the response.
      if (trouble === 'lost-answer') response.destroy();
      else send(request, response, reply, trouble);
    }
  }
}

/**
 * Starts an S3-compatible store on loopback with objects, ranges and multipart uploads. It checks every
 * signature, its time, and the digest of the body.
 * @param now returns the store's time in UNIX milliseconds
 */
export async function startFakeS3(now: () => number = Date.now): Promise<FakeS3> {
  const store = new Store(now);
  await store.listen();
  return store;
}
