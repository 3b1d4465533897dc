import type { BrowserContext } from 'playwright-core';
import { afterEach, beforeEach, describe, it } from 'vitest';
import { findChromium } from './browser';
import { ADMIN } from './built-server';
import { usePanel } from './panel';

describe.skipIf(!findChromium())('signing in to the panel', () => {
  const panel = usePanel();
  let stranger: BrowserContext;

  beforeEach(async () => {
    stranger = await panel.browser.newContext();
    await panel.open('/panel/keys', stranger);
  });
  afterEach(() => stranger.close());

  it('refuses a wrong password, and takes the right one to the page that was asked for', async () => {
    const { page } = panel;
    await page.getByText('E-mail and password').click();
    await page.getByRole('textbox', { name: 'E-mail' }).fill(ADMIN.email);
    await page.getByRole('textbox', { name: 'Password' }).fill('wrong');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('Wrong e-mail, password or key').waitFor();
    await page.getByRole('textbox', { name: 'Password' }).fill(ADMIN.password);
    await page.keyboard.press('Enter');
    await panel.heading('Keys').waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('textbox', { name: 'E-mail' }).waitFor();
    await page.reload();
    await page.getByRole('textbox', { name: 'E-mail' }).waitFor();
  });

  it('opens on the key that a new installation has, takes it, and forgets it all on signing out', async () => {
    const { page } = panel;
    await page.getByRole('textbox', { name: 'API key' }).fill(panel.server.key);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await panel.heading('Keys').waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await panel.heading('Sign in to Assay').waitFor();
    await page.reload();
    await panel.heading('Sign in to Assay').waitFor();
  });
});
