// `npm run sample`: a shop that verifies its customers, against an Assay of its own or one that is running.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
    child.once('exit', (code) => reject(new PlainError(`Assay ended with ${code} before it was ready.`)));
  });
}

/** Starts an Assay in a temporary folder, which goes with it. */
async function startAssay() {
  ensureInstalled();
  await build();
  const folder = await mkdtemp(join(tmpdir(), 'assay-sample-'));
  // The database of root runs as another user, who has to get through.
  await chmod(folder, 0o755);
  const key = `assay_live_${randomBytes(24).toString('base64url')}`;
  console.error('Starting an Assay of its own, in a temporary folder …');
  const child = spawn(process.execPath, [join(projectRoot, 'scripts', 'assay.mjs'), 'serve'], {
    env: {
      ...process.env,
      // It ends with this program, however that ends.
      npm_command: 'run-script',
      HOST: '127.0.0.1',
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
    const url = await addressOf(child);
    const about = `Its Assay: ${url}/ (API key ${key}); it goes with the shop.\n`;
    return { url, key, about, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The Assay of the environment, or one of its own when none is named. */
async function chosenAssay({ ASSAY_SAMPLE_URL: url, ASSAY_SAMPLE_KEY: key }) {
  if (!url && !key) return startAssay();
  if (!url || !key || !URL.canParse(url))
    throw new PlainError(
      'Set both ASSAY_SAMPLE_URL (such as http://127.0.0.1:8080) and ASSAY_SAMPLE_KEY (a key with the scopes verification and admin), or neither.',
    );
  return { url: url.replace(/\/+$/, ''), key, about: '', stop: async () => undefined };
}

await runScript(async () => {
  const { PORT = '' } = process.env;
  // Under npm one key press arrives twice: the handlers stay.
  const asked = new Promise((resolve) => {
    process.on('SIGINT', resolve).on('SIGTERM', resolve);
  });
  const assay = await chosenAssay(process.env);
  try {
    const shop = await openShop({
      assay,
      port: PORT === '' ? DEFAULT_PORT : Number(PORT),
      say: (text) => console.error(text),
    }).catch((error) => {
      throw new PlainError(
        error.code === 'EADDRINUSE'
          ? `Port ${error.port} is taken by another program; set PORT to a free one.`
          : `The shop could not be set up: ${error.cause?.message ?? error.message}`,
      );
    });
    console.log(`The sample shop is open: ${shop.origin}/\n${assay.about}Ctrl-C closes it.`);
    await asked;
    await shop.close();
  } finally {
    await assay.stop();
  }
});
