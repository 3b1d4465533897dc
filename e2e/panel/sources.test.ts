import { describe, expect, it } from 'vitest';
import { findChromium, namelessControls } from './browser';
import { usePanel } from './panel';

describe.skipIf(!findChromium())('data sources in the panel', () => {
  const panel = usePanel();

  it('show sources by topic and state, find one, and show that no live lookup is enabled', async () => {
    await panel.open('/panel/sources');
    const { page } = panel;
    await page.getByText('No live lookups are enabled.').waitFor();
    const email = page.getByRole('button', { name: 'Email domains and breaches', exact: true });
    expect(await email.getAttribute('aria-expanded')).toBe('false');
    await email.click();
    await panel.rows('Email domains and breaches').filter({ hasText: 'loaded' }).first().waitFor();
    await page.getByText(/^Not loaded \d+$/).click();
    await panel.rows('Tor, VPN and private relays').filter({ hasText: 'Tor exit relays' }).waitFor();
    await page.getByRole('searchbox').fill('disposable-phones');
    await panel.rows('Phone numbers').first().waitFor();
    expect(await namelessControls(page)).toEqual([]);
    await page.getByRole('searchbox').fill('no such source');
    await expect.poll(() => page.getByText('No matching source. Change the search.').isVisible()).toBe(true);
  });
});
