import { describe, expect, it } from 'vitest';
import { findChromium, namelessControls } from './browser';
import { usePanel } from './panel';

describe.skipIf(!findChromium())('screening in the panel', () => {
  const panel = usePanel();

  it('shows that only the demonstration lists are loaded, and that no name is monitored yet', async () => {
    await panel.open('/panel/screening');
    const { page } = panel;
    await page.getByRole('button', { name: 'Notifications: 1 unread' }).click();
    await page
      .getByRole('note', { name: 'Screening uses sample names only' })
      .getByText('assay lists update')
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('alert').getByText('only the demo list with fictional names').waitFor();
    await page.getByText('No cases with status “open”.').waitFor();
    await page.getByRole('tab', { name: 'Watchlists' }).click();
    await panel.rows('Lists').filter({ hasText: 'sanctions' }).first().waitFor();
    await page.getByRole('tab', { name: 'Search profiles' }).click();
    await page.getByText('No search profiles').waitFor();
    await page.getByRole('tab', { name: 'Monitored names' }).click();
    await expect.poll(() => page.getByText('No monitored names').isVisible()).toBe(true);
  });

  it('shows search profiles and monitored names, and stops monitoring one', async () => {
    await panel.server.call('POST', '/management-api/v1/screening/profiles', {
      name: 'strict',
      description: 'Only near matches',
      settings: { scoring: { score_threshold: 0.5 } },
    });
    await panel.server.decide({
      config: { aml_api: true, aml: { monitoring_required: true } },
      transaction_id: 'order-1',
      user_fullname: 'Valtor Krestinsky',
    });
    await panel.open('/panel/screening');
    const { page } = panel;
    await panel.rows('Cases').getByText('Valtor Krestinsky').waitFor();
    await page.getByRole('tab', { name: 'Search profiles' }).click();
    await panel.rows('Search profiles').getByText('Only near matches').waitFor();
    await page.getByRole('tab', { name: 'Monitored names' }).click();
    const find = page.getByRole('form', { name: 'Search monitored names' });
    await find.getByRole('textbox', { name: 'User or name' }).fill('Agnes Wintermark');
    await page.keyboard.press('Enter');
    await page.getByText('No results. Search for a full name or user ID.').waitFor();
    await find.getByRole('textbox', { name: 'User or name' }).fill('krestinsky');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Stop Valtor Krestinsky' }).click();
    await page.getByRole('button', { name: 'Resume Valtor Krestinsky' }).waitFor();
    await panel.rows('Monitored names').getByText('stopped').waitFor();
    expect(await namelessControls(page)).toEqual([]);
  });
});
