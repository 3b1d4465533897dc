import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { median, type Row } from '../row';
import { freshDatabase } from './databases';
import { alternate, call, dataFolder, FRAUD, round, startSubject } from './subject';

const SECONDS = 5;
const ROUNDS = 5;
const ASKING = 8;
/** Each asker begins a call this often at most: an open breaker answers at once, and the calls themselves must not become the load. */
const PACE_MS = 160;

const withoutEmail = (body: string) => body.replace('"email_api":true', '"email_api":false');

/** A DNS server that never answers. */
async function silentDns() {
  const socket = createSocket('udp4');
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { port: socket.address().port, close: () => socket.close() };
}

/** Calls that do not use the hanging provider, while others wait for it, against the same calls alone. */
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
  const ask = async () => {
    while (asking) {
      const next = sleep(PACE_MS);
      await call(
        subject,
        JSON.stringify({
          config: { email_api: true, email: { timeout: 2000 } },
          email: `a@d${serial++}.example`,
        }),
      );
      await next;
    }
  };
  try {
    const alone = () => round(subject, FRAUD, { seconds: SECONDS, connections: 4, change: withoutEmail });
    const beside = async () => {
      asking = true;
      const waiting = Promise.all(Array.from({ length: ASKING }, ask));
      const result = await alone();
      asking = false;
      await waiting;
      return result;
    };
    const { a, b } = await alternate(ROUNDS, alone, beside);
    return [
      {
        figure: 'p99 of other calls while one live provider hangs, 4 connections',
        value: median(b.map((r) => r.p99)),
        unit: 'ms',
        reference: `alone: ${median(a.map((r) => r.p99)).toFixed(1)} ms`,
        ratio: median(a.map((r, i) => (b[i]?.p99 ?? 0) / r.p99)),
        bar: '≤ 1.2 ×',
      },
    ];
  } finally {
    await subject.stop();
    dns.close();
    folder.remove();
    await database?.drop();
  }
}
