import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContextOptions, Frame, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { texts as arabic } from '../../apps/flow/src/texts/ar';
import { texts as german } from '../../apps/flow/src/texts/de';
import { texts as english } from '../../apps/flow/src/texts/en';
import type { Texts } from '../../apps/flow/src/texts/text-names';
import { png } from '../verification/pictures';
import { type EndUser, shot } from './end-user';
import { filmedFlow } from './filmed-flow';
import { findChromium } from './flow-browser';
import { allPass, steps } from './flow-server';
import { serveHost } from './host-page';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PICTURE = { name: 'picture.png', mimeType: 'image/png', buffer: png(40, 30) };
const LIMIT_MS = 180_000;
const MIN_TARGET = 44;
const NONCE = '0123456789abcdef0123456789abcdef';

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

/** Returns the axe violations of a screen. */
async function violationsOf(page: Page | Frame): Promise<readonly string[]> {
  if (await page.evaluate('!window.axe')) await page.evaluate(axeSource);
  const { violations } = (await page.evaluate('axe.run(document, { iframes: false })')) as AxeResult;
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Returns the elements that overflow the screen horizontally. */
async function overflowOf(page: Page | Frame): Promise<readonly string[]> {
  const runsOut = await page.evaluate(
    'document.documentElement.scrollWidth > document.documentElement.clientWidth',
  );
  return runsOut ? ['the page is wider than its window'] : [];
}

/** Returns controls that are too small: the minimum is 44 CSS pixels, more than the 24 of WCAG 2.2 (2.5.8). */
async function smallTargets(page: Page): Promise<readonly string[]> {
  const boxes = await page
    .locator('button:visible, select:visible, input[type=text]:visible, label.file:visible')
    // A shutter button that is only for the keyboard is not visible to pointers.
    .and(page.locator(':not(.quiet *)'))
    .all();
  const small: string[] = [];
  for (const box of boxes) {
    const size = await box.boundingBox();
    if (size && (size.width < MIN_TARGET || size.height < MIN_TARGET))
      small.push((await box.textContent()) ?? '');
  }
  return small;
}

const VARIANTS: readonly (readonly [string, Texts, BrowserContextOptions])[] = [
  [
    'small, light, English',
    english,
    { viewport: { width: 400, height: 600 }, locale: 'en-GB', colorScheme: 'light' },
  ],
  [
    'a phone, dark, Arabic',
    arabic,
    { viewport: { width: 390, height: 844 }, locale: 'ar', colorScheme: 'dark' },
  ],
  [
    'very narrow, dark, German',
    german,
    { viewport: { width: 320, height: 568 }, locale: 'de', colorScheme: 'dark' },
  ],
  [
    'a desktop, light, Arabic',
    arabic,
    { viewport: { width: 1280, height: 800 }, locale: 'ar', colorScheme: 'light' },
  ],
];

describe.skipIf(!findChromium())('every screen (skipped without Chromium)', { timeout: LIMIT_MS }, () => {
  const stage = filmedFlow('noDocument');
  const { browsers } = stage;
  const found: string[] = [];
  /** Screens that axe has checked, by color scheme; language and width don't affect its checks. */
  const seen = new Set<string>();
  afterEach(() => {
    found.length = 0;
  });

  async function look(user: EndUser, heading: string, screen: string, variant = ''): Promise<void> {
    await user.sees(heading);
    await shot(user, `axe ${variant} ${screen}`);
    const state = `${screen} ${variant.includes('dark') ? 'dark' : 'light'}`;
    const violations = seen.has(state) ? [] : await violationsOf(user.page);
    seen.add(state);
    const faults = [...violations, ...(await overflowOf(user.page)), ...(await smallTargets(user.page))];
    found.push(...faults.map((fault) => `${variant} ${screen}: ${fault}`));
  }

  it.each(VARIANTS)('passes axe: %s', async (variant, texts, options) => {
    const definition = steps('CREDIT_CARD', 'PROOF_OF_ADDRESS', 'EVIDENCE', 'DOCUMENT', 'SELFIE');
    const nodes = definition.nodes.map((node) =>
      node.type === 'DOCUMENT' ? { ...node, settings: {} } : node,
    );
    const { link } = await stage.flow.begin({ ...definition, nodes });
    const isPhone = (options.viewport?.width ?? 0) < 600;
    const user = await browsers.visit(stage.clips.noDocument, link, {
      ...options,
      hasTouch: isPhone,
      isMobile: isPhone,
    });
    await look(user, texts.introTitle, 'intro', variant);
    expect(await user.page.locator('html').getAttribute('dir')).toBe(texts === arabic ? 'rtl' : 'ltr');
    await user.press(texts.agree);
    await user.press(texts.send);
    await look(user, texts.cardTitle, 'card with mistakes', variant);
    await user.page.getByLabel(texts.cardNumber).fill('4111111111111111');
    await user.page.getByLabel(texts.cardExpiry).fill('1239');
    await user.page.getByLabel(texts.cardHolder).fill('Camille Durand');
    await user.press(texts.send);
    await look(user, texts.addressTitle, 'address', variant);
    await user.chooses(PICTURE);
    await look(user, texts.reviewTitle, 'review', variant);
    await user.press(texts.useThis);
    await user.sees(texts.evidenceTitle);
    await user.chooses(PICTURE);
    await look(user, texts.evidenceTitle, 'evidence', variant);
    await user.press(texts.send);
    if (!isPhone) {
      await look(user, texts.phoneTitle, 'to the phone', variant);
      await user.press(texts.stayHere);
    }
    await look(user, texts.documentTitle, 'choose', variant);
    await user.page.getByLabel(texts.country).selectOption('HU');
    await user.page.getByLabel(texts.NATIONAL_ID).check();
    await user.press(texts.next);
    await user.seesText(texts.find);
    await look(user, texts.frontTitle, 'camera', variant);
    await user.press(texts.uploadInstead);
    await look(user, texts.frontTitle, 'upload', variant);
    await user.chooses(PICTURE);
    await user.press(texts.useThis);
    await user.sees(texts.backTitle);
    await user.chooses(PICTURE);
    await user.press(texts.useThis);
    await look(user, texts.selfieTitle, 'selfie', variant);
    await user.press(texts.selfieStart);
    await user.seesText(texts.noFace);
    await look(user, texts.selfieTitle, 'selfie camera', variant);
    stage.flow.says(() => ({ findings: [], retry: 'DARK' }));
    await user.press(texts.uploadInstead);
    await user.chooses(PICTURE);
    await user.press(texts.useThis);
    await look(user, texts.againTitle, 'again', variant);
    stage.flow.says(allPass);
    await user.press(texts.tryAgain);
    await user.press(texts.uploadInstead);
    await user.chooses(PICTURE);
    await user.press(texts.useThis);
    await look(user, texts.successTitle, 'done', variant);
    expect(found).toEqual([]);
    expect(user.complaints).toEqual([]);
  });

  it('passes axe when the camera is denied, the token has expired, or the end user is asked to stay', async () => {
    const { id, link, token } = await stage.flow.begin(steps('DOCUMENT'));
    const denied = await browsers.visit('denied', link);
    await denied.press(english.agree);
    await look(denied, english.cameraDeniedTitle, 'denied');
    await stage.flow.shop.live.manage('PATCH', '/account', {
      contact_email: 'help@shop.example',
      contact_url: 'https://shop.example/help',
    });
    const retried = { ...steps('EVIDENCE'), settings: { return_url: 'https://shop.example/' } };
    const nodes = retried.nodes.map((node) =>
      node.type === 'END' ? { ...node, status: 'DECLINED' as const } : node,
    );
    const declined = await browsers.visit('denied', (await stage.flow.begin({ ...retried, nodes })).link);
    await declined.press(english.agree);
    await declined.chooses(PICTURE);
    await declined.press(english.send);
    await look(declined, english.failedTitle, 'declined');
    const forged = await browsers.visit('denied', `${link}x`);
    await look(forged, english.tokenTitle, 'expired');

    const user = await browsers.visit('denied', null);
    await user.page.goto(await serveHost(user.context, stage.flow.origin));
    await user.page.evaluate(`show('${id}', '${NONCE}')`);
    const start = { type: 'start', token, renderingMode: 'inline', version: '0.2.0', language: 'hu-HU' };
    await user.page.evaluate(`connect('${NONCE}', [${JSON.stringify(start)}])`);
    const frame = user.page.frameLocator('iframe');
    await frame.getByRole('button', { name: 'Elfogadom és kezdem' }).click();
    await frame.getByRole('button', { name: 'Bezárás' }).click();
    await frame.getByRole('alertdialog').waitFor();
    const inner = user.page.frames().find((one) => one.url().includes('/flow/'));
    if (inner)
      found.push(
        ...[...(await violationsOf(inner)), ...(await overflowOf(inner))].map((fault) => `leaving: ${fault}`),
      );
    expect(inner).toBeDefined();
    expect(found).toEqual([]);
  });
});
