import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openClusterDatabase } from '../../apps/server/src/testing/database';
import { axeFaults } from './axe';
import { findChromium, launchChromium, namelessControls, openPage, type WatchedPage } from './browser';
import { startBuiltServer } from './built-server';

const run = promisify(execFile);
const OWNER = { email: 'owner@example.com', password: 'the kettle sings at seven' };
const UPDATES = '**/management-api/v1/data-updates*';

interface Updates {
  readonly enabled: boolean;
  readonly progress: { readonly total: number; readonly ended: number };
  readonly updates: readonly object[];
}

/** Replaces downloads from publishers: requested sources run for one response, then have rows. */
async function withoutDownloads(page: Page): Promise<void> {
  let isEnabled = false;
  let phase: 'none' | 'running' | 'loaded' = 'none';
  await page.route('**/management-api/v1/data-updates/requests', (route) => {
    phase = 'running';
    return route.fulfill({ json: { success: true, error: {}, data: { requested: 1 } } });
  });
  await page.route(UPDATES, async (route) => {
    if (route.request().method() === 'PUT') {
      isEnabled = true;
      return route.fulfill({ json: { success: true, error: {}, data: { enabled: true } } });
    }
    const answer = await route.fetch();
    const { data, ...envelope } = (await answer.json()) as { readonly data: Updates };
    const total = data.updates.length;
    const running = phase === 'running';
    const loaded =
      phase === 'loaded' ? { outcome: 'accepted', succeeded_at: '2026-11-20T10:00:00.000Z', rows: 1240 } : {};
    if (running) phase = 'loaded';
    const shown = {
      ...data,
      enabled: isEnabled,
      progress: { total, ended: running ? 1 : total },
      updates: data.updates.map((update) => ({ ...update, running, ...loaded })),
    };
    return route.fulfill({ response: answer, json: { ...envelope, data: shown } });
  });
}

/** The tests of this file depend on each other: an account is set up once. */
describe.skipIf(!findChromium())('setup page', () => {
  let server: Awaited<ReturnType<typeof startBuiltServer>>;
  let browser: Browser;
  let watched: WatchedPage;
  let page: Page;

  beforeAll(async () => {
    server = await startBuiltServer(await openClusterDatabase(), {
      ASSAY_ADMIN_EMAIL: undefined,
      ASSAY_ADMIN_PASSWORD: undefined,
    });
    browser = await launchChromium(findChromium() ?? '');
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    watched = await openPage(context, server.address);
    page = watched.page;
    page.setDefaultTimeout(30_000);
    await withoutDownloads(page);
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  beforeEach(() => page.setViewportSize({ width: 1280, height: 800 }));
  afterEach(() => expect(watched.complaints).toEqual([]));

  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const step = (name: string) => page.getByRole('heading', { level: 2, name });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const rail = () => page.getByRole('navigation', { name: 'Setup steps' });
  const isDone = (name: string) =>
    rail().getByRole('button', { name }).getByRole('img', { name: 'done' }).waitFor();
  /** Checks one step in both schemes, and at the width of a phone. */
  const check = async (name: string) => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect.poll(() => axeFaults(page), { message: `${name}, ${colorScheme}` }).toEqual([]);
    }
    expect(await namelessControls(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    const excess = () => page.evaluate('document.documentElement.scrollWidth - innerWidth');
    await expect.poll(excess, { message: name }).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 800 });
  };

  it('opens after the owner is created, can be skipped, and opens again from the user menu', async () => {
    await page.goto(server.setUp ?? '');
    await page.getByRole('textbox', { name: 'Email' }).fill(OWNER.email);
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(OWNER.password);
    await page.getByRole('textbox', { name: 'Confirm password' }).fill(OWNER.password);
    await press('Create owner');
    await heading('Set up your account').waitFor();
    await page.getByText('0 of 4 steps completed.').waitFor();
    await page.getByRole('link', { name: 'Skip setup' }).click();
    await heading('Transactions').waitFor();
    await press('User menu');
    await page.getByRole('dialog', { name: 'User menu' }).getByRole('link', { name: 'Setup guide' }).click();
    await heading('Set up your account').waitFor();
    expect(page.url()).toBe(`${server.address}/panel/setup`);
  });

  it('downloads feeds and lists now and daily, and shows what each adds and its license', async () => {
    await step('Load feeds and watchlists').waitFor();
    const lists = page.getByText('Sanctions and watchlists', { exact: true });
    await lists.waitFor();
    await page.getByText('Flags IP addresses of anonymizing services.').waitFor();
    await check('data');
    await page.locator('summary').first().focus();
    await page.keyboard.press('Enter');
    await page.getByText('UK Sanctions List').waitFor();
    await page.getByText('Open Government Licence v3.0').waitFor();
    await page.keyboard.press('Enter');
    await press('Download now and daily');
    await page.getByRole('status', { name: 'Update' }).waitFor();
    await isDone('Load feeds and watchlists');
    await page.getByRole('switch', { name: 'Update automatically' }).waitFor();
    await check('data-loaded');
    await press('Continue');
  });

  it('sets currency and time zone', async () => {
    await step('Set currency and time zone').waitFor();
    await check('conventions');
    await page.getByRole('combobox', { name: 'Currency' }).fill('EUR');
    await page.getByRole('option', { name: 'EUR' }).click();
    const zone = page.getByRole('combobox', { name: 'Time zone' });
    await zone.fill('Europe/Berlin');
    await page.getByRole('option', { name: 'Europe/Berlin' }).click();
    await press('Save');
    await isDone('Set currency and time zone');
  });

  it('adds sample transactions to Test', async () => {
    await step('Choose sample data').waitFor();
    await check('samples');
    await press('Add samples');
    await page.getByRole('link', { name: 'View in Test' }).waitFor();
    await isDone('Choose sample data');
    await page.getByText('bin/assay demo').waitFor();
    await press('Continue');
  });

  it('fills a new key into the first request, and turns green when a request arrives', async () => {
    await step('Send your first transaction').waitFor();
    const code = page.getByLabel('First request');
    await expect.poll(() => code.textContent()).toContain('YOUR_API_KEY');
    await page.getByText('Waiting for the first transaction in Live').waitFor();
    await press('Create API key');
    await expect.poll(() => code.textContent()).toContain('assay_live_');
    await check('request');
    const curl = (await code.textContent()) ?? '';
    const shown = async (language: string) => {
      await page.getByText(language, { exact: true }).click();
      await expect.poll(() => code.textContent()).not.toBe(curl);
      return (await code.textContent()) ?? '';
    };
    const typescript = await shown('TypeScript');
    const sent = await run(process.execPath, ['--input-type=module', '-e', typescript]);
    expect(sent.stdout).toContain('DECLINE');
    await page.getByText('The first transaction has arrived.').waitFor();
    await isDone('Send your first transaction');
    await check('request-arrived');
    const byCurl = await run('bash', ['-c', curl]);
    expect(JSON.parse(byCurl.stdout)).toMatchObject({ data: { id: 'order-1', state: 'DECLINE' } });
    const byPython = await run('python3', ['-c', await shown('Python')]);
    expect(byPython.stdout).toContain('DECLINE');
    await page.getByText('4 of 4 steps completed.').waitFor();
    await page.getByRole('link', { name: 'View decision' }).click();
    await page.getByText('Transaction declined').waitFor();
  });
});
