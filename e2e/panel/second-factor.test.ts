import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { codeOfStep } from '../../apps/server/src/platform/secrets/totp';
import { findChromium } from './browser';
import { usePanel } from './panel';

const PASSWORD = 'a sentence that only they would say';
const STEP_MS = 30_000;

/** Returns the code of an authenticator app for a secret. */
function codeOf(secret: string, away = 0): string {
  const bits = [...secret.replaceAll(' ', '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const seed = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return codeOfStep(seed, Math.floor(Date.now() / STEP_MS) + away);
}

describe.skipIf(!findChromium())('second factor in the panel', () => {
  const panel = usePanel();

  async function invite(email: string): Promise<void> {
    const { address, call } = panel.server;
    const { token } = await call<{ token: string }>('POST', '/management-api/v1/invitations', {
      email,
      role: 'analyst',
    });
    const accepted = await fetch(`${address}/management-api/v1/invitations/accept`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, password: PASSWORD }),
    });
    expect(accepted.status).toBe(200);
  }

  async function typePassword(page: Page, email: string): Promise<void> {
    await page.getByText('Email and password').click();
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }

  const textOf = async (page: Page, label: string) =>
    (await page.getByLabel(label, { exact: true }).textContent()) ?? '';

  /** @returns the secret and the recovery codes */
  async function setUp(page: Page) {
    await page.getByRole('button', { name: 'Set up' }).click();
    await page.getByLabel('Your password').fill('not this one');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('alert').getByText('your current password').waitFor();
    await page.getByLabel('Your password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('img', { name: 'QR code of the secret' }).waitFor();
    const secret = await textOf(page, 'Secret');
    await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, 20));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('alert').getByText('the current code of the app').waitFor();
    // The previous code: the current one is left for signing in.
    await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, -1));
    await page.getByRole('button', { name: 'Confirm' }).click();
    const recovery = (await textOf(page, 'Recovery codes')).split('\n');
    expect(recovery).toHaveLength(10);
    await page.getByRole('button', { name: 'Done' }).click();
    return { secret, recovery };
  }

  it('is set up, requested, and replaced by a recovery code', async () => {
    await invite('factor@example.com');
    const theirs = await panel.browser.newContext();
    await panel.open('/panel/me', theirs);
    const { page } = panel;
    await typePassword(page, 'factor@example.com');
    await panel.heading('My account').waitFor();
    const { secret, recovery } = await setUp(page);
    await page.getByText('Recovery codes left: 10').waitFor();
    expect(await page.content()).not.toContain(recovery[0]);

    await panel.signOut();
    await typePassword(page, 'factor@example.com');
    const code = page.getByRole('textbox', { name: 'Code' });
    await code.waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await expect.poll(() => page.evaluate('document.activeElement?.autocomplete')).toBe('one-time-code');
    await code.fill('000000');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('The code is wrong').waitFor();
    await code.fill(codeOf(secret));
    await page.keyboard.press('Enter');
    await panel.heading('My account').waitFor();

    await panel.signOut();
    await typePassword(page, 'factor@example.com');
    await code.fill(recovery[0]!.toLowerCase());
    await page.keyboard.press('Enter');
    await page.getByText('Recovery codes left: 9').waitFor();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByLabel('Your password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('You sign in with only your password').waitFor();
    await theirs.close();
  });

  it('comes before every page if an owner requires it, who can also remove a lost one', async () => {
    await invite('required@example.com');
    const require = async (isRequired: boolean) => {
      await panel.page.goto(`${panel.server.address}/panel/settings`);
      const required = panel.page.getByLabel('Require a second factor for all users');
      await required.click({ force: true });
      await expect.poll(() => required.isChecked()).toBe(isRequired);
      const saved = panel.page.getByRole('region', { name: 'Sign-in', exact: true });
      await saved.getByRole('button', { name: 'Save' }).click();
      await saved.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' });
    };
    await panel.open('/panel/settings');
    await require(true);
    const theirs = await (await panel.browser.newContext()).newPage();
    for (const page of [theirs, panel.page]) page.setDefaultTimeout(60_000);
    await theirs.goto(`${panel.server.address}/panel/transactions`);
    await typePassword(theirs, 'required@example.com');
    await theirs.getByRole('heading', { name: 'Set up a second factor to continue' }).waitFor();
    expect(await theirs.getByRole('link', { name: 'Transactions' }).count()).toBe(0);
    await setUp(theirs);
    await theirs.getByRole('heading', { name: 'Transactions', level: 1 }).waitFor();

    await require(false);
    await panel.page.goto(`${panel.server.address}/panel/users`);
    await panel.page.getByRole('button', { name: 'Reset the second factor of required@example.com' }).click();
    await panel.page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
    await expect
      .poll(() => panel.page.getByRole('button', { name: /^Reset the second factor/ }).count())
      .toBe(0);
    await theirs.reload();
    await theirs.getByRole('heading', { name: 'Sign in to Assay' }).waitFor();
    await typePassword(theirs, 'required@example.com');
    await theirs.getByRole('heading', { name: 'Transactions', level: 1 }).waitFor();
    await theirs.context().close();
  });
});
