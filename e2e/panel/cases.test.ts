import { describe, expect, it } from 'vitest';
import { axeFaults } from './axe';
import { findChromium, namelessControls } from './browser';
import { usePanel } from './panel';

describe.skipIf(!findChromium())('cases in the panel', () => {
  const panel = usePanel();

  it(
    'links from the decision to the case, and handles it until it is closed',
    { timeout: 180_000 },
    async () => {
      await panel.server.decide({
        config: {
          aml_api: true,
          aml_bank_screening_api: true,
          response_fields: 'id,state,aml_details,aml_bank_screening_details',
        },
        transaction_id: 'order-7',
        user_id: 'user-7',
        user_fullname: 'Valtor Krestinsky',
        receiver_bank_swift: 'DEMOZZ00',
      });
      await panel.openDecision('order-7');
      const { page } = panel;
      await page.getByRole('tab', { name: 'Signals' }).click();
      const card = page.getByRole('region', { name: 'Name screening' });
      await card.getByText('Valtor Krestinsky').first().waitFor();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Screening' }).click();
      await panel.heading('Screening').waitFor();
      await panel.rows('Cases').filter({ hasText: 'Valtor Krestinsky' }).focus();
      await page.keyboard.press('Enter');
      await panel.heading('Valtor Krestinsky').waitFor();
      const work = page.getByRole('form', { name: 'Update case' });
      const events = () => page.getByRole('list', { name: 'History' }).getByRole('listitem');
      // A case without a decision cannot be closed.
      await work.getByRole('combobox', { name: 'Status' }).selectOption('Closed');
      await work.getByText(/undecided\. Decide every match/).waitFor();
      expect(await work.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
      await work.getByRole('combobox', { name: 'Status' }).selectOption('Open');
      await work.getByRole('combobox', { name: 'Assigned to' }).selectOption('Me');
      await work.getByRole('textbox', { name: 'Comment' }).fill('Asked for a passport.');
      await work.getByRole('button', { name: 'Save' }).click();
      await events().filter({ hasText: 'Asked for a passport.' }).waitFor();
      const files = page.getByRole('region', { name: 'Files' });
      const chosen = files.locator('input[type=file]');
      const attach = files.getByRole('button', { name: 'Attach', exact: true });
      const disguised = { name: 'passport.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<p>') };
      await chosen.setInputFiles(disguised);
      await attach.click();
      await files.getByRole('alert').getByText('The file cannot be used').waitFor();
      const large = { name: 'large.txt', mimeType: 'text/plain', buffer: Buffer.alloc(10_485_761, 'a') };
      await chosen.setInputFiles(large);
      await files.getByText('The file is larger than 10 MB. Choose a smaller file.').waitFor();
      expect(await attach.isDisabled()).toBe(true);

      // The session ends before the file is sent: the file must be restored, like typed text.
      const passport = { name: 'passport.txt', mimeType: 'text/plain', buffer: Buffer.from('P<UTO') };
      await chosen.setInputFiles(passport);
      await page.context().clearCookies();
      await attach.click();
      await panel.signInByKey();
      await files.getByText('passport.txt').waitFor();
      await attach.click();
      const file = panel.rows('Files').filter({ hasText: 'passport.txt' });
      await file.waitFor();
      await events().filter({ hasText: 'passport.txt' }).waitFor();
      const save = file.getByRole('button', { name: 'Download passport.txt' });
      expect(await panel.saved(() => save.click())).toBe('P<UTO');
      await file.getByRole('button', { name: 'Remove passport.txt' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
      await files.getByText('No files attached.').waitFor();
      await events().filter({ hasText: 'file removed' }).waitFor();
      const match = page.getByRole('region', { name: /^Match / }).first();
      const sides = match.getByRole('table', { name: /^Comparison/ });
      await sides.getByText('not available').first().waitFor();
      expect(await sides.locator('mark').allTextContents()).toContain('Valtor');
      await match.getByText('“valtor” and “valtor” are identical.').waitFor();
      const decision = page.getByRole('region', { name: 'Decision' });
      const saves = decision.getByRole('button', { name: 'Save decision' });
      await decision.getByRole('radio', { name: 'False positive' }).check();
      await decision.getByText('Enter a reason.').waitFor();
      expect(await saves.isDisabled()).toBe(true);
      await decision.getByRole('textbox', { name: 'Reason' }).fill('Another date of birth');
      await saves.click();
      await events().filter({ hasText: 'Another date of birth' }).waitFor();
      // The only match of a case stays open, and needs no list.
      expect(await page.getByRole('table', { name: 'Matches' }).count()).toBe(0);
      await decision.getByText('Cleared match: later screenings').waitFor();
      expect(await namelessControls(page)).toEqual([]);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect.poll(() => axeFaults(page)).toEqual([]);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      const excess = () => page.evaluate('document.documentElement.scrollWidth - innerWidth');
      await expect.poll(excess).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect.poll(excess).toBeLessThanOrEqual(0);
      await page.getByRole('link', { name: 'Screening' }).last().click();
      await page.getByText('Closed', { exact: true }).click();
      await page.getByText('No cases with status “closed”.').waitFor();

      // Cleared by the whitelist, found there, and removed again.
      await page.getByRole('tab', { name: 'Cleared matches' }).click();
      await page.getByRole('searchbox', { name: 'User, full name or reference' }).fill('valtor krestinsky');
      await page.keyboard.press('Enter');
      const kept = panel.rows('Cleared matches');
      await kept.filter({ hasText: 'Another date of birth' }).first().waitFor();
      await kept
        .getByRole('button', { name: /^Remove: / })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
      await page.getByText('No results. Search for a full name or user ID.').waitFor();
    },
  );
});
