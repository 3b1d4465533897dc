import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inflateSync } from 'node:zlib';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A customer's site on a separate origin. */
export interface Site {
  readonly address: string;
  /** Bodies that pages sent through the site (`apiEndpoint`), decompressed, with URL and headers. */
  readonly passed: string[];
  close(): Promise<void>;
}

const FORM = `
<form id="order" action="/thanks" onsubmit="return false">
  <input name="fullname" autocomplete="name">
  <input name="email" type="email" autocomplete="email">
  <input name="city">
  <input name="password" type="password">
  <input name="cardnumber" autocomplete="cc-number" inputmode="numeric">
  <input name="reference">
  <textarea name="notes"></textarea>
  <select name="plan"><option>a</option><option>b</option></select>
  <div id="free" contenteditable="true" style="border:1px solid;width:300px;height:40px"></div>
  <section data-private><input name="diary"></section>
  <button id="pay" type="button" x-stream-tag="pay">Pay</button>
</form>`;

/** Functions that the tests call in a page. */
const PAGE_SCRIPT = `
var stream, heard = [];
async function begin(authData, options) {
  const log = (name) => (error) => heard.push(name + ' ' + (error ? error.message : ''));
  stream = new serviceStream.SessionStream({
    authData, onError: log('error'), onTimeout: log('timeout'), onAuthError: log('auth'), ...options,
  });
  return (await stream.startStream({ label: 'order' })).streamId;
}
function custom(count) {
  for (let n = 0; n < count; n++) stream.createCustomEvent('event ' + n);
}
/** Replaces the options of the select element. */
function offer(choices) {
  document.querySelector('[name=plan]').replaceChildren(...choices.map((text) => new Option(text)));
}
const signal = (type) => dispatchEvent(new Event(type));
/** Returns the number of dropped events that the next batches report. Without deflate, as in an older browser. */
function dropped() {
  window.CompressionStream = undefined;
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  return new Promise((resolve) => {
    const send = fetch;
    window.fetch = async (url, init) => {
      const lost = JSON.parse(await init.body.text()).events.find((event) => event.k === 'lost');
      if (lost) resolve(lost.n);
      return send(url, init);
    };
    signal('online');
  });
}`;

const page = (body: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title>
<script src="/stream.umd.js"></script><script>${PAGE_SCRIPT}</script></head><body style="height:2000px">${body}</body></html>`;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Decompresses a request body as the server does. */
const unpacked = (body: Buffer): string => (body[0] === 0x78 ? inflateSync(body) : body).toString('utf8');

/**
 * Serves a form below every path, and the built package.
 * @param ingest URL to which posted data is forwarded
 */
export async function openSite(ingest: string): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'assay-stream-site-'));
  const { build } = (await import(pathToFileURL(join(ROOT, 'sdk', 'build.mjs')).href)) as {
    build(options: { root: string; output: string }): Promise<unknown>;
  };
  await build({ root: ROOT, output: folder });
  const script = await readFile(join(folder, 'stream.umd.js'));
  const passed: string[] = [];
  async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    passed.push(String(request.url), JSON.stringify(request.headers), unpacked(body));
    const answer = await fetch(ingest + request.url, { method: 'POST', body: new Uint8Array(body) });
    const token = answer.headers.get('x-new-token');
    if (token) response.setHeader('x-new-token', token);
    response.writeHead(answer.status).end(await answer.text());
  }
  const server = createServer((request, response) => {
    if (request.method === 'POST') return void passOn(request, response);
    const isScript = request.url === '/stream.umd.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : page(FORM));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the site has no port');
  return {
    address: `http://127.0.0.1:${address.port}`,
    passed,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await rm(folder, { recursive: true });
    },
  };
}
