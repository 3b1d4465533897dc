import type { Readable, Writable } from 'node:stream';
import { startProcess, stopProcess } from './processes';

interface Reply {
  readonly id?: number;
  readonly result?: Record<string, unknown>;
}

/**
 * A driver of its own over the DevTools protocol's pipe that never touches the Runtime domain: it opens a page and sends
 * input.
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
