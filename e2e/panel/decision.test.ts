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
    await page.getByRole('article', { name: 'Email' }).getByText('Disposable', { exact: true }).waitFor();
    const rule = page.getByRole('button', { name: /^E101 Disposable email domain/ });
    await rule.waitFor();
    const operand = page.getByText('email_details.email_domain_details.disposable = true').first();
    if (!(await operand.isVisible())) await rule.click();
    await operand.waitFor();
    await page.getByRole('tab', { name: 'Score' }).click();
    await panel.row('E101').getByText('Disposable email domain').waitFor();
    await panel.rows('Applied rules').first().getByRole('link').waitFor();
    await page.getByRole('tab', { name: 'Signals' }).click();
    const email = page.getByRole('region', { name: 'Email' });
    await email.getByText('● yes').first().waitFor();
    await email.getByText('○ no').first().waitFor();
    await email.getByText('? unknown').first().waitFor();
    expect(await page.getByRole('link', { name: 'IP Geolocation by DB-IP' }).getAttribute('href')).toBe(
      'https://db-ip.com',
    );
    await page.getByRole('tab', { name: 'Raw data' }).click();
    await page.getByRole('tab', { name: 'Evidence' }).click();
    await page.getByLabel('Module evidence', { exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Evaluations of this transaction' }).click();
    const others = page.getByRole('table', { name: 'Evaluations of this transaction' });
    await expect.poll(() => others.getByRole('cell', { name: 'order-3' }).count()).toBe(2);
    await panel.rows('Evaluations of this transaction').nth(1).waitFor();
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
      await page.getByRole('tab', { name: 'History and files' }).click();
      await page.getByText('No manual changes. The rules set this decision.').waitFor();
      const decision = page.getByRole('region', { name: 'Current decision' });
      const review = page.getByRole('form', { name: 'Change decision' });
      await page.getByRole('button', { name: 'Change decision' }).click();
      await review.getByText('Approve', { exact: true }).click();
      await review.getByRole('textbox', { name: 'Comment' }).fill('Called the customer.');
      await review.getByRole('button', { name: 'Save decision' }).click();
      await page.getByText('Transaction approved.').waitFor();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await panel.row('Called the customer.').getByText('DECLINE → APPROVE').waitFor();
      await decision.getByText('DECLINE by rules, changed manually').waitFor();
      expect(await decision.textContent()).toContain('APPROVE');

      // A label selects the decision that it implies.
      await page.keyboard.press('l');
      await review.getByRole('combobox', { name: 'Label' }).fill('stolen');
      await page.getByRole('option', { name: 'stolen card (negative)' }).click();
      await review
        .getByText('The decision was set manually to APPROVE. This label changes it to DECLINE.')
        .waitFor();
      await review.getByText('Approve', { exact: true }).click();
      await review.getByText('implies DECLINE, but the decision is APPROVE').waitFor();
      await review.getByText('Decline', { exact: true }).click();
      await review.getByRole('button', { name: 'Save decision' }).click();
      await page.getByText('Transaction declined.').waitFor();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      const badges = page.getByRole('group', { name: 'Label and tags' });
      await badges.getByText('Fraud detection: stolen card').waitFor();
      await decision.getByText('DECLINE').first().waitFor();

      // Undo restores the decision and removes the label.
      await page.getByRole('button', { name: 'Undo' }).last().click();
      await decision.getByText('DECLINE by rules, changed manually').waitFor();
      await expect.poll(() => badges.getByText('Fraud detection: stolen card').count()).toBe(0);

      await page.keyboard.press('t');
      const tagging = page.getByRole('form', { name: 'Tag transaction' });
      const words = tagging.getByRole('combobox', { name: 'Custom tags' });
      await words.fill('known customer');
      await words.press('Enter');
      await tagging.getByRole('button', { name: 'Save tags' }).click();
      await badges.getByText('known customer').waitFor();
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
    await expect
      .poll(() =>
        panel.page
          .getByText('The label “Fraud detection: bonus abuse” implies DECLINE, but the decision is APPROVE.')
          .isVisible(),
      )
      .toBe(true);
  });

  it('shows the contributions to the blackbox score', async () => {
    await panel.server.decide({ ...SUSPECT, transaction_id: 'order-5' });
    await panel.openDecision('order-5');
    const { page } = panel;
    await page.getByRole('tab', { name: 'Score' }).click();
    const score = page.getByRole('region', { name: 'ML score' });
    await score.getByText('Base model (base-1)').waitFor();
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
    const whom = page.getByRole('region', { name: 'Person and amount' });
    await whom.getByText('<b onclick="1">Anna</b>').waitFor();
    await whom.getByText(/1.?234[.,]50/).waitFor();
    for (const part of [
      whom,
      page.getByRole('region', { name: 'Current decision' }),
      page.getByRole('region', { name: 'Top reasons' }),
      page.getByRole('button', { name: 'Change decision' }),
      ...['Email', 'Phone', 'IP address'].map((name) => page.getByRole('article', { name })),
    ]) {
      const box = await part.boundingBox();
      expect((box?.y ?? 801) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
    }
    // The last of several quick clicks wins, whatever the router still loads.
    await page.evaluate(`for (const name of ['Signals', 'Raw data', 'Score'])
      [...document.querySelectorAll('[role=tab]')].find((tab) => tab.textContent === name).click()`);
    await page.getByRole('tab', { name: 'Score', selected: true }).waitFor();
    await expect.poll(() => new URL(page.url()).hash).toBe('#score');
    await page.getByRole('tab', { name: 'Links and locations' }).click();
    await page
      .getByRole('region', { name: 'Shared attributes' })
      .getByText('2 transactions')
      .first()
      .waitFor();
    await page.getByRole('tab', { name: 'History and files' }).click();
    await panel.rows('History of this person').nth(1).waitFor();
    await page.keyboard.press('r');
    await page.getByRole('textbox', { name: 'Comment' }).fill('Asked the customer.');
    // Another user decides while the reason is being written: the page reports it and preserves the reason.
    const theirs = '/management-api/v1/transactions/second-of-anna/review';
    await panel.server.call('POST', theirs, { state: 'APPROVE', comment: 'Known to me' });
    await page.keyboard.press('Control+Enter');
    await page.getByRole('dialog').getByText('The decision changed in the meantime.').waitFor();
    await page.getByRole('textbox', { name: 'Comment' }).press('Control+Enter');
    await page.getByRole('region', { name: 'Current decision' }).getByText('REVIEW').first().waitFor();
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
    await page.getByRole('combobox', { name: 'Label' }).and(page.locator(':focus')).waitFor();
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
    await page.getByRole('article', { name: 'Device' }).getByText('desktop · Windows').waitFor();
    await page.getByRole('tab', { name: 'Signals' }).click();
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
