import { describe, expect, it } from 'vitest';
import { findChromium } from './browser';
import { SUSPECT, usePanel } from './panel';

describe.skipIf(!findChromium())('transactions in the panel', () => {
  const panel = usePanel();

  it('are shown as they arrive, and found by text after the key /', async () => {
    await panel.open('/');
    const { page } = panel;
    await page.clock.install();
    await page.getByText('No transactions yet').waitFor();
    const calm = await panel.server.decide({ user_id: 'user-0', transaction_id: 'order-1' });
    await panel.server.decide({ ...SUSPECT, transaction_id: 'order-2' });
    // The page refreshes every five seconds.
    await page.clock.fastForward(5_000);
    await panel.row('order-1').getByText(calm.state).waitFor();
    const views = page.getByRole('navigation', { name: 'Views' });
    await views.getByRole('link', { name: 'Declined' }).click();
    await panel.row('order-1').waitFor({ state: 'detached' });
    await panel.row('order-2').getByText('DECLINE').waitFor();
    await views.getByRole('link', { name: 'All' }).click();
    await panel.row('order-1').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('user-0');
    await page.clock.fastForward(1_000);
    await page.getByRole('button', { name: /User ID user-0/ }).click();
    await panel.row('order-2').waitFor({ state: 'detached' });
    await panel.row('order-1').waitFor();
    expect(page.url()).toMatch(/key=user_id/);
    expect(page.url()).not.toContain('user-0');
    await page.getByRole('link', { name: 'View person' }).waitFor();
    await page.getByRole('button', { name: 'Remove filter: User ID' }).click();
    await panel.row('order-2').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('order-2');
    await page.clock.fastForward(1_000);
    await page.getByRole('button', { name: /^Transaction/ }).click();
    await panel.heading('order-2').waitFor();
  });

  it('are paged to older ones and back to the newest', async () => {
    // A dot ends the ID: a row contains `paged-4` and then its time, which may begin with a 9.
    for (let call = 0; call < 50; call++) await panel.server.decide({ transaction_id: `paged-${call}.` });
    await panel.open('/panel/transactions');
    const { page } = panel;
    await expect.poll(() => panel.rows('Transactions').count()).toBe(50);
    await page.getByRole('link', { name: 'Older' }).click();
    await panel.row('order-1').waitFor();
    expect(page.url()).toContain('before=');
    await page.getByRole('link', { name: 'Newest' }).click();
    await panel.row('paged-49.').waitFor();
  });

  it('are navigated by keys with a single tab stop, and opened by Enter', async () => {
    await panel.server.decide({ transaction_id: 'keys-1' });
    await panel.server.decide({ transaction_id: 'keys-2' });
    await panel.open('/panel/transactions');
    const { page } = panel;
    await panel.row('keys-2').waitFor();
    const rows = panel.rows('Transactions');
    const at = (index: number) => rows.nth(index).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('j');
    await at(0);
    await page.keyboard.press('j');
    await page.keyboard.press('ArrowDown');
    await at(2);
    await page.keyboard.press('k');
    await at(1);
    await page.keyboard.press('End');
    await at((await rows.count()) - 1);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    await at(0);
    expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('solid');
    expect(await page.locator('tr[tabindex="0"]').count()).toBe(1);
    expect(await page.locator('tr[tabindex="-1"] :is(a, input)[tabindex="0"]').count()).toBe(0);
    for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
    expect(await rows.and(page.locator(':focus-within')).count()).toBe(0);
    for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Shift+Tab');
    await at(0);
    await page.keyboard.press('x');
    await page.getByRole('region', { name: 'Selected transactions' }).getByText('1 selected').waitFor();
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    const drawer = (name: string) => page.getByRole('complementary', { name });
    await drawer('keys-1').getByText('Top reasons').first().waitFor();
    // The drawer follows the row, and Escape closes it.
    await page.keyboard.press('k');
    await drawer('keys-2').waitFor();
    await page.keyboard.press('Escape');
    await drawer('keys-2').waitFor({ state: 'detached' });
    await at(0);
    await page.keyboard.press('Enter');
    await drawer('keys-2').waitFor();
    await page.keyboard.press('o');
    await panel.heading('keys-2').waitFor();
  });

  it('find a customer by email in three inputs', async () => {
    await panel.server.decide({ user_id: 'found-1', email: 'found@example.com', transaction_id: 'found-1' });
    await panel.server.decide({ user_id: 'other-1', email: 'other@example.com', transaction_id: 'other-1' });
    await panel.open('/panel/transactions');
    const { page } = panel;
    await panel.row('other-1').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.insertText('found@example.com');
    await page.keyboard.press('Enter');
    await panel.row('other-1').waitFor({ state: 'detached' });
    await panel.row('found-1').waitFor();
    await page.getByRole('link', { name: 'View person' }).waitFor();
    expect(await panel.row('other-1').count()).toBe(0);
  });

  it('are declined in four inputs, with the reasons in view', async () => {
    await panel.server.decide({ ...SUSPECT, transaction_id: 'drawer-1' });
    await panel.server.call('POST', '/management-api/v1/transactions/drawer-1/review', {
      state: 'APPROVE',
      comment: '',
    });
    await panel.open('/panel/transactions?transaction=drawer-1');
    const { page } = panel;
    await panel.row('drawer-1').getByText('APPROVE').waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('complementary', { name: 'drawer-1' });
    await drawer.getByRole('button', { name: 'Change decision' }).waitFor();
    await page.keyboard.press('d');
    const comment = page.getByRole('dialog').getByRole('textbox', { name: 'Comment' });
    await comment.and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Control+Enter');
    await panel.row('drawer-1').getByText('DECLINE').waitFor();
    await drawer.getByText('DECLINE', { exact: true }).waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('open in a drawer by click and from a URL', async () => {
    await panel.server.decide({ ...SUSPECT, transaction_id: 'click-1' });
    await panel.open('/panel/transactions?transaction=click-1');
    const { page } = panel;
    await panel.row('click-1').getByText('DECLINE').click();
    const drawer = page.getByRole('complementary', { name: 'click-1' });
    await drawer.getByRole('link', { name: 'Open transaction' }).waitFor();
    await page.reload();
    await drawer.getByRole('link', { name: 'Open transaction' }).waitFor();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await drawer.waitFor({ state: 'detached' });
    expect(page.url()).not.toContain('open=');
  });

  it('remember whether the charts are shown', async () => {
    await panel.open('/panel/transactions');
    const { page } = panel;
    const kept = page.waitForResponse(
      (answer) => answer.url().endsWith('/preferences') && answer.request().method() === 'PATCH',
    );
    await page.getByRole('button', { name: 'Show charts' }).click();
    await page.getByText('Decisions per day (UTC)').waitFor();
    await kept;
    await page.reload();
    await page.getByText('Decisions per day (UTC)').waitFor();
    expect(await page.getByRole('button', { name: 'Show charts' }).count()).toBe(0);
  });

  it('leave letters to a focused input field', async () => {
    await panel.open('/panel/transactions');
    const { page } = panel;
    await panel.rows('Transactions').first().waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('jk');
    expect(
      await page.getByRole('searchbox', { name: 'Search people, transactions and identifiers' }).inputValue(),
    ).toBe('jk');
  });
});
