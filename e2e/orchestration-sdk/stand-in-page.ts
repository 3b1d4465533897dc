import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * The page's side of the channel, as in `flow-channel.ts`, and nothing else: a test passes messages to send
 * (`say`) and reads the received ones (`heard`).
 */
const SCRIPT = `
const nonce = new URLSearchParams(location.hash.slice(1)).get('n');
const host = opener ?? parent;
window.heard = [];
window.messages = 0;
addEventListener('message', ({ source, origin, data, ports }) => {
  messages++;
  if (source !== host || data?.type !== 'connect' || data.nonce !== nonce) return;
  window.hostOrigin = origin;
  window.port = ports[0];
  port.onmessage = ({ data }) => {
    heard.push(data);
    if (data.type === 'start' && !window.silent) say({ type: 'opened' });
  };
});
window.say = (...messages) => messages.forEach((message) => port.postMessage(message));
if (opener) opener.postMessage({ assay: 1, type: 'ready', nonce }, '*');
`;

const HTML = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Verification</title>
<body><h1>Verification</h1><button>Begin</button><script type="module" src="/flow/assets/main-00000000.js"></script></body></html>`;

export interface BuiltFolders {
  readonly flow: string;
  readonly sdk: string;
  remove(): Promise<void>;
}

/** Builds a folder with the replacement page, and one with the browser packages from their sources. */
export async function buildFolders(): Promise<BuiltFolders> {
  const folder = await mkdtemp(join(tmpdir(), 'assay-orchestration-'));
  const [flow, sdk] = [join(folder, 'flow'), join(folder, 'sdk')];
  await mkdir(join(flow, 'assets'), { recursive: true });
  await writeFile(join(flow, 'index.html'), HTML);
  await writeFile(join(flow, 'assets', 'main-00000000.js'), SCRIPT);
  const { build } = await import('../../sdk/build.mjs' as string);
  await build({ root: ROOT, output: sdk });
  return { flow, sdk, remove: () => rm(folder, { recursive: true }) };
}
