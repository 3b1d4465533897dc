// `npm run screenshots`: takes screenshots of the panel's pages with the demo's eight weeks, for visual review,
// and prints the height of each page. Options: `--pages transactions,rules`, `--widths 1280,768,390`,
// `--themes light,dark`, `--languages en,de`, `--out folder`; `--url` and `--key` select a running server.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { PlainError, projectRoot, runScript } from './project.mjs';

/** Window heights by width. */
const HEIGHTS = { 1280: 800, 768: 1024, 390: 844 };
const USUAL_HEIGHT = 900;

/** Link of the list of alerts that opens the drawer. */
const ALERT_DRAWER = /^\/panel\/alerts\?.*alert=/;

/**
 * Pages by name. `detail` is a detail page: the first link of its list that matches; several are followed one
 * after the other.
 */
const PAGES = [
  { name: 'dashboard', path: '/panel/dashboard' },
  { name: 'transactions', path: '/panel/transactions' },
  { name: 'transaction', path: '/panel/transactions', detail: /^\/panel\/evaluations\// },
  { name: 'sessions', path: '/panel/sessions' },
  { name: 'session', path: '/panel/sessions', detail: /^\/panel\/sessions\/./ },
  { name: 'queues', path: '/panel/queues' },
  { name: 'queue-item', path: '/panel/queues', detail: /^\/panel\/queues\?.*item=/ },
  { name: 'screening', path: '/panel/screening' },
  { name: 'case', path: '/panel/screening', detail: /^\/panel\/cases\/./ },
  { name: 'alerts', path: '/panel/alerts?status=ALL' },
  { name: 'alert-drawer', path: '/panel/alerts?status=ALL', detail: ALERT_DRAWER },
  { name: 'alert', path: '/panel/alerts?status=ALL', detail: [ALERT_DRAWER, /^\/panel\/alerts\/./] },
  { name: 'typologies', path: '/panel/typologies' },
  { name: 'typology-runs', path: '/panel/typologies#runs' },
  { name: 'typology', path: '/panel/typologies', detail: /^\/panel\/typologies\/./ },
  { name: 'links', path: '/panel/links' },
  { name: 'rules', path: '/panel/rules' },
  { name: 'rule', path: '/panel/rules', detail: /^\/panel\/rules\/edit\// },
  { name: 'new-rule', path: '/panel/rules/new' },
  { name: 'rule-templates', path: '/panel/rules/templates' },
  { name: 'lists', path: '/panel/lists' },
  { name: 'list', path: '/panel/lists', detail: /^\/panel\/lists\/./ },
  { name: 'models', path: '/panel/models' },
  { name: 'policy', path: '/panel/policy' },
  { name: 'policy-file', path: '/panel/policy/file' },
  { name: 'verifications', path: '/panel/verifications' },
  { name: 'verification', path: '/panel/verifications', detail: /^\/panel\/verifications\/./ },
  { name: 'workflows', path: '/panel/workflows' },
  { name: 'workflow', path: '/panel/workflows', detail: /^\/panel\/workflows\/./ },
  { name: 'settings', path: '/panel/settings' },
  { name: 'sources', path: '/panel/sources' },
  { name: 'api-keys', path: '/panel/api-keys' },
  { name: 'webhooks', path: '/panel/webhooks' },
  { name: 'users', path: '/panel/users' },
  { name: 'sign-ins', path: '/panel/sign-ins' },
  { name: 'audit-log', path: '/panel/audit-log' },
  { name: 'health', path: '/panel/health' },
  { name: 'me', path: '/panel/me' },
  { name: 'setup', path: '/panel/setup' },
  { name: 'design', path: '/panel/design' },
];
/** The demo takes two minutes; a busy machine needs longer. */
const DEMO_MS = 1_200_000;
const WAIT_MS = 15_000;

/** Starts the demo in its temporary folder; resolves with its URL after the demo data is generated. */
async function startDemo() {
  const args = [join(projectRoot, 'scripts', 'assay.mjs'), 'demo', '--count', '3', '--rate', '1000'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let seen = '';
  const place = await new Promise((found, failed) => {
    const late = setTimeout(() => {
      child.kill('SIGINT');
      failed(new Error(`The demo didn't start: ${seen}`));
    }, DEMO_MS);
    child.once('exit', () => failed(new Error(`The demo exited early: ${seen}`)));
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
  // An address that differs only after `#` doesn't load the page again.
  await page.goto('about:blank');
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: WAIT_MS });
  await page.waitForLoadState('networkidle', { timeout: WAIT_MS }).catch(() => undefined);
}

/** Returns the path of a page; null if its list has no link to a detail page. */
async function pathOf(page, url, { path, detail = [] }) {
  let found = path;
  for (const wanted of [detail].flat()) {
    await open(page, url + found);
    const links = page.locator('main a[href]');
    const paths = await links.evaluateAll((all) => all.map((link) => link.pathname + link.search));
    found = paths.find((link) => wanted.test(link));
    if (found === undefined) return null;
  }
  return found;
}

/** Returns the values of an option, which are separated by commas. */
const listOf = (text) =>
  text
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '');

async function signedIn(browser, { url, key }) {
  const context = await browser.newContext();
  const signIn = { data: { api_key: key }, headers: { 'x-assay-panel': '1' } };
  const response = await context.request.post(`${url}/management-api/v1/session`, signIn);
  if (!response.ok()) throw new PlainError(`The server rejected the key with status ${response.status()}.`);
  return context.newPage();
}

/** Takes a picture of a page, and returns its height in pixels. */
async function takePicture(page, address, file) {
  await open(page, address);
  await page.screenshot({ path: file, fullPage: true });
  return page.evaluate(() => document.documentElement.scrollHeight);
}

async function pictures(page, url, { pages, widths, themes, languages }, folder) {
  let count = 0;
  for (const entry of pages) {
    const path = await pathOf(page, url, entry);
    if (path === null) {
      console.log(`${entry.name}: the demo has no detail page`);
      continue;
    }
    const heights = [];
    for (const language of languages) {
      await page.evaluate((chosen) => localStorage.setItem('assay.language', chosen), language);
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme });
        for (const width of widths) {
          await page.setViewportSize({ width, height: HEIGHTS[width] ?? USUAL_HEIGHT });
          const file = join(folder, `${entry.name}.${width}.${colorScheme}.${language}.png`);
          const height = await takePicture(page, url + path, file);
          if (colorScheme === themes[0]) heights.push(`${height} px at ${width} (${language})`);
          count++;
        }
      }
    }
    console.log(`${entry.name}: ${heights.join(', ')}`);
  }
  console.log(`Wrote ${count} screenshots to ${folder}`);
}

