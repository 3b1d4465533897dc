import { describe, expect, it } from 'vitest';
import { findChromium, namelessControls } from './browser';
import { SUSPECT, usePanel } from './panel';

describe.skipIf(!findChromium())('models and back-tests in the panel', () => {
  const panel = usePanel();

  it(
    'refuses to train on too few labels in plain words, and back-tests the rules',
    { timeout: 90_000 },
    async () => {
      await panel.server.decide({ ...SUSPECT, transaction_id: 'order-8' });
      await panel.open('/panel/models');
      const { page } = panel;
      page.setDefaultTimeout(80_000);
      await page.getByText('base model base-1 scores').waitFor();
      await page.getByText('None yet: the base model scores.').waitFor();
      await page.getByRole('button', { name: 'Train a model' }).click();
      await page.getByText('Nothing was learned').waitFor();
      await page.getByRole('button', { name: 'Look for rules' }).click();
      await page.getByText('Nothing to look in').waitFor();
      await page.getByRole('combobox', { name: 'Rules' }).selectOption('1');
      await page.getByRole('button', { name: 'Start' }).click();
      const result = page.getByRole('region', { name: 'Result of the back-test' });
      await result.getByText('The rules').waitFor();
      await result.getByText('The model').waitFor();
      await panel.rows('Rules that fired').filter({ hasText: 'E101' }).waitFor();
      await panel.rows('Decisions then and now').filter({ hasText: 'DECLINE' }).first().waitFor();
      await panel.rows('Earlier back-tests').first().focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => page.url()).toContain('backtest=');
      expect(await namelessControls(page)).toEqual([]);
    },
  );
});
