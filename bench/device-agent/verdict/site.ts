import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SentByPage } from '../../../e2e/device-agent/agent-server';
import { KEY } from '../../fraud-call/subject';

const FORM = `<form id="checkout">
<input name="first" autocomplete="off"><input name="email" type="email"><input name="pw" type="password">
<input name="card" autocomplete="cc-number"><textarea name="note"></textarea>
<select name="size"><option value="">–</option><option value="l">L</option></select><div contenteditable="true"></div>
<button type="button" id="send">Send</button></form><p>Text</p>`;

/**
 * Shop page: the agent starts at load, a session stream runs, and both are sent when Send is clicked. With
 * `alone` in the address it sends by itself, for browsers without input. Positions are in screen pixels; the
 * window frame is above and around the page, not below it.
 */
const SCRIPT = `const broken = [];
addEventListener('securitypolicyviolation', ({ violatedDirective }) => broken.push(violatedDirective));
service.init(location.pathname === '/auto' ? { disableWorkerSources: false } : {});
const send = (path, body) => fetch(path + location.search, { method: 'POST', body });
const long = [];
try { new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) long.push(Math.round(duration)); })
  .observe({ type: 'longtask', buffered: true }); } catch {}
const began = (async () => {
  const authData = await (await fetch('/auth')).text();
  window.stream = new serviceStream.SessionStream({ authData });
  return (await stream.startStream()).streamId;
})().catch(() => null);
const finish = async () => {
  const start = performance.now();
  const session = await service.getSession();
  const ms = Math.round(performance.now() - start);
  const streamId = await began;
  await window.stream?.finishStream();
  await send('/session', JSON.stringify({ session, streamId, ms, long, violations: broken }));
};
addEventListener('load', () => setTimeout(async () => {
  await began;
  const left = window.mozInnerScreenX ?? screenX + (outerWidth - innerWidth) / 2;
  const top = window.mozInnerScreenY ?? screenY + outerHeight - innerHeight;
  const places = {};
  for (const name of ['input[name=first]', 'input[name=email]', 'textarea', '#send']) {
    const { x, y, width, height } = document.querySelector(name).getBoundingClientRect();
    const [onX, onY, wide, high] = [x + left, y + top, width, height].map((css) => css * devicePixelRatio);
    places[name] = { x: onX, y: onY, width: wide, height: high };
  }
  await send('/places', JSON.stringify(places));
  if (location.search.includes('alone')) setTimeout(finish, 2000);
}, 1200));
document.getElementById('send').addEventListener('click', finish);`;

/**
 * Data that a page sent in addition to its session: the stream's ID, the session's duration, and its long
 * tasks (ms; Chromium).
 */
export interface SentVisit extends SentByPage {
  streamId?: string | null;
  ms?: number;
  long?: readonly number[];
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  return body;
}

export interface VerdictSite {
  readonly origin: string;
  /** Returns the data that the page of a run sent. */
  sent(run: string): SentVisit;
  stop(): Promise<void>;
}

/**
 * Starts a loopback shop whose pages a server watches: `/auto?run=…`, and `/auto-strict?run=…`, which allows
 * no worker.
 * @param server the Assay server's address
 */
export async function startVerdictSite(server: string): Promise<VerdictSite> {
  const ours = `script-src 'self' ${server}; connect-src 'self' ${server}; style-src 'self'`;
  const policies: { readonly [path: string]: string } = {
    '/auto': `default-src 'self'; ${ours}; worker-src 'self' blob:`,
    '/auto-strict': `default-src 'none'; ${ours}; base-uri 'none'; require-trusted-types-for 'script'`,
  };
  const scripts = ['agent', 'stream'].map((name) => `<script src="${server}/js/v1/${name}.umd.js"></script>`);
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title>${scripts.join('')}
<script src="/auto.js" defer></script></head><body>${FORM}</body></html>`;
  const runs = new Map<string, SentVisit>();
  const sent = (run: string): SentVisit => {
    const known = runs.get(run) ?? { layouts: [], violations: [] };
    runs.set(run, known);
    return known;
  };
  async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { pathname: path, searchParams } = new URL(request.url ?? '', 'http://site');
    const policy = policies[path];
    if (request.method === 'POST') {
      const run = sent(searchParams.get('run') ?? '');
      const body = JSON.parse(await bodyOf(request));
      if (path === '/places') run.places = body;
      else Object.assign(run, body);
      reply.end();
    } else if (policy) {
      reply.setHeader('content-type', 'text/html; charset=utf-8');
      reply.setHeader('content-security-policy', policy);
      reply.end(page);
    } else if (path === '/auto.js') {
      reply.setHeader('content-type', 'text/javascript; charset=utf-8');
      reply.end(SCRIPT);
    } else if (path === '/auth') {
      const auth = await fetch(`${server}/session-monitoring-api/v1/auth`, {
        method: 'POST',
        headers: { 'x-api-key': KEY },
      });
      reply.end(await auth.text());
    } else {
      reply.statusCode = 404;
      reply.end();
    }
  }
  const site = createServer((request, reply) => void answer(request, reply).catch(() => reply.destroy()));
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  return {
    origin: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    sent,
    async stop() {
      site.closeAllConnections();
      await new Promise((resolve) => site.close(resolve));
    },
  };
}
