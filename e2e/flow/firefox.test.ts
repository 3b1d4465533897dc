import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../apps/server/src/webhooks/testing/until';
import { openShop, type Shop } from '../orchestration-sdk/shop';
import { finished } from '../verification/flow';
import { png } from '../verification/pictures';
import { type FlowServer, startFlowServer, steps } from './flow-server';
import { FoxUser, findFirefox, launchFirefox } from './fox-user';

const firefox = findFirefox();
const LIMIT_MS = 180_000;

describe.skipIf(!firefox)(
  'page in Firefox (skipped without FIREFOX_PATH, firefox-esr or firefox)',
  { timeout: LIMIT_MS },
  () => {
    let flow: FlowServer;
    let shop: Shop;
    let browser: Browser;
    let folder: string;
    let picture: string;

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'assay-fox-'));
      picture = join(folder, 'picture.png');
      writeFileSync(picture, png(40, 30));
      flow = await startFlowServer();
      shop = await openShop(flow.origin);
      browser = await launchFirefox(firefox ?? '');
    }, LIMIT_MS);
    afterAll(async () => {
      await browser?.close();
      await shop?.close();
      await flow?.stop();
      rmSync(folder, { recursive: true });
    });

    it('leads from the link through card, camera and face to the end, also after a reload', async () => {
      const { id, link } = await flow.begin(steps('CREDIT_CARD', 'DOCUMENT', 'SELFIE'));
      const user = new FoxUser(await browser.newPage());
      await user.page.goto(link);
      await user.sees('Let’s confirm who you are');
      expect(user.page.url()).not.toContain('token');
      await user.press('Agree and start');
      await user.fills('Card number', '4111111111111111');
      await user.fills('Valid until', '1239');
      await user.fills('Name on the card', 'Camille Durand');
      await user.press('Send');
      await user.sees('Continue on your phone');
      await user.holds(`Boolean(document.querySelector('svg.code'))`);
      await user.page.reload();
      await user.press('Continue on this device');
      await user.sees('Page with your photo');
      // The pattern is not a document, so it is taken manually, which is possible by keyboard from the first
      // Tab.
      await user.page.keyboard.press('Tab');
      await user.press('Take a picture');
      await user.sees('Is everything readable?');
      await user.press('Use this picture');
      await user.sees('Take a selfie');
      await user.press('Upload a picture instead');
      await user.chooses(picture);
      await user.press('Use this picture');
      await user.sees('Thank you, all done');
      expect((await finished(flow.shop.live, id)).status).toBe('APPROVED');
      const methods = flow.asked.map(({ checkType, media }) => [checkType, media[0]?.captureMethod]);
      expect(methods).toEqual([
        ['DOCUMENT', 'CAMERA'],
        ['SELFIE', 'UPLOAD'],
      ]);
      expect(user.complaints).toEqual([]);
      await user.page.close();
    });

    /** Opens a shop page that has opened the flow in a popup. */
    async function popup() {
      const { token } = await flow.begin(steps('EVIDENCE'));
      const host = await browser.newPage();
      await host.goto(shop.origin);
      await host.evaluate(`window.config = ${JSON.stringify({ token, renderingMode: 'popup' })}, null`);
      await host.click('#pay');
      const opened = await until(async () => {
        const pages = await browser.pages();
        return pages.find((page) => page.url().startsWith(`${flow.origin}/flow/`)) ?? null;
      });
      const events = (last: string) =>
        until(async () => {
          const heard = (await host.evaluate('heard')) as readonly string[];
          return heard.includes(last) ? heard : null;
        });
      return { host, user: new FoxUser(opened), events };
    }

    it('completes a popup of the SDK, which reports each step and closes it', async () => {
      const { host, user, events } = await popup();
      await user.press('Agree and start');
      await user.sees('Additional documents');
      await user.chooses(picture);
      await user.press('Send');
      await user.sees('Thank you, all done');
      await user.press('Done');
      expect(await events('closed')).toEqual(['opened', 'started', 'completed success', 'closed']);
      await until(async () => user.page.isClosed());
      expect(await host.evaluate('violations')).toEqual([]);
      expect(user.complaints).toEqual([]);
      await host.close();
    });

    it('is canceled when its popup is closed', async () => {
      const { host, user, events } = await popup();
      await user.sees('Let’s confirm who you are');
      await events('opened');
      await user.page.close();
      expect(await events('closed')).toEqual(['opened', 'cancelled', 'closed']);
      await host.close();
    });
  },
);
