import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContext, chromium, type Frame, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay } from '../../apps/server/src/testing/assay-server';
import { until } from '../../apps/server/src/webhooks/testing/until';
import { findChromium } from '../panel/browser';
import { activeWorkflow, init } from '../verification/flow';
import { openShop, type Shop } from './shop';
import { type BuiltFolders, buildFolders } from './stand-in-page';

const executablePath = findChromium();
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const EVIDENCE = {
  start: 'evidence',
  nodes: [
    { id: 'evidence', type: 'EVIDENCE' as const, next: 'end' },
    { id: 'end', type: 'END' as const, status: 'DERIVED' as const },
  ],
};

type Config = { readonly [name: string]: unknown };

describe.skipIf(executablePath === null)(
  'ServiceOrchestration in Chromium (skipped without CHROMIUM_PATH or /usr/bin/chromium)',
  () => {
    let folders: BuiltFolders;
    let server: AssayServer;
    let assay: string;
    let shop: Shop;
    let stranger: Shop;
    let workflow: string;
    let browser: Browser;
    const contexts: BrowserContext[] = [];
    const foreign: string[] = [];

    beforeAll(async () => {
      folders = await buildFolders();
      server = await startAssay({ flowFolder: folders.flow, sdkFolder: folders.sdk });
      assay = `http://127.0.0.1:${await server.listen()}`;
      shop = await openShop(assay);
      stranger = await openShop(assay);
      workflow = await activeWorkflow(server.owner.live, {
        ...EVIDENCE,
        settings: { allowed_origins: [shop.origin] },
      });
      browser = await chromium.launch({
        executablePath: executablePath ?? '',
        // Playwright allows every popup otherwise.
        ignoreDefaultArgs: ['--disable-popup-blocking'],
        args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
      });
    });
    afterEach(async () => {
      for (const context of contexts.splice(0)) await context.close();
      expect(foreign.splice(0)).toEqual([]);
    });
    afterAll(async () => {
      await browser?.close();
      await shop?.close();
      await stranger?.close();
      await server?.close();
      await folders?.remove();
    });

    async function newToken(): Promise<string> {
      const { data } = await init(server.owner.live, workflow, { user_id: 'user-1' });
      return String(data.token);
    }

    /** The shop's page, in a window of its own. Whatever it asks of another origin than the server's fails the test. */
    async function openPage(origin = shop.origin): Promise<Page> {
      const context = await browser.newContext({ viewport: { width: 1000, height: 800 } });
      contexts.push(context);
      context.setDefaultTimeout(15_000);
      context.on('request', (request) => {
        const { protocol, origin: asked } = new URL(request.url());
        if (protocol.startsWith('http') && ![shop.origin, stranger.origin, assay].includes(asked))
          foreign.push(asked);
      });
      const page = await context.newPage();
      await page.goto(origin);
      return page;
    }

    const inPage = <T>(page: Page | Frame, script: string): Promise<T> => page.evaluate<T>(script);
    /** Waits until an expression holds; the pages' content policies let nothing be evaluated within them. */
    const holds = (page: Page | Frame, expression: string) =>
      until(() => inPage<boolean>(page, `Boolean(${expression})`));
    const begin = (page: Page, config?: Config | null): Promise<string | null> =>
      inPage(page, `begin(${JSON.stringify(config)})`);
    const heard = (page: Page) => inPage<string[]>(page, 'heard');
    const say = (frame: Page | Frame, ...messages: unknown[]) =>
      inPage(frame, `say(...${JSON.stringify(messages)})`);
    const told = (frame: Page | Frame) => inPage<{ readonly type: string }[]>(frame, 'heard');

    /** The flow's frame once the page in it has been connected. */
    const flowFrame = (page: Page): Promise<Frame> =>
      until(async () => {
        const frame = page.frames().find((one) => one.url().startsWith(`${assay}/flow/`));
        return frame && (await inPage(frame, 'Boolean(window.port) && heard.length > 0')) ? frame : null;
      });
    const hears = (page: Page, events: readonly string[]) =>
      until(async () => {
        const found = await heard(page);
        return found.length >= events.length ? found : null;
      }).then((found) => expect(found).toEqual(events));

    /** Pays with a click, as a person does, so that a popup may open. */
    async function pay(page: Page, config: Config): Promise<string | null> {
      await inPage(page, `window.outcome = undefined, window.config = ${JSON.stringify(config)}, null`);
      await page.click('#pay');
      await holds(page, 'window.outcome !== undefined');
      return inPage(page, 'outcome');
    }

    describe('what start throws', () => {
      it.each([
        ['no configuration', undefined, 'Configuration is not set.'],
        ['null', null, 'Configuration is not set.'],
        ['no token', {}, 'Configuration is not set.'],
        [
          'an empty token comes before the mode',
          { token: '', renderingMode: 'modal' },
          'Configuration is not set.',
        ],
        [
          'a mode that there is not',
          { token: 'x', renderingMode: 'modal' },
          'Invalid rendering mode specified.',
        ],
        [
          'inline without a container',
          { token: 'x', renderingMode: 'inline' },
          'Container ID is required for inline rendering.',
        ],
        [
          'a container that is not there',
          { token: 'x', renderingMode: 'inline', containerId: 'nowhere' },
          "Container element with id 'nowhere' not found.",
        ],
        ['a token that is none', { token: 'x' }, 'Failed to initialize client: 401 Unauthorized'],
      ])('%s', async (_name, config, message) => {
        const page = await openPage();
        expect(await begin(page, config)).toBe(message);
        expect(await heard(page)).toEqual([]);
        // Nothing is left behind: the next start gets as far.
        expect(await begin(page, config)).toBe(message);
        expect(await page.locator('iframe, [role=dialog]').count()).toBe(0);
      });

      it('an expired token, and one whose execution has ended', async () => {
        const page = await openPage();
        const token = await newToken();
        server.clock.advance(61 * 60_000);
        expect(await begin(page, { token })).toBe('Failed to initialize client: 401 Unauthorized');
        const ended = await init(server.owner.live, workflow, { user_id: 'user-2' });
        server.clock.advance(25 * 3_600_000);
        await until(async () => {
          const path = `/orchestration-api/v1/workflow-execution/${String(ended.data.executionId)}`;
          const { data } = await server.owner.live.send('GET', path);
          return String(data.status) === 'EXPIRED';
        });
        expect(await begin(page, { token: String(ended.data.token) })).toBe(
          'Failed to initialize client: 401 Unauthorized',
        );
      });

      it('a page that the workflow does not name', async () => {
        const page = await openPage(stranger.origin);
        expect(await begin(page, { token: await newToken() })).toBe(
          'Failed to initialize client: 403 Forbidden',
        );
      });

      it('a server that is not reached', async () => {
        const page = await openPage();
        await page.route('**/flow-api/v1/session', (route) => route.abort());
        expect(await begin(page, { token: await newToken() })).toBe(
          'Failed to initialize client: 0 Network Error',
        );
      });

      it.each([
        [500, '{}', 'Failed to initialize client: 500 Internal Server Error'],
        [418, '{}', /^Failed to initialize client: 418 \S/],
        [200, '{"success":true,"data":{}}', 'Invalid response from client init.'],
        [200, '{"data":{"execution_id":"../../else"}}', 'Invalid response from client init.'],
        [200, 'no json', 'Invalid response from client init.'],
      ])('an answer %i %s', async (status, body, message) => {
        const page = await openPage();
        await page.route('**/flow-api/v1/session', (route) =>
          route.fulfill({ status, body, headers: { 'access-control-allow-origin': '*' } }),
        );
        expect(await begin(page, { token: await newToken() })).toEqual(
          message instanceof RegExp ? expect.stringMatching(message) : message,
        );
      });

      it('a second start in the same tick, and while the flow is shown; not after it', async () => {
        const page = await openPage();
        const config = JSON.stringify({ token: await newToken() });
        expect(await inPage(page, `Promise.all([begin(${config}), begin(${config}), begin()])`)).toEqual([
          null,
          'IDV flow is already running.',
          'IDV flow is already running.',
        ]);
        expect(await begin(page, { token: 'x' })).toBe('IDV flow is already running.');
        await inPage(page, 'ServiceOrchestration.close()');
        expect(await begin(page, { token: 'x' })).toBe('Failed to initialize client: 401 Unauthorized');
      });
    });

    describe('the dialog', () => {
      it('shows the flow and tells its events in their order, each once', async () => {
        const page = await openPage();
        expect(await begin(page, { token: await newToken(), language: 'de-AT' })).toBeNull();
        const frame = await flowFrame(page);
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
        await hears(page, ['opened', 'started', 'completed success', 'closed']);
        expect(await page.locator('iframe, [role=dialog]').count()).toBe(0);
        expect(await inPage(page, 'violations')).toEqual([]);
      });

      it('says only what the protocol has', async () => {
        const page = await openPage();
        await begin(page, { token: await newToken() });
        const frame = await flowFrame(page);
        await say(
          frame,
          null,
          'completed',
          { type: 'completed', status: 'approved' },
          { type: 'error', code: 'error_code_2' },
          { type: 'toString' },
          { type: 'error', code: 'error_code_1' },
        );
        await hears(page, ['opened', 'error error_code_1']);
      });

      it('hands the token over the port, never in an address, and to the flow alone', async () => {
        const page = await openPage();
        const urls: string[] = [];
        page.on('request', (request) => urls.push(request.url()));
        const token = await newToken();
        const theme = { light: { baseAccent: '#112233', onClick: 'x' }, fontFamily: 'Serif', extra: {} };
        await begin(page, { token, theme, language: 'pt-BR', alwaysTransferFromDesktop: true });
        const frame = await flowFrame(page);
        expect(await told(frame)).toEqual([
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
        expect(await inPage(frame, 'hostOrigin')).toBe(shop.origin);
        expect(urls.some((url) => url.includes(token))).toBe(false);
        expect(frame.url()).toMatch(/\/flow\/[0-9a-f-]{36}#n=[0-9a-f]{32}$/);
      });

      it('connects a page that reloads anew, and not another page in its place', async () => {
        const page = await openPage();
        await begin(page, { token: await newToken() });
        const frame = await flowFrame(page);
        await frame.evaluate('location.reload()').catch(() => undefined);
        await say(await flowFrame(page), { type: 'started' });
        await hears(page, ['opened', 'started']);
        // A page under another nonce hears that somebody connects, and takes no line.
        await (await flowFrame(page))
          .evaluate(`window.isOld = true, location.hash = '#n=${'0'.repeat(32)}', location.reload()`)
          .catch(() => undefined);
        const forged = await until(async () => {
          const found = page.frames().find((one) => one.url().includes('#n=0000'));
          return found && (await inPage(found, '!window.isOld && window.messages > 0')) ? found : null;
        });
        expect(await inPage(forged, '[heard.length, typeof port]')).toEqual([0, 'undefined']);
      });

      it('is a modal dialog: named, reachable, with a way out, and the page behind is not', async () => {
        const page = await openPage();
        await page.focus('#pay');
        await inPage(page, 'scrollTo(0, 300), null');
        // A page that loads, and never speaks.
        await page.route('**/flow/assets/*', (route) => route.abort());
        await begin(page, { token: await newToken() });
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
        await hears(page, ['opened', 'cancelled', 'closed']);
        expect(await inPage(page, 'document.activeElement.id')).toBe('pay');
        expect(await inPage(page, `document.querySelector('main').hasAttribute('inert')`)).toBe(false);
        expect(await inPage(page, 'getComputedStyle(document.documentElement).overflow')).toBe('visible');
      });

      it('asks the page before it leaves, once the page speaks', async () => {
        const page = await openPage();
        await begin(page, { token: await newToken() });
        const frame = await flowFrame(page);
        expect(await page.getByRole('button', { name: 'Close' }).count()).toBe(0);
        await inPage(page, `document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })), null`);
        await until(async () => (await told(frame)).some(({ type }) => type === 'close'));
        expect(await heard(page)).toEqual(['opened']);
        await say(frame, { type: 'cancelled' });
        await hears(page, ['opened', 'cancelled', 'closed']);
      });

      it('has no fault that axe finds, waiting and open, in both directions', async () => {
        for (const language of ['en', 'ar']) {
          const context = await browser.newContext({ bypassCSP: true });
          contexts.push(context);
          const page = await context.newPage();
          await page.goto(shop.origin);
          await page.route('**/flow/assets/*', (route) => route.abort());
          await begin(page, { token: await newToken(), language });
          await page.addScriptTag({ content: axeSource });
          const found = await inPage<{ violations: { id: string }[] }>(
            page,
            `axe.run(document.querySelector('[role=dialog]'), { iframes: false })`,
          );
          expect(found.violations.map(({ id }) => id)).toEqual([]);
          expect(await page.getByRole('dialog').getAttribute('lang')).toBe(language);
        }
      });

      it('gives up on a page that never speaks', async () => {
        const page = await openPage();
        await page.clock.install();
        await page.route('**/flow/assets/*', (route) => route.abort());
        await begin(page, { token: await newToken() });
        await page.clock.fastForward(59_000);
        expect(await heard(page)).toEqual(['opened']);
        await page.clock.fastForward(2000);
        await hears(page, ['opened', 'error unknown', 'closed']);
      });
    });

    describe('handlers and close', () => {
      it('keeps one handler from silencing another, and forgets those that were taken off', async () => {
        const page = await openPage();
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(error.message));
        await inPage(
          page,
          `heard.length = 0, ServiceOrchestration.on('opened', () => { throw new Error('mine') }),
           window.last = () => heard.push('last'), ServiceOrchestration.on('opened', last),
           window.undo = ServiceOrchestration.on('opened', () => heard.push('undone')), undo(),
           ServiceOrchestration.on('closed', last), ServiceOrchestration.off('closed', last), null`,
        );
        await begin(page, { token: await newToken() });
        await inPage(page, 'ServiceOrchestration.close()');
        expect(await heard(page)).toEqual(['opened', 'last', 'closed']);
        await until(async () => errors.length > 0);
        expect(errors).toEqual(['mine']);
      });

      it('closes twice as once, without a flow, and from within a handler', async () => {
        const page = await openPage();
        await inPage(page, 'ServiceOrchestration.close()');
        expect(await heard(page)).toEqual([]);
        await inPage(page, `ServiceOrchestration.on('opened', () => ServiceOrchestration.close()), null`);
        expect(await begin(page, { token: await newToken() })).toBeNull();
        await inPage(page, 'ServiceOrchestration.close()');
        expect(await heard(page)).toEqual(['opened', 'closed']);
        expect(await page.locator('iframe, [role=dialog]').count()).toBe(0);
      });

      it('closes while it starts: nothing is shown, told or thrown, and the next start is free', async () => {
        const page = await openPage();
        const config = JSON.stringify({ token: await newToken() });
        const outcomes = await inPage(
          page,
          `(() => { const first = begin(${config}); ServiceOrchestration.close(); return Promise.all([first, begin(${config})]) })()`,
        );
        expect(outcomes).toEqual([null, null]);
        expect(await page.locator('iframe').count()).toBe(1);
        await hears(page, ['opened']);
      });
    });

    describe('in an element', () => {
      const frameSize = (page: Page) =>
        inPage<number[]>(
          page,
          `(({ width, height }) => [width, height])(document.querySelector('iframe').getBoundingClientRect())`,
        );
      const inline = async (containerId: string) => ({
        token: await newToken(),
        renderingMode: 'inline',
        containerId,
      });

      it('fills it, and leaves the page around it alone', async () => {
        const page = await openPage();
        expect(await begin(page, await inline('roomy'))).toBeNull();
        await flowFrame(page);
        expect(await frameSize(page)).toEqual([500, 700]);
        expect(await page.locator('[role=dialog]').count()).toBe(0);
        expect(await inPage(page, `document.querySelector('main').inert`)).toBe(false);
        expect(await page.locator('#roomy iframe').getAttribute('title')).toBe('Identity verification');
        await inPage(page, 'ServiceOrchestration.close()');
        expect(await inPage(page, `document.getElementById('roomy').childElementCount`)).toBe(0);
        expect(await inPage(page, 'violations')).toEqual([]);
      });

      it('warns once of one that is too small', async () => {
        const page = await openPage();
        const warnings: string[] = [];
        page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
        await begin(page, await inline('narrow'));
        await flowFrame(page);
        expect(warnings.filter((text) => text.includes('400x600'))).toHaveLength(1);
      });

      it('lets one without a height of its own grow with the page, within reason', async () => {
        const page = await openPage();
        await begin(page, await inline('growing'));
        const frame = await flowFrame(page);
        expect(await frameSize(page)).toEqual([500, 600]);
        await say(frame, { type: 'resize', height: 900 });
        await holds(page, `document.querySelector('iframe').clientHeight === 900`);
        await say(frame, { type: 'resize', height: 1e9 });
        await holds(page, `document.querySelector('iframe').clientHeight === 4000`);
      });
    });

    describe('in a popup', () => {
      const config = async () => ({ token: await newToken(), renderingMode: 'popup' });
      const connected = (popup: Page) => holds(popup, 'window.port && heard.length > 0');

      it('opens it in the click, speaks with it, and closes it', async () => {
        const page = await openPage();
        const opening = page.waitForEvent('popup');
        expect(await pay(page, await config())).toBeNull();
        const popup = await opening;
        await connected(popup);
        expect(await told(popup)).toEqual([expect.objectContaining({ renderingMode: 'popup' })]);
        expect(new URL(popup.url()).search).toBe('');
        await say(popup, { type: 'started' }, { type: 'completed', status: 'pending' });
        await hears(page, ['opened', 'started', 'completed pending']);
        await say(popup, { type: 'closed' });
        await hears(page, ['opened', 'started', 'completed pending', 'closed']);
        await until(async () => popup.isClosed());
      });

      it('says that it was closed by the end user', async () => {
        const page = await openPage();
        const opening = page.waitForEvent('popup');
        await pay(page, await config());
        const popup = await opening;
        await connected(popup);
        await popup.close();
        await hears(page, ['opened', 'cancelled', 'closed']);
      });

      it('is not there any more when the start fails', async () => {
        const page = await openPage();
        const opening = page.waitForEvent('popup');
        expect(await pay(page, { token: 'x', renderingMode: 'popup' })).toBe(
          'Failed to initialize client: 401 Unauthorized',
        );
        const popup = await opening;
        await until(async () => popup.isClosed());
      });

      it('says that it was blocked, but only when everything else is right', async () => {
        const page = await openPage();
        // Without anybody's click the browser blocks it.
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

      it('connects with the popup only: not with whoever knows its nonce, nor with the popup under another', async () => {
        const page = await openPage();
        const opening = page.waitForEvent('popup');
        await pay(page, await config());
        const popup = await opening;
        await connected(popup);
        const nonce = /#n=(\w+)$/.exec(popup.url())?.[1] ?? '';
        const forged = (told: string) => JSON.stringify({ assay: 1, type: 'ready', nonce: told });
        // From the page itself, from a frame of the server's origin in it, and from the popup with another nonce.
        await inPage(page, `window.postMessage(${forged(nonce)}, '*'), null`);
        await inPage(
          page,
          `new Promise((resolve) => { const frame = document.createElement('iframe'); frame.src = ${JSON.stringify(`${assay}/js/v1/agent.umd.js`)};
             frame.onload = resolve; document.body.append(frame); })`,
        );
        const beside = page.frames().find((frame) => frame.url().includes('agent.umd.js'));
        await beside?.evaluate(`window.connections = 0; addEventListener('message', () => { connections++ });
          parent.postMessage(${forged(nonce)}, '*')`);
        await inPage(popup, `opener.postMessage(${forged('0'.repeat(32))}, '*'), null`);
        // The right word from the right window is answered: what was sent before it has been read by then.
        await inPage(popup, `opener.postMessage(${forged(nonce)}, '*'), null`);
        await holds(popup, 'heard.length === 2');
        expect(await beside?.evaluate('connections')).toBe(0);
        expect(await told(popup)).toHaveLength(2);
      });
    });
  },
);
