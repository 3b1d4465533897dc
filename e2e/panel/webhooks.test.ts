import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium, namelessControls } from './browser';
import { usePanel } from './panel';

describe.skipIf(!findChromium())('webhooks in the panel', () => {
  const panel = usePanel();
  let receiver: Server;
  /** Bodies of what was delivered. */
  const delivered: string[] = [];

  beforeAll(async () => {
    receiver = createServer(async (request, reply) => {
      let body = '';
      for await (const part of request) body += part;
      delivered.push(body);
      reply.end();
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => receiver.close());

  it('lists endpoints and deliveries, opens a delivery by Enter, and switches an endpoint off', async () => {
    await panel.open('/panel/webhooks');
    const { page } = panel;
    await page.getByText('No endpoint yet').waitFor();
    await page.getByText('Nothing was sent yet.').waitFor();
    await panel.server.call('POST', '/management-api/v1/webhooks', {
      name: 'Shop',
      url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`,
      events: ['transaction/processed'],
    });
    await panel.server.decide({ transaction_id: 'order-1' });
    await expect.poll(() => delivered.some((body) => body.includes('order-1'))).toBe(true);
    const delivery = panel.rows('Deliveries').filter({ hasText: 'transaction/processed' });
    await expect
      .poll(async () => {
        await page.reload();
        await delivery.waitFor();
        return delivery.textContent();
      })
      .toContain('Delivered');
    await panel.rows('Endpoints').getByText('Shop').waitFor();
    await delivery.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByLabel('Body').getByText('order-1').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Failed', { exact: true }).click();
    await page.getByText('No delivery has failed.').waitFor();
    await page.getByRole('button', { name: 'Disable Shop' }).click();
    await page.getByRole('button', { name: 'Enable Shop' }).waitFor();
    expect(await namelessControls(page)).toEqual([]);
  });
});
