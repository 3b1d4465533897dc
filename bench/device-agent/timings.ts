import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { AgentServer } from '../../e2e/device-agent/agent-server';

interface Timings {
  /** Milliseconds, one value per run. */
  readonly warm: readonly number[];
  readonly cold: readonly number[];
  readonly baseline: readonly number[];
}

const require = createRequire(import.meta.url);

const TIMED = `(async () => {
  const start = performance.now();
  const session = await service.getSession();
  return { ms: performance.now() - start, session };
})()`;

const BASELINE = `(async () => {
  const start = performance.now();
  await Promise.all([
    FingerprintJS.load({ monitoring: false }).then((agent) => agent.get()),
    botd.load({ monitoring: false }).then((agent) => agent.detect()),
    detectIncognito(),
  ]);
  return performance.now() - start;
})()`;

/** Builds the three open-source libraries as globals of a page. */
async function baselineScripts(): Promise<readonly string[]> {
  const esbuild = await import('esbuild');
  const built = await esbuild.build({
    stdin: {
      contents: `import FingerprintJS from '@fingerprintjs/fingerprintjs';
        import { load } from '@fingerprintjs/botd';
        import { detectIncognito } from 'detectincognitojs';
        Object.assign(window, { FingerprintJS, botd: { load }, detectIncognito });`,
      resolveDir: join(require.resolve('@fingerprintjs/fingerprintjs/package.json'), '..', '..', '..', '..'),
    },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
  });
  return built.outputFiles.map(({ text }) => text);
}

const settle = (page: Page) => page.waitForFunction('document.readyState === "complete"');

/**
 * Measures this project's agent, warm (after init) and cold, and the three libraries together, alternating in
 * the same browser.
 */
export async function measure(browser: Browser, site: AgentServer, runs: number): Promise<Timings> {
  const scripts = await baselineScripts();
  const result = {
    warm: [] as number[],
    cold: [] as number[],
    baseline: [] as number[],
  };
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${site.origin}/usual`);
    await settle(page);
    const cold = await page.evaluate<{ ms: number; session: string }>(TIMED);
    if (cold.session === '') throw new Error('No session');
    result.cold.push(cold.ms);
    await page.reload();
    await settle(page);
    await page.evaluate('service.init()');
    await page.waitForTimeout(1000);
    result.warm.push((await page.evaluate<{ ms: number }>(TIMED)).ms);
    await page.goto(`${site.origin}/bare`);
    await settle(page);
    for (const script of scripts) await page.evaluate(script);
    result.baseline.push(await page.evaluate<number>(BASELINE));
    await context.close();
  }
  return result;
}
