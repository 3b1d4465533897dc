import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium, launchChromium } from '../panel/browser';
import { openAgentPage, sessionText } from './agent-page';
import { type AgentServer, startAgentServer } from './agent-server';
import { buildBundles } from './build-bundles';
import { REPLACEABLE, WAYS } from './replaceable';

const chromium = findChromium();
/** Without these there is no session to encrypt or no server to contact, so the result is an empty text. */
const NEEDED = /^(fetch|crypto|TextEncoder|btoa|atob|JSON|Promise|Uint8Array)/;

// Skipped without Chromium (CHROMIUM_PATH, /usr/bin/chromium).
describe.skipIf(!chromium)('page that replaced a browser API', () => {
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

  test(
    'gets its session although each API in turn throws or never resolves',
    { timeout: 120_000 },
    async () => {
      const rest = [...REPLACEABLE.entries()];
      const wrong: string[] = [];
      const work = async () => {
        const page = await openAgentPage(browser, `${server.origin}/bare`);
        for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
          const [at, api] = next;
          const way = WAYS[at % 2] as string;
          try {
            await page.goto(`${server.origin}/broken?${new URLSearchParams({ api, way })}`);
            const text = await sessionText(page);
            if (text === '' && !NEEDED.test(api)) wrong.push(`${api} ${way}: no session`);
            if (text !== '') server.open(text);
          } catch (error) {
            wrong.push(`${api} ${way}: ${(error as Error).message}`);
          }
        }
      };
      await Promise.all([work(), work()]);
      expect(wrong).toEqual([]);
    },
  );
});
