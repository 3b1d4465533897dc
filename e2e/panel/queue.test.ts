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

describe.skipIf(!findChromium())('review queue in the panel', () => {
  const panel = usePanel();

  /** Creates a transaction that a reviewer must decide. */
  async function held(transaction: string): Promise<void> {
    await panel.server.decide({ transaction_id: transaction, user_fullname: `Person of ${transaction}` });
    await panel.server.call('POST', `${API}/transactions/${transaction}/review`, { state: 'REVIEW' });
  }

  /** The same, in a separate queue. */
  async function heldInQueue(transaction: string) {
    await held(transaction);
    const made = { name: `Of ${transaction}`, source: 'DECISIONS' };
    const { id: queue } = await panel.server.call<{ id: string }>('POST', `${API}/queues`, made);
    const { items } = await panel.server.call<Items>('GET', `${API}/queues/${queue}/items`);
    const item = items.find(({ evaluation }) => evaluation.transaction_id === transaction)?.id;
    return { queue, item };
  }

  it('is created, handled by keys, and loses nothing when another user was faster', async () => {
    await held('first');
    await held('second');
    await panel.open('/panel/queues');
    const { page } = panel;
    await page.getByRole('button', { name: 'Create queue' }).click();
    const form = page.getByRole('form', { name: 'Create queue' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Everything');
    await form.getByRole('button', { name: 'Save queue' }).click();
    await expect.poll(() => panel.rows('Waiting').count()).toBe(2);

    // Keys belong to the page again when the dialog is closed.
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await page.keyboard.press('n');
    await page.getByRole('region', { name: 'Person of first' }).waitFor();
    await page.keyboard.press('m');
    await page.keyboard.type('Looks <b>fine</b>');
    await page.getByRole('button', { name: 'Add note' }).click();
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

    // Another user takes it over while the reason is being written.
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
    const side = page.getByRole('complementary', { name: 'Decision' });
    const reason = side.getByRole('textbox', { name: 'Reason' });
    await reason.fill('A reason that took long');
    await colleague.call('PATCH', path, { assignee: 'me', expected_version: seen.version });
    await side.getByRole('button', { name: 'Decline', exact: true }).click();
    await side.getByRole('alert').waitFor();
    await expect.poll(() => reason.inputValue()).toBe('A reason that took long');
    await page.getByText('Ask before you take it over').waitFor();

    await page.getByRole('button', { name: 'Take over' }).click();
    await page.getByRole('button', { name: 'Release' }).waitFor();
    await reason.press('Control+Enter');
    await page.getByRole('region', { name: 'Person of second' }).waitFor();
    await expect.poll(() => panel.rows('Waiting').count()).toBe(1);
    // The keyboard focus moves to the next one, and so does a screen reader.
    const focused = () => page.locator(':focus').textContent();
    await expect.poll(focused).toBe('Person of second');
    await page.goto(page.url().replace(/&item=.*$/, ''));
    await panel.rows('Waiting').first().press('Enter');
    await expect.poll(focused).toBe('Person of second');
    await page.getByRole('tab', { name: 'Reviewers' }).click();
    await panel.rows('Reviewers').first().waitFor();
  });

  it('decides ten items with twelve keys and clicks, and takes a decision back', async () => {
    const many = Array.from({ length: 10 }, (_, index) => `many-${index}`);
    for (const transaction of many) await held(transaction);
    const { id: queue } = await panel.server.call<{ id: string }>('POST', `${API}/queues`, {
      name: 'Ten',
      source: 'DECISIONS',
    });
    await panel.open(`/panel/queues?queue=${queue}`);
    const { page } = panel;
    await panel.rows('Waiting').first().waitFor();
    const before = await panel.rows('Waiting').count();
    let steps = 0;
    const press = async (key: string) => {
      await page.keyboard.press(key);
      steps += 1;
    };
    await press('n');
    await page.getByRole('button', { name: 'Approve: Checked, no indication of fraud' }).click();
    steps += 1;
    for (let done = 1; done <= 10; done += 1) {
      await press('a');
      await expect.poll(() => panel.rows('Waiting').count()).toBe(before - done);
    }
    expect(steps).toBe(12);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect.poll(() => panel.rows('Waiting').count()).toBe(before - 9);
  });

  it('shows no item while the server is unavailable, and preserves the draft for one that has left', async () => {
    const { queue, item } = await heldInQueue('third');
    await panel.open(`/panel/queues?queue=${queue}&item=${item}`);
    const { page } = panel;
    const side = page.getByRole('complementary', { name: 'Decision' });
    const why = side.getByRole('textbox', { name: 'Reason' });
    await side.getByRole('button', { name: 'Decline', exact: true }).click();
    await why.fill('Never picks up the phone');
    await page.route('**/management-api/**', (route) => route.abort());
    await why.press('Control+Enter');
    await page.getByText('Couldn’t load the item').waitFor({ state: 'attached' });
    await side.getByRole('alert').filter({ hasText: 'Can’t reach the server' }).waitFor();
    expect(await why.inputValue()).toBe('Never picks up the phone');
    expect(await page.getByText('This item is no longer in the queue').count()).toBe(0);
    await page.unrouteAll();

    await panel.server.call('POST', `${API}/transactions/third/review`, { state: 'APPROVE' });
    await why.press('Control+Enter');
    await page.getByText('This item is no longer in the queue').waitFor();
    const kept = page.getByRole('alert').filter({ hasText: 'Already decided' });
    await kept.getByText('Never picks up the phone').waitFor();
    await kept.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => kept.count()).toBe(0);
  });

  it('marks overdue items, and filters by them', async () => {
    await held('in time');
    const { queue, item } = await heldInQueue('late');
    const path = `${API}/queues/${queue}/items/${item}`;
    const { version } = await panel.server.call<{ version: number }>('GET', path);
    const past = { deadline: '2026-01-01T00:00:00Z', expected_version: version };
    await panel.server.call('PATCH', path, past);
    await panel.open(`/panel/queues?queue=${queue}`);
    const { page } = panel;
    const late = panel.rows('Waiting').filter({ hasText: 'overdue' });
    await late.getByText('Person of late').waitFor();
    expect(await late.count()).toBe(1);
    expect(await panel.rows('Waiting').count()).toBeGreaterThan(1);
    await page.getByRole('checkbox', { name: 'Overdue only' }).check();
    await expect.poll(() => panel.rows('Waiting').count()).toBe(1);
    await late.getByRole('link').click();
    const open = page.getByRole('region', { name: 'Person of late' });
    await open.getByText('overdue', { exact: true }).waitFor();
    expect(page.url()).toContain('only=overdue');
  });

  it('does not change items of another user, whatever key is pressed', async () => {
    const { queue, item } = await heldInQueue('fourth');
    const { api_key } = await panel.server.call<{ api_key: string }>('POST', `${API}/keys`, {
      name: 'Holder',
      scopes: ['admin'],
    });
    const holder = apiOf(panel.server.address, api_key);
    const path = `${API}/queues/${queue}/items/${item}`;
    const { version } = await holder.call<{ version: number }>('GET', path);
    await holder.call('PATCH', path, { assignee: 'me', expected_version: version });
    await panel.open(`/panel/queues?queue=${queue}&item=${item}`);
    const { page } = panel;
    await page.getByText('Ask before you take it over').waitFor();
    await page.keyboard.press('r');
    await page.getByRole('button', { name: 'Take over' }).click();
    await page.getByRole('button', { name: 'Release' }).waitFor();
    const { history } = await holder.call<{ history: readonly { readonly action: string }[] }>('GET', path);
    expect(history.map(({ action }) => action)).not.toContain('RELEASED');
  });
});
