import { describe, expect, it } from 'vitest';
import { png } from '../verification/pictures';
import { findChromium, namelessControls } from './browser';
import { usePanel } from './panel';

describe.skipIf(!findChromium())('settings, health and first steps in the panel', () => {
  const panel = usePanel();

  it('preserve drafts over a reload, and save only changed settings', async () => {
    await panel.open('/panel/settings');
    const { page, server } = panel;
    await panel.heading('Settings').waitFor();
    const days = page.getByLabel('Transaction retention, in days');
    // An empty field is not saved as the minimum, which would delete nearly all data.
    await days.fill('');
    await days.blur();
    expect(await days.inputValue()).toBe('365');
    await days.fill('180');
    await page.getByLabel('Idle timeout, in minutes').fill('45');
    await page.reload();
    await expect.poll(() => days.inputValue()).toBe('180');
    // Another user changes a different setting meanwhile.
    await server.call('PATCH', '/management-api/v1/account', { rate_limit: 77 });
    const save = (section: string) =>
      page.getByRole('region', { name: section }).getByRole('button', { name: 'Save', exact: true });
    await save('Account and data').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Transactions older than 180 days are deleted').waitFor();
    expect(await server.call<object>('GET', '/management-api/v1/account')).toMatchObject({
      retention_days: 365,
    });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => server.call<{ retention_days: number }>('GET', '/management-api/v1/account'))
      .toMatchObject({ retention_days: 180, session_idle_minutes: 120, rate_limit: 77 });
    await save('Sign-in').click();
    await expect
      .poll(() => server.call<object>('GET', '/management-api/v1/account'))
      .toMatchObject({ retention_days: 180, session_idle_minutes: 45, session_hours: 12, rate_limit: 77 });
    expect(await namelessControls(page)).toEqual([]);

    await page.getByRole('combobox', { name: 'Currency' }).fill('HUF');
    await page.getByRole('option', { name: 'HUF' }).click();
    await page.getByRole('combobox', { name: 'Time zone' }).fill('Pacific/Kiritimati');
    await page.getByRole('option', { name: 'Pacific/Kiritimati' }).click();
    await save('Currency and time zone').click();
    await expect
      .poll(() => server.call<object>('GET', '/management-api/v1/account'))
      .toMatchObject({ currency: 'HUF', time_zone: 'Pacific/Kiritimati' });

    const ip = page.getByLabel('IP address');
    await ip.fill('250');
    await save('Lookup timeouts').click();
    await expect
      .poll(() => server.call<object>('GET', '/management-api/v1/account'))
      .toMatchObject({ timeouts: { ip: 250 } });
  });

  it("store the company's contact data and its logo", async () => {
    await panel.open('/panel/settings');
    const { page, server } = panel;
    await page.getByLabel('Support email address').fill('help@shop.example');
    const contact = page.getByRole('region', { name: 'Support contact' });
    await contact.getByRole('button', { name: 'Save' }).click();
    const account = () => server.call<object>('GET', '/management-api/v1/account');
    await expect.poll(account).toMatchObject({ contact_email: 'help@shop.example', contact_phone: null });
    const picture = { name: 'logo.png', mimeType: 'image/png', buffer: png(60, 20) };
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByLabel('Logo file').click(),
    ]);
    await chooser.setFiles(picture);
    await page.getByRole('button', { name: 'Save logo' }).click();
    const shown = page.locator('img.account-logo');
    await expect
      .poll(() =>
        shown.evaluate((image) => (image as unknown as { readonly naturalWidth: number }).naturalWidth),
      )
      .toBe(60);
    expect(await account()).toMatchObject({ logo: { media_type: 'image/png', width: 60, height: 20 } });
    await page.getByRole('button', { name: 'Remove logo' }).click();
    await expect.poll(account).toMatchObject({ logo: null });
    expect(await namelessControls(page)).toEqual([]);
  });

  it('find settings by label, and mark the current section', async () => {
    await panel.open('/panel/settings');
    const { page } = panel;
    const sections = page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
    await expect.poll(() => sections.count()).toBe(7);
    await sections.filter({ hasText: 'Lookup timeouts' }).click();
    await expect.poll(() => sections.and(page.locator('[aria-current]')).count()).toBe(1);
    await page.keyboard.press('/');
    await page.getByRole('searchbox', { name: 'Search settings' }).fill('retention');
    await expect.poll(() => sections.allTextContents()).toEqual(['Account and data']);
    await page.getByLabel('Transaction retention, in days').waitFor();
    expect(await page.getByLabel('Account name').count()).toBe(0);
    await page.getByRole('searchbox', { name: 'Search settings' }).fill('no such setting');
    await page.getByText('No matching setting. Change the search.').waitFor();
  });

  it('report the health of the installation, and an unavailable server', async () => {
    await panel.open('/panel/health');
    const { page } = panel;
    await panel.heading('Health').waitFor();
    await page.getByText(/jobs run on schedule|jobs are late/).waitFor();
    const jobs = page.getByText('jobs run on schedule');
    if (await jobs.isVisible()) await jobs.click();
    await panel.rows('Jobs').filter({ hasText: 'sums' }).waitFor();
    await panel.rows('Job queues').filter({ hasText: 'webhook deliveries' }).waitFor();
    await page.getByText('Largest tables').first().click();
    await panel.rows('Largest tables').first().waitFor();
    // Each cause once, in the page and in the header.
    await page.getByText(/^\d+ checks passed$/).waitFor();
    await expect.poll(() => page.getByText('Watchlists not loaded').count()).toBe(1);
    await page.getByRole('button', { name: /^Health: \d problem/ }).click();
    const popover = page.getByRole('dialog', { name: 'Health' });
    await popover.getByText('Watchlists not loaded').waitFor();
    expect(await namelessControls(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.route('**/management-api/**', (route) => route.abort());
    await page.getByRole('alert').getByText('Can’t reach the server').waitFor({ timeout: 40_000 });
    await expect.poll(() => panel.rows('Jobs').filter({ hasText: 'sums' }).isVisible()).toBe(true);
    await page.unrouteAll();
  }, 90_000);

  it('list first steps, check them off by existing data, and hide them permanently', async () => {
    await panel.open('/panel/transactions');
    const { page, server } = panel;
    const steps = page.getByRole('region', { name: 'Get started' });
    await steps.getByRole('link', { name: 'Send a transaction' }).waitFor();
    await server.decide({ transaction_id: 'first-call' });
    await page.reload();
    await steps.waitFor();
    await expect.poll(() => steps.getByRole('link', { name: 'Send a transaction' }).count()).toBe(0);
    await steps.getByRole('button', { name: 'Dismiss' }).click();
    await expect.poll(() => steps.count()).toBe(0);
    await page.reload();
    await panel.row('first-call').waitFor();
    expect(await steps.count()).toBe(0);
  });
});
