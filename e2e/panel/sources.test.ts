import { describe, expect, it } from 'vitest';
import { findChromium } from './browser';
import { usePanel } from './panel';

describe.skipIf(!findChromium())('data sources in the panel', () => {
  const panel = usePanel();

  it('show loaded data, find a source, and show that no live lookup is enabled', async () => {
    await panel.open('/panel/sources');
    const { page } = panel;
    await panel.rows('Data sources').filter({ hasText: 'loaded' }).first().waitFor();
    await page.getByText('No live lookups are enabled.').waitFor();
    await page.getByRole('searchbox').fill('no such source');
    await expect.poll(() => page.getByText('No matching source. Change the search.').isVisible()).toBe(true);
  });
});
