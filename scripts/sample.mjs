// `npm run sample`: a shop that verifies its customers, with a temporary or a running Assay.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openShop } from '../samples/shop/shop.mjs';
import { build } from './build.mjs';
import { ensureInstalled } from './installation.mjs';
import { PlainError, projectRoot, runScript } from './project.mjs';

const DEFAULT_PORT = 8090;

/** Resolves with the address that a server prints when it is ready. */
function addressOf(child) {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      const address = /Panel\s+(http:\/\/\S+?)\/\s/.exec(output)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', (code) =>
      reject(new PlainError(`Assay exited with ${code} before it was ready. See the messages above.`)),
    );
  });
}

const EVERYWHERE = ['0.0.0.0', '::'];

/**
 * Reads the `--host` option.
 * @throws {PlainError}
 */
function readHost() {
  try {
    const { values } = parseArgs({ options: { host: { type: 'string', default: '127.0.0.1' } } });
    return values.host;
  } catch (error) {
    throw new PlainError(`${error.message}. The only option is --host, such as --host 0.0.0.0.`);
  }
}

/** Returns the name under which other machines reach this one: its first address in the local network. */
function nameOf(host) {
  if (!EVERYWHERE.includes(host)) return host.includes(':') ? `[${host}]` : host;
  const addresses = Object.values(networkInterfaces()).flat();
  const found = addresses.find((one) => one.family === 'IPv4' && !one.internal);
  return found ? found.address : '127.0.0.1';
}

/** Starts an Assay in a temporary folder, which is deleted afterwards. */
async function startAssay({ host, name }) {
  ensureInstalled();
  await build();
  const folder = await mkdtemp(join(tmpdir(), 'assay-sample-'));
  // For root, the database runs as another user, who needs access to the folder.
  await chmod(folder, 0o755);
  const key = `assay_live_${randomBytes(24).toString('base64url')}`;
  console.error('Starting a separate Assay in a temporary folder …');
  const child = spawn(process.execPath, [join(projectRoot, 'scripts', 'assay.mjs'), 'serve'], {
    env: {
      ...process.env,
      // Makes the server end together with this program, even if this is killed.
      npm_command: 'run-script',
      HOST: host,
      PORT: '0',
      DATABASE_URL: '',
      ASSAY_DATA_DIR: folder,
      ASSAY_API_KEY: key,
      ASSAY_ALLOW_LOOPBACK_WEBHOOKS: 'true',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const { port } = new URL(await addressOf(child));
    const url = `http://${name}:${port}`;
    const about = `Assay: ${url}/ (API key ${key}). It is deleted when the shop stops.\n`;
    return { url, key, about, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Returns the Assay that the environment variables name, or starts a temporary one. */
async function chosenAssay({ ASSAY_SAMPLE_URL: url, ASSAY_SAMPLE_KEY: key }, listening) {
  if (!url && !key) return startAssay(listening);
  if (!url || !key || !URL.canParse(url))
    throw new PlainError(
      'Set both ASSAY_SAMPLE_URL (such as http://127.0.0.1:8080) and ASSAY_SAMPLE_KEY (a key with the scopes verification and admin), or neither.',
    );
  return { url: url.replace(/\/+$/, ''), key, about: '', stop: async () => undefined };
}

await runScript(async () => {
  const { PORT = '' } = process.env;
  // Under npm one key press arrives twice, so the handlers stay registered.
  const asked = new Promise((resolve) => {
    process.on('SIGINT', resolve).on('SIGTERM', resolve);
  });
  const host = readHost();
  const name = nameOf(host);
  const assay = await chosenAssay(process.env, { host, name });
  try {
    const shop = await openShop({
      assay,
      host,
      name,
      port: PORT === '' ? DEFAULT_PORT : Number(PORT),
      say: (text) => console.error(text),
    }).catch((error) => {
      throw new PlainError(
        error.code === 'EADDRINUSE'
          ? `Another program uses port ${error.port}. Set PORT to a free port.`
          : `Couldn't set up the shop: ${error.cause?.message ?? error.message}`,
      );
    });
    // https://www.w3.org/TR/mediacapture-streams/#dom-navigator-mediadevices: only secure pages may request a
    // camera.
    const about = EVERYWHERE.includes(host)
      ? 'Phones in the same network can open it too. Over HTTP, browsers allow the camera only on this machine, so phones upload pictures.\n'
      : '';
    console.log(
      `The sample shop is running: ${shop.origin}/\n${about}${assay.about}Press Ctrl-C to stop it.`,
    );
    await asked;
    await shop.close();
  } finally {
    await assay.stop();
  }
});
