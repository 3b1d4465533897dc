import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { median, type Row, ratioAtMost } from '../row';
import { freshDatabase } from './servers';
import { call, dataFolder, FRAUD, type Round, round, startSubject } from './subject';

const SECONDS = 5;
const ROUNDS = 5;
const ASKING = 8;
/**
 * Minimum interval between the requests of one waiting caller, in milliseconds; the callers alternate. An
 * open circuit breaker responds immediately, and these requests must not add a significant load or arrive at
 * the same moment.
 */
const PACE_MS = 160;

const withoutEmail = (body: string) => body.replace('"email_api":true', '"email_api":false');

/** Starts a DNS server that never responds. */
async function silentDns() {
  const socket = createSocket('udp4');
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { port: socket.address().port, close: () => socket.close() };
}

/**
 * Measures requests that don't use the hanging provider while other callers wait for it. Compares them with a
 * run in which those callers don't use it either, because they are a load themselves, and with a run without
 * them.
 */
export async function benchHangingProvider(): Promise<Row[]> {
  const database = await freshDatabase();
  const dns = await silentDns();
  const folder = dataFolder();
  const file = join(folder.path, 'providers.json');
  writeFileSync(
    file,
    JSON.stringify({ dns: { servers: [`127.0.0.1:${dns.port}`], timeoutMs: 2000, tries: 1 } }),
  );
  const subject = await startSubject({
    DATABASE_URL: database?.url ?? '',
    ASSAY_DATA_DIR: folder.path,
    ASSAY_PROVIDERS_FILE: file,
  });
  let asking = false;
  let serial = 0;
  const ask = async (turn: number, usesProvider: boolean) => {
    await sleep((turn * PACE_MS) / ASKING);
    while (asking) {
      const next = sleep(PACE_MS);
      await call(
        subject,
        JSON.stringify({
          config: { email_api: usesProvider, email: { timeout: 2000 } },
          email: `a@d${serial++}.example`,
        }),
      );
      await next;
    }
  };
  try {
    const alone = () => round(subject, FRAUD, { seconds: SECONDS, connections: 4, change: withoutEmail });
    const beside = async (usesProvider: boolean) => {
      asking = true;
      const askers = Promise.all(Array.from({ length: ASKING }, (_, turn) => ask(turn, usesProvider)));
      const result = await alone();
      asking = false;
      await askers;
      return result;
    };
    const kinds = { alone, besideOthers: () => beside(false), besideWaiting: () => beside(true) };
    const rounds: { readonly [K in keyof typeof kinds]: Round[] } = {
      alone: [],
      besideOthers: [],
      besideWaiting: [],
    };
    for (let turn = 0; turn <= ROUNDS; turn++) {
      for (const kind of Object.keys(kinds) as (keyof typeof kinds)[]) {
        const measured = await kinds[kind]();
        // The first turn is a warm-up.
        if (turn > 0) rounds[kind].push(measured);
      }
    }
    const p99 = (kind: keyof typeof kinds) => median(rounds[kind].map((r) => r.p99));
    const against = (kind: keyof typeof kinds) =>
      median(rounds[kind].map((r, i) => (rounds.besideWaiting[i]?.p99 ?? Number.NaN) / r.p99));
    return [
      {
        figure: 'p99 of other requests while one live provider hangs, 4 connections',
        value: p99('besideWaiting'),
        unit: 'ms',
        reference: `without use of the provider: ${p99('besideOthers').toFixed(1)} ms`,
        ratio: against('besideOthers'),
        bar: ratioAtMost(1.2),
      },
      {
        figure: 'p99 of other requests, load of the waiting callers included',
        value: p99('besideWaiting'),
        unit: 'ms',
        reference: `without the waiting callers: ${p99('alone').toFixed(1)} ms`,
        ratio: against('alone'),
      },
    ];
  } finally {
    await subject.stop();
    dns.close();
    folder.remove();
    await database?.drop();
  }
}
