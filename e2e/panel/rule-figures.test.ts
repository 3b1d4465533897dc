import { describe, expect, it } from 'vitest';
import { axeFaults } from './axe';
import { findChromium, namelessControls } from './browser';
import { usePanel } from './panel';

/** A transaction is counted when it is a minute old, by a job that runs every 15 seconds. */
const COUNTED_MS = 150_000;

describe.skipIf(!findChromium())('rule metrics in the panel', () => {
  const panel = usePanel();

  it('are shown with each rule, and over time on its page', { timeout: 300_000 }, async () => {
    const { server } = panel;
    const rule = { id: 'GIFT', name: 'Gifts', when: 'gift = true', mode: 'live' };
    const effect = JSON.parse('{"then":{"score":{"operation":"+","value":15}}}');
    await server.call('POST', '/management-api/v1/rules', { ...rule, ...effect });
    const call = { gift: true, transaction_amount: 250, transaction_currency: 'EUR' };
    for (const id of ['good', 'bad', 'open']) await server.decide({ ...call, transaction_id: id });
    const label = (id: string, value: string) =>
      server.call('PUT', `/management-api/v1/transactions/${id}/label`, { label: value });
    await label('good', 'fraud_detection_false_alert');
    await label('bad', 'fraud_detection_fraud');

    await panel.open('/panel/rules');
    const { page } = panel;
    await panel.heading('Rules').waitFor();
    await page.getByRole('searchbox').fill('Gifts');
    const gifts = panel.row('Gifts');
    await gifts.waitFor();
    await expect
      .poll(
        async () => {
          await page.reload();
          await page.getByRole('searchbox').fill('Gifts');
          await page.getByRole('status').getByText('policy version').waitFor();
          return (await gifts.innerText()).replace(/\s+/g, ' ');
        },
        { timeout: COUNTED_MS, interval: 5000 },
      )
      .toMatch(/ 3 50 ?% \(2\) 1 €250/);
    await gifts.getByRole('img', { name: /^Matches over time: .*3$/ }).waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // Colors change over some frames.
      await expect.poll(() => axeFaults(page)).toEqual([]);
    }
    await page.getByRole('combobox', { name: 'Metrics period' }).selectOption('Custom range');
    await page.getByLabel('End date').fill('2020-01-02');
    await page.getByLabel('Start date').fill('2020-01-01');
    await expect.poll(() => gifts.innerText()).toMatch(/\s0\s/);

    await page.getByRole('link', { name: 'Gifts' }).click();
    await panel.heading('Gifts').waitFor();
    await page.getByRole('region', { name: 'Last 28 days' }).getByText('€250').waitFor();
    await page.getByRole('tab', { name: 'Performance' }).click();
    const hits = page.getByRole('region', { name: 'Matches over time' });
    await hits.getByRole('img', { name: 'Matches over time' }).waitFor();
    const sum = (cells: readonly string[]) => cells.reduce((all, cell) => all + Number(cell), 0);
    const column = (table: string, at: number) =>
      panel.rows(table).locator(`td:nth-child(${at})`).allTextContents();
    expect(sum(await column('Matches over time', 2))).toBe(3);
    expect(sum(await column('Labels of matched transactions', 2))).toBe(1);
    await page.getByText('€750 matched; €250 labeled fraud').waitFor();
    for (const colorScheme of ['dark', 'light'] as const) {
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