function choiceOf(values) {
  const names = listOf(values.pages ?? '');
  const unknown = names.filter((name) => !PAGES.some((page) => page.name === name));
  if (unknown.length > 0)
    throw new PlainError(
      `Unknown pages: ${unknown}. Known pages: ${PAGES.map(({ name }) => name).join(', ')}`,
    );
  return {
    pages: PAGES.filter(({ name }) => names.length === 0 || names.includes(name)),
    widths: listOf(values.widths).map(Number),
    themes: listOf(values.themes),
    languages: listOf(values.languages),
  };
}

await runScript(async () => {
  const text = (usual) => ({ type: 'string', ...(usual ? { default: usual } : {}) });
  const { values } = parseArgs({
    options: {
      pages: text(),
      widths: text('1280,768,390'),
      themes: text('light,dark'),
      languages: text('en'),
      out: text(join(projectRoot, 'screenshots')),
      url: text(),
      key: text(),
    },
  });
  const choice = choiceOf(values);
  const folder = resolve(values.out);
  const executablePath = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
  if (!existsSync(executablePath))
    throw new PlainError("Chromium wasn't found. Set CHROMIUM_PATH to its path.");
  mkdirSync(folder, { recursive: true });
  const server = values.url ? { url: values.url, key: values.key, stop: () => undefined } : await startDemo();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await signedIn(browser, server);
    await open(page, `${server.url}/panel/transactions`);
    await pictures(page, server.url, choice, folder);
  } finally {
    await browser.close();
    await server.stop();
  }
});
