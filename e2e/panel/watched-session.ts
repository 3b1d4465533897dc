import { randomUUID } from 'node:crypto';
import type { ServerApi } from './built-server';

/** Events of a session in an automated browser: clicks without pointer movement, caused by scripts. */
const EVENTS = [
  { k: 'env', t: 0, vw: 1280, vh: 720, lang: 'en-GB', tz: 'Europe/London', auto: 1 },
  { k: 'page', t: 5, path: '0a1b2c3d', nav: 'load', tag: 'checkout' },
  ...Array.from({ length: 12 }, (_, index) => ({
    k: 'click',
    t: 1_000 + 500 * index,
    el: '0a1b2c3d',
    tag: 'pay',
    ptr: 'mouse',
    moves: 0,
    fake: 1,
    hold: 0,
  })),
  { k: 'end', t: 9_000 },
];

/** Streams a finished session of an automated browser; returns its ID. */
export async function streamDrivenSession({ address, key }: ServerApi): Promise<string> {
  const auth = await fetch(`${address}/session-monitoring-api/v1/auth`, {
    method: 'POST',
    headers: { 'x-api-key': key },
  });
  const { token } = JSON.parse(Buffer.from(await auth.text(), 'base64').toString()) as { token: string };
  const stream = randomUUID();
  const batch = {
    token,
    stream,
    seq: 0,
    t0: Date.now() - 10_000,
    sent: 10_000,
    n: EVENTS.length,
    v: '1.0.0',
    label: 'checkout',
    time: [8_000, 2_000, 0],
    events: EVENTS,
  };
  const reply = await fetch(`${address}/session-ingest/v1/events`, {
    method: 'POST',
    body: JSON.stringify(batch),
  });
  if (!reply.ok) throw new Error(`The session was not taken: ${await reply.text()}`);
  return stream;
}
