import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Config } from '../verification-config';
import { signatureFault } from './s3-signature';

/** What goes wrong with a request: the status of an error, a connection that breaks, or no answer at all. */
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
  /** Uploads in parts that were neither completed nor aborted. */
  readonly openUploads: ReadonlyMap<string, { readonly key: string }>;
  readonly asked: readonly S3Asked[];
  /** Lets the next requests of a kind go wrong, one each. */
  trouble(method: string, ...troubles: readonly S3Trouble[]): void;
  /** The store is away until it is back. */
  away(isAway: boolean): void;
  /** Takes an object away behind everybody's back. */
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
const LEAST_PART = 5 * 1024 * 1024;
const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

/**
 * A store of the S3 kind on loopback: objects, ranges, uploads in parts; every signature is really checked, its time and
 * the body's digest included.
 * @param now the store's clock, UNIX milliseconds
 */
export async function startFakeS3(now: () => number = Date.now): Promise<FakeS3> {
  const keys = { accessKeyId: 'AKTEST', secretAccessKey: 'secret/of+the=store', region: 'eu-test-1' };
  const bucket = 'media-bucket';
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Upload>();
  const asked: S3Asked[] = [];
  const troubles: { readonly method: string; readonly trouble: S3Trouble }[] = [];
  let isAway = false;

  function get(request: IncomingMessage, key: string, trouble?: S3Trouble): Reply {
    const object = objects.get(key);
    if (!object) return refused(404, 'NoSuchKey');
    const match = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
    if (!match) return { status: 200, body: object };
    const [start, last] = [Number(match[1]), Math.min(object.length - 1, Number(match[2]))];
    if (start > last) return refused(416, 'InvalidRange');
    const shown = trouble === 'wrong-range' ? start + 1 : start;
    const headers = { 'content-range': `bytes ${shown}-${last}/${object.length}` };
    return { status: 206, body: object.subarray(start, last + 1), headers };
  }

  function complete(uploadId: string, body: string): Reply {
    const upload = uploads.get(uploadId);
    if (!upload) return refused(404, 'NoSuchUpload');
    const named = [...body.matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]+)<\/ETag>/g)];
    const parts = named.map(([, number]) => upload.parts.get(Number(number)) ?? Buffer.alloc(0));
    const isRight =
      parts.length === upload.parts.size &&
      named.every(([, , etag], at) => etag === etagOf(parts[at] ?? Buffer.alloc(0)));
    if (!isRight) return refused(400, 'InvalidPart');
    if (parts.slice(0, -1).some(({ length }) => length < LEAST_PART)) return refused(400, 'EntityTooSmall');
    objects.set(upload.key, Buffer.concat(parts));
    uploads.delete(uploadId);
    return xml(200, `<CompleteMultipartUploadResult xmlns="${NAMESPACE}"/>`);
  }

  function list(prefix: string): Reply {
    const found = [...uploads].filter(([, { key }]) => key.startsWith(prefix));
    const items = found.map(
      ([id, { key }]) => `<Upload><Key>${key}</Key><UploadId>${id}</UploadId></Upload>`,
    );
    return xml(
      200,
      `<ListMultipartUploadsResult xmlns="${NAMESPACE}">${items.join('')}</ListMultipartUploadsResult>`,
    );
  }

  function put(key: string, query: URLSearchParams, body: Buffer): Reply {
    const uploadId = query.get('uploadId');
    if (uploadId === null) objects.set(key, body);
    else {
      const upload = uploads.get(uploadId);
      if (!upload) return refused(404, 'NoSuchUpload');
      upload.parts.set(Number(query.get('partNumber')), body);
    }
    return nothing(200, { etag: etagOf(body) });
  }

  function post(key: string, query: URLSearchParams, body: Buffer): Reply {
    const uploadId = query.get('uploadId');
    if (uploadId !== null) return complete(uploadId, body.toString());
    const id = randomUUID();
    uploads.set(id, { key, parts: new Map() });
    const members = `<Bucket>${bucket}</Bucket><Key>${key}</Key><UploadId>${id}</UploadId>`;
    return xml(
      200,
      `<InitiateMultipartUploadResult xmlns="${NAMESPACE}">${members}</InitiateMultipartUploadResult>`,
    );
  }

  function remove(key: string, uploadId: string | null): Reply {
    if (uploadId === null) objects.delete(key);
    else if (!uploads.delete(uploadId)) return refused(404, 'NoSuchUpload');
    return nothing(204);
  }

  function act(request: IncomingMessage, body: Buffer, trouble?: S3Trouble): Reply {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://store');
    if (!pathname.startsWith(`/${bucket}`)) return refused(404, 'NoSuchBucket');
    const key = decodeURIComponent(pathname.slice(bucket.length + 2));
    if (trouble === 'half-error-in-200') return xml(200, `<s3:Error xmlns:s3="${NAMESPACE}"><s3:Code>Inter`);
    if (trouble === 'error-in-200') return { ...refused(500, 'InternalError'), status: 200 };
    if (request.method === 'PUT') return put(key, query, body);
    if (request.method === 'POST') return post(key, query, body);
    if (request.method === 'DELETE') return remove(key, query.get('uploadId'));
    return query.has('uploads') ? list(query.get('prefix') ?? '') : get(request, key, trouble);
  }

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
    // Half of it, and then nothing more.
    response.write(body.subarray(0, Math.floor(body.length / 2)), () => {
      if (trouble === 'cut') response.destroy();
    });
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      // Whoever asked has gone.
      return;
    }
    const body = Buffer.concat(chunks);
    const method = request.method ?? '';
    asked.push({ method, path: request.url ?? '', range: request.headers.range ?? null });
    const at = troubles.findIndex((one) => one.method === method);
    const trouble = isAway || at < 0 ? undefined : troubles.splice(at, 1)[0]?.trouble;
    if (isAway) response.destroy();
    else if (typeof trouble === 'number') send(request, response, refused(trouble, 'SlowDown'));
    else if (trouble !== 'no-answer') {
      const fault = signatureFault(request, body, keys, now());
      const reply = fault === null ? act(request, body, trouble) : refused(403, fault);
      // What was asked for has happened; the connection breaks before anybody hears of it.
      if (trouble === 'lost-answer') response.destroy();
      else send(request, response, reply, trouble);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    config: { endpoint: `http://127.0.0.1:${port}`, bucket, prefix: 'assay/', ...keys },
    objects,
    openUploads: uploads,
    asked,
    trouble(method, ...next) {
      troubles.push(...next.map((trouble) => ({ method, trouble })));
    },
    away(value) {
      isAway = value;
    },
    lose(key) {
      objects.delete(key);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
