import { describe, expect, it } from 'vitest';
import { findChromium, namelessControls } from './browser';
import { usePanel } from './panel';

describe.skipIf(!findChromium())('cases in the panel', () => {
  const panel = usePanel();

  it('leads from the decision to the case, and works it to its end', async () => {
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
    const card = page.getByRole('region', { name: 'Name screening' });
    await card.getByText('Valtor Krestinsky').first().waitFor();
    await page.getByRole('link', { name: 'What is loaded' }).click();
    await panel.heading('Screening').waitFor();
    await panel.rows('Cases').filter({ hasText: 'Valtor Krestinsky' }).focus();
    await page.keyboard.press('Enter');
    await panel.heading('Valtor Krestinsky').waitFor();
    const work = page.getByRole('form', { name: 'Work on the case' });
    await work.getByRole('textbox', { name: 'Assigned to' }).fill('anna');
    await work.getByRole('textbox', { name: 'Comment' }).fill('Asked for a passport.');
    await work.getByRole('button', { name: 'Save' }).click();
    await panel.rows('History').filter({ hasText: 'Asked for a passport.' }).waitFor();
    const match = page.getByRole('region', { name: /^Match / }).first();
    await match.getByRole('textbox', { name: 'Reason' }).fill('Another date of birth');
    await match.getByRole('button', { name: /^Somebody else/ }).click();
    await panel.row('Another date of birth').waitFor();
    expect(await namelessControls(page)).toEqual([]);
    await page.getByRole('link', { name: 'Screening' }).last().click();
    await page.getByText('Closed', { exact: true }).click();
    await page.getByText('No case is closed.').waitFor();
  });
});
