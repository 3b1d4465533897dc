import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type AssayServer, startAssay } from '../../apps/server/src/testing/assay-server';
import { items } from '../../apps/server/src/testing/client';
import { until } from '../../apps/server/src/webhooks/testing/until';
import { findChromium, launchChromium } from '../panel/browser';
import { page as flowOf } from '../verification/flow';
import { png } from '../verification/pictures';
import { type BuiltFolders, buildFolders } from './stand-in-page';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const executablePath = findChromium();

interface Sample {
  readonly child: ChildProcess;
  output(): string;
  /** Address of the shop. */
  readonly address: string;
}

const samples: ChildProcess[] = [];

/** Runs the script of `npm run sample` without npm. */
async function runSample(env: { readonly [name: string]: string }, args: readonly string[] = []) {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['scripts/sample.mjs', ...args], {
    cwd: ROOT,
    env: { PATH, HOME, PORT: '0', ...env },
  });
  samples.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  return { child, output: () => output };
}

const OPEN = /shop is running: (http:\/\/\S+?)\/\s/;

async function openSample(
  env: { readonly [name: string]: string },
  args: readonly string[] = [],
): Promise<Sample> {
  const { child, output } = await runSample(env, args);
  const address = await vi.waitFor(
    () => {
      const found = OPEN.exec(output())?.[1];
      if (!found) throw new Error(`The shop didn't start: ${output()}`);
      return found;
    },
    { timeout: 90_000, interval: 50 },
  );
  return { child, output, address };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const exited = once(child, 'exit');
  child.kill(signal);
  return (await exited)[0];
}

const order = async (sample: Sample) => {
  const answer = await fetch(`${sample.address}/orders`, { method: 'POST' });
  return (await answer.json()) as { readonly order: string; readonly token: string };
};

afterEach(async () => {
  for (const child of samples.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) await end(child, 'SIGTERM');
  }
});

describe('webhook messages of the sample', async () => {
  const { isGenuine } = (await import('../../samples/shop/webhook.mjs' as string)) as {
    isGenuine(
      message: { headers: { [name: string]: string }; body: Buffer },
      secret: string,
      now: number,
    ): boolean;
  };
  const secret = `whsec_${Buffer.from('a secret of a test, 32 bytes long').toString('base64')}`;
  const now = 1_795_000_000_000;
  const body = '{"event":"x"}';
  const headers = (key = secret, at = now) => ({
    'webhook-id': 'm1',
    'webhook-timestamp': String(at / 1000),
    'webhook-signature': new Webhook(key).sign('m1', new Date(at), body),
  });
  const { 'webhook-signature': signature } = headers();

  it.each([
    ['a signed message', headers(), body, true],
    ['one valid signature of two', { ...headers(), 'webhook-signature': `v1,AAAA ${signature}` }, body, true],
    ['another body', headers(), '{"event":"y"}', false],
    ['another secret', headers(`whsec_${Buffer.from('else').toString('base64')}`), body, false],
    ['another id', { ...headers(), 'webhook-id': 'm2' }, body, false],
    ['an old message', headers(secret, now - 301_000), body, false],
    ['a message from the future', headers(secret, now + 301_000), body, false],
    ['no time', { ...headers(), 'webhook-timestamp': 'soon' }, body, false],
    ['no signature', { 'webhook-id': 'm1', 'webhook-timestamp': String(now / 1000) }, body, false],
  ])('accepts only genuine messages: %s', (_name, sent, text, genuine) => {
    expect(isGenuine({ headers: sent, body: Buffer.from(text) }, secret, now)).toBe(genuine);
  });
});

