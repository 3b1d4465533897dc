import { describe, expect, it } from 'vitest';
import { findChromium } from './browser';
import { usePanel } from './panel';

describe.skipIf(!findChromium())('lists in the panel', () => {
  const panel = usePanel();

  it('declines what stands on a block list, until it is taken off', async () => {
    await panel.open('/panel/lists');
    const { page } = panel;
    await page.getByRole('button', { name: 'New list' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Known mules');
    await page.getByRole('combobox', { name: 'Holds' }).fill('user_id');
    await page.getByRole('option', { name: 'user_id' }).click();
    await page.getByRole('button', { name: 'Create list' }).click();
    await panel.heading('Known mules').waitFor();
    await page.getByText('The list is empty.').waitFor();
    await page.getByRole('textbox', { name: 'Add values' }).fill('mule-1\nmule-2');
    await page.getByRole('button', { name: 'Add 2 values' }).click();
    await page.getByText('2 on the list').waitFor();
    expect(await panel.server.decide({ user_id: 'mule-1' })).toMatchObject({ state: 'DECLINE' });
    await page.getByRole('button', { name: 'Remove mule-1' }).click();
    await panel.row('mule-1').waitFor({ state: 'detached' });
    expect(await panel.rows('Entries').count()).toBe(1);
    expect(await panel.server.decide({ user_id: 'mule-1' })).toMatchObject({ state: 'APPROVE' });
    await page.getByRole('searchbox').fill('nobody');
    await page.getByText('No entry matches.').waitFor();
    await page.getByRole('link', { name: 'All lists' }).click();
    await panel.rows('Lists').filter({ hasText: 'Known mules' }).getByText('block').waitFor();
  });
});
