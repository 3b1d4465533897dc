import { describe, expect, it } from 'vitest';
import { findChromium } from './browser';
import { usePanel } from './panel';

describe.skipIf(!findChromium())('policy versions in the panel', () => {
  const panel = usePanel();

  it('shows by Enter what a version changed, and turns to older versions', async () => {
    for (const review of [11, 12, 13]) {
      await panel.server.call('PATCH', '/management-api/v1/account', { thresholds: { review, decline: 40 } });
    }
    await panel.open('/panel/policy');
    const { page } = panel;
    await panel.rows('Policy versions').first().getByText('current').waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.getByText('Thresholds: review 12 → 13').waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('Thresholds: review 12 → 13').waitFor({ state: 'detached' });
    await panel.page.goto(`${panel.server.address}/panel/policy?before=3`);
    await expect.poll(() => panel.rows('Policy versions').count()).toBe(2);
    await page.getByRole('link', { name: 'Newest' }).click();
    await expect.poll(() => panel.rows('Policy versions').count()).toBe(4);
  });
});
