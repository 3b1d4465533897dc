import { describe, expect, it } from 'vitest';
import { findChromium, namelessControls } from './browser';
import { usePanel } from './panel';

describe.skipIf(!findChromium())('links in the panel', () => {
  const panel = usePanel();

  it('lead from a transaction over a shared device to a labeled fraud, and hide values that everyone shares', async () => {
    const { server } = panel;
    const IP = '198.51.100.9';
    await server.decide({ transaction_id: 'ring-1', user_id: 'ada', device_id: 'ring', ip: IP });
    await server.decide({ transaction_id: 'ring-2', user_id: 'bob', device_id: 'ring' });
    await server.call('PUT', '/management-api/v1/transactions/ring-2/label', {
      label: 'fraud_detection_fraud',
    });
    // One more than the minimum of a hub, with ada.
    for (let visitor = 0; visitor < 25; visitor++)
      await server.decide({ transaction_id: `visit-${visitor}`, user_id: `visitor-${visitor}`, ip: IP });

    await panel.openDecision('ring-1');
    const { page } = panel;
    await page.getByRole('tab', { name: 'Links' }).click();
    await page.getByRole('link', { name: 'View links' }).click();
    await panel.heading('Links').waitFor();
    await expect.poll(() => panel.rows('Linked entities').count()).toBe(3);
    await panel.row('widely shared').waitFor();
    expect(await namelessControls(page)).toEqual([]);

    await page.getByRole('switch', { name: 'Hide widely shared values' }).click();
    await expect.poll(() => panel.rows('Linked entities').count()).toBe(2);
    await page.getByText('1 widely shared value is hidden.').waitFor();

    await panel.row('Device').getByRole('link').first().click();
    await page.getByRole('link', { name: 'bob', exact: true }).waitFor();
    expect(page.url()).not.toMatch(/ring|bob|ada/);
    await page.getByRole('combobox', { name: 'Time' }).selectOption('Last 7 days');
    await expect.poll(() => page.url()).toContain('days=7');
    await expect.poll(() => panel.rows('Linked entities').count()).toBe(2);
    await page.getByRole('link', { name: 'bob', exact: true }).click();
    await page.getByRole('region', { name: 'bob' }).getByText('Labeled fraud').waitFor();

    await page.setViewportSize({ width: 390, height: 800 });
    const excess = () => page.evaluate('document.documentElement.scrollWidth - innerWidth');
    await expect.poll(excess).toBeLessThanOrEqual(0);
  });

  it('start with suggested clusters, which open their links', async () => {
    const { server } = panel;
    for (const user of ['dora', 'emil'])
      await server.decide({
        transaction_id: `money-${user}`,
        user_id: user,
        card_hash: 'money-card',
        transaction_amount: 5000,
        transaction_currency: 'EUR',
      });
    await panel.open('/panel/links');
    const { page } = panel;
    // The ring of the test before, and the two people with one card.
    await expect.poll(() => panel.rows('Suggested clusters').count()).toBe(2);
    await panel.row('1 fraud label').waitFor();
    await page.getByRole('button', { name: 'Amount' }).click();
    await expect.poll(() => panel.rows('Suggested clusters').first().textContent()).toContain('10,000');
    expect(await namelessControls(page)).toEqual([]);
    await panel.rows('Suggested clusters').first().press('Enter');
    await expect.poll(() => panel.rows('Linked entities').count()).toBe(2);
    expect(page.url()).not.toMatch(/dora|emil|money-card/);
    await page.getByRole('link', { name: 'Suggested clusters' }).click();
    await expect.poll(() => panel.rows('Suggested clusters').count()).toBe(2);
  });
});
