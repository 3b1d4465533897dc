import { describe, expect, it } from 'vitest';
import { findChromium, namelessControls } from './browser';
import { apiOf } from './built-server';
import { usePanel } from './panel';

interface Queues {
  readonly queues: readonly { readonly id: string; readonly name: string }[];
}
interface Items {
  readonly items: readonly {
    readonly id: string;
    readonly evaluation: { readonly transaction_id: string };
  }[];
}
const API = '/management-api/v1';

const PDF = Buffer.from('%PDF-1.7\ntrailer\n<< >>\n%%EOF\n');

describe.skipIf(!findChromium())('the queue in the panel', () => {
  const panel = usePanel();

  /** A call that a person has to look at. */
  async function held(transaction: string): Promise<void> {
    await panel.server.decide({ transaction_id: transaction, user_fullname: `Person of ${transaction}` });
    await panel.server.call('POST', `${API}/transactions/${transaction}/review`, { state: 'REVIEW' });
  }

  it('is made, worked by keys, and loses nothing when somebody else was faster', async () => {
    await held('first');
    await held('second');
    await panel.open('/panel/queue');
    const { page } = panel;
    await page.getByRole('button', { name: 'New queue' }).click();
    const form = page.getByRole('form', { name: 'New queue' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Everything');
    await form.getByRole('button', { name: 'Make the queue' }).click();
    await expect.poll(() => panel.rows('Waiting').count()).toBe(2);

    // Keys are the page's again when the dialog is gone.
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await page.keyboard.press('n');
    await page.getByRole('region', { name: 'Person of first' }).waitFor();
    await page.keyboard.press('m');
    await page.keyboard.type('Looks <b>fine</b>');
    await page.getByRole('button', { name: 'Write' }).click();
    await page.getByText('Looks <b>fine</b>').first().waitFor();
    const files = page.getByRole('region', { name: 'Files' });
    const letter = { name: 'letter of <b>the bank.pdf', mimeType: 'text/html', buffer: PDF };
    await files.locator('input[type=file]').setInputFiles(letter);
    await files.getByRole('button', { name: 'Attach', exact: true }).click();
    await panel.rows('Files').filter({ hasText: 'letter of _b_the bank.pdf' }).waitFor();
    await page.getByText('attached').first().waitFor();
    expect(await namelessControls(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 800 });
    const excess = () => page.evaluate('document.documentElement.scrollWidth - innerWidth');
    await expect.poll(excess).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 720 });

    // Somebody else takes it over while the reason is being written.
    const { api_key } = await panel.server.call<{ api_key: string }>('POST', `${API}/keys`, {
      name: 'Colleague',
      scopes: ['admin'],
    });
    const colleague = apiOf(panel.server.address, api_key);
    const [queue] = (await colleague.call<Queues>('GET', `${API}/queues`)).queues;
    const { items } = await colleague.call<Items>('GET', `${API}/queues/${queue?.id}/items`);
    const first = items.find(({ evaluation }) => evaluation.transaction_id === 'first');
    const path = `${API}/queues/${queue?.id}/items/${first?.id}`;
    const seen = await colleague.call<{ version: number }>('GET', path);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Decline' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Why' }).fill('A reason that took long');
    await colleague.call('PATCH', path, { assignee: 'me', expected_version: seen.version });
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await dialog.getByRole('alert').waitFor();
    await expect
      .poll(() => dialog.getByRole('textbox', { name: 'Why' }).inputValue())
      .toBe('A reason that took long');
    await page.keyboard.press('Escape');
    await page.getByText('holds it. Take it over').waitFor();

    await page.getByRole('button', { name: 'Take over' }).click();
    await page.getByRole('button', { name: 'Give back' }).waitFor();
    await page.keyboard.press('d');
    await dialog.getByRole('textbox', { name: 'Why' }).press('Control+Enter');
    await page.getByRole('region', { name: 'Person of second' }).waitFor();
    await expect.poll(() => panel.rows('Waiting').count()).toBe(1);
    await panel.rows('Reviewers').first().waitFor();
  });
});
