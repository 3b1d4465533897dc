import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../apps/server/src/webhooks/testing/until';
import { findChromium } from '../panel/browser';

import {
  begin,
  type Config,
  heard,
  hears,
  holds,
  inPage,
  openStage,
  pay,
  received,
  type Stage,
  say,
} from './stage';

const executablePath = findChromium();

describe.skipIf(executablePath === null)(
  'ServiceOrchestration in an element and in a popup, in Chromium (skipped without CHROMIUM_PATH or /usr/bin/chromium)',
  () => {
    let stage: Stage;
    beforeAll(async () => {
      stage = await openStage(executablePath ?? '');
    });
    afterEach(async () => {
      expect(await stage.closePages()).toEqual([]);
    });
    afterAll(() => stage?.close());

    describe('in an element', () => {
      const frameSize = (page: Page) =>
        inPage<number[]>(
          page,
          `(({ width, height }) => [width, height])(document.querySelector('iframe').getBoundingClientRect())`,
        );
      const inline = async (containerId: string) => ({
        token: await stage.newToken(),
        renderingMode: 'inline',
        containerId,
      });

      it('fills the element, and leaves the page around it unchanged', async () => {
        const page = await stage.openPage();
        expect(await begin(page, await inline('roomy'))).toBeNull();
        await stage.flowFrame(page);
        expect(await frameSize(page)).toEqual([500, 700]);
        expect(await page.locator('[role=dialog]').count()).toBe(0);
        expect(await inPage(page, `document.querySelector('main').inert`)).toBe(false);
        expect(await page.locator('#roomy iframe').getAttribute('title')).toBe('Identity verification');
        await inPage(page, 'ServiceOrchestration.close()');
        expect(await inPage(page, `document.getElementById('roomy').childElementCount`)).toBe(0);
        expect(await inPage(page, 'violations')).toEqual([]);
      });

      it('warns once about an element that is too small', async () => {
        const page = await stage.openPage();
        const warnings: string[] = [];
        page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
        await begin(page, await inline('narrow'));
        await stage.flowFrame(page);
        expect(warnings.filter((text) => text.includes('400x600'))).toHaveLength(1);
      });

      it('lets an element without a height grow with the page, within limits', async () => {
        const page = await stage.openPage();
        await begin(page, await inline('growing'));
        const frame = await stage.flowFrame(page);
        expect(await frameSize(page)).toEqual([500, 600]);
        await say(frame, { type: 'resize', height: 900 });
        await holds(page, `document.querySelector('iframe').clientHeight === 900`);
        await say(frame, { type: 'resize', height: 1e9 });
        await holds(page, `document.querySelector('iframe').clientHeight === 4000`);
      });
    });

    describe('in a popup', () => {
      const config = async () => ({ token: await stage.newToken(), renderingMode: 'popup' });
      const connected = (popup: Page) => holds(popup, 'window.port && heard.length > 0');

      it('opens it in the click, connects to it, and closes it', async () => {
        const page = await stage.openPage();
        const opening = page.waitForEvent('popup');
        expect(await pay(page, await config())).toBeNull();
        const popup = await opening;
        await connected(popup);
        expect(await received(popup)).toEqual([expect.objectContaining({ renderingMode: 'popup' })]);
        expect(new URL(popup.url()).search).toBe('');
        await say(popup, { type: 'started' }, { type: 'completed', status: 'pending' });
        expect(await hears(page, 3)).toEqual(['opened', 'started', 'completed pending']);
        await say(popup, { type: 'closed' });
        expect(await hears(page, 4)).toEqual(['opened', 'started', 'completed pending', 'closed']);
        await until(async () => popup.isClosed());
      });

      it('reports that the end user closed it', async () => {
        const page = await stage.openPage();
        const opening = page.waitForEvent('popup');
        await pay(page, await config());
        const popup = await opening;
        await connected(popup);
        await popup.close();
        expect(await hears(page, 3)).toEqual(['opened', 'cancelled', 'closed']);
      });

      it('closes it if the start fails', async () => {
        const page = await stage.openPage();
        const opening = page.waitForEvent('popup');
        expect(await pay(page, { token: 'x', renderingMode: 'popup' })).toBe(
          'Failed to initialize client: 401 Unauthorized',
        );
        const popup = await opening;
        await until(async () => popup.isClosed());
      });

      it('reports a blocked popup only if everything else is valid', async () => {
        const page = await stage.openPage();
        // Without a click, the browser blocks it.
        const loading = (given: Config) =>
          page.addInitScript(
            `addEventListener('load', () => begin(${JSON.stringify(given)}).then((message) => { window.outcome = message; }))`,
          );
        await loading(await config());
        await page.reload();
        await holds(page, 'window.outcome !== undefined');
        expect(await inPage(page, 'outcome')).toBe(
          'Failed to open popup window. Please allow popups and try again.',
        );
        expect(await heard(page)).toEqual([]);
        await inPage(page, 'window.open = () => null, null');
        expect(await begin(page, { token: 'x', renderingMode: 'popup' })).toBe(
          'Failed to initialize client: 401 Unauthorized',
        );
      });

      it('connects only to the popup: not to other windows with its nonce, nor to the popup with another nonce', async () => {
        const page = await stage.openPage();
        const opening = page.waitForEvent('popup');
        await pay(page, await config());
        const popup = await opening;
        await connected(popup);
        const nonce = /#n=(\w+)$/.exec(popup.url())?.[1] ?? '';
        const forged = (value: string) => JSON.stringify({ assay: 1, type: 'ready', nonce: value });
        // From the page itself, from a frame of the server's origin in it, and from the popup with another nonce.
        await inPage(page, `window.postMessage(${forged(nonce)}, '*'), null`);
        await inPage(
          page,
          `new Promise((resolve) => { const frame = document.createElement('iframe'); frame.src = ${JSON.stringify(`${stage.assay}/js/v1/agent.umd.js`)};
             frame.onload = resolve; document.body.append(frame); })`,
        );
        const beside = page.frames().find((frame) => frame.url().includes('agent.umd.js'));
        await beside?.evaluate(`window.connections = 0; addEventListener('message', () => { connections++ });
          parent.postMessage(${forged(nonce)}, '*')`);
        await inPage(popup, `opener.postMessage(${forged('0'.repeat(32))}, '*'), null`);
        // The right message from the right window is answered, so earlier messages have been read by then.
        await inPage(popup, `opener.postMessage(${forged(nonce)}, '*'), null`);
        await holds(popup, 'heard.length === 2');
        expect(await beside?.evaluate('connections')).toBe(0);
        expect(await received(popup)).toHaveLength(2);
      });
    });
  },
);
