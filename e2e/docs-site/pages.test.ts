import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';
import { signedHeaders } from '../../apps/server/src/webhooks/message';
import { findChromium, launchChromium, openPage } from '../panel/browser';

const chromium = findChromium();
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PAGES = ['', 'tutorials/payments', 'reference/errors', 'api/fraud', 'nothing-there'];
/** Real browsers on a busy machine. */
const PATIENCE = 120_000;

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}

// Skipped without Chromium (CHROMIUM_PATH, /usr/bin/chromium).
describe.skipIf(!chromium)('documentation in a browser', () => {
  let folder: string;
  let server: AssayServer;
  let shop: TestAccount;
  let origin: string;
  let browser: Browser;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'assay-docs-'));
    // @ts-expect-error a script without declarations
    const { build } = await import('../../docs/site/build.mjs');
    await build({ root: process.cwd(), output: folder });
    server = await startAssay({ docsFolder: folder });
    shop = await server.newAccount('Shop');
    origin = `http://127.0.0.1:${await server.listen()}`;
    browser = await launchChromium(chromium as string);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    rmSync(folder, { recursive: true });
  });

  /** Opens a page and records every URL that it requests. */
  async function opened(context: BrowserContext, path: string) {
    const { page, complaints } = await openPage(context, origin);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.setDefaultTimeout(60_000);
    await page.goto(`${origin}/docs/${path}`);
    return { page, complaints, asked };
  }

  it.each(PAGES.flatMap((path) => (['light', 'dark'] as const).map((scheme) => [path, scheme] as const)))(
    'passes axe, contacts no other origin, and breaks no policy: /docs/%s, %s',
    async (path, colorScheme) => {
      const context = await browser.newContext({ colorScheme });
      const { page, complaints, asked } = await opened(context, path);
      await page.evaluate(axeSource);
      const { violations } = (await page.evaluate('axe.run(document)')) as AxeResult;
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      expect(complaints).toEqual([]);
      expect(asked.length).toBeGreaterThan(1);
      expect(asked.filter((address) => !address.startsWith(`${origin}/`))).toEqual([]);
      await context.close();
    },
    PATIENCE,
  );

  it(
    'fits a phone and is readable without scripts',
    async () => {
      const context = await browser.newContext({
        viewport: { width: 390, height: 800 },
        javaScriptEnabled: false,
      });
      for (const path of PAGES) {
        const page = await context.newPage();
        await page.goto(`${origin}/docs/${path}`);
        const box = await page.locator('main').boundingBox();
        expect([path, Math.round((box?.x ?? 0) + (box?.width ?? 0)) <= 390]).toEqual([path, true]);
        expect((await page.locator('main').innerText()).length).toBeGreaterThan(40);
        await page.close();
      }
      await context.close();
    },
    PATIENCE,
  );

  it(
    'finds pages by words, and accepts any input',
    async () => {
      const context = await browser.newContext();
      const { page, complaints, asked } = await opened(context, 'api/fraud');
      const box = page.getByRole('searchbox');
      await box.fill('webhook signature');
      const first = page.locator('#found a').first();
      await first.waitFor();
      expect(await page.locator('#found a').allInnerTexts()).toContainEqual(
        expect.stringMatching(/webhook/i),
      );
      await first.click();
      await page.waitForURL(/#|html/);
      for (const text of ['x'.repeat(100_000), '<img src=x onerror=alert(1)>', '"\\u0000%%', 'zzzzqqqq']) {
        await page.getByRole('searchbox').evaluate((input, value) => {
          if (!('value' in input)) throw new Error('this is no field');
          input.value = value;
          input.dispatchEvent(new Event('input'));
        }, text);
      }
      await expect.poll(() => page.locator('#found').innerText()).toContain('No results.');
      await page.goto(`${origin}/docs/search.html?q=${'velocity '.repeat(500)}`);
      await page.locator('#found a').first().waitFor();
      expect([complaints, asked.filter((address) => !address.startsWith(`${origin}/`))]).toEqual([[], []]);
      await context.close();
    },
    PATIENCE,
  );

  it(
    "sends a request with the reader's key to its own server, and does not store the key",
    async () => {
      const context = await browser.newContext();
      const { page, asked, complaints } = await opened(context, 'api/fraud');
      const operation = page.locator('.operation').first();
      await operation.getByText('Try it', { exact: true }).click();
      const send = operation.getByRole('button', { name: 'Send' });
      await send.click();
      await operation.getByText('Enter your API key').waitFor();
      await page.getByLabel('API key').fill(shop.testKey);
      await operation.getByLabel('Body').fill('{"user_id":');
      await send.click();
      await operation.getByText('The body must be valid JSON.').waitFor();
      await operation.getByLabel('Body').fill('{"transaction_id":"tried","user_id":"ann"}');
      await send.click();
      await operation.getByText('Status 200').waitFor();
      expect(await operation.locator('form pre').innerText()).toContain('"id": "tried"');
      await page.getByLabel('API key').fill('nobody');
      await send.click();
      await operation.getByText('Status 401').waitFor();
      const kept = await page.evaluate('JSON.stringify([localStorage, sessionStorage, document.cookie])');
      expect(kept).toBe('[{},{},""]');
      expect(asked.filter((address) => !address.startsWith(`${origin}/`))).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    },
    PATIENCE,
  );

  it(
    'shows samples as tabs, copies code, and links to the next page',
    async () => {
      const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
      const { page, complaints } = await opened(context, 'api/fraud');
      const operation = page.locator('.operation').first();
      const tab = (name: string) => operation.getByRole('tab', { name });
      await tab('curl').focus();
      await page.keyboard.press('ArrowRight');
      expect(await tab('TypeScript').getAttribute('aria-selected')).toBe('true');
      expect(await operation.getByRole('tabpanel').innerText()).toContain(
        "'POST /RestService/fraud-api/v2/'",
      );
      await tab('Python').click();
      await operation.getByRole('tabpanel').getByRole('button', { name: 'Copy' }).click();
      await operation.getByRole('button', { name: 'Copied' }).waitFor();
      expect(await page.evaluate('navigator.clipboard.readText()')).toContain('from assay import Assay');
      await page.goto(`${origin}/docs/get-started/first-transaction`);
      const next = page.locator('a[rel="next"]');
      const title = (await next.innerText()).replace(/^Next\s*/, '');
      await next.click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    },
    PATIENCE,
  );

  it(
    "runs the TypeScript client with the browser's fetch and digests",
    async () => {
      const { outputFiles } = await bundle({
        entryPoints: ['clients/typescript/src/index.ts'],
        bundle: true,
        format: 'iife',
        globalName: 'client',
        target: 'chrome110',
        write: false,
      });
      const context = await browser.newContext();
      const { page, asked } = await opened(context, 'api/');
      const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
      const body = '{"event":"ping","timestamp":"2026-11-20T15:10:00.000Z","data":{}}';
      const headers = signedHeaders('1', body, Date.now(), { header: 'X', secret, previousSecret: null });
      const outcome = await page.evaluate(`(async () => {
      ${outputFiles[0]?.text}
      const assay = new client.Assay({ url: location.origin, apiKey: ${JSON.stringify(shop.testKey)} });
      const given = { body: ${JSON.stringify(body)}, headers: ${JSON.stringify(headers)} };
      const verify = (secret) => client.verifyWebhook({ ...given, secret }).catch((error) => error);
      return [
        (await assay.fraud({ user_id: 'test-review' })).state,
        (await assay.ip('nothing').catch((error) => error)) instanceof client.InvalidRequest,
        (await verify(${JSON.stringify(secret)})).event,
        (await verify('whsec_' + 'A'.repeat(44))) instanceof client.UntrustedWebhook,
      ];
    })()`);
      expect(outcome).toEqual(['REVIEW', true, 'ping', true]);
      expect(asked.filter((address) => !address.startsWith(`${origin}/`))).toEqual([]);
      await context.close();
    },
    PATIENCE,
  );
});
