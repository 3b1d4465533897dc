import { describe, expect, it } from 'vitest';
import { axeFaults } from './axe';
import { findChromium, namelessControls } from './browser';
import { usePanel } from './panel';

describe.skipIf(!findChromium())('alerts and typologies in the panel', () => {
  const panel = usePanel();

  /** Sends transfers that stay just below 1,000. */
  const structure = async (payer: string) => {
    for (const [index, amount] of [930, 950, 980].entries())
      await panel.server.decide({
        transaction_id: `${payer}-${index}`,
        action_type: 'transfer',
        user_id: payer,
        receiver_id: `${payer}-receiver`,
        transaction_amount: amount,
        transaction_currency: 'EUR',
      });
  };

  it(
    'change a parameter in shadow mode, preview its alerts, and raise them',
    { timeout: 180_000 },
    async () => {
      await structure('ada');
      await panel.open('/panel/typologies');
      const { page } = panel;
      await page.getByRole('searchbox', { name: 'Name or pattern' }).fill('just below');
      await panel.rows('Typologies').getByRole('link', { name: 'Structuring' }).click();
      await panel.heading('Structuring').waitFor();
      await page.getByText('Shadow', { exact: true }).click();
      await page.getByRole('textbox', { name: /^Threshold/ }).fill('1000');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText(/^Saved as policy version \d+\.$/).waitFor();
      const { document } = await panel.server.call<{
        document: { typologies?: readonly { readonly id: string; readonly parameters: object }[] };
      }>('GET', '/management-api/v1/policy');
      expect(document.typologies).toMatchObject([
        { id: 'structuring', mode: 'shadow', parameters: { threshold: 1000 } },
      ]);

      await page.getByRole('button', { name: 'Start run' }).click();
      await page.getByRole('region', { name: 'Result' }).waitFor();
      await expect.poll(() => panel.rows('Overlap with alerts and labels').count()).toBe(1);
      await page
        .getByText(/3 transfers just below/)
        .first()
        .waitFor();
      expect(await namelessControls(page)).toEqual([]);
      await page.getByRole('button', { name: 'Raise the alerts' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Raise the alerts' }).click();
      await page.getByText('1 alert raised, 0 extended.').waitFor();
      await expect.poll(() => page.url()).toContain('run=');
      await page.reload();
      await page.getByRole('region', { name: 'Result' }).waitFor();
    },
  );

  it(
    'show an alert with its drawing and table, and close it with the keyboard',
    { timeout: 180_000 },
    async () => {
      await panel.open('/panel/alerts');
      const { page } = panel;
      await panel.rows('Alerts').first().waitFor();
      await page.keyboard.press('j');
      await page.keyboard.press('Enter');
      const drawer = page.getByRole('complementary', { name: 'Structuring' });
      await drawer.getByText(/3 transfers just below/).waitFor();
      await drawer.getByRole('img', { name: '3 transfers between 2 parties' }).waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => drawer.count()).toBe(0);
      await page.keyboard.press('Enter');
      await drawer.getByRole('link', { name: 'View full alert' }).click();
      await panel.heading('Structuring').waitFor();

      await expect.poll(() => panel.rows('Evidence').count()).toBe(3);
      await page.getByRole('button', { name: 'Money flow as a table' }).click();
      const transfers = page.getByRole('table', { name: 'Money flow' });
      await expect.poll(() => transfers.locator('tbody tr').count()).toBe(3);
      expect(await transfers.locator('tbody tr').first().textContent()).toContain('ada-receiver');
      expect(await namelessControls(page)).toEqual([]);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect.poll(() => axeFaults(page)).toEqual([]);
      }

      await page.keyboard.press('c');
      await page.getByText('Alert assigned.').waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByRole('button', { name: 'Claim' }).waitFor();
      await page.keyboard.press('h');
      await page.getByText('Snoozed', { exact: true }).first().waitFor();
      await page.keyboard.press('s');
      await page.keyboard.type('Several transfers avoid the threshold.');
      await page.keyboard.press('Control+Enter');
      await page.getByText('Alert of ada closed.').waitFor();
      await page.goto(`${panel.server.address}/panel/alerts?status=CLOSED`);
      await panel.row('Suspicious').waitFor();
      await page.goto(`${panel.server.address}/panel/typologies/structuring`);
      await page.getByText('100%').first().waitFor();
    },
  );

  it('merge alerts into a case and download its signed file', { timeout: 120_000 }, async () => {
    await panel.open('/panel/alerts?status=ALL');
    const { page } = panel;
    await page.getByRole('checkbox', { name: 'Select Structuring, ada' }).check();
    await page.getByRole('button', { name: 'Merge into a case' }).click();
    await page.getByRole('textbox', { name: 'Name of the case' }).fill('Structuring in May');
    await page.getByRole('button', { name: 'Merge', exact: true }).click();
    const strip = page.getByRole('region', { name: 'Case' });
    await strip.getByText('Structuring in May').waitFor();
    await strip.getByRole('button', { name: 'Actions of the case' }).click();
    const text = await panel.saved(() => page.getByRole('menuitem', { name: /JSON/ }).click());
    const file = JSON.parse(text) as { content: string; signature: string };
    expect(JSON.parse(file.content)).toMatchObject({
      title: 'Structuring in May',
      alerts: [{ name: 'Structuring' }],
    });
    expect(file.signature.length).toBeGreaterThan(60);
  });

  it('filter by URL, and fit a phone', async () => {
    await panel.open('/panel/alerts?status=ALL&score=99&typology=structuring');
    const { page } = panel;
    await page.getByText('No matching alerts.').waitFor();
    await page.getByRole('button', { name: 'Remove filter: Minimum score' }).click();
    await panel.rows('Alerts').first().waitFor();
    expect(page.url()).not.toContain('score=');
    await page.setViewportSize({ width: 390, height: 844 });
    const excess = () => page.evaluate('document.documentElement.scrollWidth - innerWidth');
    await expect.poll(excess).toBeLessThanOrEqual(0);
    await panel.rows('Alerts').first().getByRole('link').first().click();
    await page.getByRole('link', { name: 'View full alert' }).click();
    await panel.heading('Structuring').waitFor();
    await expect.poll(excess).toBeLessThanOrEqual(0);
    expect(await page.evaluate('document.documentElement.scrollHeight')).toBeLessThanOrEqual(4000);
  });
});
