import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openClusterDatabase } from '../../apps/server/src/testing/database';
import { axeFaults } from './axe';
import { findChromium, launchChromium, openPage, type WatchedPage } from './browser';
import { startBuiltServer } from './built-server';

const OWNER = { email: 'owner@example.com', password: 'the kettle sings at seven' };

/** The tests of this file depend on each other: an installation is set up once. */
describe.skipIf(!findChromium())('new installation', () => {
  let server: Awaited<ReturnType<typeof startBuiltServer>>;
  let browser: Browser;
  let watched: WatchedPage;
  let page: Page;
  /** Requested URLs. */
  let asked: string[];

  beforeAll(async () => {
    server = await startBuiltServer(await openClusterDatabase(), {
      ASSAY_ADMIN_EMAIL: undefined,
      ASSAY_ADMIN_PASSWORD: undefined,
    });
    browser = await launchChromium(findChromium() ?? '');
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  beforeEach(async () => {
    watched = await openPage(await browser.newContext(), server.address);
    page = watched.page;
    page.setDefaultTimeout(60_000);
    asked = [];
    page.on('request', (request) => asked.push(request.url()));
  });
  afterEach(async () => {
    await page.context().close();
    expect(watched.complaints).toEqual([]);
  });

  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const fill = async (password = OWNER.password, again = password) => {
    await page.getByRole('textbox', { name: 'Email' }).fill(OWNER.email);
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
    await page.getByRole('textbox', { name: 'Confirm password' }).fill(again);
  };
  const make = () => page.getByRole('button', { name: 'Create owner' });

  it('opens the page that creates its owner with the code, and accepts the key', async () => {
    await page.goto(`${server.address}/`);
    await heading('Set up Assay').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await fill('short', 'shorter');
    await page.getByText('7 more characters needed').waitFor();
    await page.getByText('The passwords don’t match').waitFor();
    expect(await make().isDisabled()).toBe(true);
    await fill();
    await page.getByRole('textbox', { name: 'Setup code' }).fill('AAAA-AAAA-AAAA-AAAA-AAAA-AAAA');
    await make().click();
    await page.getByRole('alert').getByText('The setup code is incorrect').waitFor();
    expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(OWNER.email);
    await page.getByRole('button', { name: 'Use the API key instead' }).click();
    await page.getByRole('textbox', { name: 'API key' }).fill(server.key);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await heading('Transactions').waitFor();
  });

  it('is set up with the URL from the terminal, whose code is removed from the URL and appears in no other', async () => {
    const code = new URL(server.setUp ?? '').hash.slice(1);
    expect(code).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
    await page.goto(server.setUp ?? '');
    await heading('Set up Assay').waitFor();
    expect(page.url()).toBe(`${server.address}/panel/set-up`);
    expect(await page.getByRole('textbox', { name: 'Setup code' }).count()).toBe(0);
    await fill();
    await make().click();
    await heading('Set up your account').waitFor();
    for (const url of asked.filter((one) => !one.includes('#'))) expect(url).not.toContain(code);
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await heading('Sign in to Assay').waitFor();
    await page.getByText('Email and password').click();
    await page.getByRole('textbox', { name: 'Email' }).fill(OWNER.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(OWNER.password);
    await page.keyboard.press('Enter');
    await heading('Set up your account').waitFor();
  });

  it('is not set up a second time: the URL leads to the sign-in', async () => {
    await page.goto(server.setUp ?? '');
    await heading('Sign in to Assay').waitFor();
    const { hash } = new URL(server.setUp ?? '');
    const reply = await fetch(`${server.address}/management-api/v1/session/first-owner`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: hash.slice(1), email: 'second@example.com', password: OWNER.password }),
    });
    expect([reply.status, ((await reply.json()) as { error: { code: string } }).error.code]).toEqual([
      409,
      '2014',
    ]);
  });
});
