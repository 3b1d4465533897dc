import type { BrowserContext } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findChromium } from './browser';
import { ADMIN } from './built-server';
import { usePanel } from './panel';

describe.skipIf(!findChromium())('signing in to the panel', () => {
  const panel = usePanel();
  let stranger: BrowserContext;

  beforeEach(async () => {
    stranger = await panel.browser.newContext();
    await panel.open('/panel/api-keys', stranger);
  });
  afterEach(() => stranger.close());

  it('rejects a wrong password, and opens the requested page after the right one', async () => {
    const { page } = panel;
    await page.getByText('Email and password').click();
    await page.getByRole('textbox', { name: 'Email' }).fill(ADMIN.email);
    await page.getByRole('textbox', { name: 'Password' }).fill('wrong');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('Wrong email, password or key').waitFor();
    await page.getByRole('textbox', { name: 'Password' }).fill(ADMIN.password);
    await page.keyboard.press('Enter');
    await panel.heading('API keys').waitFor();
    await panel.signOut();
    await page.getByRole('textbox', { name: 'Email' }).waitFor();
    await page.reload();
    await expect.poll(() => page.getByRole('textbox', { name: 'Email' }).isVisible()).toBe(true);
  });

  it('shows shared data, accepts a key, and deletes everything else on signing out', async () => {
    const { page } = panel;
    await page.getByRole('textbox', { name: 'Email' }).waitFor();
    await panel.signInByKey();
    await panel.heading('API keys').waitFor();
    await panel.signOut();
    await page.getByRole('textbox', { name: 'API key' }).waitFor();
    await page.reload();
    await expect.poll(() => page.getByRole('textbox', { name: 'API key' }).isVisible()).toBe(true);
  });

  it('lists the sessions of the user, and ends the other ones', async () => {
    await panel.open('/panel/sign-ins');
    const { page } = panel;
    const elsewhere = await panel.browser.newContext();
    await elsewhere.request.post(`${panel.server.address}/management-api/v1/session`, {
      data: { api_key: panel.server.key },
      headers: { 'x-assay-panel': '1' },
    });
    const isSignedIn = async () =>
      (await elsewhere.request.get(`${panel.server.address}/management-api/v1/session`)).status();
    expect(await isSignedIn()).toBe(200);
    await page.reload();
    await expect.poll(() => panel.rows('Active sessions').count()).toBe(2);
    expect(await panel.row('This session').count()).toBe(1);
    await page.getByRole('button', { name: /^End the session from/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End session' }).click();
    await expect.poll(() => panel.rows('Active sessions').count()).toBe(1);
    expect(await isSignedIn()).toBe(401);
    await elsewhere.close();
  });

  it('changes a password: the old one stops working, and invalid ones are explained', async () => {
    const { page } = panel;
    const signIn = async (password: string) => {
      await page.getByText('Email and password').click();
      await page.getByRole('textbox', { name: 'Email' }).fill(ADMIN.email);
      await page.getByRole('textbox', { name: 'Password' }).fill(password);
      await page.keyboard.press('Enter');
    };
    const fill = async (present: string, next: string) => {
      await page.getByRole('textbox', { name: 'Current password' }).fill(present);
      await page.getByRole('textbox', { name: 'New password', exact: true }).fill(next);
      await page.getByRole('textbox', { name: 'Confirm new password' }).fill(next);
    };
    const change = page.getByRole('button', { name: 'Change password' });
    const next = 'the kettle sings at seven';
    await signIn(ADMIN.password);
    await panel.heading('API keys').waitFor();
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('link', { name: 'My account' }).click();
    await fill('not the present one', 'short');
    await page.getByText('7 more characters needed').waitFor();
    expect(await change.isDisabled()).toBe(true);
    await fill('not the present one', next);
    await change.click();
    await page.getByRole('alert').getByText('your current password').waitFor();
    await fill(ADMIN.password, next);
    await change.click();
    await page.getByRole('status').getByText('Password changed').waitFor();
    await panel.signOut();
    await signIn(ADMIN.password);
    await page.getByRole('alert').getByText('Wrong email, password or key').waitFor();
    await signIn(next);
    await panel.heading('My account').waitFor();
    await fill(next, ADMIN.password);
    await change.click();
    await page.getByRole('status').getByText('Password changed').waitFor();
  });
});
