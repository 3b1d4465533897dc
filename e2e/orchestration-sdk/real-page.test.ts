import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Frame, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay } from '../../apps/server/src/testing/assay-server';
import { items } from '../../apps/server/src/testing/client';
import { until } from '../../apps/server/src/webhooks/testing/until';
import { findChromium, launchChromium } from '../panel/browser';
import { activeWorkflow, finished, init } from '../verification/flow';
import { png } from '../verification/pictures';
import { openShop, type Shop } from './shop';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const executablePath = findChromium();
const EVIDENCE = {
  start: 'evidence',
  nodes: [
    { id: 'evidence', type: 'EVIDENCE' as const, next: 'end' },
    { id: 'end', type: 'END' as const, status: 'DERIVED' as const },
  ],
};

interface Build {
  build(options: { root: string; output: string }): Promise<unknown>;
}

describe.skipIf(executablePath === null)(
  'verification page in the SDK, in Chromium (skipped without CHROMIUM_PATH or /usr/bin/chromium)',
  () => {
    let folder: string;
    let server: AssayServer;
    let assay: string;
    let shop: Shop;
    let workflow: string;
    let browser: Browser;
    const contexts: BrowserContext[] = [];
    /** Violations: failing scripts, content policy violations, requests to another origin. */
    const complaints: string[] = [];

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'assay-real-page-'));
      for (const [name, path] of [
        ['flow', 'apps/flow/build.mjs'],
        ['sdk', 'sdk/build.mjs'],
      ] as const) {
        const { build } = (await import(join(ROOT, path))) as Build;
        await build({ root: ROOT, output: join(folder, name) });
      }
      server = await startAssay({
        env: { ASSAY_DATA_DIR: folder },
        flowFolder: join(folder, 'flow'),
        sdkFolder: join(folder, 'sdk'),
      });
      assay = `http://127.0.0.1:${await server.listen()}`;
      shop = await openShop(assay);
      const settings = { allowed_origins: [shop.origin] };
      workflow = await activeWorkflow(server.owner.live, { ...EVIDENCE, settings });
      browser = await launchChromium(executablePath ?? '');
    });
    afterEach(async () => {
      for (const context of contexts.splice(0)) await context.close();
      expect(complaints.splice(0)).toEqual([]);
    });
    afterAll(async () => {
      await browser?.close();
      await shop?.close();
      await server?.close();
      await rm(folder, { recursive: true });
    });

    async function openPage(): Promise<Page> {
      const context = await browser.newContext({ viewport: { width: 900, height: 900 }, locale: 'en-GB' });
      contexts.push(context);
      context.setDefaultTimeout(20_000);
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && ![shop.origin, assay].includes(origin)) complaints.push(origin);
      });
      context.on('weberror', (error) => complaints.push(error.error().message));
      context.on('console', (message) => {
        // Refused requests are expected, and the device agent checks for protected media.
        const isKnown = /^Failed to load resource|encrypted-media is not allowed/.test(message.text());
        if (message.type() === 'error' && !isKnown) complaints.push(message.text());
      });
      return context.newPage();
    }
    async function newExecution(): Promise<{ readonly id: string; readonly token: string }> {
      const { data } = await init(server.owner.live, workflow, { user_id: 'user-1' });
      return { id: String(data.executionId), token: String(data.token) };
    }
    const begin = (page: Page, config: object) =>
      page.evaluate<string | null>(`begin(${JSON.stringify(config)})`);
    const heard = (page: Page) => page.evaluate<string[]>('heard');
    const flowOf = (page: Page): Promise<Frame> =>
      until(async () => page.frames().find((frame) => frame.url().startsWith(`${assay}/flow/`)));

    /** Completes the flow as a person with a file does. */
    async function goThrough(flow: Page | Frame): Promise<void> {
      await flow.getByRole('button', { name: 'Agree and start' }).click();
      await flow
        .locator('input[type=file]')
        .setInputFiles({ name: 'bill.png', mimeType: 'image/png', buffer: png() });
      await flow.getByRole('button', { name: 'Send', exact: true }).click();
      await flow.getByRole('heading', { name: 'Thank you, all done' }).waitFor();
    }
    const ALL = ['opened', 'started', 'completed pending', 'closed'];

    it.each([
      ['fullscreen', {}],
      ['inline', { renderingMode: 'inline', containerId: 'roomy' }],
      ['inline, in an element without a height', { renderingMode: 'inline', containerId: 'growing' }],
    ])('completes %s, and reports each step', async (_name, how) => {
      const page = await openPage();
      await page.goto(shop.origin);
      const { id, token } = await newExecution();
      expect(await begin(page, { token, ...how })).toBeNull();
      const flow = await flowOf(page);
      await goThrough(flow);
      await flow.getByRole('button', { name: 'Done' }).click();
      await until(async () => (await heard(page)).includes('closed'));
      expect(await heard(page)).toEqual(ALL);
      expect(await page.locator('iframe').count()).toBe(0);
      expect(String((await finished(server.owner.live, id)).status)).toBe('REVIEW');
      expect(await page.evaluate('violations')).toEqual([]);
    });

    it('completes a popup', async () => {
      const page = await openPage();
      await page.goto(shop.origin);
      const { token } = await newExecution();
      await page.evaluate(`window.config = ${JSON.stringify({ token, renderingMode: 'popup' })}, null`);
      const opening = page.waitForEvent('popup');
      await page.click('#pay');
      const popup = await opening;
      await goThrough(popup);
      await popup.getByRole('button', { name: 'Done' }).click();
      await until(async () => (await heard(page)).includes('closed'));
      expect(await heard(page)).toEqual(ALL);
    });

    it('completes a link, as in a WebView, and removes the token from the URL at once', async () => {
      const page = await openPage();
      const { id, token } = await newExecution();
      await page.goto(`${assay}/flow/${id}#token=${token}`);
      await page.getByRole('button', { name: 'Agree and start' }).waitFor();
      expect(page.url()).toBe(`${assay}/flow/${id}`);
      await goThrough(page);
      expect(String((await finished(server.owner.live, id)).status)).toBe('REVIEW');
    });

    it('sends the device data before a check that uses it', async () => {
      const fraud = { id: 'fraud', type: 'FRAUD' as const, next: 'evidence' };
      const looking = await activeWorkflow(server.owner.live, {
        start: 'fraud',
        nodes: [{ ...fraud, settings: { config: { device_fingerprinting: true } } }, ...EVIDENCE.nodes],
        settings: { allowed_origins: [shop.origin] },
      });
      const { data } = await init(server.owner.live, looking, { user_id: 'user-2' });
      const page = await openPage();
      await page.goto(shop.origin);
      await begin(page, { token: String(data.token) });
      await goThrough(await flowOf(page));
      const execution = await finished(server.owner.live, String(data.executionId));
      const [check] = items(execution.checks);
      expect(String(check?.checkType)).toBe('FRAUD_API');
      const kept = await server.owner.live.manage('GET', '/evaluations?limit=1');
      const [{ id } = { id: '' }] = items(kept.data.evaluations);
      const { data: evaluation } = await server.owner.live.manage('GET', `/evaluations/${String(id)}`);
      expect(String(evaluation.summary?.transaction_id)).toBe(String(check?.transactionId));
      expect(String(evaluation.response?.data?.device_details?.source)).toMatch(/^js-/);
    });

    it('lets the flow copy its link for a phone', async () => {
      const settings = { allowed_origins: [shop.origin] };
      const document = { id: 'document', type: 'DOCUMENT' as const, next: 'end' };
      const desktop = await activeWorkflow(server.owner.live, {
        start: 'document',
        nodes: [document, ...EVIDENCE.nodes.slice(1)],
        settings,
      });
      const { data } = await init(server.owner.live, desktop, { user_id: 'user-3' });
      const page = await openPage();
      await page.context().grantPermissions(['clipboard-write']);
      await page.goto(shop.origin);
      await begin(page, { token: String(data.token) });
      const flow = await flowOf(page);
      await flow.getByRole('button', { name: 'Agree and start' }).click();
      // The button copies nothing until there is a link.
      await flow.getByRole('img', { name: 'QR code that opens this verification on your phone' }).waitFor();
      await flow.getByRole('button', { name: 'Copy the link instead' }).click();
      await expect.poll(() => flow.getByRole('button', { name: 'Link copied' }).isVisible()).toBe(true);
    });

    it('asks for confirmation before it closes, in every way of closing', async () => {
      const page = await openPage();
      await page.goto(shop.origin);
      await begin(page, { token: (await newExecution()).token });
      const flow = await flowOf(page);
      await flow.getByRole('button', { name: 'Agree and start' }).waitFor();
      await page.evaluate(`document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })), null`);
      await flow.getByRole('button', { name: 'Stay' }).click();
      expect(await heard(page)).toEqual(['opened']);
      await page.evaluate(`document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })), null`);
      await flow.getByRole('button', { name: 'Leave' }).click();
      await until(async () => (await heard(page)).includes('closed'));
      expect(await heard(page)).toEqual(['opened', 'cancelled', 'closed']);
    });

    it('traps the keyboard focus in the flow, and works without a mouse', async () => {
      const page = await openPage();
      await page.goto(shop.origin);
      await begin(page, { token: (await newExecution()).token });
      const flow = await flowOf(page);
      await flow.getByRole('button', { name: 'Agree and start' }).waitFor();
      const reached = new Set<string>();
      for (let presses = 0; presses < 12; presses++) {
        await page.keyboard.press(presses < 8 ? 'Tab' : 'Shift+Tab');
        expect(await page.evaluate(`Boolean(document.activeElement.closest('[role=dialog]'))`)).toBe(true);
        reached.add(
          await flow.evaluate<string>(`document.hasFocus() ? document.activeElement.textContent : ''`),
        );
      }
      expect([...reached]).toContain('Agree and start');
      await flow.getByRole('button', { name: 'Agree and start' }).focus();
      await page.keyboard.press('Enter');
      await flow.getByRole('heading', { name: 'Additional documents' }).waitFor();
      await page.keyboard.press('Escape');
      await flow.getByRole('button', { name: 'Leave' }).waitFor();
    });

    it('continues where it was when it is started again', async () => {
      const page = await openPage();
      await page.goto(shop.origin);
      const { token } = await newExecution();
      await begin(page, { token });
      await (await flowOf(page)).getByRole('button', { name: 'Agree and start' }).click();
      await page.reload();
      await begin(page, { token, language: 'ar', renderingMode: 'inline', containerId: 'roomy' });
      const flow = await flowOf(page);
      await until(async () => (await flow.evaluate('document.documentElement.dir')) === 'rtl');
      expect(await heard(page)).toContain('opened');
    });

    it('reports that the token has expired meanwhile, and can be closed then', async () => {
      const page = await openPage();
      await page.goto(shop.origin);
      const { token } = await newExecution();
      // The SDK still gets access; the page does not.
      await page.route('**/flow-api/v1/session', async (route) => {
        const isPage = route.request().method() === 'POST' || route.request().frame().parentFrame() !== null;
        if (!isPage) return route.continue();
        const headers = { ...route.request().headers(), authorization: `Bearer ${token}x` };
        return route.continue({ headers });
      });
      await begin(page, { token });
      await until(async () => (await heard(page)).includes('error error_code_3'));
      await (await flowOf(page)).getByRole('button', { name: 'Done' }).click();
      await until(async () => (await heard(page)).includes('closed'));
      expect(await heard(page)).toEqual(['opened', 'error error_code_3', 'closed']);
    });
  },
);
