import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { sessionText } from '../../e2e/device-agent/agent-page';
import { type AgentServer, type Bundles, startAgentServer } from '../../e2e/device-agent/agent-server';
import { REPLACEABLE, WAYS } from '../../e2e/device-agent/replaceable';
import { findChromium, launchChromium } from '../../e2e/panel/browser';
import { atLeast, atMost, type Bar, median, type Row } from '../row';
import { driftOf, firefoxSessions, linkOf, measureProfiles, measureReloads, sessionsByUse } from './linking';
import { measureTasks, SOFTWARE_WEBGL, type Task } from './tasks';
import { measure } from './timings';

const RUNS = 15;
const RELOADS = 20;
/** Number of freshly started browsers of each kind. */
const FRESH_BROWSERS = 10;
/** Number of runs; each API is broken in both ways in turn. */
const BROKEN_RUNS = Number(process.env.BENCH_BROKEN_RUNS ?? 84);
const HANG_MS = 10_000;

/** Output of the product's build; this program is next to it. */
async function builtBundles(): Promise<Bundles> {
  const folder = fileURLToPath(new URL('./sdk/', import.meta.url));
  const names = ['agent.umd.js', 'agent.esm.js'];
  const files = await Promise.all(names.map((name) => readFile(join(folder, name))));
  return Object.fromEntries(names.map((name, at) => [name, files[at] as Buffer]));
}

const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * part))
  ] ?? Number.NaN;

const percent = (part: number, whole: number): number => (100 * part) / whole;

async function timingRows(browser: Browser, site: AgentServer): Promise<Row[]> {
  const { warm, cold, baseline } = await measure(browser, site, RUNS);
  const libraries = 'FingerprintJS + BotD + detectIncognito';
  const row = (figure: string, values: readonly number[], part: number, bar: Bar): Row => ({
    figure,
    value: part === 0.5 ? median(values) : quantile(values, part),
    unit: 'ms',
    reference: `${libraries}: ${Math.round(quantile(baseline, part))} ms`,
    ratio: quantile(values, part) / quantile(baseline, part),
    bar,
  });
  return [
    row('getSession 1 s after init, p50', warm, 0.5, atMost(150)),
    row('getSession 1 s after init, p95', warm, 0.95, atMost(400)),
    row('getSession cold, p50', cold, 0.5, atMost(400)),
    row('getSession cold, p95', cold, 0.95, atMost(1000)),
  ];
}

const LONG_MS = 50;

/** Measures first sessions of fresh browsers: their duration, and the parts of their longest tasks. */
async function taskRows(chromium: string, site: AgentServer): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, graphics] of [
    ['without graphics', ['--disable-gpu']],
    ['with software WebGL', SOFTWARE_WEBGL],
  ] as const) {
    const { agent, counting } = await measureTasks(chromium, site, FRESH_BROWSERS, graphics);
    const [ours, theirs] = [agent, counting].map((runs) => runs.flatMap(({ tasks }) => tasks));
    const most = (tasks: readonly Task[] | undefined, of: (task: Task) => number): number =>
      Math.max(...(tasks ?? []).map(of));
    const row = (what: string, of: (task: Task) => number, bar?: Bar): Row => ({
      figure: `first session of a browser ${name}: ${what}`,
      value: most(ours, of),
      unit: 'ms',
      reference: `page that only counts: ${Math.round(most(theirs, of))} ms`,
      ...(bar && { bar }),
    });
    const long = (runs: typeof agent) =>
      runs.filter(({ tasks }) => most(tasks, ({ wall }) => wall) > LONG_MS);
    rows.push(
      {
        figure: `first session of a browser ${name}: p95`,
        value: quantile(
          agent.map(({ ms }) => ms),
          0.95,
        ),
        unit: 'ms',
        bar: atMost(1000),
      },
      row('longest CPU time of a task', ({ cpu }) => cpu),
      row('longest wait of a task for another process', ({ waited }) => waited),
      row('longest CPU and waiting time of a task', ({ cpu, waited }) => cpu + waited, atMost(50)),
      row('longest time of a task without a CPU core', ({ wall, cpu, waited }) => wall - cpu - waited),
      {
        figure: `first session of a browser ${name}: runs with a task over ${LONG_MS} ms of elapsed time`,
        value: long(agent).length,
        unit: `of ${agent.length}`,
        reference: `page that only counts: ${long(counting).length} of ${counting.length}`,
        bar: atMost(0),
      },
    );
  }
  return rows;
}

async function brokenRows(browser: Browser, site: AgentServer): Promise<Row[]> {
  let hangs = 0;
  let throws = 0;
  const page = await (await browser.newContext()).newPage();
  for (let run = 0; run < BROKEN_RUNS; run++) {
    const api = REPLACEABLE[run % REPLACEABLE.length] as string;
    const way = WAYS[Math.floor(run / REPLACEABLE.length) % 2] as string;
    await page.goto(`${site.origin}/broken?${new URLSearchParams({ api, way })}`);
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<'hangs'>((resolve) => {
      timer = setTimeout(() => resolve('hangs'), HANG_MS);
    });
    const outcome = await Promise.race([sessionText(page).catch(() => 'throws'), limit]);
    clearTimeout(timer);
    if (outcome === 'hangs') hangs++;
    if (outcome === 'throws') throws++;
  }
  await page.context().close();
  return [
    { figure: 'hangs with one API broken', value: hangs, unit: `of ${BROKEN_RUNS} runs`, bar: atMost(0) },
    {
      figure: 'exceptions with one API broken',
      value: throws,
      unit: `of ${BROKEN_RUNS} runs`,
      bar: atMost(0),
    },
  ];
}

