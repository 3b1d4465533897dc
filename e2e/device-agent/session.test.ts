import { gzipSync } from 'node:zlib';
import type { DeviceSessionPlain, SignalName } from '@assay/contract';
import { openEnvelope, readEnvelope, readSession } from '@assay/devices';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readVersion } from '../../scripts/versions.mjs';
import { findChromium, launchChromium } from '../panel/browser';
import {
  initAgent,
  liesOf,
  openAgentPage,
  openSession,
  sessionText,
  signalValue,
  wholeSession,
} from './agent-page';
import { type AgentServer, startAgentServer } from './agent-server';
import { buildBundles } from './build-bundles';

const chromium = findChromium();

/** Signals without a value in this environment: no resolver zone, no location permission. */
const WITHOUT_VALUE: readonly SignalName[] = ['dns', 'geolocation'];
/** Signals that may differ between two loads of one page. */
const CHANGING: readonly SignalName[] = ['focus', 'connection', 'storageMode', 'webrtc', 'store', 'screen'];

interface PageFacts {
  readonly userAgent: string;
  readonly languages: readonly string[];
  readonly cores: number;
  readonly zone: string;
  readonly width: number;
  readonly inner: number;
  readonly plugins: number;
  readonly cookie: string;
  readonly hasFocus: boolean;
}

test('both bundles are within 24 KB of gzip', async () => {
  for (const [name, bundle] of Object.entries(await buildBundles())) {
    const size = gzipSync(bundle, { level: 9 }).length;
    process.stdout.write(`${name}: ${(size / 1024).toFixed(1)} KB gzip\n`);
    expect(size).toBeLessThan(24 * 1024);
  }
});

