import { describe, expect, it } from 'vitest';
import { axeFaults } from './axe';
import { findChromium, namelessControls } from './browser';
import { SUSPECT, usePanel } from './panel';

/** A transaction is counted when it is a minute old, by a job that runs every 15 seconds. */
const COUNTED_MS = 120_000;

describe.skipIf(!findChromium())('dashboards in the panel', () => {
  const panel = usePanel();

  it('show decisions split, compared, as a table and as a file', { timeout: 240_000 }, async () => {
    const { server } = panel;
    for (let call = 0; call < 3; call++)
      await server.decide({
        transaction_id: `buy-${call}`,
        user_id: `u-${call}`,
        action_type: call === 0 ? 'login' : 'purchase',
        transaction_amount: 1e15,
        transaction_currency: 'EUR',
      });
    await server.decide({ ...SUSPECT, transaction_id: 'bad' });
    await server.call('PUT', '/management-api/v1/transactions/bad/label', {
      label: 'fraud_detection_false_alert',
    });

    await panel.open('/panel/dashboard?range=today');
    const { page } = panel;
    await panel.heading('Dashboard').waitFor();
    await page.getByText('No data yet').or(page.getByText('data up to')).first().waitFor();
    await expect
      .poll(
        async () => {
          await page.reload();
          await page.getByText('Europe').or(page.getByText('UTC')).first().waitFor();
          return page.getByRole('region', { name: 'Transactions by decision' }).textContent();
        },
        { timeout: COUNTED_MS, interval: 5000 },
      )
      .toMatch(/Hour/);
    await page.getByRole('tab', { name: 'Accuracy' }).click();
    await expect
      .poll(() => page.getByRole('region', { name: 'Labels' }).textContent(), { timeout: COUNTED_MS })
      .toContain('false alert');

    await expect
      .poll(
        async () => {
          await page.reload();
          await panel.heading('Dashboard').waitFor();
          return page.locator('#page').innerText();
        },
        { timeout: COUNTED_MS, interval: 5000 },
      )
      .toMatch(/\nTransactions\s+4\s/);

    await page.getByRole('tab', { name: 'Overview' }).click();
    await page.getByRole('combobox', { name: 'Break down by' }).selectOption('By action');
    const split = page.getByRole('region', { name: 'Transactions by group' });
    await split.getByText('purchase', { exact: true }).first().waitFor();
    const rows = await panel.rows('Transactions by decision').allTextContents();
    expect(rows.length).toBeGreaterThanOrEqual(23);

    await page.getByRole('button', { name: 'Transactions by decision as a table' }).click();
    await expect.poll(() => page.getByRole('img', { name: 'Transactions by decision' }).count()).toBe(0);
    const file = await panel.saved(() =>
      page.getByRole('button', { name: 'Transactions by decision as a CSV file' }).click(),
    );
    expect(file).toMatch(/^Hour,Approved,Review,Declined\r\n/);
    const sums = file
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) =>
        line
          .replace(/"[^"]*"/, '')
          .split(',')
          .slice(1, 4),
      );
    expect(sums.flat().reduce((all, cell) => all + Number(cell), 0)).toBe(4);
    // Extreme numbers remain numbers.
    await page
      .getByRole('region', { name: 'Amount in EUR' })
      .getByText('€', { exact: false })
      .first()
      .waitFor();
    expect(await namelessControls(page)).toEqual([]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // Colors change over some frames.
      await expect.poll(() => axeFaults(page)).toEqual([]);
    }
    const metrics = await panel.saved(async () => {
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Export metrics (CSV)' }).click();
    });
    expect(metrics).toMatch(/\r\nTransactions,4,/);

    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByRole('navigation').count()).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 390, height: 800 });
    const excess = () => page.evaluate('document.documentElement.scrollWidth - innerWidth');
    await expect.poll(excess).toBeLessThanOrEqual(0);
  });

  it('open the transactions behind bars, cells and key metrics', { timeout: 240_000 }, async () => {
    await panel.server.call('PATCH', '/management-api/v1/account', {
      thresholds: { review: 11, decline: 41 },
    });
    await panel.server.decide({ ...SUSPECT, transaction_id: 'behind' });
    await panel.open('/panel/dashboard?range=today');
    const { page } = panel;
    const bars = page.locator('rect[data-link]');
    await expect
      .poll(
        async () => {
          await page.reload();
          await page.getByText('data up to').or(page.getByText('No data yet')).first().waitFor();
          return bars.count();
        },
        { timeout: COUNTED_MS, interval: 5000 },
      )
      .toBeGreaterThan(0);
    await page.getByText('1 policy change in this period').click();
    await page.getByRole('link', { name: /Version 2/ }).waitFor();
    await bars.last().click();
    await panel.heading('Transactions').waitFor();
    expect(new URL(page.url()).searchParams.get('from')).toMatch(/^\d{4}-/);
    await page.goBack();
    await page
      .getByRole('region', { name: 'Matched rules' })
      .getByRole('link', { name: / of / })
      .first()
      .click();
    await expect.poll(() => new URL(page.url()).searchParams.get('rule')).toBeTruthy();
    await panel.row('behind').waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Transactions by decision as a table' }).click();
    await panel.rows('Transactions by decision').getByRole('link').first().click();
    await expect.poll(() => new URL(page.url()).searchParams.get('now')).toBeTruthy();
    await page.goBack();
    await page.getByRole('region', { name: 'Key metrics' }).getByRole('link').nth(1).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('now')).toBe('DECLINE');
  });

  it('report an invalid range and an unavailable server, and preserve the previous data', async () => {
    await panel.open('/panel/dashboard?from=2000-01-01&to=2026-01-01');
    const { page } = panel;
    await page.getByRole('alert').getByText('at most 3660 days').waitFor();
    await page.getByLabel('Start date').fill('2016-02-01');
    await page.getByText('1 February 2016').or(page.getByText('February 1, 2016')).first().waitFor();
    await page.getByText(/No transactions in this period|No data yet/).waitFor();
    await page.route('**/management-api/**', (route) => route.abort());
    await page.getByLabel('Start date').fill('2020-02-01');
    await expect
      .poll(() => page.getByRole('alert').getByText('Can’t reach the server').isVisible())
      .toBe(true);
    await page.unrouteAll();
  });
});
