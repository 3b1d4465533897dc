import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../apps/server/src/webhooks/testing/until';
import { findChromium } from '../panel/browser';

import { begin, heard, hears, holds, inPage, openStage, received, type Stage, say } from './stage';

const executablePath = findChromium();
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

describe.skipIf(executablePath === null)(
  'dialog of ServiceOrchestration, in Chromium (skipped without CHROMIUM_PATH or /usr/bin/chromium)',
  () => {
    let stage: Stage;
    beforeAll(async () => {
      stage = await openStage(executablePath ?? '');
    });
    afterEach(async () => {
      expect(await stage.closePages()).toEqual([]);
    });
    afterAll(() => stage?.close());

    describe('dialog', () => {
      it('shows the flow and reports its events in order, each once', async () => {
        const page = await stage.openPage();
        expect(await begin(page, { token: await stage.newToken(), language: 'de-AT' })).toBeNull();
        const frame = await stage.flowFrame(page);
        await say(
          frame,
          { type: 'started' },
          { type: 'started' },
          { type: 'opened' },
          { type: 'completed', status: 'success' },
          { type: 'completed', status: 'failed' },
          { type: 'cancelling' },
          { type: 'error', code: 'unknown' },
          { type: 'started' },
          { type: 'closed' },
        );
        expect(await hears(page, 4)).toEqual(['opened', 'started', 'completed success', 'closed']);
        expect(await page.locator('iframe, [role=dialog]').count()).toBe(0);
        expect(await inPage(page, 'violations')).toEqual([]);
      });

      it('sends only messages of the protocol', async () => {
        const page = await stage.openPage();
        await begin(page, { token: await stage.newToken() });
        const frame = await stage.flowFrame(page);
        await say(
          frame,
          null,
          'completed',
          { type: 'completed', status: 'approved' },
          { type: 'error', code: 'error_code_2' },
          { type: 'toString' },
          { type: 'error', code: 'error_code_1' },
        );
        expect(await hears(page, 2)).toEqual(['opened', 'error error_code_1']);
      });

      it('sends the token only to the flow, over the port, never in a URL', async () => {
        const page = await stage.openPage();
        const urls: string[] = [];
        page.on('request', (request) => urls.push(request.url()));
        const token = await stage.newToken();
        const theme = { light: { baseAccent: '#112233', onClick: 'x' }, fontFamily: 'Serif', extra: {} };
        await begin(page, { token, theme, language: 'pt-BR', alwaysTransferFromDesktop: true });
        const frame = await stage.flowFrame(page);
        expect(await received(frame)).toEqual([
          {
            type: 'start',
            token,
            theme: { light: { baseAccent: '#112233' }, dark: {}, fontFamily: 'Serif' },
            language: 'pt-BR',
            renderingMode: 'fullscreen',
            alwaysTransferFromDesktop: true,
            version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
          },
        ]);
        expect(await inPage(frame, 'hostOrigin')).toBe(stage.shop);
        expect(urls.some((url) => url.includes(token))).toBe(false);
        expect(frame.url()).toMatch(/\/flow\/[0-9a-f-]{36}#n=[0-9a-f]{32}$/);
      });

      it('reconnects a page that reloads, and no other page in its place', async () => {
        const page = await stage.openPage();
        await begin(page, { token: await stage.newToken() });
        /** Reloads the flow's frame with a script inside it. */
        const reload = async (script: string) => {
          const frame = await stage.flowFrame(page);
          await frame.evaluate(`window.isOld = true, ${script}`).catch(() => undefined);
          await until(() =>
            inPage<boolean>(frame, '!window.isOld && window.messages > 0').catch(() => false),
          );
          return frame;
        };
        const again = await reload('location.reload()');
        await holds(again, 'heard.length > 0');
        await say(again, { type: 'started' });
        expect(await hears(page, 2)).toEqual(['opened', 'started']);
        // A page with another nonce receives the connection attempt but no port.
        const other = await reload(`location.hash = '#n=${'0'.repeat(32)}', location.reload()`);
        expect(await inPage(other, '[heard.length, typeof port]')).toEqual([0, 'undefined']);
      });

      it('is a modal dialog: named, reachable, with a way to close it, and the rest of the page is inert', async () => {
        const page = await stage.openPage();
        await page.focus('#pay');
        await inPage(page, 'scrollTo(0, 300), null');
        // A page that loads and never responds.
        await page.route('**/flow/assets/*', (route) => route.abort());
        await begin(page, { token: await stage.newToken() });
        const dialog = page.getByRole('dialog', { name: 'Identity verification' });
        await dialog.waitFor();
        expect(await inPage(page, `document.querySelector('main').inert`)).toBe(true);
        expect(await inPage(page, 'getComputedStyle(document.documentElement).overflow')).toBe('hidden');
        expect(await inPage(page, 'document.activeElement.textContent')).toBe('Close');
        for (let presses = 0; presses < 6; presses++) {
          await page.keyboard.press('Tab');
          expect(await inPage(page, `Boolean(document.activeElement.closest('[role=dialog]'))`)).toBe(true);
        }
        await page.keyboard.press('Escape');
        expect(await hears(page, 3)).toEqual(['opened', 'cancelled', 'closed']);
        expect(await inPage(page, 'document.activeElement.id')).toBe('pay');
        expect(await inPage(page, `document.querySelector('main').hasAttribute('inert')`)).toBe(false);
        expect(await inPage(page, 'getComputedStyle(document.documentElement).overflow')).toBe('visible');
      });

      it('asks the page before it closes, once the page responds', async () => {
        const page = await stage.openPage();
        await begin(page, { token: await stage.newToken() });
        const frame = await stage.flowFrame(page);
        expect(await page.getByRole('button', { name: 'Close' }).count()).toBe(0);
        await inPage(page, `document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })), null`);
        await until(async () => (await received(frame)).some(({ type }) => type === 'close'));
        expect(await heard(page)).toEqual(['opened']);
        await say(frame, { type: 'cancelled' });
        expect(await hears(page, 3)).toEqual(['opened', 'cancelled', 'closed']);
      });

      it.each(['en', 'ar'])('passes axe, waiting and open, in %s', async (language) => {
        const page = await stage.openPage(undefined, { bypassCSP: true });
        await page.addScriptTag({ content: axeSource });
        const faults = async () => {
          const run = `axe.run(document.querySelector('[role=dialog]'), { iframes: false })`;
          const { violations } = await inPage<{ violations: { id: string }[] }>(page, run);
          return violations.map(({ id }) => id);
        };
        // The page waits for its script, and the dialog for the page.
        let go: () => void = () => undefined;
        const waiting = new Promise<void>((resolve) => {
          go = resolve;
        });
        await page.route('**/flow/assets/*', (route) => waiting.then(() => route.continue()));
        await begin(page, { token: await stage.newToken(), language });
        expect(await page.getByRole('dialog').getAttribute('lang')).toBe(language);
        expect(await page.getByRole('status').isVisible()).toBe(true);
        expect(await faults()).toEqual([]);
        go();
        await stage.flowFrame(page);
        await until(async () => (await page.getByRole('status').count()) === 0);
        expect(await faults()).toEqual([]);
      });

      it('times out if a page never responds', async () => {
        const page = await stage.openPage();
        await page.clock.install();
        await page.route('**/flow/assets/*', (route) => route.abort());
        await begin(page, { token: await stage.newToken() });
        await page.clock.fastForward(59_000);
        expect(await heard(page)).toEqual(['opened']);
        await page.clock.fastForward(2000);
        expect(await hears(page, 3)).toEqual(['opened', 'error unknown', 'closed']);
      });
    });
  },
);
