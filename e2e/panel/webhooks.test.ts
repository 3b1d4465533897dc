import { describe, expect, it } from 'vitest';
import { findChromium, namelessControls } from './browser';
import { usePanel } from './panel';

describe.skipIf(!findChromium())('webhooks in the panel', () => {
  const panel = usePanel();

  it('lists endpoints and deliveries, opens a delivery by Enter, and switches an endpoint off', async () => {
    await panel.open('/panel/webhooks');
    const { page } = panel;
    await page.getByText('No endpoint yet').waitFor();
    await page.getByText('Nothing was sent yet.').waitFor();
    await panel.server.call('POST', '/management-api/v1/webhooks', {
      name: 'Shop',
      // Nobody listens there: the attempt fails and stays in the log.
      url: 'https://127.0.0.1:9/hook',
      events: ['transaction/processed'],
    });
    await panel.server.decide({ transaction_id: 'order-1' });
    await page.reload();
    await panel.rows('Endpoints').getByText('Shop').waitFor();
    const delivery = panel.rows('Deliveries').filter({ hasText: 'transaction/processed' });
    await expect
      .poll(async () => {
        await page.getByText('All', { exact: true }).click();
        await page.reload();
        await panel.rows('Endpoints').first().waitFor();
        return await delivery.count();
      })
      .toBe(1);
    await delivery.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByLabel('Body').getByText('order-1').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Disable Shop' }).click();
    await page.getByRole('button', { name: 'Enable Shop' }).waitFor();
    expect(await namelessControls(page)).toEqual([]);
  });
});
