import { describe, expect, it } from 'vitest';
import { findChromium } from './browser';
import { usePanel } from './panel';

describe.skipIf(!findChromium())('remaining matches of a case in the panel', () => {
  const panel = usePanel();

  const screened = (name: string) =>
    panel.server.decide({
      config: { aml_api: true, response_fields: 'id,state,aml_details' },
      user_id: 'user-8',
      user_fullname: name,
    });
  const kept = async () => {
    const { cases } = await panel.server.call<{ cases: { id: string }[] }>('GET', '/management-api/v1/cases');
    return panel.server.call<{
      id: string;
      status: string;
      entries: { entry: { name: string }; decision: string | null }[];
    }>('GET', `/management-api/v1/cases/${cases[0]?.id}`);
  };
  const undecided = async () =>
    (await kept()).entries.flatMap(({ entry, decision }) => (decision === null ? [entry.name] : []));

  it('are decided at once, except new ones, and prevent closing the case', async () => {
    for (const name of ['Valtor Krestinsky', 'Nadir Qasim al-Wafradi']) await screened(name);
    const { id, entries } = await kept();
    expect(entries.length).toBeGreaterThan(1);
    await panel.open(`/panel/cases/${id}`);
    const { page } = panel;
    const list = page.getByRole('table', { name: 'Matches' });
    await page.getByRole('button', { name: `Decide ${entries.length} undecided at once` }).click();
    const rest = page.getByRole('region', { name: 'Decide all remaining matches' });
    await rest.getByText(`Decide all remaining matches: ${entries.length} undecided`).waitFor();
    // A decision on several matches always needs a reason.
    const saves = rest.getByRole('button', { name: 'Save decision' });
    for (const decision of ['False positive', 'True match', 'Inconclusive']) {
      await rest.getByRole('radio', { name: decision }).check();
      expect(await saves.isDisabled()).toBe(true);
    }

    // A new match that is not shown yet is not decided with those that are shown.
    await screened('Ri Chol-bok');
    await rest.getByRole('textbox', { name: 'Reason' }).fill('No papers yet');
    await saves.click();
    const late = page.getByRole('region', { name: 'Match Ri Chol-bok' });
    await late.waitFor();
    expect(await undecided()).toEqual(['Ri Chol-bok']);
    await rest.waitFor({ state: 'detached' });
    const events = page.getByRole('list', { name: 'History' }).getByRole('listitem');
    await events.filter({ hasText: 'No papers yet' }).first().waitFor();

    const decision = page.getByRole('region', { name: 'Decision' });
    await decision.getByRole('radio', { name: 'True match' }).check();
    await decision.getByRole('button', { name: 'Save decision' }).click();
    await page.getByRole('region', { name: 'Next steps' }).waitFor();
    await page.getByText(`0 of ${entries.length + 1} matches undecided`).waitFor();
    // The page doesn't have the new match yet, so the server refuses.
    await screened('Ernesto Balbuena Quiroz');
    const work = page.getByRole('form', { name: 'Update case' });
    await work.getByRole('combobox', { name: 'Status' }).selectOption('Closed');
    await work.getByRole('textbox', { name: 'Comment' }).fill('All is looked at.');
    await work.getByRole('button', { name: 'Save' }).click();
    await work
      .getByRole('alert', { name: 'Couldn’t update the case' })
      .getByText('Some matches are undecided')
      .waitFor();
    expect(await work.getByRole('textbox', { name: 'Comment' }).inputValue()).toBe('All is looked at.');
    await list.getByRole('button', { name: /Ernesto Balbuena Quiroz/ }).click();
    await page.getByRole('region', { name: 'Match Ernesto Balbuena Quiroz' }).waitFor();
    expect([(await kept()).status, await undecided()]).toEqual(['OPEN', ['Ernesto Balbuena Quiroz']]);
  });
});
