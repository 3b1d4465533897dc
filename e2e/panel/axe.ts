import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly {
      readonly html: string;
      readonly any: readonly { readonly message: string }[];
    }[];
  }[];
}

/** Returns the axe violations of a loaded page: each violation once, with its count and an example. */
export async function axeFaults(page: Page): Promise<readonly string[]> {
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
