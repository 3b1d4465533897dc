import { describe, expect, it } from 'vitest';
import { findChromium, namelessControls } from './browser';
import { usePanel } from './panel';

describe.skipIf(!findChromium())('Ctrl-K in the panel', () => {
  const panel = usePanel();

  it('opens a page by a part of its name, also from within a field', async () => {
    await panel.open('/panel/transactions');
    const { page } = panel;
    await panel.heading('Transactions').waitFor();
    await page.getByRole('searchbox', { name: 'Search people, transactions and identifiers' }).focus();
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Go to' });
    await expect
      .poll(() => page.evaluate("document.activeElement.matches('[role=dialog] input')"))
      .toBe(true);
    expect(await namelessControls(page)).toEqual([]);

    await page.keyboard.type('no such');
    await dialog.getByText('No matching page or person.').waitFor();
    await page.keyboard.press('Enter');
    expect(await dialog.isVisible()).toBe(true);
    await dialog.getByRole('textbox').fill('IN');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await panel.heading('Links').waitFor();
    await expect.poll(() => dialog.count()).toBe(0);

    await page.keyboard.press('Control+k');
    await dialog.getByRole('textbox').fill('policy');
    await page.keyboard.press('Enter');
    await panel.heading('Policy versions').waitFor();

    await page.getByRole('button', { name: 'User menu' }).click();
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'Documentation' }).click();
    const docs = await opened;
    await docs.getByRole('heading', { level: 1 }).first().waitFor();
    expect(new URL(docs.url()).pathname).toMatch(/^\/docs\/?$/);
    await docs.close();
  });

  it('loses no character that is typed before the field has the focus, and opens the page of a person', async () => {
    await panel.server.decide({
      user_id: 'typist-1',
      email: 'fast@example.com',
      user_fullname: 'Fast Typist',
    });
    await panel.open('/panel/rules');
    const { page } = panel;
    await panel.heading('Rules').waitFor();
    await page.evaluate(`{
      const press = (key, ctrlKey = false) =>
        (document.activeElement ?? document.body).dispatchEvent(
          new KeyboardEvent('keydown', { key, ctrlKey, code: key === 'k' ? 'KeyK' : '', bubbles: true, cancelable: true }),
        );
      press('k', true);
      for (const key of 'fast@') press(key);
    }`);
    const field = page.getByRole('dialog', { name: 'Go to' }).getByRole('textbox');
    await expect.poll(() => field.inputValue()).toBe('fast@');
    await field.pressSequentially('example.com');
    await page
      .getByRole('button', { name: /Fast Typist/ })
      .first()
      .click();
    await page.waitForURL(/\/panel\/person\?/);
  });

  it('finds people and transactions, and runs commands', async () => {
    await panel.server.decide({
      transaction_id: 'order-of-ada',
      user_fullname: 'Ada Lovelace',
      user_id: 'ada-1',
    });
    await panel.open('/panel/rules');
    const { page } = panel;
    await panel.heading('Rules').waitFor();
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('order-of-ada');
    await dialog.getByRole('button', { name: 'Ada Lovelace' }).first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('order-of-ada').first().waitFor();
    expect(new URL(page.url()).pathname).not.toBe('/panel/rules');

    await page.keyboard.press('Control+k');
    await dialog.getByRole('textbox').fill('dark col');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate('document.documentElement.dataset.mantineColorScheme'))
      .toBe('dark');
    await page.keyboard.press('Control+k');
    await dialog.getByRole('textbox').fill('deutsch');
    await page.keyboard.press('Enter');
    await page.getByRole('navigation', { name: 'Hauptnavigation' }).waitFor();
    expect(await page.evaluate('document.documentElement.lang')).toBe('de');
    await page.goto(`${panel.server.address}/panel/dashboard`);
    await panel.heading('Dashboard').waitFor();
    await page.getByRole('button', { name: 'Benutzermenü' }).click();
    await page.getByRole('combobox', { name: 'Sprache' }).selectOption('English');
    await panel.heading('Dashboard').waitFor();
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Browser language');
    await page.evaluate("localStorage.removeItem('mantine-color-scheme-value')");
  });

  it('shows the pages in a menu on a phone', async () => {
    await panel.open('/panel/rules');
    const { page } = panel;
    await panel.heading('Rules').waitFor();
    await page.setViewportSize({ width: 390, height: 800 });
    await expect.poll(() => page.getByRole('navigation').isVisible()).toBe(false);
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await menu.click();
    await page.getByRole('navigation').getByRole('link', { name: 'Lists', exact: true }).click();
    await panel.heading('Lists').waitFor();
    await expect.poll(() => page.getByRole('navigation').isVisible()).toBe(false);
    expect(await menu.getAttribute('aria-expanded')).toBe('false');
  });
});
