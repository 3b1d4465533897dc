import { describe, expect, it } from 'vitest';
import { findChromium } from './browser';
import { usePanel } from './panel';

describe.skipIf(!findChromium())('API keys in the panel', () => {
  const panel = usePanel();

  it('shows a new key once, and revokes it after confirmation', async () => {
    await panel.open('/panel/api-keys');
    const { page } = panel;
    await page.getByRole('button', { name: 'Create API key' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Checkout');
    await page.getByRole('button', { name: 'Create key' }).click();
    const key = (await page.getByLabel('API key', { exact: true }).textContent()) ?? '';
    expect(key).toMatch(/^assay_live_/);
    const status = async () =>
      (await fetch(`${panel.server.address}/management-api/v1/account`, { headers: { 'x-api-key': key } }))
        .status;
    expect(await status()).toBe(403);
    await page.reload();
    await panel.row('Checkout').waitFor();
    expect(await page.content()).not.toContain(key);
    await page.getByRole('button', { name: 'Revoke Checkout' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await panel.row('Checkout').getByText('Ended').waitFor();
    expect(await status()).toBe(401);
  });
});
