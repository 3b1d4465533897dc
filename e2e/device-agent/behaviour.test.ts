import type { BehaviourSummary } from '@assay/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium, launchChromium } from '../panel/browser';
import { initAgent, liesOf, openAgentPage, openSession } from './agent-page';
import { type AgentServer, startAgentServer } from './agent-server';
import { buildBundles } from './build-bundles';

const chromium = findChromium();

// Skipped without Chromium (CHROMIUM_PATH, /usr/bin/chromium).
describe.skipIf(!chromium)('behavior summary of the agent', () => {
  let server: AgentServer;
  let browser: Browser;

  beforeAll(async () => {
    server = await startAgentServer(await buildBundles());
    browser = await launchChromium(chromium as string);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  async function used(
    use: (page: Page) => Promise<unknown>,
    options: object = {},
  ): Promise<BehaviourSummary | null> {
    const page = await openAgentPage(browser, `${server.origin}/usual`);
    await initAgent(page, options);
    await use(page);
    const { b } = await openSession(page, server, { performanceMode: true });
    await page.context().close();
    return b;
  }

  test('counts keys, moves and clicks of a device', async () => {
    const seen = await used(async (page) => {
      await page.mouse.move(20, 200);
      await page.mouse.move(300, 20, { steps: 10 });
      await page.locator('textarea').click({ position: { x: 9, y: 9 } });
      await page.keyboard.type('hello', { delay: 30 });
      await page.keyboard.press('Backspace');
      await page.mouse.wheel(0, 50);
    });
    expect(seen?.keys).toMatchObject({ presses: 6, corrections: 1, untrusted: 0, inputWithoutKey: 0 });
    expect(seen?.keys.flight?.n).toBe(5);
    expect(seen?.pointer).toMatchObject({
      clicks: 1,
      untrusted: 0,
      untrustedClicks: 0,
      clicksAtCentre: 0,
      touch: 0,
    });
    expect(seen?.pointer.moves).toBeGreaterThan(5);
    expect(seen?.fields).toMatchObject({
      focused: 1,
      filled: 1,
      filledWithoutInput: 0,
      focusWithoutCause: 0,
    });
  });

  test('marks events of a script as untrusted', async () => {
    const seen = await used((page) =>
      page.evaluate(`{
        const [first, email] = document.querySelectorAll('input');
        first.value = 'robot';
        email.value = 'robot@example.com';
        email.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
        email.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'a', code: 'KeyA' }));
        document.getElementById('send').click();
      }`),
    );
    expect(seen?.fields).toMatchObject({ filledWithoutInput: 2, untrustedInputs: 1 });
    expect(seen?.keys.untrusted).toBe(1);
  });

  test('counts paste, drop and the time to fill a form', async () => {
    const seen = await used(
      async (page) => {
        await page.locator('textarea').fill('pasted words');
        await page.locator('textarea').selectText();
        await page.keyboard.press('Control+C');
        await page.locator('input[name=first]').click();
        await page.keyboard.press('Control+V');
        await page.locator('input[name=email]').click();
        await page.keyboard.type('ab', { delay: 20 });
      },
      { behavioralDataCollection: { formFilloutDurationTargetId: 'checkout' } },
    );
    expect(seen?.fields).toMatchObject({ pastes: 1, autofills: 0, drops: 0 });
    expect(seen?.fields.targetDurationMs).toBeGreaterThan(0);
    expect(seen?.fields.targetDurationMs).toBe(seen?.fields.durationMs);
  });

  test('covers only the fields that the site names, and none if it names none', async () => {
    const type = async (page: Page) => {
      await page.locator('textarea').click();
      await page.keyboard.type('note');
    };
    const one = await used(type, { behavioralDataCollection: { targets: 'input[name=email]' } });
    expect(one?.fields).toMatchObject({ watched: 1, focused: 0, filled: 0 });
    expect(await used(type, { behavioralDataCollection: { targets: '' } })).toBeNull();
  });

  test.each([
    [
      'a property on the object',
      "Object.defineProperty(navigator, 'platform', { get: () => 'Win32' })",
      'instance-property navigator.platform',
    ],
    [
      'a replaced getter',
      "Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: () => 64 })",
      'native-replaced Navigator.hardwareConcurrency',
    ],
    [
      'another time zone',
      'Date.prototype.getTimezoneOffset = () => 300',
      'native-replaced Date.getTimezoneOffset',
    ],
    ['a function of Math', 'Math.tan = (x) => 0.5 * x', 'native-replaced Math.tan'],
    [
      'a replaced geolocation function',
      'Geolocation.prototype.getCurrentPosition = function (done) { done({ coords: { latitude: 1, longitude: 2 } }); }',
      'native-replaced Geolocation.getCurrentPosition',
    ],
    [
      'a getter wrapped in a Proxy',
      "{ const own = Object.getOwnPropertyDescriptor(Screen.prototype, 'width'); Object.defineProperty(Screen.prototype, 'width', { ...own, get: new Proxy(own.get, { apply: () => 1920 }) }); }",
      'native-replaced Screen.width',
    ],
    [
      'the whole navigator wrapped in a Proxy',
      "{ const own = navigator; Object.defineProperty(window, 'navigator', { get: () => new Proxy(own, { get: (holder, name) => { const value = holder[name]; return typeof value === 'function' ? value.bind(holder) : value; } }) }); }",
      'native-replaced navigator',
    ],
    ['a property deleted', 'delete Navigator.prototype.languages', 'native-replaced Navigator.languages'],
    [
      'noise in a canvas',
      '{ const own = HTMLCanvasElement.prototype.toDataURL; HTMLCanvasElement.prototype.toDataURL = function () { return own.call(this) + Math.random(); } }',
      'canvas-noise unstable',
    ],
    ['a hidden webdriver flag', 'delete Navigator.prototype.webdriver', 'webdriver-hidden missing'],
  ])('detects tampering: %s', async (_name, script, lie) => {
    const page = await openAgentPage(browser, `${server.origin}/usual`);
    await page.evaluate(script);
    expect(liesOf(await openSession(page, server))).toContain(lie);
    await page.context().close();
  });

  test.each([
    [
      'a getter',
      "Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: () => 64, configurable: true, enumerable: true })",
      'native-replaced Navigator.hardwareConcurrency',
    ],
    [
      'a function wrapped in a Proxy',
      'AudioBuffer.prototype.getChannelData = new Proxy(AudioBuffer.prototype.getChannelData, {})',
      'native-replaced AudioBuffer.getChannelData',
    ],
  ])('detects tampering in every frame: %s', async (_name, script, lie) => {
    const page = await openAgentPage(browser, `${server.origin}/usual`, (context) =>
      context.addInitScript(script),
    );
    expect(liesOf(await openSession(page, server))).toContain(lie);
    await page.context().close();
  });
});
