import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay } from '../../apps/server/src/testing/assay-server';
import { items } from '../../apps/server/src/testing/client';
import { findChromium } from '../panel/browser';

const executablePath = findChromium();
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const APPLICATION = `
import { createElement, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useSessionStream } from './sdk/session-stream/src/react';

function Checkout() {
  const { streamId, createCustomEvent, finishStream } = useSessionStream({ authData: window.authData, label: 'react' });
  return createElement('div', null,
    createElement('output', null, streamId),
    createElement('button', { id: 'event', onClick: () => createCustomEvent('clicked') }),
    createElement('button', { id: 'finish', onClick: () => finishStream() }));
}
function App() {
  const [shown, show] = useState(true);
  return createElement('div', null,
    createElement('button', { id: 'toggle', onClick: () => show(!shown) }), shown && createElement(Checkout));
}
createRoot(document.getElementById('root')).render(createElement(StrictMode, null, createElement(App)));
`;

describe.skipIf(executablePath === null)(
  'useSessionStream (skipped without CHROMIUM_PATH or /usr/bin/chromium)',
  () => {
    let server: AssayServer;
    let ingest: string;
    let site: Server;
    let browser: Browser;

    beforeAll(async () => {
      server = await startAssay();
      ingest = `http://127.0.0.1:${await server.listen()}`;
      const { outputFiles } = await build({
        stdin: { contents: APPLICATION, resolveDir: ROOT },
        bundle: true,
        write: false,
        format: 'iife',
        define: { 'process.env.NODE_ENV': '"development"' },
      });
      const answer = await fetch(`${ingest}/session-monitoring-api/v1/auth`, {
        method: 'POST',
        headers: { 'x-api-key': server.owner.liveKey },
      });
      const given = `<script>window.authData = '${await answer.text()}'</script>`;
      site = createServer((request, response) => {
        const isScript = request.url === '/app.js';
        response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
        response.end(
          isScript
            ? outputFiles[0]?.text
            : `<!doctype html><meta charset="utf-8"><div id="root"></div>${given}<script src="/app.js"></script>`,
        );
      });
      site.listen(0, '127.0.0.1');
      await once(site, 'listening');
      browser = await chromium.launch({
        executablePath: executablePath ?? '',
        args: ['--no-sandbox', '--disable-gpu'],
      });
    });
    afterAll(async () => {
      await browser?.close();
      site?.close();
      await server?.close();
    });

    it('streams while the component is mounted, also in strict mode, and continues when it is mounted again', async () => {
      const address = site.address();
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`);
      await page.waitForFunction(`document.querySelector('output')?.textContent.length === 36`);
      const id = await page.textContent('output');
      await page.click('#event');
      await page.click('#toggle');
      await page.waitForFunction(`document.querySelector('output') === null`);
      await page.click('#toggle');
      await page.waitForFunction(`document.querySelector('output')?.textContent === ${JSON.stringify(id)}`);
      await page.click('#event');
      await page.click('#finish');
      const limit = Date.now() + 15_000;
      for (;;) {
        const { data } = await server.owner.live.manage('GET', `/sessions/${id}`);
        if (typeof data.ended_at === 'string' || Date.now() > limit) {
          expect(String(data.label)).toBe('react');
          expect(items(data.timeline).filter((event) => String(event.kind) === 'custom')).toHaveLength(2);
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    });
  },
);
