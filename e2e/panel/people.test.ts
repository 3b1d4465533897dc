import { describe, expect, it } from 'vitest';
import { findChromium } from './browser';
import { usePanel } from './panel';

const PASSWORD = 'a sentence that only they would say';

describe.skipIf(!findChromium())('users in the panel', () => {
  const panel = usePanel();

  it('are invited by a link, join with a password, and see what their role allows', async () => {
    await panel.open('/panel/users');
    const { page } = panel;
    page.setDefaultTimeout(60_000);
    await page.getByRole('button', { name: 'Invite user' }).click();
    await page.getByRole('textbox', { name: 'Email address' }).fill('colleague@example.com');
    await page.getByRole('textbox', { name: 'Name' }).fill('Pedro');
    await page.getByLabel('Role', { exact: true }).selectOption('reviewer');
    await page.getByRole('dialog').getByRole('button', { name: 'Invite user' }).click();
    const link = (await page.getByLabel('Invitation link', { exact: true }).textContent()) ?? '';
    expect(link).toMatch(/\/panel\/join#[\w-]{43}$/);
    await panel.row('colleague@example.com').waitFor();

    const theirs = await (await panel.browser.newContext()).newPage();
    theirs.setDefaultTimeout(60_000);
    await theirs.goto(link);
    await theirs.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await theirs.getByLabel('Confirm password').fill(PASSWORD);
    expect(theirs.url()).not.toContain('#');
    await theirs.getByRole('button', { name: 'Join' }).click();
    await theirs.getByRole('link', { name: 'Sign in', exact: true }).click();
    await theirs.getByText('Email and password').click();
    await theirs.getByRole('textbox', { name: 'Email' }).fill('colleague@example.com');
    await theirs.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await theirs.getByRole('button', { name: 'Sign in', exact: true }).click();
    await theirs.getByRole('link', { name: 'Transactions' }).waitFor();
    expect(await theirs.getByRole('link', { name: 'API keys' }).count()).toBe(0);
    expect(await theirs.getByRole('link', { name: 'Users' }).count()).toBe(0);
    await theirs.goto(`${panel.server.address}/panel/me`);
    const named = theirs.getByRole('form', { name: 'Your name' });
    expect(await named.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Pedro');
    await named.getByRole('textbox', { name: 'Name' }).fill('Pedro Pérez');
    await named.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => named.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    await theirs.getByRole('button', { name: 'User menu' }).click();
    await theirs.getByText('Pedro Pérez', { exact: true }).waitFor();
    await theirs.goto(`${panel.server.address}/panel/users`);
    await theirs.getByText("The role reviewer doesn't have access").first().waitFor();

    await panel.page.goto(`${panel.server.address}/panel/audit-log`);
    await panel.rows('Audit log').filter({ hasText: 'Pedro Pérez' }).first().waitFor();
    await page.getByRole('textbox', { name: 'Actor' }).fill('Pedro Pérez');
    await expect.poll(() => panel.rows('Audit log').filter({ hasNotText: 'Pedro Pérez' }).count()).toBe(0);
    await page.goto(`${panel.server.address}/panel/users`);
    await page.getByRole('button', { name: 'Rename colleague@example.com' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Pedro from work');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await panel.row('Pedro from work').waitFor();
    await page.getByLabel('Role of colleague@example.com', { exact: true }).selectOption('analyst');
    const apply = page.getByRole('button', { name: 'Save role of colleague@example.com' });
    await apply.click();
    await apply.waitFor({ state: 'hidden' });
    await theirs.goto(`${panel.server.address}/panel/models`);
    await theirs.getByRole('heading', { name: 'Models', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Remove colleague@example.com' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('No users yet').waitFor();
    await theirs.reload();
    await theirs.getByRole('heading', { name: 'Sign in to Assay' }).waitFor();
    await theirs.context().close();
  });

  it('have roles that consist of permissions', async () => {
    await panel.open('/panel/users');
    const { page } = panel;
    page.setDefaultTimeout(60_000);
    await page.getByRole('button', { name: 'Create role' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Chargebacks');
    await dialog.getByRole('checkbox', { name: 'Change queues, labels', exact: false }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    const row = page
      .getByRole('table', { name: 'Roles' })
      .getByRole('row')
      .filter({ hasText: 'Chargebacks' });
    await row.getByText('Views decisions; changes decisions; masked personal data.').waitFor();
    await row.getByRole('button', { name: 'Edit Chargebacks' }).click();
    await dialog.getByRole('checkbox', { name: 'View personal data unmasked' }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await row.getByText('Views decisions; changes decisions.').waitFor();
    await page.getByRole('button', { name: 'Invite user' }).click();
    await dialog.getByRole('textbox', { name: 'Email address' }).fill('charges@example.com');
    await dialog.getByLabel('Role', { exact: true }).selectOption({ label: 'Chargebacks' });
    await dialog.getByRole('button', { name: 'Invite user' }).click();
    await page.getByRole('table', { name: 'Invitations' }).getByText('Chargebacks').waitFor();
    await page.getByRole('button', { name: 'Delete the role Chargebacks' }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect
      .poll(() => page.getByText('Role is assigned to a user or an invitation').isVisible())
      .toBe(true);
  }, 120_000);
});
