// `npm run screenshots -- [folder]`: takes screenshots of every panel page with the demo's eight weeks, in
// three sizes, light and dark, in English, and once in German, for visual review. `--url` and `--key` select
// a running server.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { PlainError, projectRoot, runScript } from './project.mjs';

const SIZES = {
  desk: { width: 1280, height: 800 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
};
const LOOKS = [
  { language: 'en', colorScheme: 'light' },
  { language: 'en', colorScheme: 'dark' },
  { language: 'de', colorScheme: 'light' },
];
/** Detail pages of lists: the first link of the previous page into that part of the panel. */
const BEHIND = {
  transactions: /^\/panel\/evaluations\//,
  verifications: /^\/panel\/verifications\/./,
  screening: /^\/panel\/cases\/./,
  sessions: /^\/panel\/sessions\/./,
  workflows: /^\/panel\/workflows\/./,
  rules: /^\/panel\/rules\/edit\//,
  lists: /^\/panel\/lists\/./,
};
const DEMO_MS = 300_000;
const WAIT_MS = 15_000;

/** Starts the demo; resolves with its URL after the demo data is generated. */
async function startDemo() {
  const args = [join(projectRoot, 'scripts', 'assay.mjs'), 'demo', '--count', '3', '--rate', '1000'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let seen = '';
  const place = await new Promise((found, failed) => {
    const late = setTimeout(() => failed(new Error(`The demo did not start: ${seen}`)), DEMO_MS);
    child.once('exit', () => failed(new Error(`The demo ended: ${seen}`)));
    child.stderr.setEncoding('utf8').on('data', (text) => {
      seen += text;
      if (!seen.includes('The server runs until you press Ctrl-C')) return;
      clearTimeout(late);
      found({
        url: /Panel +(http:\S+?)\/\s/.exec(seen)?.[1],
        key: /API key +(assay_live_\S+)/.exec(seen)?.[1],
      });
    });
  });
  const ended = new Promise((done) => child.once('exit', done));
  const stop = () => {
    child.kill('SIGINT');
    return ended;
  };
  return { ...place, stop };
}

/** Opens a page and waits until its content is visible. */
async function open(page, address) {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: WAIT_MS });
  await page.waitForLoadState('networkidle', { timeout: WAIT_MS }).catch(() => undefined);
}

const linksOf = (page, selector) =>
  page.locator(selector).evaluateAll((found) => found.map((link) => new URL(link.href).pathname));

/**
 * Returns every page of the menu, and the first detail page of each list.
 * @returns names and paths
 */
async function placesOf(page, url) {
  await open(page, `${url}/panel/transactions`);
  const menu = [
    ...new Set((await linksOf(page, 'nav a[href]')).filter((path) => path.startsWith('/panel/'))),
  ];
  const places = [];
  for (const path of menu) {
    const name = path.split('/')[2];
    places.push({ name, path });
    if (!BEHIND[name]) continue;
    await open(page, url + path);
    const behind = (await linksOf(page, 'main a[href]')).find((link) => BEHIND[name].test(link));
    if (behind) places.push({ name: `${name}-one`, path: behind });
  }
  return places;
}

async function picture(browser, { url, key }, folder) {
  const context = await browser.newContext({ viewport: SIZES.desk });
  const signIn = { data: { api_key: key }, headers: { 'x-assay-panel': '1' } };
  const answer = await context.request.post(`${url}/management-api/v1/session`, signIn);
  if (!answer.ok()) throw new PlainError(`The key was refused: ${answer.status()}`);
  const page = await context.newPage();
  const places = await placesOf(page, url);
  let count = 0;
  for (const { language, colorScheme } of LOOKS) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate((chosen) => localStorage.setItem('assay.language', chosen), language);
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      for (const { name, path } of places) {
        await open(page, url + path);
        await page.screenshot({
          path: join(folder, `${name}.${size}.${colorScheme}.${language}.png`),
          fullPage: true,
        });
        count++;
      }
    }
  }
  console.log(`${count} pictures of ${places.length} pages in ${folder}`);
}

await runScript(async () => {
  const { values, positionals } = parseArgs({
    options: { url: { type: 'string' }, key: { type: 'string' } },
    allowPositionals: true,
  });
  const folder = resolve(positionals[0] ?? join(projectRoot, 'screenshots'));
  const executablePath = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
  if (!existsSync(executablePath)) throw new PlainError('Name a Chromium in CHROMIUM_PATH.');
  mkdirSync(folder, { recursive: true });
  const server = values.url ? { url: values.url, key: values.key, stop: () => undefined } : await startDemo();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await picture(browser, server, folder);
  } finally {
    await browser.close();
    await server.stop();
  }
});
