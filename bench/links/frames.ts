import type { Browser, Page } from 'playwright-core';
import { findChromium, launchChromium, SOFTWARE_WEBGL } from '../../e2e/panel/browser';
import { freshDatabase } from '../fraud-call/servers';
import { call, dataFolder, KEY, startSubject } from '../fraud-call/subject';
import { atLeast, median, type Row } from '../row';

const PEOPLE = 25;
const CALLS_EACH = 20;
const MAX_PRESSES = 100;
const WANTED_NODES = 2000;
const SECONDS = 5;
const LOOK_MS = 100;
const BAR = atLeast(30);

/**
 * People who share one card. Each transaction has its own device, addresses and numbers: 2,026 nodes. The
 * people alternate, because only the newest 250 transactions of a card are followed.
 */
async function storeRing(server: Parameters<typeof call>[0]): Promise<void> {
  for (let n = 0; n < PEOPLE * CALLS_EACH; n++) {
    await call(
      server,
      JSON.stringify({
        transaction_id: `ring-${n}`,
        user_id: `person-${n % PEOPLE}`,
        card_hash: 'ring-card',
        device_id: `device-${n}`,
        ip: `10.${Math.floor(n / 250)}.${n % 250}.7`,
        phone_number: `+3630${String(1_000_000 + n)}`,
        email: `p${n}@example.com`,
      }),
    );
  }
}

/** Returns the milliseconds between frames during an action of several seconds. */
async function framesWhile(page: Page, act: () => Promise<void>): Promise<readonly number[]> {
  await page.evaluate(`(() => {
    window.benchFrames = [];
    const note = (at) => { window.benchFrames.push(at); window.benchFrame = requestAnimationFrame(note); };
    window.benchFrame = requestAnimationFrame(note);
  })()`);
  await act();
  const at = (await page.evaluate(
    '(cancelAnimationFrame(window.benchFrame), window.benchFrames)',
  )) as number[];
  return at.slice(1).map((moment, index) => moment - (at[index] ?? moment));
}

const perSecond = (gaps: readonly number[]): number =>
  (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0);
const slowest = (gaps: readonly number[]): number =>
  [...gaps].sort((a, b) => a - b)[Math.ceil(gaps.length * 0.95) - 1] ?? Number.NaN;

/** Opens the shared card and expands everything until the required number of nodes is drawn. */
async function openGraph(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const signedIn = await context.request.post(`${url}/management-api/v1/session`, {
    data: { api_key: KEY },
    headers: { 'x-assay-panel': '1' },
  });
  if (!signedIn.ok()) throw new Error(`could not sign in to the panel: ${signedIn.status()}`);
  const found = await context.request.post(`${url}/management-api/v1/search`, {
    data: { query: 'ring-card' },
    headers: { 'x-assay-panel': '1' },
  });
  const { data } = (await found.json()) as { data: { results: { kind: string; key: string }[] } };
  const key = data.results.find(({ kind }) => kind === 'card_hash')?.key;
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(`${url}/panel/links?key=${key}`);
  const graph = page.getByRole('application');
  await graph.waitFor();
  const nodes = async () => Number(await graph.getAttribute('data-nodes'));
  const expand = page.getByRole('button', { name: 'Expand all' });
  for (let press = 0; press < MAX_PRESSES && (await nodes()) < WANTED_NODES; press++) {
    await expand.click();
    while ((await expand.getAttribute('data-loading')) !== null) await page.waitForTimeout(LOOK_MS);
  }
  if ((await nodes()) < WANTED_NODES) throw new Error(`The graph only shows ${await nodes()} nodes.`);
  return page;
}

/** Measures frames per second of the graph in Chromium without a graphics card, over a running product. */
export async function frameRows(): Promise<Row[]> {
  const chromium = findChromium();
  if (!chromium)
    throw new Error('This benchmark requires Chromium. Set CHROMIUM_PATH or install /usr/bin/chromium.');
  const database = await freshDatabase();
  if (!database)
    throw new Error('This benchmark requires an external PostgreSQL 15 or later. Set BENCH_DATABASE_URL.');
  const folder = dataFolder();
  const subject = await startSubject({ DATABASE_URL: database.url, ASSAY_DATA_DIR: folder.path });
  const browser = await launchChromium(chromium, SOFTWARE_WEBGL);
  try {
    await storeRing(subject);
    const page = await openGraph(browser, subject.url);
    const graph = page.getByRole('application');
    const nodes = Number(await graph.getAttribute('data-nodes'));
    const settling = await framesWhile(page, () => page.waitForTimeout(SECONDS * 1000));
    // Waits until the graph is at rest, so that only the movement is measured.
    await page.waitForTimeout(SECONDS * 3000);
    await graph.scrollIntoViewIfNeeded();
    const box = await graph.boundingBox();
    if (!box) throw new Error('the graph is not visible');
    const { x, y } = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const moving = await framesWhile(page, async () => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      const until = performance.now() + SECONDS * 1000;
      for (let n = 0; performance.now() < until; n++)
        await page.mouse.move(x + 120 * Math.sin(n / 6), y + 80 * Math.cos(n / 6));
      await page.mouse.up();
    });
    const zooming = await framesWhile(page, async () => {
      for (let n = 0; n < SECONDS * 4; n++) {
        await page.mouse.wheel(0, n % 8 < 4 ? -120 : 120);
        await page.waitForTimeout(250);
      }
    });
    const of = `graph of ${nodes.toLocaleString('en')} nodes, software GL`;
    const rows = (what: string, gaps: readonly number[]): Row[] => [
      { figure: `${of}: frames per second while it ${what}`, value: perSecond(gaps), unit: '/s', bar: BAR },
      {
        figure: `frame time, median and (as baseline) p95`,
        value: median(gaps),
        unit: 'ms',
        reference: `${slowest(gaps).toFixed(1)} ms`,
      },
    ];
    return [...rows('is moved', moving), ...rows('is zoomed', zooming), ...rows('is laid out', settling)];
  } finally {
    await browser.close();
    await subject.stop();
    await database.drop();
    folder.remove();
  }
}
