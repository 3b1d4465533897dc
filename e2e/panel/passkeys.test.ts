import { describe, expect, it } from 'vitest';
import { findChromium } from './browser';
import { signOutOf, usePanel } from './panel';

const PASSWORD = 'a sentence that only they would say';
const EMAIL = 'passkey@example.com';

describe.skipIf(!findChromium())('passkeys in the panel', () => {
  const panel = usePanel();

  it('are added, used to sign in without a password, and removed', async () => {
    const { call } = panel.server;
    const api = '/management-api/v1/invitations';
    const { token } = await call<{ token: string }>('POST', api, { email: EMAIL, role: 'analyst' });
    await call('POST', `${api}/accept`, { token, password: PASSWORD });
    // Browsers support passkeys only for names, not for IP addresses.
    const address = panel.server.address.replace('127.0.0.1', 'localhost');
    const context = await panel.browser.newContext();
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const device = await context.newCDPSession(page);
    await device.send('WebAuthn.enable');
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.goto(`${address}/panel/me`);
    await page.getByText('Email and password').click();
    await page.getByRole('textbox', { name: 'Email' }).fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();

    await page.getByRole('button', { name: 'Add passkey' }).click();
    await page.getByLabel('Passkey name').fill('My laptop');
    await page.getByLabel('Your password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('row').filter({ hasText: 'My laptop' }).getByText('never').waitFor();

    await signOutOf(page);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    const row = page.getByRole('row').filter({ hasText: 'My laptop' });
    await row.waitFor();
    expect(await row.getByText('never').count()).toBe(0);

    await page.getByRole('button', { name: 'Remove the passkey My laptop' }).click();
    await page.getByLabel('Your password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByText('No passkeys yet. Add one to sign in without a password.').waitFor();
    await signOutOf(page);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('alert').getByText("The passkey isn't registered here").waitFor();
    await context.close();
  });
});
