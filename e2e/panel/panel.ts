import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { openPage, type WatchedPage } from './browser';
import { apiOf, type ServerApi } from './built-server';
import type { Stage } from './shared-stage';

/** Declined by the embedded data alone: a disposable address and a gibberish name. */
export const SUSPECT = {
  config: { ip_api: true, email_api: true },
  ip: '198.51.100.7',
  email: 'xkq7zvbt@mailinator.com',
  user_fullname: 'Xq7 Zvbtrw',
  user_id: 'user-1',
} as const;

/** The panel in a browser, signed in to an account that only this test file uses. */
interface Panel {
  /** API of this account. */
  readonly server: ServerApi;
  readonly browser: Browser;
  /** The page of the running test. */
  readonly page: Page;
  /** Opens a page; its violations fail the test. @param context by default a signed-in one */
  open(path: string, context?: BrowserContext): Promise<void>;
  openDecision(transactionId: string): Promise<void>;
  /** Signs in by key on the sign-in page. @param key by default one of this account */
  signInByKey(key?: string): Promise<void>;
  /** Signs out through the user menu. */
  signOut(): Promise<void>;
  heading(name: string | RegExp): Locator;
  /** Returns the text of a file that the page downloads. @param save starts the download */
  saved(save: () => Promise<unknown>): Promise<string>;
  /** Returns the rows of any table that contain a text. */
  row(text: string): Locator;
  /** Returns the data rows of a table, by its name. */
  rows(table: string): Locator;
}

/** Creates an account, and signs a browser in to it. */
async function openAccount() {
  const reply = await fetch(inject('panelStage'));
  if (!reply.ok) throw new Error(await reply.text());
  const stage = (await reply.json()) as Stage;
  const browser = await chromium.connect(stage.browser);
  const { key } = await apiOf(stage.address, stage.key).call<{ key: { api_key: string } }>(
    'POST',
    '/management-api/v1/accounts',
    { name: 'Shop' },
  );
  const server = apiOf(stage.address, key.api_key);
  const analyst = await browser.newContext();
  await analyst.request.post(`${stage.address}/management-api/v1/session`, {
    data: { api_key: server.key },
    headers: { 'x-assay-panel': '1' },
  });
  return { server, browser, analyst };
}

/** Returns the text of the file that a page downloads. @param save starts the download */
async function textOfDownload(page: Page, save: () => Promise<unknown>): Promise<string> {
  const download = page.waitForEvent('download');
  await save();
  const folder = await mkdtemp(join(tmpdir(), 'assay-export-'));
  try {
    const file = join(folder, 'saved');
    await (await download).saveAs(file);
    return await readFile(file, 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Prepares the panel for the tests of a file; call it inside their `describe`. */
export function usePanel(): Panel {
  let server: ServerApi;
  let browser: Browser;
  /** Signed-in context; it preserves its loaded files. */
  let analyst: BrowserContext;
  let watched: WatchedPage | undefined;

  beforeAll(async () => {
    ({ server, browser, analyst } = await openAccount());
    // The first file waits for the build and the start of the server.
  }, 240_000);
  afterAll(async () => {
    await analyst?.close();
    await browser?.close();
  });
  afterEach(async () => {
    await watched?.page.close();
    expect(watched?.complaints ?? []).toEqual([]);
    watched = undefined;
  });

  const panel: Panel = {
    get server() {
      return server;
    },
    get browser() {
      return browser;
    },
    get page() {
      if (!watched) throw new Error('No page is open: call open first');
      return watched.page;
    },
    async open(path, context = analyst) {
      watched = await openPage(context, server.address);
      await watched.page.goto(server.address + path);
    },
    async openDecision(transactionId) {
      await panel.open(`/panel/transactions?transaction=${transactionId}`);
      await panel.page.getByRole('link', { name: transactionId }).first().click();
    },
    saved: (save) => textOfDownload(panel.page, save),
    async signInByKey(key = server.key) {
      await panel.heading('Sign in to Assay').waitFor();
      await panel.page.getByText('API key', { exact: true }).first().click();
      const field = panel.page.getByRole('textbox', { name: 'API key' });
      await field.fill(key);
      await field.press('Enter');
    },
    signOut: () => signOutOf(panel.page),
    heading: (name) => panel.page.getByRole('heading', { level: 1, name }),
    row: (text) => panel.page.getByRole('row').filter({ hasText: text }),
    rows: (table) => panel.page.getByRole('table', { name: table, exact: true }).locator('tbody tr'),
  };
  return panel;
}

/** Signs out through the user menu of a page. */
export async function signOutOf(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
}