describe('sample shop with a running Assay', () => {
  let folders: BuiltFolders;
  let server: AssayServer;
  let assay: string;

  beforeAll(async () => {
    folders = await buildFolders();
    server = await startAssay({
      flowFolder: folders.flow,
      sdkFolder: folders.sdk,
      env: { ASSAY_ALLOW_LOOPBACK_WEBHOOKS: 'true' },
    });
    assay = `http://127.0.0.1:${await server.listen()}`;
  });
  afterAll(async () => {
    await server?.close();
    await folders?.remove();
  });

  const beside = () => openSample({ ASSAY_SAMPLE_URL: assay, ASSAY_SAMPLE_KEY: server.owner.liveKey });

  /** Completes the flow as its page does. */
  async function verify(token: string): Promise<void> {
    const flow = flowOf(server, token);
    await flow.start();
    await flow.media('documentFront', png());
    await flow.submit('document');
    await flow.settled();
    await flow.media('selfieImage', png());
    await flow.submit('selfie');
    await flow.settled();
  }

  /** Approves every waiting check as a reviewer. */
  async function approve(execution: string): Promise<void> {
    for (const step of ['document', 'selfie']) {
      const { status } = await server.owner.live.manage('POST', `/workflow-executions/${execution}/review`, {
        step,
        decision: 'APPROVED',
      });
      expect(status).toBe(200);
    }
  }

  it("shows Assay's signed result, which no other sender can forge", async () => {
    const sample = await beside();
    const { order: number, token } = await order(sample);
    const read = async () =>
      (
        (await (await fetch(`${sample.address}/orders/${number}`)).json()) as {
          result: { status: string } | null;
        }
      ).result;
    expect(await read()).toBeNull();
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      sub: string;
    };
    const forged = await fetch(`${sample.address}/webhooks/assay`, {
      method: 'POST',
      headers: {
        'webhook-id': '1',
        'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
        'webhook-signature': 'v1,AAAA',
      },
      body: JSON.stringify({
        event: 'orchestration/workflow_execution_finished',
        data: { id: claims.sub, status: 'APPROVED' },
      }),
    });
    expect([forged.status, await read()]).toEqual([401, null]);
    await verify(token);
    const result = await until(read);
    // Without an engine, a reviewer decides.
    expect(result.status).toBe('REVIEW');
    await approve(claims.sub);
    await until(async () => ((await read())?.status === 'APPROVED' ? true : null));
  });

  it('continues with its own workflow and endpoint when it is started again', async () => {
    const first = await beside();
    expect(await end(first.child, 'SIGTERM')).toBe(0);
    const second = await beside();
    const { data } = await server.owner.live.manage('GET', '/workflows');
    expect(items(data.workflows).filter(({ name }) => String(name) === 'Sample shop')).toHaveLength(1);
    const hooks = await server.owner.live.manage('GET', '/webhooks');
    expect(items(hooks.data.webhooks).map(({ url }) => String(url))).toEqual([
      `${second.address}/webhooks/assay`,
    ]);
  });

  it.skipIf(executablePath === null)(
    'shows the result in Chromium after the flow (skipped without CHROMIUM_PATH or /usr/bin/chromium)',
    async () => {
      const sample = await beside();
      const browser: Browser = await launchChromium(executablePath ?? '');
      try {
        const page = await browser.newPage();
        const complaints: string[] = [];
        page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
        const ordered = page.waitForResponse('**/orders');
        await page.goto(sample.address);
        const { token } = (await (await ordered).json()) as { readonly token: string };
        await page.getByRole('button', { name: 'Verify on this page' }).click();
        const frame = await until(async () => {
          const found = page.frames().find((one) => one.url().startsWith(`${assay}/flow/`));
          return found && (await found.evaluate('Boolean(window.port) && heard.length > 0')) ? found : null;
        });
        await verify(token);
        await frame.evaluate(`say({ type: 'completed', status: 'pending' }, { type: 'closed' })`);
        await page.getByRole('heading', { name: 'Thank you. We are reviewing your order.' }).waitFor();
        expect(await page.getByRole('row').count()).toBe(3);
        const execution = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub;
        await approve(String(execution));
        await page.getByRole('heading', { name: 'Thank you, you are verified.' }).waitFor();
        expect(complaints).toEqual([]);
      } finally {
        await browser.close();
      }
    },
  );

  it.each([
    [{ ASSAY_SAMPLE_URL: 'http://127.0.0.1:9' }, 'Set both ASSAY_SAMPLE_URL'],
    [{ ASSAY_SAMPLE_URL: 'nowhere', ASSAY_SAMPLE_KEY: 'key' }, 'Set both ASSAY_SAMPLE_URL'],
    [{ ASSAY_SAMPLE_URL: 'http://127.0.0.1:9', ASSAY_SAMPLE_KEY: 'key' }, "Couldn't set up the shop"],
  ])('reports the problem of %o in one sentence', async (env, sentence) => {
    const { child, output } = await runSample(env);
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    expect(output()).toContain(sentence);
    expect(output()).not.toMatch(/\n\s+at /);
  });
});

describe('sample shop with its own Assay', () => {
  const lan = Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal)?.address;

  it.skipIf(!lan)(
    'listens on all addresses and sends a phone to a reachable one (skipped without a network)',
    async () => {
      const sample = await openSample({}, ['--host', '0.0.0.0']);
      expect(new URL(sample.address).hostname).toBe(lan);
      const { token } = await order(sample);
      const assay = /^Assay: (http:\/\/\S+?)\/ /m.exec(sample.output())?.[1] ?? '';
      expect(new URL(assay).hostname).toBe(lan);
      expect(await (await fetch(sample.address)).text()).toContain(`${assay}/js/v1/orchestration`);
      const flow = (path: string, body: object) =>
        fetch(`${assay}/flow-api/v1/${path}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      await flow('session', { platform: 'WEB' });
      const { data } = (await (await flow('hand-off', {})).json()) as { data: { url: string } };
      expect(new URL(data.url).origin).toBe(assay);
      const local = `http://127.0.0.1:${new URL(sample.address).port}`;
      expect((await fetch(local)).status).toBe(200);
      expect(await end(sample.child, 'SIGTERM')).toBe(0);
    },
    120_000,
  );

  it('reports an unknown option', async () => {
    const { child, output } = await runSample({}, ['--hots', 'x']);
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    expect(output()).toContain('--host');
    expect(output()).not.toMatch(/\n\s+at /);
  });

  it('starts a separate Assay, and both end after one Ctrl-C', async () => {
    const sample = await openSample({});
    const { token } = await order(sample);
    expect(token.split('.')).toHaveLength(3);
    const folder = /created in (\S+)\/pg\./.exec(sample.output())?.[1] ?? '';
    expect(existsSync(folder)).toBe(true);
    const assay = /^Assay: (http:\/\/\S+?)\/ /m.exec(sample.output())?.[1] ?? '';
    // npm forwards a Ctrl-C that the terminal has sent already.
    sample.child.kill('SIGINT');
    expect(await end(sample.child, 'SIGINT')).toBe(0);
    expect(existsSync(folder)).toBe(false);
    await expect(fetch(assay)).rejects.toThrow();
  }, 120_000);
});
