import { describe, expect, it } from 'vitest';
import { findChromium, namelessControls } from './browser';
import { SUSPECT, usePanel } from './panel';

describe.skipIf(!findChromium())('models and backtests in the panel', () => {
  const panel = usePanel();

  it(
    'offers no training with too few labels, names the missing ones, and backtests the rules',
    { timeout: 120_000 },
    async () => {
      await panel.server.decide({ ...SUSPECT, transaction_id: 'order-8' });
      await panel.open('/panel/models');
      const { page } = panel;
      page.setDefaultTimeout(80_000);
      await page.getByText('Active model: Base model (base-1)').waitFor();
      await page.getByText('No trained models yet. The base model is active.').waitFor();
      await page.getByText('0 of 100', { exact: true }).first().waitFor();
      await page.getByText('0 of 1,000', { exact: true }).waitFor();
      expect(await page.getByRole('button', { name: 'Train model' }).isDisabled()).toBe(true);
      await page.getByRole('button', { name: 'Find rules' }).click();
      await page.getByText('Not enough labeled transactions').waitFor();
      await page.getByRole('combobox', { name: 'Rules' }).selectOption('1');
      await page.getByRole('button', { name: 'Run' }).click();
      const result = page.getByRole('region', { name: 'Backtest result' });
      await result.getByRole('heading', { name: 'Rules' }).waitFor();
      await result.getByText('Model').waitFor();
      await panel.rows('Matched rules').filter({ hasText: 'E101' }).waitFor();
      await panel.rows('Decisions before and after').filter({ hasText: 'DECLINE' }).first().waitFor();
      await panel.rows('Previous backtests').first().focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => page.url()).toContain('backtest=');
      expect(await namelessControls(page)).toEqual([]);
    },
  );

  it('shows why a training failed, also on a later visit', async () => {
    await panel.server.call('POST', '/management-api/v1/model-trainings', {});
    await panel.open('/panel/models');
    const { page } = panel;
    const reason = page.getByRole('alert').getByText(/Training needs at least 1000 labeled transactions/);
    await reason.waitFor();
    await page.getByText('Training failed').waitFor();
    await page.reload();
    await expect.poll(() => reason.isVisible()).toBe(true);
  });

  it('warns before promotion that a model is not better than the current one', async () => {
    const measured = { auc: 0.96, pr_auc: 0.9, brier: 0.03, calibration_error: 0.03, rows: 196, frauds: 28 };
    const advice = { promote: false, reason: "The model isn't clearly better on the newest transactions." };
    const model = {
      version: 1,
      trained_at: '2026-11-28T12:00:00.000Z',
      author: 'user 1',
      scores: false,
      report: { rows: 1301, quality: measured, champion: { model: 'base-1', quality: measured }, advice },
    };
    await panel.open('/panel/transactions');
    const { page } = panel;
    await page.route(/\/management-api\/v1\/models(\?|$)/, async (route) => {
      const answer = await route.fetch();
      const { data, ...rest } = await answer.json();
      await route.fulfill({ response: answer, json: { ...rest, data: { ...data, models: [model] } } });
    });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('link', { name: 'Models', exact: true }).click();
    await panel.rows('Trained models').getByText('Not ready').waitFor();
    const table = page.getByRole('table', { name: 'Trained models', exact: true });
    const [width, room] = await table.evaluate((shown) => [
      shown.scrollWidth,
      shown.parentElement?.clientWidth ?? 0,
    ]);
    expect(width).toBeLessThanOrEqual(room ?? 0);
    await page.getByRole('button', { name: 'Promote model 1' }).click();
    await page.getByRole('dialog').getByText(advice.reason).waitFor();
  });
});
