import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inflateRawSync } from 'node:zlib';
import type { DeviceSessionPlain } from '@assay/contract';
import { breakApi } from './replaceable';

/** The agent's bundles by file name. */
export type Bundles = { readonly [name: string]: Buffer };

/** Strict content policy: no eval, no inline script or style, no worker from a blob. */
const STRICT_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; base-uri 'none'; require-trusted-types-for 'script'";

/** Content policy of a typical site. */
const USUAL_POLICY =
  "default-src 'self'; script-src 'self'; connect-src 'self'; style-src 'self'; worker-src 'self' blob:";

const FORM = `<form id="checkout">
<input name="first" autocomplete="off"><input name="email" type="email"><input name="pw" type="password">
<input name="card" autocomplete="cc-number"><textarea name="note"></textarea>
<select name="size"><option value="">–</option><option value="l">L</option></select>
<div id="rich" contenteditable="true"></div><button type="button" id="send">Send</button></form><p>Text</p>`;

/** Converts window to screen coordinates: the browser frame is above and around the page, not below it. */
const AUTO = `service.init();
const send = (path, body) => fetch(path + location.search, { method: 'POST', body });
addEventListener('load', () => setTimeout(() => {
  const left = window.mozInnerScreenX ?? screenX + (outerWidth - innerWidth) / 2;
  const top = window.mozInnerScreenY ?? screenY + outerHeight - innerHeight;
  const places = {};
  for (const name of ['input[name=first]', 'input[name=email]', 'textarea', '#send']) {
    const { x, y, width, height } = document.querySelector(name).getBoundingClientRect();
    const [onX, onY, wide, high] = [x + left, y + top, width, height].map((css) => css * devicePixelRatio);
    places[name] = { x: onX, y: onY, width: wide, height: high };
  }
  send('/places', JSON.stringify(places));
}, 1200));
document.getElementById('send').addEventListener('click', async () => send('/session', await service.getSession()));`;

/** Reports its layout whenever it changes, and starts the agent when the test allows it. */
const WATCHED = `const send = (path, body) => fetch(path + location.search, { method: 'POST', body });
const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
let known;
const look = async () => {
  const boxes = [...document.querySelectorAll('html, body, body *')].map((part) => part.getBoundingClientRect());
  const places = boxes.map(({ x, y, width, height }) => [x, y, width, height].join(' '));
  const layout = JSON.stringify([innerWidth, innerHeight, outerWidth, outerHeight, scrollX, scrollY, ...places]);
  if (layout !== known) await send('/layout', known = layout);
};
addEventListener('securitypolicyviolation', ({ violatedDirective }) => send('/violation', violatedDirective));
addEventListener('load', async () => {
  for (let session; ; await rest(100)) {
    await look();
    if (session || (await fetch('/begin' + location.search)).status !== 200) continue;
    service.init();
    session = await service.getSession();
    await look();
    await send('/session', session);
  }
});`;

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  return body;
}

