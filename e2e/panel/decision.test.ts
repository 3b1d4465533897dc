import { describe, expect, it } from 'vitest';
import { findChromium, namelessControls } from './browser';
import { SUSPECT, usePanel } from './panel';
import { encryptedSession } from './sealed-device';

describe.skipIf(!findChromium())('decision in the panel', () => {
  const panel = usePanel();

  it('explains a decision down to its operands', async () => {
    await panel.server.decide({ ...SUSPECT, transaction_id: 'order-3' });
    await panel.server.decide({ ...SUSPECT, transaction_id: 'order-3' });
    await panel.open('/panel/transactions?transaction=order-3');
    const { page } = panel;
    await page.getByRole('link', { name: 'order-3' }).first().click();
    await page.getByText(/^Transaction declined/).waitFor();
    await page.getByText(/the decision would be/).waitFor();
    await panel.row('E101').getByText('Disposable email domain').waitFor();
    const email = page.getByRole('region', { name: 'Email' });
    await email.getByText('● yes').first().waitFor();
    await email.getByText('○ no').first().waitFor();
    await email.getByText('? unknown').first().waitFor();
    await page.getByText('email_details.email_domain_details.disposable = true').first().waitFor();
    await page.getByRole('tab', { name: 'Evidence' }).click();
    await page.getByLabel('Module evidence', { exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Evaluations of this transaction' }).click();
    const others = page.getByRole('table', { name: 'Evaluations of this transaction' });
    await expect.poll(() => others.getByRole('cell', { name: 'order-3' }).count()).toBe(2);
    await panel.rows('Evaluations of this transaction').nth(1).waitFor();
    await panel.rows('Applied rules').first().getByRole('link').waitFor();
    expect(await page.getByRole('link', { name: 'IP Geolocation by DB-IP' }).getAttribute('href')).toBe(
      'https://db-ip.com',
    );
    expect(await namelessControls(page)).toEqual([]);
  });

  it(
    'stores a state and a label of a reviewer, and removes both again',
    {
      timeout: 120_000,
    },
    async () => {
      await panel.server.decide({ ...SUSPECT, transaction_id: 'order-4' });
      await panel.server.call('POST', '/RestService/tag-api/v1/tags/order-4/add', { tags: ['called back'] });
      await panel.open('/panel/transactions?tag=called%20back&transaction=order-4');
      const { page } = panel;
      await panel.row('order-4').getByText('called back').waitFor();
      await page.getByRole('link', { name: 'order-4' }).click();
      const said = page.getByRole('region', { name: 'Decision, label and tags' });
      await said.getByText('not changed').waitFor();
      await said.getByText('No manual changes. The rules set this decision.').waitFor();
      const byHand = page.getByRole('form', { name: 'Manual review' });
      await byHand.getByText('Approve', { exact: true }).click();
      await byHand.getByRole('textbox', { name: 'Comment' }).fill('Called the customer.');
      await byHand.getByRole('button', { name: 'Save decision' }).click();
      await panel.row('Called the customer.').getByText('DECLINE → APPROVE').waitFor();
      await said.getByText('changed manually').waitFor();
      await page.getByText('DECLINE by rules, changed manually').waitFor();
      expect(await page.getByRole('group', { name: 'Current decision' }).textContent()).toContain('APPROVE');

      const labelling = page.getByRole('form', { name: 'Label transaction' });
      await labelling.getByRole('combobox', { name: 'Outcome' }).fill('stolen');
      await page.getByRole('option', { name: 'stolen card (negative)' }).click();
      await labelling
        .getByText('The decision was set manually to APPROVE. This label changes it to DECLINE.')
        .waitFor();
      await labelling.getByRole('button', { name: 'Label', exact: true }).click();
      await panel.row('Fraud detection: stolen card').getByText('APPROVE → DECLINE').waitFor();
      await said.getByText(/^The label replaced the decision APPROVE that .* set manually\.$/).waitFor();
      await byHand.getByText('Approve', { exact: true }).click();
      await byHand.getByText('implies DECLINE, but the decision is APPROVE').waitFor();
      await byHand.getByText('Decline', { exact: true }).click();
      await expect.poll(() => byHand.getByRole('note').count()).toBe(0);
      await page.getByRole('link', { name: 'Transactions', exact: true }).first().click();
      await page.getByRole('combobox', { name: 'Label' }).fill('stolen');
      await page.getByRole('option', { name: 'Fraud detection: stolen card' }).click();
      await panel.row('order-4').getByText('Fraud detection: stolen card').waitFor();
      await page.getByRole('link', { name: 'order-4' }).click();
      await labelling.getByRole('button', { name: 'Remove label' }).click();
      await panel.row('removed: Fraud detection: stolen card').waitFor();
      expect(await panel.rows('Manual changes').count()).toBe(3);

      const tagging = page.getByRole('form', { name: 'Tag transaction' });
      const words = tagging.getByRole('combobox', { name: 'Custom tags' });
      await words.fill('known customer');
      await words.press('Enter');
      await tagging.getByRole('button', { name: 'Save tags' }).click();
      await said.getByRole('definition').getByText('known customer').waitFor();
      expect(await namelessControls(page)).toEqual([]);
    },
  );

  it('shows a conflict between a fraud label and a manual approval', async () => {
    await panel.server.decide({ ...SUSPECT, transaction_id: 'order-6' });
    await panel.server.call('PUT', '/management-api/v1/transactions/order-6/label', {
      label: 'fraud_detection_bonus_abuse',
    });
    await panel.server.call('POST', '/management-api/v1/transactions/order-6/review', { state: 'APPROVE' });
    await panel.openDecision('order-6');
    const said = panel.page.getByRole('region', { name: 'Decision, label and tags' });
    await expect
      .poll(() =>
        said
          .getByText('The label “Fraud detection: bonus abuse” implies DECLINE, but the decision is APPROVE.')
          .isVisible(),
      )
      .toBe(true);
  });

  it('shows the contributions to the blackbox score', async () => {
    await panel.server.decide({ ...SUSPECT, transaction_id: 'order-5' });
    await panel.openDecision('order-5');
    const { page } = panel;
    const score = page.getByRole('region', { name: 'ML score' });
    await score.getByText('base model base-1').waitFor();
    await panel.row('Other inputs').waitFor();
    expect(await panel.rows('Score factors').count()).toBeGreaterThan(2);
  });

  it('shows person, amount, state and reasons above the fold, with a key for every action', async () => {
    const known = { user_id: 'anna-7', email: 'anna@example.com', card_hash: 'card-of-anna' };
    await panel.server.decide({ ...known, transaction_id: 'first-of-anna' });
    await panel.server.decide({
      ...SUSPECT,
      ...known,
      user_fullname: '<b onclick="1">Anna</b>',
      transaction_amount: 1234.5,
      transaction_currency: 'EUR',
      transaction_id: 'second-of-anna',
    });
    await panel.server.call('POST', '/management-api/v1/lists', {
      id: 'cards-of-tests',
      name: 'Cards',
      kind: 'plain',
      field: 'card_hash',
    });
    await panel.openDecision('second-of-anna');
    const { page } = panel;
    await page.setViewportSize({ width: 1280, height: 800 });
    const whom = page.getByRole('group', { name: 'Person and amount' });
    await whom.getByText('<b onclick="1">Anna</b>').waitFor();
    await whom.getByText(/1.?234[.,]50/).waitFor();
    for (const part of [
      whom,
      page.getByRole('group', { name: 'Current decision' }),
      page.getByRole('region', { name: 'Top reasons' }),
      page.getByRole('toolbar', { name: 'Actions' }),
    ]) {
      const box = await part.boundingBox();
      expect((box?.y ?? 801) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
    }
    await panel.rows('History of this person').nth(1).waitFor();
    await page
      .getByRole('region', { name: 'Shared attributes' })
      .getByText('2 transactions')
      .first()
      .waitFor();
    await page.keyboard.press('r');
    await page.getByRole('textbox', { name: 'Reason' }).fill('Asked the customer.');
    // Another user decides while the reason is being written: the page reports it and preserves the reason.
    const theirs = '/management-api/v1/transactions/second-of-anna/review';
    await panel.server.call('POST', theirs, { state: 'APPROVE', comment: 'Known to me' });
    await page.keyboard.press('Control+Enter');
    await page.getByRole('dialog').getByText('The decision changed in the meantime.').waitFor();
    await page.getByRole('textbox', { name: 'Reason' }).press('Control+Enter');
    await page.getByRole('group', { name: 'Current decision' }).getByText('REVIEW').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('i');
    await page.getByRole('combobox', { name: 'List' }).fill('Cards');
    await page.getByRole('option', { name: /^Cards / }).click();
    await page.getByText('card-of-anna').last().waitFor();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const { entries } = await panel.server.call<{ entries: { value: string }[] }>(
      'GET',
      '/management-api/v1/lists/cards-of-tests/entries',
    );
    expect(entries).toMatchObject([{ value: 'card-of-anna' }]);
    await page.getByText('Added to the list “Cards”.').waitFor();
    // A draft for one transaction is not offered for another.
    await page.keyboard.press('i');
    const note = page.getByRole('dialog').getByRole('textbox', { name: 'Note' });
    await note.fill('Of this transaction alone');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await panel.rows('History of this person').getByRole('link', { name: 'first-of-anna' }).click();
    const leaving = page.getByRole('button', { name: 'Leave and preserve changes' });
    await leaving.or(panel.heading('first-of-anna')).first().waitFor();
    if (await leaving.isVisible()) await leaving.click();
    await panel.heading('first-of-anna').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('i');
    await note.waitFor();
    expect(await note.inputValue()).toBe('');
    await note.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('l');
    await page.getByRole('combobox', { name: 'Outcome' }).and(page.locator(':focus')).waitFor();
  });

  it('shows the device of a transaction', async () => {
    await panel.server.decide({
      config: { device_fingerprinting: true },
      transaction_id: 'order-10',
      user_id: 'user-10',
      session: await encryptedSession(panel.server),
    });
    await panel.openDecision('order-10');
    const { page } = panel;
    const device = page.getByRole('region', { name: 'Device' });
    await device.getByText('desktop, Windows').waitFor();
    await device.getByText(/^Chrome 142/).waitFor();
    await expect
      .poll(() =>
        device
          .getByText(/^[0-9a-f]{32}$/)
          .first()
          .isVisible(),
      )
      .toBe(true);
  });
});