// Skipped without Chromium (CHROMIUM_PATH, /usr/bin/chromium).
describe.skipIf(!chromium)('agent session', () => {
  let server: AgentServer;
  let browser: Browser;
  let page: Page;
  let session: DeviceSessionPlain;

  beforeAll(async () => {
    server = await startAgentServer(await buildBundles());
    browser = await launchChromium(chromium as string);
    page = await openAgentPage(browser, `${server.origin}/usual?card=4111111111111111#top`);
    session = await wholeSession(page, server);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  test('contains a value for every signal that this browser supports', () => {
    const missing = Object.entries(session.a).filter(([, signal]) => 'e' in signal);
    expect(missing.map(([name]) => name).sort()).toEqual(WITHOUT_VALUE);
    expect(session.a.geolocation).toEqual({ e: 'skipped' });
    expect(session.a.dns).toEqual({ e: 'unsupported' });
  });

  test('has the page, the clock and the ticket, without query and fragment', () => {
    expect(session).toMatchObject({
      v: 1,
      sdk: readVersion(),
      origin: server.origin,
      url: `${server.origin}/usual`,
      referrer: '',
    });
    expect(session.sid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(session.ticket).toMatch(/^ticket-\d+$/);
    expect(Math.abs(Date.now() - session.iat)).toBeLessThan(60_000);
    expect(session.b).toBeNull();
    expect(session.t.total).toBeGreaterThan(0);
  });

  test('reports the same browser values as the page itself', async () => {
    const seen = await page.evaluate<PageFacts>(`({
      userAgent: navigator.userAgent,
      languages: [...navigator.languages],
      cores: navigator.hardwareConcurrency,
      zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      width: screen.width,
      inner: innerWidth,
      plugins: navigator.plugins.length,
      cookie: document.cookie,
      hasFocus: document.hasFocus(),
    })`);
    expect(signalValue(session, 'userAgent').userAgent).toBe(seen.userAgent);
    expect(signalValue(session, 'locale').languages).toEqual(seen.languages);
    expect(signalValue(session, 'hardware').hardwareConcurrency).toBe(seen.cores);
    expect(signalValue(session, 'timeZone').zone).toBe(seen.zone);
    expect(signalValue(session, 'screen')).toMatchObject({ width: seen.width, innerWidth: seen.inner });
    expect(signalValue(session, 'plugins').plugins).toHaveLength(seen.plugins);
    expect(seen.cookie).toContain(`assay_device=${signalValue(session, 'store').id}`);
    expect(signalValue(session, 'focus')).toMatchObject({ hasFocus: seen.hasFocus, framed: false });
  });

  test('contains the findings of each collector', () => {
    expect(signalValue(session, 'engine')).toMatchObject({
      kind: 'chromium',
      evalLength: 33,
      stackStyle: 'v8',
    });
    expect(signalValue(session, 'engine').features).toContain('structuredClone');
    expect(signalValue(session, 'engine').css).toContain('accent-color:red');
    expect(signalValue(session, 'canvas')).toMatchObject({ stable: true, knownPixels: true, winding: true });
    expect(signalValue(session, 'audio')).toMatchObject({ stable: true, knownSamples: true });
    expect(signalValue(session, 'audio').sum).toBeGreaterThan(1);
    expect(signalValue(session, 'fonts').found.length).toBeGreaterThan(0);
    expect(signalValue(session, 'fonts').noise).toBe(false);
    expect(new Set(signalValue(session, 'math').values).size).toBeGreaterThan(15);
    expect(signalValue(session, 'systemColors').Canvas).toBe('rgb(255, 255, 255)');
    expect(signalValue(session, 'keyboardLayout').KeyQ).toMatch(/^\p{L}$/u);
    expect(signalValue(session, 'drm')).toContain('clearkey');
    expect(signalValue(session, 'permissions').states.geolocation).toBe('prompt');
    expect(signalValue(session, 'mediaQueries')).toMatchObject({ screenAgrees: true, ratioAgrees: true });
    expect(signalValue(session, 'userAgentData')).toMatchObject({
      mobile: false,
      bitness: expect.stringMatching(/^(32|64)$/),
    });
    expect(signalValue(session, 'cookies')).toEqual({ enabled: true, works: true });
    expect(signalValue(session, 'webrtc').ips).toEqual([]);
    expect(signalValue(session, 'adblock')).toEqual([]);
    expect(signalValue(session, 'touch').touchEvent).toBe(false);
    expect(signalValue(session, 'storageMode').opfs).toBe('ok');
    expect(signalValue(session, 'worker').userAgent).toBe(signalValue(session, 'iframe').userAgent);
    expect(signalValue(session, 'automation')).toMatchObject({ webdriver: true, webdriverPlace: 'native' });
  });

  test('is a different text every time although the browser is the same', async () => {
    const again = await sessionText(page);
    expect(again.length).toBeLessThan(12 * 1024);
    const other = server.open(again);
    expect(other.sid).not.toBe(session.sid);
    expect(other.a.canvas).toEqual(session.a.canvas);
  });

  test('has the same raw values after reloads', async () => {
    for (let load = 0; load < 3; load++) {
      await page.reload();
      await initAgent(page);
      const again = await wholeSession(page, server);
      for (const name of Object.keys(session.a) as SignalName[]) {
        if (!CHANGING.includes(name)) expect(again.a[name], name).toEqual(session.a[name]);
      }
      expect(signalValue(again, 'store')).toMatchObject({
        id: signalValue(session, 'store').id,
        created: false,
      });
    }
  });

  test('restores the token from any of its three places', async () => {
    const { id } = signalValue(session, 'store');
    await page.context().clearCookies();
    await page.evaluate('localStorage.clear()');
    await page.reload();
    const fromDatabase = signalValue(await openSession(page, server), 'store');
    expect(fromDatabase).toEqual({
      id,
      found: { cookie: false, local: false, idb: true },
      created: false,
      differs: false,
    });
    await page.reload();
    expect(signalValue(await openSession(page, server), 'store').found).toEqual({
      cookie: true,
      local: true,
      idb: true,
    });
  });

  test('requests the config once, and uses the last key when the server is unavailable', async () => {
    await page.reload();
    const before = server.asked();
    await initAgent(page);
    await openSession(page, server);
    await openSession(page, server);
    expect(server.asked() - before).toBe(1);
    server.broken = true;
    try {
      await page.reload();
      const away = await openSession(page, server);
      expect(away.ticket).toBeUndefined();
      const stranger = await openAgentPage(browser, `${server.origin}/usual`);
      expect(await sessionText(stranger)).toBe('');
      await stranger.context().close();
    } finally {
      server.broken = false;
    }
  });

  test('comes from one agent, however often the script is loaded', async () => {
    await page.reload();
    await page.addScriptTag({ url: `${server.origin}/js/v1/agent.umd.js` });
    const before = server.asked();
    await initAgent(page);
    await page.addScriptTag({ url: `${server.origin}/js/v1/agent.umd.js` });
    await initAgent(page);
    await openSession(page, server);
    expect(server.asked() - before).toBe(1);
  });

  test('is read by the server without losing a signal', async () => {
    const envelope = readEnvelope(await sessionText(page));
    if (typeof envelope === 'string') throw new Error(envelope);
    const read = readSession(openEnvelope(envelope, server.privateKey));
    const lost = Object.entries(read?.signals ?? {}).filter(([, value]) => value === null);
    expect(lost.map(([name]) => name).sort()).toEqual(WITHOUT_VALUE);
  });

  test('follows the options', async () => {
    await page.reload();
    const given = await openSession(page, server, {
      consentId: 'consent-7',
      performanceMode: true,
      disableWorkerSources: true,
      windowLocation: { maxLength: 12, searchParams: true },
    });
    expect(given.consentId).toBe('consent-7');
    expect(given.url).toBe(server.origin.slice(0, 12));
    for (const name of ['canvas', 'audio', 'fonts', 'webgl', 'worker'] as const) {
      expect(given.a[name]).toEqual({ e: 'skipped' });
    }
  });

  test('leaves no global in the page and also works as a module', async () => {
    expect(await page.locator('iframe').count()).toBe(0);
    const module = await openAgentPage(browser, `${server.origin}/esm`);
    await module.waitForFunction(() => 'esm' in globalThis);
    const text = await module.evaluate(() =>
      (
        globalThis as unknown as { esm: { service: { getSession(): Promise<string> } } }
      ).esm.service.getSession(),
    );
    expect(server.open(text).origin).toBe(server.origin);
    await module.context().close();
  });

  test('works under a strict content policy, with trusted types and without workers, and causes no violation', async () => {
    const lines: string[] = [];
    const strict = await openAgentPage(browser, `${server.origin}/strict`, async (context) => {
      context.on('console', (line) => lines.push(line.text()));
    });
    const plain = await wholeSession(strict, server);
    const missing = Object.entries(plain.a).filter(([, signal]) => 'e' in signal);
    expect(missing.map(([name]) => name).sort()).toEqual([...WITHOUT_VALUE, 'worker']);
    expect(signalValue(plain, 'canvas')).toEqual(signalValue(session, 'canvas'));
    // The driver receives messages that the console does not show; the search is for words of a browser that
    // refused something.
    expect(lines.filter((line) => /polic|refused|violat|trusted/i.test(line))).toEqual([]);
    await strict.context().close();
  });

  test('requests the location only when asked, and throws only the errors named by throwOn', async () => {
    const origin = server.origin;
    const here = await openAgentPage(browser, `${origin}/usual`, async (context) => {
      await context.grantPermissions(['geolocation'], { origin });
      await context.setGeolocation({ latitude: 52.5, longitude: 13.4, accuracy: 20 });
    });
    const placed = await openSession(here, server, { geolocation: { enabled: true, timeoutMs: 5000 } });
    expect(signalValue(placed, 'geolocation')).toEqual({
      status: 'GRANTED',
      latitude: 52.5,
      longitude: 13.4,
      accuracy: 20,
    });
    await here.context().close();

    await page.reload();
    const unasked = await openSession(page, server, { geolocation: { enabled: true } });
    expect(signalValue(unasked, 'geolocation').status).toBe('PROMPT');

    const denied = await openAgentPage(browser, `${origin}/usual`, (context) =>
      context.grantPermissions([], { origin }),
    );
    const config = { geolocation: { enabled: true } };
    expect(signalValue(await openSession(denied, server, config), 'geolocation').status).toBe('DENIED');
    await expect(
      sessionText(denied, { ...config, throwOn: ['geolocationPermissionDenied'] }),
    ).rejects.toThrow('geolocationPermissionDenied');
    await denied.context().close();
  });

  test('shows that this browser is automated, and no tampering', () => {
    const lies = liesOf(session);
    expect(lies).toContain('webdriver window');
    expect(
      lies.filter((lie) => !/^(webdriver|headless-name|inspected-\w+|window-frameless) /.test(lie)),
    ).toEqual([]);
  });
});
