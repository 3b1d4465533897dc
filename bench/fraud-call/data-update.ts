import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';
import { median, type Row, ratioAtMost } from '../row';
import { steadyLoad } from '../steady-load';
import { payloads } from './payload';
import { freshDatabase } from './servers';
import { dataFolder, FRAUD, KEY, startSubject } from './subject';

/** Longer than a running server needs to detect new data, in seconds. */
const SECONDS = 20;
const ROUNDS = 3;
const PER_SECOND = 60;
const CONNECTIONS = 16;
const PROGRAM = resolve('dist', 'assay.mjs');

const addresses = (count: number, own: number, behind = ''): string =>
  [
    ...Array.from({ length: count }, (_, n) => `11.${n >> 16}.${(n >> 8) & 255}.${n & 255}${behind}`),
    `12.0.${own >> 8}.${own & 255}${behind}`,
    '',
  ].join('\n');

/** Feeds in realistic sizes; each version has one distinct row. */
const FEEDS: Readonly<Record<string, (own: number) => string>> = {
  'tor-exits': (own) => addresses(2_000, own),
  ipsum: (own) => addresses(30_000, own, '\t4'),
  'x4bnet-vpn-ipv4': (own) => addresses(11_000, own, '/32'),
  'disposable-domains': (own) =>
    [...Array.from({ length: 9_000 }, (_, n) => `made-up-${n}.example`), `own-${own}.example`, ''].join('\n'),
};

/** Serves the next version of each feed on every request. */
async function startPublisher() {
  let own = 0;
  const server = createServer(({ url = '' }, response) => {
    response.end(FEEDS[url.slice(1)]?.(++own) ?? '');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { base: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/**
 * Runs one update as the server does: in a separate process with low priority.
 * @returns whether it was accepted
 */
async function update(feed: string, base: string, dataDir: string): Promise<boolean> {
  const address = ['--address', `${base}/${feed}`, '--allow-network', '127.0.0.0/8'];
  const child = spawn(process.execPath, [PROGRAM, 'data', 'update', feed, ...address], {
    env: { ...process.env, ASSAY_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await once(child, 'close');
  return output.includes('"outcome":"accepted"');
}

/** Compares requests during feed updates with the same requests without updates, alternating. */
export async function benchDataUpdate(): Promise<Row[]> {
  const database = await freshDatabase();
  const publisher = await startPublisher();
  const folder = dataFolder();
  const subject = await startSubject({ DATABASE_URL: database?.url ?? '', ASSAY_DATA_DIR: folder.path });
  let seed = 9000;
  const calls = () =>
    steadyLoad({
      url: subject.url,
      path: FRAUD,
      headers: { 'x-api-key': KEY, 'content-type': 'application/json' },
      bodies: payloads(PER_SECOND * SECONDS, ++seed),
      perSecond: PER_SECOND,
      seconds: SECONDS,
      connections: CONNECTIONS,
    });
  let taken = 0;
  const updates = async () => {
    for (const feed of Object.keys(FEEDS)) if (await update(feed, publisher.base, folder.path)) taken++;
  };
  try {
    await updates();
    await calls();
    const alone: number[] = [];
    const beside: number[] = [];
    taken = 0;
    for (let turn = 0; turn < ROUNDS; turn++) {
      alone.push((await calls()).p99);
      const [measured] = await Promise.all([calls(), updates()]);
      beside.push(measured.p99);
    }
    return [
      {
        figure: `p99 of fraud requests (${PER_SECOND}/s) during updates of ${Object.keys(FEEDS).length} feeds; ${taken} versions in total`,
        value: median(beside),
        unit: 'ms',
        reference: `without updates: ${median(alone).toFixed(1)} ms`,
        ratio: median(beside.map((p99, turn) => p99 / (alone[turn] ?? Number.NaN))),
        bar: ratioAtMost(1.3),
      },
    ];
  } finally {
    await subject.stop();
    publisher.close();
    folder.remove();
    await database?.drop();
  }
}
