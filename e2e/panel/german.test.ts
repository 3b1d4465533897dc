import { describe, expect, it } from 'vitest';
import { GERMAN } from '../../apps/panel/src/i18n/german';
import { findChromium, namelessControls } from './browser';
import { PAGES } from './pages';
import { SUSPECT, usePanel } from './panel';
import { reviewedExecution } from './verified-user';
import { streamDrivenSession } from './watched-session';

const API = '/management-api/v1';

/** Stored names that equal a panel text: a rule category and a list of the default policy, and an API key. */
const OWN_NAMES: ReadonlySet<string> = new Set(['IP address', 'Allowed IP addresses', 'First key']);

/** Texts of a page that users read or hear, each separately. */
const READ = `(() => {
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement.closest('script, style, code, noscript')) texts.push(node.data);
  for (const element of document.querySelectorAll('*'))
    for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'data-label'])
      if (element.hasAttribute(name)) texts.push(element.getAttribute(name));
  return texts.map((text) => text.replace(/\\s+/g, ' ').trim()).filter((text) => text.includes(' '));
})()`;

/** English sentences of two words or more with a different German text; their placeholders match any text. */
const sentences = Object.entries(GERMAN)
  .filter(([english, german]) => english !== german && !OWN_NAMES.has(english))
  .filter(([english]) => /[a-z’]{2,} [a-z]{2,}/i.test(english))
  .map(([english]) => english);
const whole = new Set(sentences.filter((english) => !english.includes('{')));
const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
/** Sentences with only placeholders, such as \`{kind} of {who}\`, would match German ones too. */
const withValues = sentences
  .filter((english) => /\{\w+\}/.test(english) && !english.includes('plural'))
  .filter((english) => /[a-z’]{3,} [a-z]{3,}/i.test(english.replace(/\{\w+\}/g, '|')))
  .map(
    (english) =>
      new RegExp(
        `^${english
          .split(/\{\w+\}/)
          .map(literal)
          .join('.+')}$`,
      ),
  );

const englishOf = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.filter((text) => whole.has(text) || withValues.some((sentence) => sentence.test(text)))),
];

describe.skipIf(!findChromium())('panel in German', () => {
  const panel = usePanel();

  /** Creates data of every kind; returns the paths of its detail pages. */
  async function fill(): Promise<readonly string[]> {
    const { call, decide } = panel.server;
    await decide({
      ...SUSPECT,
      config: { ...SUSPECT.config, aml_api: true },
      user_fullname: 'Valtor Krestinsky',
      transaction_id: 'deutsch-1',
      transaction_amount: 1200,
      device_id: 'shared',
    });
    await decide({ transaction_id: 'deutsch-2', user_id: 'user-2', device_id: 'shared' });
    await call('PUT', `${API}/transactions/deutsch-2/label`, { label: 'fraud_detection_fraud' });
    await call('POST', `${API}/transactions/deutsch-1/review`, { state: 'REVIEW' });
    const queue = { name: 'Q1', source: 'DECISIONS', filter: {}, deadline_hours: 4, four_eyes: true };
    await call('POST', `${API}/queues`, queue);
    await call('POST', `${API}/invitations`, { email: 'ada@example.com', role: 'reviewer' });
    const session = await streamDrivenSession(panel.server);
    const execution = await reviewedExecution(panel.server);
    const { cases } = await call<{ cases: readonly { id: string }[] }>('GET', `${API}/cases`);
    const { evaluations } = await call<{
      evaluations: readonly { id: string; transaction_id: string }[];
    }>('GET', `${API}/evaluations`);
    const id = evaluations.find((one) => one.transaction_id === 'deutsch-1')?.id;
    const { workflows } = await call<{ workflows: readonly { id: string }[] }>('GET', `${API}/workflows`);
    return [
      `evaluations/${id}`,
      `links?evaluation=${id}`,
      `sessions/${session}`,
      `verifications/${execution}`,
      ...cases.slice(0, 1).map((one) => `cases/${one.id}`),
      ...workflows.slice(0, 1).flatMap((one) => [`workflows/${one.id}`, `workflows/${one.id}/design`]),
    ];
  }

  /** Returns the faults of the current page, on a desktop and on a phone. */
  async function faultsOf(place: string): Promise<readonly string[]> {
    const { page } = panel;
    await expect.poll(() => page.getByRole('status', { name: 'Wird geladen' }).count()).toBe(0);
    expect(await page.evaluate('document.documentElement.lang'), place).toBe('de');
    const read = (await page.evaluate(READ)) as readonly string[];
    const nameless = await namelessControls(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const excess = Number(await page.evaluate('document.documentElement.scrollWidth - innerWidth'));
    await page.setViewportSize({ width: 1280, height: 800 });
    return [
      ...englishOf(read).map((text) => `${place} says: ${text}`),
      ...nameless.map((control) => `${place} does not name: ${control}`),
      ...(excess > 0 ? [`${place} is ${excess} px too wide`] : []),
    ];
  }

  it('shows no English sentence on any page, and fits a phone', { timeout: 480_000 }, async () => {
    const things = await fill();
    await panel.open('/panel/transactions');
    const { page } = panel;
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
    await panel.heading('Transaktionen').waitFor();
    const faults: string[] = [];
    for (const path of [...PAGES, ...things, 'nowhere']) {
      await page.goto(`${panel.server.address}/panel/${path}`);
      await panel.heading(/./).waitFor();
      faults.push(...(await faultsOf(path)));
    }

    await page.goto(`${panel.server.address}/panel/queues`);
    await page.getByRole('button', { name: 'Nächsten übernehmen' }).click();
    await page.getByRole('region', { name: 'Valtor Krestinsky' }).waitFor();
    await page.getByRole('button', { name: 'Zurückgeben' }).waitFor();
    faults.push(...(await faultsOf('an item of a queue')));
    await page.keyboard.press('d');
    await page.getByText('Geben Sie eine Begründung ein').waitFor();
    faults.push(...(await faultsOf('a decision on an item')));

    await page.goto(`${panel.server.address}/panel/${things[1]}`);
    await panel.row('Kunden-ID').getByRole('link').first().click();
    await page.getByRole('link', { name: 'Person anzeigen' }).click();
    await page.getByRole('region', { name: 'Geräte, Karten und Adressen' }).waitFor();
    faults.push(...(await faultsOf('person')));
    await page.evaluate("localStorage.removeItem('assay.language')");
    expect(faults).toEqual([]);
  });

  it('is checked by a search that finds an English sentence', () => {
    expect(
      englishOf(['Speichern fehlgeschlagen', 'Couldn’t save', 'Delete the role Chargebacks', 'user-1']),
    ).toEqual(['Couldn’t save', 'Delete the role Chargebacks']);
  });
});
