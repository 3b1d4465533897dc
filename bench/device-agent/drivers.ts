import { createServer } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import { startProcess, stopProcess } from './processes';

interface Reply {
  readonly id?: number;
  readonly result?: Record<string, unknown>;
}

/**
 * Starts a custom driver over the DevTools protocol's pipe that never uses the Runtime domain: it opens a
 * page and sends input.
 */
export async function bareDriver(chromium: string, args: readonly string[], display: string) {
  const browser = startProcess(chromium, ['--remote-debugging-pipe', ...args], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    env: { ...process.env, DISPLAY: display },
  });
  const [, , , input, output] = browser.stdio as unknown as readonly [null, null, null, Writable, Readable];
  const waiting = new Map<number, (result: Record<string, unknown>) => void>();
  let rest = '';
  output.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) {
      const { id, result } = JSON.parse(message) as Reply;
      if (id !== undefined) waiting.get(id)?.(result ?? {});
    }
  });
  let last = 0;
  const send = (method: string, params: object = {}, sessionId?: string): Promise<Record<string, unknown>> =>
    new Promise((resolve) => {
      last++;
      waiting.set(last, resolve);
      input.write(`${JSON.stringify({ id: last, method, params, ...(sessionId && { sessionId }) })}\0`);
    });
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  return {
    send: (method: string, params: object = {}) => send(method, params, sessionId as string),
    stop: () => stopProcess(browser),
  };
}

/** Key under which WebDriver sends an element (W3C WebDriver §11). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { readonly port: number };
      server.close(() => resolve(port));
    });
  });
}

/** Opens a WebDriver session over plain HTTP. */
export async function webdriver(
  program: string,
  chromium: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
) {
  const port = await freePort();
  const driver = startProcess(program, [`--port=${port}`], { env });
  const base = `http://127.0.0.1:${port}`;
  const call = async (method: string, path: string, body?: object) => {
    const reply = await fetch(`${base}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    return ((await reply.json()) as { readonly value: Record<string, string> }).value;
  };
  for (let tries = 0; ; tries++) {
    try {
      await call('GET', '/status');
      break;
    } catch (error) {
      if (tries > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  const { sessionId } = await call('POST', '/session', {
    capabilities: {
      alwaysMatch: { browserName: 'chrome', 'goog:chromeOptions': { binary: chromium, args } },
    },
  });
  const session = `/session/${sessionId}`;
  const element = async (selector: string) => {
    const found = await call('POST', `${session}/element`, { using: 'css selector', value: selector });
    return `${session}/element/${found[ELEMENT]}`;
  };
  return {
    open: (url: string) => call('POST', `${session}/url`, { url }),
    type: async (selector: string, text: string) =>
      call('POST', `${await element(selector)}/value`, { text }),
    click: async (selector: string) => call('POST', `${await element(selector)}/click`, {}),
    async stop() {
      await call('DELETE', session).catch(() => undefined);
      await stopProcess(driver);
    },
  };
}
