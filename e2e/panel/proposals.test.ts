import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFaults } from './axe';
import { findChromium, namelessControls, openPage } from './browser';
import { usePanel } from './panel';

const PASSWORD = 'a sentence that only they would say';

describe.skipIf(!findChromium())('proposals in the panel', () => {
  const panel = usePanel();
  const complaints: (readonly string[])[] = [];

  /** Returns the page of a signed-in user who joined. */
  async function join(email: string): Promise<Page> {
    const { server } = panel;
    const { token } = await server.call<{ token: string }>('POST', '/management-api/v1/invitations', {
      email,
      role: 'owner',
    });
    await server.call('POST', '/management-api/v1/invitations/accept', { token, password: PASSWORD });
    const context = await panel.browser.newContext();
    const signedIn = await context.request.post(`${server.address}/management-api/v1/session`, {
      data: { email, password: PASSWORD },
      headers: { 'x-assay-panel': '1' },
    });
    expect(signedIn.status()).toBe(200);
    const watched = await openPage(context, server.address);
    watched.page.setDefaultTimeout(30_000);
    complaints.push(watched.complaints);
    return watched.page;
  }

  it(
    'are created by the author of a rule, and become a version by another user',
    { timeout: 180_000 },
    async () => {
      const { server } = panel;
      const name = `shop-${Date.now()}`;
      const author = await join(`author-${name}@example.com`);
      const theirs = await join(`second-${name}@example.com`);
      await panel.open('/panel/settings');
      const { page } = panel;
      await page.getByRole('switch', { name: 'Require four-eyes approval' }).check({ force: true });
      await page.getByRole('region', { name: 'Sign-in' }).getByRole('button', { name: 'Save' }).click();
      await expect
        .poll(
          async () =>
            (await server.call<{ policy_approval: boolean }>('GET', '/management-api/v1/account'))
              .policy_approval,
        )
        .toBe(true);

      await author.goto(`${server.address}/panel/rules/new`);
      await author.getByRole('textbox', { name: 'Name' }).fill('Gifts abroad');
      await author.locator('.cm-content').fill('gift = true');
      await author.getByRole('textbox', { name: 'ID', exact: true }).fill('GIFT');
      await author.getByRole('button', { name: 'Save rule' }).click();
      await author.getByRole('heading', { name: 'Policy versions' }).waitFor();
      const own = author.getByRole('table', { name: 'Proposals' });
      await own.getByText('Rule added: Gifts abroad').waitFor();
      for (const colorScheme of ['light', 'dark'] as const) {
        await author.emulateMedia({ colorScheme });
        // Colors change over some frames.
        await expect.poll(() => axeFaults(author)).toEqual([]);
      }
      expect(await namelessControls(author)).toEqual([]);
      const approve = async (by: Page) => {
        await by.getByRole('button', { name: 'Approve Rule added: Gifts abroad' }).click();
        await by.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
      };
      await approve(author);
      await author.getByText("You can't approve your own proposal").waitFor();

      await theirs.goto(`${server.address}/panel/rules`);
      await theirs.getByText('1 change awaits approval:').waitFor();
      await theirs.getByRole('link', { name: 'view proposals' }).click();
      await theirs.getByRole('button', { name: 'Changes in proposal Rule added: Gifts abroad' }).click();
      const drawer = theirs.getByRole('complementary');
      await drawer.getByText('Rule GIFT: Gifts abroad').waitFor();
      await drawer.getByText('Condition: gift = true').waitFor();
      await drawer.getByRole('button', { name: 'Close' }).click();
      await approve(theirs);
      await theirs.getByRole('table', { name: 'Proposals' }).getByText('approved', { exact: true }).waitFor();
      await theirs.getByRole('tab', { name: 'History' }).click();
      const made = theirs.getByRole('table', { name: 'Policy versions' });
      await made.getByText(`author-${name}@example.com, approved by second-${name}@example.com`).waitFor();
      await theirs.goto(`${server.address}/panel/rules/edit/GIFT`);
      await theirs.getByRole('heading', { name: 'Gifts abroad' }).waitFor();
      await theirs.getByText('Another user must approve each change.').waitFor();
      await theirs.getByRole('button', { name: 'Start canary at 10%' }).click();
      await theirs.getByText('Another user must approve it.').waitFor();
      await theirs.getByRole('link', { name: '1 proposal for this rule' }).waitFor();

      await theirs.getByRole('button', { name: 'More actions' }).click();
      await theirs.getByRole('menuitem', { name: 'Delete rule' }).click();
      await theirs.getByRole('dialog').getByRole('button', { name: 'Delete rule' }).click();
      await theirs.getByRole('table', { name: 'Proposals' }).getByText('Rule removed: GIFT').waitFor();
      await author.reload();
      await author.getByRole('button', { name: 'Reject Rule removed: GIFT' }).click();
      await author.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('It works');
      await author.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
      await author.getByText('It works').waitFor();
      expect(complaints.flat()).toEqual([]);
      await author.context().close();
      await theirs.context().close();
    },
  );
});
