import { describe, expect, it } from 'vitest';
import { axeFaults } from './axe';
import { findChromium } from './browser';
import { PAGES } from './pages';
import { SUSPECT, usePanel } from './panel';

describe.skipIf(!findChromium())('panel accessibility', () => {
  const panel = usePanel();

  it.each(['light', 'dark'] as const)('has no axe violation: %s', { timeout: 360_000 }, async (scheme) => {
    await panel.server.decide({ ...SUSPECT, transaction_id: `seen-${scheme}` });
    await panel.open('/panel/transactions');
    const { page } = panel;
    await page.emulateMedia({ colorScheme: scheme });
    await panel.row(`seen-${scheme}`).waitFor();
    const all: string[] = [];
    for (const path of PAGES) {
      await page.goto(`${panel.server.address}/panel/${path}`);
      await panel.heading(/./).waitFor();
      all.push(...(await axeFaults(page)).map((fault) => `${path}: ${fault}`));
    }
    await page.goto(`${panel.server.address}/panel/transactions?transaction=seen-${scheme}`);
    await page.getByRole('link', { name: `seen-${scheme}` }).click();
    await page.getByText('Transaction declined').waitFor();
    all.push(...(await axeFaults(page)).map((fault) => `a decision: ${fault}`));
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Go to' }).getByRole('textbox').waitFor();
    expect(all).toEqual([]);
    // The element fades in.
    await expect.poll(() => axeFaults(page)).toEqual([]);
  });
});
