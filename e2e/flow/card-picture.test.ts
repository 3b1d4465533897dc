import { decodePicture, encodeJpeg, type Raster } from '@assay/vision';
import { installedCellWeights, readCardNumber, toGrey } from '@assay/vision/browser';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { surface } from '../../packages/vision/src/testing/draw-document';
import { drawText } from '../../packages/vision/src/testing/stroke-text';
import { finished } from '../verification/flow';
import { Browsers } from './end-user';
import { findChromium } from './flow-browser';
import { type FlowServer, startFlowServer, steps } from './flow-server';

const LIMIT_MS = 120_000;
const NUMBER = '4111 1111 1111 1111';

/** Draws a test card with a number that card networks publish for tests. */
function drawnCard(number: string): Raster {
  const card = surface(1000, 630, [60, 90, 140]);
  drawText(card, number, 90, 300, { pitch: 40, height: 44, pen: 6, colour: [235, 235, 235] });
  return card;
}

const file = async (picture: Raster) => ({
  name: 'card.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await encodeJpeg(picture)),
});

describe.skipIf(!findChromium())(
  'picture of a card (skipped without Chromium)',
  { timeout: LIMIT_MS },
  () => {
    let flow: FlowServer;
    const browsers = new Browsers(() => flow);
    beforeAll(async () => {
      flow = await startFlowServer();
    });
    afterEach(() => browsers.leave());
    afterAll(async () => {
      await browsers.close();
      await flow.stop();
    });

    async function opened() {
      const { link, id } = await flow.begin(steps('CREDIT_CARD'));
      const user = await browsers.visit('denied', null);
      await user.page.goto(link);
      await user.press('Agree and start');
      return { user, id, input: user.page.locator('input[type=file]') };
    }

    it('is read in the page and is sent with its number covered', async () => {
      const { user, id, input } = await opened();
      await input.setInputFiles(await file(drawnCard(NUMBER)));
      await user.page.getByAltText('Picture of your card with the number covered').waitFor();
      expect(await user.page.getByLabel('Card number').inputValue()).toBe(NUMBER);
      await user.page.getByLabel('Valid until (MM/YY)').fill('1239');
      await user.page.getByLabel('Name on the card').fill('Camille Durand');
      await user.press('Send');
      await user.sees('Thank you, all done');
      const [sent] = flow.cardPictures;
      expect(flow.cardPictures).toHaveLength(1);
      const seen = readCardNumber(toGrey(await decodePicture(sent!)), installedCellWeights());
      expect([seen.number, seen.hasRow]).toEqual([null, false]);
      const { checks } = (await finished(flow.shop.live, id)) as unknown as { checks: readonly object[] };
      expect(checks[0]).toMatchObject({
        creditCardVerificationResult: { maskedPan: '411111******1111', luhnCheckResult: 'PASS' },
      });
      expect(user.complaints).toEqual([]);
    });

    it('is not sent if no number is found', async () => {
      const { user, input } = await opened();
      await input.setInputFiles(await file(drawnCard('')));
      await user.page.getByText('We couldn’t find a card number in the picture.').waitFor();
      expect(await user.page.getByAltText('Picture of your card with the number covered').count()).toBe(0);
      expect(user.complaints).toEqual([]);
    });
  },
);