const page = (script: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title>${script}</head><body>${FORM}</body></html>`;

/** A rectangle on the screen, in device pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface SentByPage {
  places?: { readonly [selector: string]: Place };
  session?: string;
  /** For the page `/watched`: each of its layouts, and its policy violations. */
  readonly layouts: string[];
  readonly violations: string[];
  /** Set by the test when the page `/watched` may start. */
  mayBegin?: boolean;
}

function recordSent(run: SentByPage, path: string, body: string): void {
  if (path === '/places') run.places = JSON.parse(body);
  else if (path === '/layout') run.layouts.push(body);
  else if (path === '/violation') run.violations.push(body);
  else run.session = body;
}

interface Answer {
  readonly status?: number;
  readonly headers?: { readonly [name: string]: string };
  readonly body?: string | Buffer;
}

const html = (policy: string, body: string): Answer => ({
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  body,
});
const script = (body: string | Buffer): Answer => ({
  headers: { 'content-type': 'text/javascript; charset=utf-8' },
  body,
});

const UMD = '<script src="/js/v1/agent.umd.js"></script>';
const AUTO_PAGE = page(`${UMD}<script src="/auto.js" defer></script>`);

/** Responses that depend only on the path. */
const FIXED: { readonly [path: string]: Answer } = {
  '/strict': html(STRICT_POLICY, page(UMD)),
  '/usual': html(USUAL_POLICY, page(UMD)),
  '/esm': html(USUAL_POLICY, page('<script type="module" src="/esm.js"></script>')),
  '/bare': html(USUAL_POLICY, page('')),
  '/auto': html(USUAL_POLICY, AUTO_PAGE),
  '/auto-strict': html(STRICT_POLICY, AUTO_PAGE),
  '/watched': html(USUAL_POLICY, page(`${UMD}<script src="/watched.js" defer></script>`)),
  '/auto.js': script(AUTO),
  '/watched.js': script(WATCHED),
  '/esm.js': script(
    "import { init, getSession, service } from '/js/v1/agent.esm.js'; window.esm = { init, getSession, service };",
  ),
  // Browsers request it some time after the page. A 404 would appear in the console among the lines of the
  // agent.
  '/favicon.ico': { status: 204 },
};

export interface AgentServer {
  readonly origin: string;
  /** Private key for the public key in the config; 32 bytes. */
  readonly privateKey: Buffer;
  /** Decrypts a session with Node's own cryptography. */
  open(session: string): DeviceSessionPlain;
  /** Data that the page `/auto` of a run sent. */
  sent(run: string): SentByPage;
  /** Number of requests for the config. */
  asked(): number;
  /** While true, the config returns 503. */
  broken: boolean;
  stop(): Promise<void>;
}

function opener(ecdh: ReturnType<typeof createECDH>) {
  return (session: string): DeviceSessionPlain => {
    const bytes = Buffer.from(session, 'base64');
    const head = bytes.subarray(0, 69);
    const shared = ecdh.computeSecret(head.subarray(4));
    const key = Buffer.from(hkdfSync('sha256', shared, 'assay-device-v1', head, 32));
    const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(69, 81));
    cipher.setAAD(head);
    cipher.setAuthTag(bytes.subarray(-16));
    const plain = Buffer.concat([cipher.update(bytes.subarray(81, -16)), cipher.final()]);
    return JSON.parse((head[1] === 1 ? inflateRawSync(plain) : plain).toString('utf8'));
  };
}

/** State of the running site, and its response to each request. */
class Site {
  broken = false;
  asked = 0;
  private readonly runs = new Map<string, SentByPage>();

  constructor(
    private readonly bundles: Bundles,
    private readonly publicKey: string,
  ) {}

  sent(run: string): SentByPage {
    const known = this.runs.get(run) ?? { layouts: [], violations: [] };
    this.runs.set(run, known);
    return known;
  }

  async answer(request: IncomingMessage): Promise<Answer> {
    const { pathname: path, search, searchParams } = new URL(request.url ?? '', 'http://site');
    const fixed = FIXED[path];
    const bundle = this.bundles[path.replace('/js/v1/', '')];
    const run = this.sent(searchParams.get('run') ?? '');
    if (fixed) return fixed;
    if (bundle) return script(bundle);
    if (path === '/broken')
      return html(USUAL_POLICY, page(`<script src="/break.js${search}"></script>${UMD}`));
    if (path === '/begin') return { status: run.mayBegin ? 200 : 202 };
    if (request.method === 'POST') {
      recordSent(run, path, await bodyOf(request));
      return {};
    }
    if (path === '/break.js')
      return script(breakApi(searchParams.get('api') ?? '', searchParams.get('way') ?? ''));
    if (path === '/device-api/v1/config' && !this.broken) return this.config();
    return { status: this.broken ? 503 : 404 };
  }

  private config(): Answer {
    this.asked++;
    const config = {
      key: { kid: 513, publicKey: this.publicKey },
      ticket: `ticket-${this.asked}`,
      ip: '127.0.0.1',
      dnsDomain: null,
    };
    return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(config) };
  }
}

/**
 * Starts a loopback site with the agent and the agent's config. Pages: `/strict`, `/usual` (UMD), `/esm`,
 * `/bare` (no script), `/broken?api=…&way=…` (one API broken before the agent), `/auto?run=…` (runs by
 * itself: logs the positions of its fields, and sends its session when Send is clicked), `/auto-strict`,
 * `/watched?run=…` (reports its changes, and starts when the run allows it).
 */
export async function startAgentServer(bundles: Bundles): Promise<AgentServer> {
  const ecdh = createECDH('prime256v1');
  const site = new Site(bundles, ecdh.generateKeys('base64'));
  const server = createServer(async (request, reply) => {
    const { status = 200, headers = {}, body } = await site.answer(request);
    reply.writeHead(status, headers).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    // The curve library omits leading zeros.
    privateKey: Buffer.concat([Buffer.alloc(32), ecdh.getPrivateKey()]).subarray(-32),
    open: opener(ecdh),
    sent: (run) => site.sent(run),
    asked: () => site.asked,
    get broken() {
      return site.broken;
    },
    set broken(value) {
      site.broken = value;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
