import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium, namelessControls } from './browser';
import { usePanel } from './panel';

describe.skipIf(!findChromium())('webhooks in the panel', () => {
  const panel = usePanel();
  let receiver: Server;
  let status = 200;
  /** Bodies of the delivered messages. */
  const delivered: string[] = [];

  beforeAll(async () => {
    receiver = createServer(async (request, reply) => {
      let body = '';
      for await (const part of request) body += part;
      delivered.push(body);
      reply.writeHead(status).end(status === 200 ? '' : 'mending');
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => receiver.close());

  it('list endpoints and deliveries, open a delivery by Enter, and disable an endpoint', async () => {
    await panel.open('/panel/webhooks');
    const { page } = panel;
    await page.getByText('No endpoints yet').waitFor();
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
    await page.getByText('No failed deliveries.').waitFor();
    await page.getByRole('button', { name: 'Disable Shop' }).click();
    await page.getByRole('button', { name: 'Enable Shop' }).waitFor();
    expect(await namelessControls(page)).toEqual([]);
  });

  it('change an endpoint, test it, and resend all failed deliveries', async () => {
    await panel.open('/panel/webhooks');
    const { page, server } = panel;
    const { port } = receiver.address() as AddressInfo;
    const { webhook } = await server.call<{ webhook: { id: string } }>(
      'POST',
      '/management-api/v1/webhooks',
      {
        name: 'Books',
        url: `http://127.0.0.1:${port}/books`,
        events: ['transaction/processed'],
      },
    );
    status = 410;
    const missed = ['missed-1', 'missed-2'];
    for (const transaction_id of missed) await server.decide({ transaction_id });
    const states = async () => {
      const { deliveries } = await server.call<{ deliveries: readonly { state: string }[] }>(
        'GET',
        `/management-api/v1/webhook-deliveries?webhook_id=${webhook.id}`,
      );
      return deliveries.map(({ state }) => state);
    };
    await expect.poll(states).toEqual(['FAILED', 'FAILED']);

    await page.reload();
    await page.getByRole('button', { name: 'Edit Books' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Ledger');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await panel.rows('Endpoints').getByText('Ledger').waitFor();

    await page.getByLabel('Endpoint', { exact: true }).selectOption('Ledger');
    await expect.poll(() => panel.rows('Deliveries').count()).toBe(2);
    await page.getByRole('button', { name: 'Send ping' }).click();
    await page.getByText('The endpoint responded with 410.').waitFor();
    await panel.rows('Deliveries').first().getByRole('button', { name: 'View' }).click();
    await dialog.getByRole('cell', { name: 'mending' }).waitFor();
    await page.keyboard.press('Escape');

    status = 200;
    delivered.length = 0;
    await page.getByRole('button', { name: 'Resend failed deliveries' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resend failed deliveries' }).click();
    await page.getByText('Resending 2 deliveries.').waitFor();
    await expect.poll(() => missed.every((id) => delivered.some((body) => body.includes(id)))).toBe(true);
    await expect.poll(() => panel.rows('Deliveries').filter({ hasText: 'Delivered' }).count()).toBe(2);
  });

  it('explain the effect of a second secret during an overlap', async () => {
    await panel.open('/panel/webhooks');
    const { page } = panel;
    await page.getByRole('button', { name: 'Rotate Ledger' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Old secret expires').waitFor();
    expect(await dialog.getByRole('alert').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Create new secret' }).click();
    await page.getByText('Signing secret of “Ledger”').waitFor();
    await page.getByRole('button', { name: 'Rotate Ledger' }).click();
    await dialog.getByText('The previous secret is valid until:').waitFor();
  });

  it('show every button of the log on a screen of 1280 pixels', async () => {
    await panel.open('/panel/webhooks');
    await panel.page.setViewportSize({ width: 1280, height: 800 });
    const log = panel.page.getByRole('table', { name: 'Deliveries', exact: true });
    await log.getByRole('button', { name: 'Resend' }).first().waitFor();
    const [width, room] = await log.evaluate((table) => [
      table.scrollWidth,
      table.parentElement?.clientWidth ?? 0,
    ]);
    expect(width).toBeLessThanOrEqual(room ?? 0);
  });
});
