import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { findChromium } from './browser';
import { SUSPECT, usePanel } from './panel';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PATHS = [
  'traffic',
  'queue',
  'links',
  'dashboards',
  'health',
  'settings',
  'sessions',
  'executions',
  'workflows',
  'screening',
  'rules',
  'rules/new',
  'lists',
  'models',
  'policy',
  'sources',
  'keys',
  'webhooks',
  'audit',
  'people',
  'sign-ins',
  'me',
];

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly {
      readonly html: string;
      readonly any: readonly { readonly message: string }[];
    }[];
  }[];
}

describe.skipIf(!findChromium())('the panel for everybody', () => {
  const panel = usePanel();

  /** Each fault once, with how often it is there and an example. */
  async function faults(): Promise<readonly string[]> {
    const { page } = panel;
    await expect.poll(() => page.getByRole('status', { name: 'Loading' }).count()).toBe(0);
    if (await page.evaluate('!window.axe')) await page.evaluate(axeSource);
    const { violations } = (await page.evaluate('axe.run(document)')) as AxeResult;
    const found = new Map<string, { count: number; html: string }>();
    for (const { id, nodes } of violations) {
      for (const { html, any } of nodes) {
        const fault = `${id}: ${any[0]?.message ?? ''}`;
        found.set(fault, { count: (found.get(fault)?.count ?? 0) + 1, html: html.slice(0, 160) });
      }
    }
    return [...found].map(([fault, { count, html }]) => `${count} × ${fault} ${html}`);
  }

  it.each(['light', 'dark'] as const)(
    'has no fault that axe finds: %s',
    { timeout: 180_000 },
    async (scheme) => {
      await panel.server.decide({ ...SUSPECT, transaction_id: `seen-${scheme}` });
      await panel.open('/panel/traffic');
      const { page } = panel;
      await page.emulateMedia({ colorScheme: scheme });
      await panel.row(`seen-${scheme}`).waitFor();
      const all: string[] = [];
      for (const path of PATHS) {
        await page.goto(`${panel.server.address}/panel/${path}`);
        await panel.heading(/./).waitFor();
        all.push(...(await faults()).map((fault) => `${path}: ${fault}`));
      }
      await page.goto(`${panel.server.address}/panel/traffic?transaction=seen-${scheme}`);
      await page.getByRole('link', { name: `seen-${scheme}` }).click();
      await page.getByText('The call was declined').waitFor();
      all.push(...(await faults()).map((fault) => `a decision: ${fault}`));
      expect(all).toEqual([]);
    },
  );
});
