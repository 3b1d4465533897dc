import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFaults } from './axe';
import { findChromium, namelessControls } from './browser';
import { usePanel } from './panel';

describe.skipIf(!findChromium())('rules in the panel', () => {
  const panel = usePanel();

  it(
    'checks a rule while it is typed, saves it in shadow mode, switches it live and reverts it',
    {
      timeout: 120_000,
    },
    async () => {
      await panel.open('/panel/rules');
      const { page } = panel;
      page.setDefaultTimeout(60_000);
      await page.getByRole('link', { name: 'Create rule' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('Gift of the month');
      const condition = page.locator('.cm-content');
      await condition.click();
      await page.keyboard.type('gif = true');
      await page.getByRole('list', { name: 'Error' }).waitFor();
      expect(await page.locator('mark').textContent()).toBe('gif');
      await page.getByText('unknown field gif; did you mean gift?').waitFor();
      await page.getByRole('button', { name: 'Use gift', exact: true }).click();
      await page.getByText('The condition is valid').waitFor();
      await page.getByRole('textbox', { name: 'ID', exact: true }).fill('GIFT');
      await page.getByRole('textbox', { name: 'Points' }).fill('15');
      await page.getByRole('button', { name: 'Save rule' }).click();
      await panel.heading('Gift of the month').waitFor();
      expect(await panel.server.decide({ gift: true })).toMatchObject({ state: 'APPROVE', fraud_score: 0 });

      await page.getByRole('link', { name: 'All rules' }).click();
      await page.keyboard.press('/');
      await page.keyboard.insertText('of the month');
      await page.getByRole('button', { name: 'Actions for rule GIFT' }).click();
      await page.getByRole('menuitem', { name: 'Make live' }).click();
      await page.getByText('policy version 3').waitFor();
      expect(await panel.server.decide({ gift: true })).toMatchObject({ state: 'REVIEW', fraud_score: 15 });
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByText('policy version 4').waitFor();
      expect(await panel.server.decide({ gift: true })).toMatchObject({ state: 'APPROVE' });

      await page.getByRole('link', { name: 'Policy versions' }).click();
      await page.getByRole('button', { name: 'Changes in version 2' }).click();
      const drawer = page.getByRole('complementary', { name: 'Changes in version 2' });
      await drawer.getByText('Rule GIFT: Gift of the month').waitFor();
      await drawer.getByText('Condition: gift = true').waitFor();
      await page.getByRole('button', { name: 'Changes in version 1' }).click();
      await page.getByRole('button', { name: 'Restore version 1' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
      await page.getByText('Version 1 restored').waitFor();
      expect(await panel.server.decide({ gift: true })).toMatchObject({ state: 'APPROVE' });
    },
  );

  it('starts a rule as a canary, and shows in a decision if it counted', { timeout: 120_000 }, async () => {
    const rule = { id: 'CANARY', name: 'Let in slowly', when: 'user_id = "bird"', mode: 'shadow' };
    const effect = JSON.parse('{"then":{"score":{"operation":"+","value":15}}}');
    await panel.server.call('POST', '/management-api/v1/rules', { ...rule, ...effect });
    await panel.open('/panel/rules/edit/CANARY');
    const { page } = panel;
    page.setDefaultTimeout(60_000);
    await page.getByRole('radio', { name: 'Canary' }).check({ force: true });
    await page.getByRole('textbox', { name: 'Applies to' }).fill('99.9');
    await page.getByRole('button', { name: 'Save rule' }).click();
    await page.getByText('Saved as policy version').waitFor();
    await panel.server.decide({ transaction_id: 'canary-call', user_id: 'bird' });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // Colors change over some frames.
      await expect.poll(() => axeFaults(page)).toEqual([]);
    }
    await page.goto(`${panel.server.address}/panel/rules`);
    await page.getByRole('searchbox').fill('CANARY');
    await panel.row('Let in slowly').getByText('canary 99.9%').waitFor();
    await page.goto(`${panel.server.address}/panel/transactions?transaction=canary-call`);
    await page.getByRole('link', { name: 'canary-call' }).first().click();
    await page.getByText('canary 99.9%: counted').first().waitFor();
    expect(await namelessControls(page)).toEqual([]);
  });

  it('tests a rule on past transactions before it is saved', { timeout: 90_000 }, async () => {
    await panel.server.decide({ gift: true, transaction_amount: 50, transaction_currency: 'EUR' });
    await panel.open('/panel/rules/new');
    const { page } = panel;
    page.setDefaultTimeout(60_000);
    await page.getByRole('textbox', { name: 'Name' }).fill('Gift');
    const attempt = page.getByRole('button', { name: 'Run backtest' });
    expect(await attempt.isDisabled()).toBe(true);
    await page.locator('.cm-content').fill('gift = true');
    await page.getByRole('textbox', { name: 'Points' }).fill('15');
    await attempt.click();
    const change = panel.rows('Changed decisions').filter({ hasText: 'REVIEW' });
    await change.getByText('APPROVE').waitFor();
    expect(await change.getByRole('link').count()).toBeGreaterThan(0);
    await page.getByRole('textbox', { name: 'Points' }).fill('16');
    await page.getByText('The rule changed since').waitFor();
    expect(await namelessControls(page)).toEqual([]);
  });

  it('creates and backtests a rule with at most 15 keystrokes and clicks', { timeout: 90_000 }, async () => {
    await panel.server.decide({ gift: true, transaction_amount: 50, transaction_currency: 'EUR' });
    await panel.open('/panel/transactions');
    const { page } = panel;
    page.setDefaultTimeout(60_000);
    let steps = 0;
    const click = (target: Locator) => {
      steps++;
      return target.click();
    };
    const press = (key: string) => {
      steps++;
      return page.keyboard.press(key);
    };
    await click(page.getByRole('link', { name: 'Rules', exact: true }));
    await click(page.getByRole('link', { name: 'Create rule' }));
    await click(page.getByRole('textbox', { name: 'Name' }));
    await page.keyboard.type('Gifts');
    await click(page.locator('.cm-content'));
    await page.keyboard.type('gift = true');
    await press('Control+Enter');
    await page.getByRole('region', { name: 'Result', exact: true }).waitFor();
    await press('Control+s');
    await panel.heading('Gifts').waitFor();
    expect(steps).toBeLessThanOrEqual(15);
  });

  it('moves over the rules by keys, and opens one by Enter', async () => {
    await panel.open('/panel/rules');
    const { page } = panel;
    const first = (await panel.rows('Rules').first().getByRole('link').textContent()) ?? '';
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await panel.heading(first).waitFor();
    await page.goBack();
    await page.getByRole('searchbox').fill('no such rule');
    await expect.poll(() => page.getByText('No matching rules.').isVisible()).toBe(true);
  });

  it('starts the tab order after a page change at the content, and stops once at the fields of a rule', async () => {
    await panel.open('/panel/rules');
    const { page } = panel;
    await page.getByRole('link', { name: 'Create rule' }).press('Enter');
    await panel.heading('Create rule').waitFor();
    await expect.poll(() => page.locator('h1:focus').count()).toBe(1);
    await page.getByRole('tab', { name: 'Fields' }).click();
    const fields = page.getByPlaceholder('Filter fields');
    await fields.focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => page.locator(':focus').textContent()).toContain('action_type');
    await page.keyboard.press('ArrowDown');
    const second = await page.locator(':focus').textContent();
    expect(second).not.toContain('action_type');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe(second);
    await page.keyboard.press('Tab');
    await expect
      .poll(() =>
        page
          .locator('button:focus')
          .filter({ hasText: /string|number/ })
          .count(),
      )
      .toBe(0);
  });
});
