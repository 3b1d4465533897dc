import { describe, expect, it } from 'vitest';
import { axeFaults } from './axe';
import { findChromium, namelessControls } from './browser';
import { usePanel } from './panel';

describe.skipIf(!findChromium())('places of a transaction in the panel', () => {
  const panel = usePanel();

  it('are shown in a list and on a map that is bundled with the panel', { timeout: 120_000 }, async () => {
    await panel.server.decide({
      transaction_id: 'far-away',
      user_country: 'AT',
      user_city: 'Graz',
      billing_country: 'DE',
      shipping_country: 'SG',
      phone_number: '+36301234567',
      config: { phone_api: true },
    });
    await panel.openDecision('far-away');
    const { page } = panel;
    await page.getByRole('tab', { name: 'Links and locations' }).click();
    const places = page.getByRole('region', { name: 'Locations' });
    await places.getByText('In 4 countries.').waitFor();
    const list = places.getByRole('list', { name: 'Transaction locations' });
    expect(await list.getByRole('listitem').allTextContents()).toEqual([
      'Phone number: Hungary',
      'User address: Graz, Austria',
      'Billing address: Germany',
      'Shipping address: Singapore',
    ]);
    const map = places.getByRole('img', { name: 'Location map' });
    await map.waitFor();
    expect(await map.locator('path').count()).toBeGreaterThan(170);
    // Singapore is too small for this map; it is in the list.
    expect(await map.locator('circle').count()).toBe(3);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // Colors change over some frames.
      await expect.poll(() => axeFaults(page)).toEqual([]);
    }
    expect(await namelessControls(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 800 });
    const excess = () => page.evaluate('document.documentElement.scrollWidth - innerWidth');
    await expect.poll(excess).toBeLessThanOrEqual(0);
  });
});
