import { describe, expect, it } from 'vitest';
import { findChromium, namelessControls } from './browser';
import { usePanel } from './panel';

describe.skipIf(!findChromium())('workflows in the panel', () => {
  const panel = usePanel();

  it('are created from a template, read step by step, and enabled and disabled', async () => {
    await panel.open('/panel/workflows');
    const { page } = panel;
    await page.getByText('No workflows yet').waitFor();
    await page.getByRole('button', { name: 'Create workflow' }).first().click();
    const making = page.getByRole('form', { name: 'Create workflow' });
    await making.getByRole('combobox', { name: 'Template' }).selectOption('fraud-then-identity');
    await making.getByRole('textbox', { name: 'Name' }).fill('Newcomers');
    await making.getByRole('button', { name: 'Create draft' }).click();
    await panel.heading('Newcomers').waitFor();
    const draft = page.getByRole('region', { name: 'Version 1 (draft)' });
    await draft.getByRole('row').filter({ hasText: 'Identity document' }).getByText('Then: Selfie').waitFor();
    await draft.getByRole('list', { name: 'Order of the steps' }).getByText('Fraud check').waitFor();
    await panel.row('gate').getByText('steps.fraud.status is DECLINED').waitFor();
    await page.getByRole('button', { name: 'Activate version 1' }).click();
    await page.getByRole('region', { name: 'Version 1 (active)' }).waitFor();
    expect(await namelessControls(page)).toEqual([]);
    await page.getByRole('button', { name: 'Deactivate' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
    await page.getByText('Disabled', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Workflows' }).last().click();
    await panel.row('Newcomers').getByText('Disabled').waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await panel.heading('Newcomers').waitFor();
  });
});