/**
 * Compares every two sessions of one browser in both directions: by the response at the time, and as settled
 * later.
 */
function linkingRows(
  used: Awaited<ReturnType<typeof sessionsByUse>>,
  place: 'home' | 'away',
): readonly Row[] {
  const pairs = used.flatMap((stored) =>
    used
      .filter((visit) => visit !== stored)
      .map((visit) => ({
        uses: `${stored.use} – ${visit.use}`,
        ...linkOf(stored.session, visit.session, place),
      })),
  );
  const row = (figure: string, parted: typeof pairs, bar?: Bar): Row => ({
    figure: `${figure}, ${place === 'home' ? 'in the same network' : 'in another network'}`,
    value: percent(pairs.length - parted.length, pairs.length),
    unit: `% of ${pairs.length} pairs`,
    ...(parted.length > 0 && {
      reference: `not linked: ${parted
        .map(({ uses }) => uses)
        .slice(0, 6)
        .join(', ')}`,
    }),
    ...(bar === undefined ? {} : { bar }),
  });
  return [
    row(
      'browser linked to itself without a token',
      pairs.filter(({ isLinked }) => !isLinked),
      place === 'home' ? atLeast(95) : undefined,
    ),
    row(
      'browser linked to itself without a token, settled',
      pairs.filter(({ isSettled }) => !isSettled),
    ),
  ];
}

/** Measures profiles of one machine's browsers in random orders. */
function profileRows(
  used: Awaited<ReturnType<typeof sessionsByUse>>,
  strangers: Awaited<ReturnType<typeof firefoxSessions>>,
): readonly Row[] {
  const chromium = used.map(({ session }) => session);
  return [[chromium], ...(strangers.length > 0 ? [[chromium, strangers]] : [])].flatMap((browsers) =>
    [1, 2].map((profiles) => {
      const { orders, whole, mixed, links, linked } = measureProfiles(browsers, profiles);
      const names = browsers.length > 1 ? 'Chromium and Firefox' : 'Chromium';
      return {
        figure: `${names}, ${profiles} profiles each and private windows: orders with one device per browser`,
        value: whole,
        unit: `of ${orders} orders`,
        reference: `same ID as the previous visit ${percent(linked, links).toFixed(1)} %; one ID for both in ${mixed}`,
      };
    }),
  );
}

async function stabilityRows(browser: Browser, site: AgentServer): Promise<Row[]> {
  const changed = await measureReloads(browser, site, RELOADS);
  const used = await sessionsByUse(browser, site);
  const strangers = await firefoxSessions(site);
  return [
    {
      figure: `lasting signals that changed in ${RELOADS} loads`,
      value: changed.length,
      unit: changed.join(' ') || 'signals',
      bar: atMost(0),
    },
    ...(['home', 'away'] as const).flatMap((place) => linkingRows(used, place)),
    {
      figure: 'Firefox linked to the Chromium of the same machine',
      value: strangers.filter((visit) => used.some(({ session }) => linkOf(session, visit, 'home').isLinked))
        .length,
      unit: `of ${strangers.length} visits`,
      bar: atMost(0),
    },
    ...profileRows(used, strangers),
    ...driftOf(used).map(({ use, changed: moved }) => ({
      figure: `changed parts of lasting signals: ${use}`,
      value: moved.length,
      unit: 'parts',
      ...(moved.length > 0 && { reference: moved.join(', ') }),
    })),
  ];
}

/**
 * Measures the browser agent: size, times, and that a broken API never hangs it. `verdicts` measures the
 * server's evaluation of its sessions. Requires Chromium.
 */
export async function benchDeviceAgent(): Promise<readonly Row[]> {
  const chromium = findChromium();
  if (!chromium) {
    process.stderr.write('device-agent: skipped. Set CHROMIUM_PATH or install /usr/bin/chromium.\n');
    return [];
  }
  const bundles = await builtBundles();
  const site = await startAgentServer(bundles);
  const browser = await launchChromium(chromium);
  try {
    const page = await browser.newPage();
    await page.goto(`${site.origin}/usual`);
    const text = await sessionText(page);
    await page.close();
    return [
      {
        figure: 'agent.umd.js, gzip',
        value: gzipSync(bundles['agent.umd.js'] as Buffer, { level: 9 }).length / 1024,
        unit: 'KB',
        reference: 'FingerprintJS + BotD + detectIncognito: 23.7 KB',
        bar: atMost(24),
      },
      { figure: 'session text', value: text.length / 1024, unit: 'KB', bar: atMost(12) },
      ...(await timingRows(browser, site)),
      ...(await taskRows(chromium, site)),
      ...(await brokenRows(browser, site)),
      ...(await stabilityRows(browser, site)),
    ];
  } finally {
    await browser.close();
    await site.stop();
  }
}
