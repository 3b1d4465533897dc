import { describe, expect, it } from 'vitest';
import { findChromium, namelessControls } from './browser';
import { usePanel } from './panel';

describe.skipIf(!findChromium())('Ctrl-K in the panel', () => {
  const panel = usePanel();

  it('goes to a page by a part of its name, from within a field too', async () => {
    await panel.open('/panel/traffic');
    const { page } = panel;
    await panel.heading('Traffic').waitFor();
    await page.getByRole('searchbox', { name: 'Search anyone or anything' }).focus();
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Go to' });
    await expect
      .poll(() => page.evaluate("document.activeElement.matches('[role=dialog] input')"))
      .toBe(true);
    expect(await namelessControls(page)).toEqual([]);

    await page.keyboard.type('no such');
    await dialog.getByText('No page of this name.').waitFor();
    await page.keyboard.press('Enter');
    expect(await dialog.isVisible()).toBe(true);
    await dialog.getByRole('textbox', { name: 'Page' }).fill('IN');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await panel.heading('Links').waitFor();
    await expect.poll(() => dialog.count()).toBe(0);

    await page.keyboard.press('Control+k');
    await dialog.getByRole('textbox', { name: 'Page' }).fill('policy');
    await page.keyboard.press('Enter');
    await panel.heading('Policy versions').waitFor();
  });
});
