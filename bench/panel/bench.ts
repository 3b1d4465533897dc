import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../e2e/panel/browser';
import { payloads } from '../fraud-call/payload';
import { freshDatabase } from '../fraud-call/servers';
import { call, dataFolder, KEY, startSubject } from '../fraud-call/subject';
import { atMost, median, type Row } from '../row';

const CALLS = 200;
const OPENED = 9;
const BAR = atMost(1500);
const PANEL_HEADER = { 'x-assay-panel': '1' };

/** Returns a signed-in context with an empty cache. */
async function signedIn(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const session = { data: { api_key: KEY }, headers: PANEL_HEADER };
  const answer = await context.request.post(`${url}/management-api/v1/session`, session);
  if (!answer.ok()) throw new Error(`could not sign in to the panel: ${answer.status()}`);
  return context;
}

/**
 * Returns the milliseconds from requesting the address until a typed search runs; the page is responsive by
 * then.
 */
async function opened(browser: Browser, url: string, isSeen: boolean): Promise<number> {
  const context = await signedIn(browser, url);
  const page = await context.newPage();
  try {
    if (isSeen) await page.goto(`${url}/panel/transactions`, { waitUntil: 'networkidle' });
    const began = performance.now();
    await page.goto(`${url}/panel/transactions`, { waitUntil: 'commit' });
    await page.getByRole('table').getByRole('row').nth(1).waitFor();
    await page.getByLabel('Search people, transactions and identifiers').fill('x');
    await page.getByRole('region', { name: 'Search results' }).waitFor();
    return performance.now() - began;
  } finally {
    await context.close();
  }
}

/** Measures the panel's first page in a real browser over loopback: with an empty cache, and again. */
export async function benchPanel(): Promise<readonly Row[]> {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error('This benchmark requires Chromium. Set CHROMIUM_PATH or install /usr/bin/chromium.');
  const database = await freshDatabase();
  if (!database)
    throw new Error('This benchmark requires an external PostgreSQL 15 or later. Set BENCH_DATABASE_URL.');
  const folder = dataFolder();
  const subject = await startSubject({ DATABASE_URL: database.url, ASSAY_DATA_DIR: folder.path });
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
  try {
    for (const payload of payloads(CALLS, 12)) await call(subject, payload);
    const rows: Row[] = [];
    for (const [what, isSeen] of [
      ['empty cache', false],
      ['filled cache', true],
    ] as const) {
      const times: number[] = [];
      for (let n = 0; n < OPENED; n++) times.push(await opened(browser, subject.url, isSeen));
      const figure = `transactions page usable, ${what}`;
      rows.push(
        { figure: `${figure}, median`, value: median(times), unit: 'ms', bar: BAR },
        { figure: `${figure}, slowest of ${OPENED}`, value: Math.max(...times), unit: 'ms' },
      );
    }
    return rows;
  } finally {
    await browser.close();
    await subject.stop();
    await database.drop();
    folder.remove();
  }
}
