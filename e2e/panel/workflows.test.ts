import { describe, expect, it } from 'vitest';
import { findChromium, namelessControls } from './browser';
import { usePanel } from './panel';

describe.skipIf(!findChromium())('workflows in the panel', () => {
  const panel = usePanel();

  it('are created from a template, read step by step, and enabled and disabled', async () => {
    await panel.open('/panel/workflows');
    const { page } = panel;
    await page.getByText('No workflow yet.').waitFor();
    const making = page.getByRole('form', { name: 'New workflow' });
    await making.getByRole('combobox', { name: 'Begin with' }).selectOption('fraud-then-identity');
    await making.getByRole('textbox', { name: 'Name' }).fill('Newcomers');
    await making.getByRole('button', { name: 'Make a draft' }).click();
    await panel.heading('Newcomers').waitFor();
    const draft = page.getByRole('region', { name: 'Version 1, a draft' });
    await draft.getByRole('row').filter({ hasText: 'Identity document' }).getByText('then selfie').waitFor();
    await panel.row('gate').getByText('steps.fraud.status is DECLINED').waitFor();
    await page.getByRole('button', { name: 'Activate version 1' }).click();
    await page.getByRole('region', { name: 'Version 1, which is started' }).waitFor();
    expect(await namelessControls(page)).toEqual([]);
    await page.getByRole('button', { name: 'Switch off' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click();
    await page.getByText('switched off', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Workflows' }).last().click();
    await panel.row('Newcomers').getByText('switched off').waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await panel.heading('Newcomers').waitFor();
  });
});
