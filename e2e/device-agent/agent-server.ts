import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflateRawSync } from 'node:zlib';
import type { DeviceSessionPlain } from '@assay/contract';
import { breakApi } from './replaceable';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** No eval, no inline script or style, no worker from a blob. */
export const STRICT_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; base-uri 'none'; require-trusted-types-for 'script'";

/** As most sites would allow it. */
export const USUAL_POLICY =
  "default-src 'self'; script-src 'self'; connect-src 'self'; style-src 'self'; worker-src 'self' blob:";

const FORM = `<form id="checkout">
<input name="first" autocomplete="off"><input name="email" type="email"><input name="pw" type="password">
<input name="card" autocomplete="cc-number"><textarea name="note"></textarea>
<select name="size"><option value="">–</option><option value="l">L</option></select>
<div id="rich" contenteditable="true"></div><button type="button" id="send">Send</button></form><p>Text</p>`;

const page = (script: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title>${script}</head><body>${FORM}</body></html>`;

export interface AgentServer {
  readonly origin: string;
  /** What the agent's two bundles weigh, bytes. */
  readonly bundles: { readonly [name: string]: Buffer };
  /** Opens a session as the server would. */
  open(session: string): DeviceSessionPlain;
  /** How often the config was asked for. */
  asked(): number;
  /** While true, the config answers 503. */
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

/**
 * A loopback site with the agent, built now from its sources, and the agent's config.
 * Pages: `/strict`, `/usual` (UMD), `/esm`, `/bare` (no script), `/broken?api=…&way=…` (one API broken before the agent).
 */
export async function startAgentServer(): Promise<AgentServer> {
  const folder = await mkdtemp(join(tmpdir(), 'assay-agent-'));
  const { build } = await import('../../sdk/build.mjs' as string);
  await build({ root: ROOT, output: folder });
  const bundles = {
    'agent.umd.js': await readFile(join(folder, 'agent.umd.js')),
    'agent.esm.js': await readFile(join(folder, 'agent.esm.js')),
  };
  await rm(folder, { recursive: true, force: true });

  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys('base64');
  let asked = 0;
  const state = { broken: false };
  const umd = page('<script src="/js/v1/agent.umd.js"></script>');
  const pages: { readonly [path: string]: readonly [policy: string, body: string] } = {
    '/strict': [STRICT_POLICY, umd],
    '/usual': [USUAL_POLICY, umd],
    '/esm': [USUAL_POLICY, page('<script type="module" src="/esm.js"></script>')],
    '/bare': [USUAL_POLICY, page('')],
  };
  const server = createServer((request, reply) => {
    const { pathname: path, search, searchParams } = new URL(request.url ?? '', 'http://site');
    const known = pages[path];
    const bundle = bundles[path.replace('/js/v1/', '') as keyof typeof bundles];
    if (known) {
      reply.setHeader('content-type', 'text/html; charset=utf-8');
      reply.setHeader('content-security-policy', known[0]);
      reply.end(known[1]);
    } else if (bundle) {
      reply.setHeader('content-type', 'text/javascript; charset=utf-8');
      reply.end(bundle);
    } else if (path === '/broken') {
      reply.setHeader('content-type', 'text/html; charset=utf-8');
      reply.setHeader('content-security-policy', USUAL_POLICY);
      reply.end(
        page(`<script src="/break.js${search}"></script><script src="/js/v1/agent.umd.js"></script>`),
      );
    } else if (path === '/break.js') {
      reply.setHeader('content-type', 'text/javascript; charset=utf-8');
      reply.end(breakApi(searchParams.get('api') ?? '', searchParams.get('way') ?? ''));
    } else if (path === '/esm.js') {
      reply.setHeader('content-type', 'text/javascript; charset=utf-8');
      reply.end(
        "import { init, getSession, service } from '/js/v1/agent.esm.js'; window.esm = { init, getSession, service };",
      );
    } else if (path === '/device-api/v1/config' && !state.broken) {
      asked++;
      reply.setHeader('content-type', 'application/json');
      reply.end(
        JSON.stringify({
          key: { kid: 513, publicKey },
          ticket: `ticket-${asked}`,
          ip: '127.0.0.1',
          dnsDomain: null,
        }),
      );
    } else {
      reply.statusCode = state.broken ? 503 : 404;
      reply.end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bundles,
    open: opener(ecdh),
    asked: () => asked,
    get broken() {
      return state.broken;
    },
    set broken(value) {
      state.broken = value;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
