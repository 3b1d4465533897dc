import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from './browser';
import type { ServerApi } from './built-server';
import { SUSPECT, usePanel } from './panel';
import { reviewedExecution } from './verified-user';

interface StoredForm {
  readonly form: string;
  /** Creates the object of the form. @returns the URL of its page */
  readonly path: (server: ServerApi) => Promise<string>;
  /** Fills in the form, and returns the fields with the typed text. */
  readonly fill: (page: Page) => Promise<readonly (readonly [Locator, string])[]>;
  readonly button: string | RegExp;
  /** Element that is shown after saving. */
  readonly saved: (page: Page) => Locator;
}

// Shorthand property, because the linter takes a literal member `then` for a promise.
const then = { score: { operation: '+', value: 1 } };

/** Fills in named text fields. */
const typing =
  (typed: { readonly [field: string]: string }, opener?: string) =>
  async (page: Page): Promise<readonly (readonly [Locator, string])[]> => {
    if (opener) await page.getByRole('button', { name: opener, exact: true }).click();
    const fields = Object.entries(typed).map(
      ([name, text]) => [page.getByRole('textbox', { name }).first(), text] as const,
    );
    for (const [field, text] of fields) await field.fill(text);
    return fields;
  };

/** Returns the content of a field; the condition editor is not an input element. */
const shownIn = (field: Locator): Promise<string | null> =>
  field.evaluate((element) => ('value' in element ? String(element.value) : element.textContent));

/** Scores a transaction. @returns the URL of its page */
const decision =
  (transaction_id: string) =>
  async ({ decide, call }: ServerApi): Promise<string> => {
    await decide({ ...SUSPECT, transaction_id });
    const path = `/management-api/v1/evaluations?transaction_id=${transaction_id}`;
    const { evaluations } = await call<{ evaluations: { id: string }[] }>('GET', path);
    return `/panel/evaluations/${evaluations[0]!.id}#history`;
  };

/** Creates a name screening case. @returns the URL of its page */
async function openCase({ decide, call }: ServerApi): Promise<string> {
  await decide({ config: { aml_api: true }, user_id: 'user-7', user_fullname: 'Valtor Krestinsky' });
  const { cases } = await call<{ cases: { id: string }[] }>('GET', '/management-api/v1/cases');
  return `/panel/cases/${cases[0]!.id}`;
}

const at = (path: string) => async () => path;

describe.skipIf(!findChromium())('unsaved edits in the panel', () => {
  const panel = usePanel();
  let receiver: Server;
  let hook = '';

  beforeAll(async () => {
    receiver = createServer((_, reply) => reply.end());
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  });
  afterAll(() => receiver.close());

  const FORMS: readonly StoredForm[] = [
    {
      form: 'a new rule',
      path: at('/panel/rules/new'),
      fill: typing({ Name: 'Gifts', Condition: 'gift = true', Id: 'GIFTS', Points: '7' }),
      button: 'Save rule',
      saved: (page) => page.getByRole('heading', { level: 1, name: 'Gifts' }),
    },
    {
      form: 'a rule',
      path: async ({ call }) => {
        await call('POST', '/management-api/v1/rules', {
          id: 'KEPT',
          name: 'Before',
          when: 'gift = true',
          mode: 'shadow',
          then,
        });
        return '/panel/rules/edit/KEPT';
      },
      fill: typing({ Name: 'After' }),
      button: 'Save rule',
      saved: (page) => page.getByText('Saved as policy version'),
    },
    {
      form: 'a new list',
      path: at('/panel/lists'),
      fill: typing({ Name: 'Known mules' }, 'Create list'),
      button: 'Save list',
      saved: (page) => page.getByRole('heading', { level: 1, name: 'Known mules' }),
    },
    {
      form: 'values for a list',
      path: async ({ call }) => {
        const body = { name: 'Mules', kind: 'block', field: 'user_id' };
        const { list } = await call<{ list: { id: string } }>('POST', '/management-api/v1/lists', body);
        return `/panel/lists/${list.id}`;
      },
      fill: typing({ Values: 'mule-1\nmule-2', Note: 'from the bank' }, 'Add values'),
      button: 'Add 2 values',
      saved: (page) => page.getByText('2 added'),
    },
    {
      form: 'a new workflow',
      path: at('/panel/workflows'),
      fill: typing({ Name: 'Newcomers' }, 'Create workflow'),
      button: 'Create draft',
      saved: (page) => page.getByRole('heading', { level: 1, name: 'Newcomers' }),
    },
    {
      form: 'the thresholds',
      path: at('/panel/policy#thresholds'),
      fill: typing({ 'Review at': '12' }),
      button: 'Save',
      saved: (page) => page.getByText('Thresholds saved'),
    },
    {
      form: 'a new webhook',
      path: at('/panel/webhooks'),
      fill: (page) => typing({ Name: 'Till', URL: hook }, 'Add endpoint')(page),
      button: 'Create endpoint',
      saved: (page) => page.getByText('Signing secret of “Till”'),
    },
    {
      form: 'a new key',
      path: at('/panel/api-keys'),
      fill: typing({ Name: 'Checkout', 'Allowed IP addresses': '203.0.113.0/24' }, 'Create API key'),
      button: 'Create key',
      saved: (page) => page.getByText('API key “Checkout”'),
    },
    {
      form: 'a note on a case',
      path: openCase,
      fill: typing({ Comment: 'Asked for a passport.' }),
      button: 'Save',
      saved: (page) => page.getByRole('listitem').filter({ hasText: 'Asked for a passport.' }),
    },
    {
      form: 'the reason for a match',
      path: openCase,
      fill: async (page) => {
        await page.getByRole('radio', { name: 'False positive' }).check();
        const reason = page.getByRole('textbox', { name: 'Reason' });
        await reason.fill('Another date of birth');
        return [[reason, 'Another date of birth']];
      },
      button: 'Save decision',
      saved: (page) => page.getByRole('listitem').filter({ hasText: 'Another date of birth' }),
    },
    {
      form: 'a manual review',
      path: decision('kept-1'),
      fill: typing({ Comment: 'Called the customer.' }, 'Change decision'),
      button: 'Save decision',
      saved: (page) => page.getByRole('cell', { name: 'Called the customer.' }),
    },
    {
      form: 'a label',
      path: decision('kept-2'),
      fill: async (page) => {
        await page.getByRole('button', { name: 'Change decision' }).click();
        const label = page.getByRole('combobox', { name: 'Label' });
        const choice = page.getByRole('option', { name: 'stolen card (negative)' });
        // Data that the page still loads may take the focus away, and with it the list.
        await expect
          .poll(async () => {
            await label.fill('');
            await label.fill('stolen');
            return choice.isVisible();
          })
          .toBe(true);
        await choice.click();
        return [[label, 'stolen card (negative)']];
      },
      button: 'Save decision',
      saved: (page) => page.getByRole('cell', { name: 'Fraud detection: stolen card' }),
    },
    {
      form: 'a note',
      path: decision('kept-note'),
      fill: async (page) => {
        await page.getByRole('button', { name: 'Change decision' }).waitFor();
        await page.keyboard.press('c');
        return typing({ Note: 'Calls back on Monday.' })(page);
      },
      button: 'Save note',
      saved: (page) => page.getByRole('cell', { name: 'Calls back on Monday.' }),
    },
    {
      form: 'tags',
      path: decision('kept-3'),
      fill: async (page) => {
        await page.getByRole('button', { name: 'Change decision' }).waitFor();
        await page.keyboard.press('t');
        const tags = page.getByRole('combobox', { name: 'Custom tags' });
        await tags.fill('called back');
        await tags.press('Enter');
        return [];
      },
      button: 'Save tags',
      saved: (page) => page.getByRole('group', { name: 'Label and tags' }).getByText('called back'),
    },
    {
      form: 'the overlap of a rotated key',
      path: async ({ call }) => {
        const body = { name: 'Old till', kind: 'live', scopes: ['fraud'] };
        await call('POST', '/management-api/v1/keys', body);
        return '/panel/api-keys';
      },
      fill: async (page) => {
        await page.getByRole('button', { name: 'Rotate Old till' }).click();
        const ends = page.getByRole('combobox', { name: 'Old key expires' });
        await ends.selectOption('3600');
        return [[ends, '3600']];
      },
      button: 'Create new key',
      saved: (page) => page.getByText('API key “Old till”'),
    },
    {
      form: 'a manually decided check',
      path: async (server) => `/panel/verifications/${await reviewedExecution(server)}`,
      fill: typing({ Comment: 'Compared by eye.' }),
      button: /^Decide$/,
      saved: (page) => page.getByRole('cell').getByText('Compared by eye.'),
    },
    {
      form: 'a backtest',
      path: at('/panel/models'),
      fill: async (page) => {
        const since = page.getByLabel('From (UTC)');
        await since.fill('2026-01-31');
        return [[since, '2026-01-31']];
      },
      button: 'Run',
      saved: (page) => page.getByRole('status', { name: 'Backtest' }),
    },
  ];

  it.each(FORMS)('$form: nothing is lost when the session ends', { timeout: 120_000 }, async (kept) => {
    await panel.open(await kept.path(panel.server));
    const { page } = panel;
    const fields = await kept.fill(page);
    const button = page.getByRole('button', { name: kept.button, exact: true }).first();
    await expect.poll(() => button.isEnabled()).toBe(true);
    await page.context().clearCookies();
    // The page may detect the end of the session and ask for a sign-in before it saves. Then the button is
    // gone, and a click must not wait for it.
    await button.evaluateAll((found) => {
      for (const one of found) one.click();
    });
    await panel.signInByKey();
    const expectTyped = async () => {
      await page.getByText('You have unsaved changes').first().waitFor();
      for (const [field, text] of fields) await expect.poll(() => shownIn(field)).toBe(text);
    };
    await expectTyped();
    await page.reload();
    await expectTyped();
    await button.click();
    await kept.saved(page).first().waitFor();
    const isStored = () => page.getByText('You have unsaved changes').count();
    await expect.poll(isStored).toBe(0);
    await page.reload();
    await kept.saved(page).first().or(panel.heading(/./)).first().waitFor();
    await expect.poll(isStored).toBe(0);
  });

  it('preserves an unfinished tag, which is not a tag yet', async () => {
    await panel.open(await decision('kept-4')(panel.server));
    const { page } = panel;
    await page.getByRole('button', { name: 'Change decision' }).waitFor();
    await page.keyboard.press('t');
    const tags = page.getByRole('combobox', { name: 'Custom tags' });
    await tags.pressSequentially('called ba');
    await page.context().clearCookies();
    await page.reload();
    await panel.signInByKey();
    await page.getByText('You have unsaved changes').first().waitFor();
    expect(await tags.inputValue()).toBe('called ba');
    await page.getByRole('button', { name: 'Save tags' }).click();
    await page.getByRole('group', { name: 'Label and tags' }).getByText('called ba').waitFor();
  });

  it('asks before the page is left, and preserves or discards the edit', async () => {
    await panel.open('/panel/rules/new');
    const { page } = panel;
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('Half a rule');
    const leave = () => page.getByRole('link', { name: 'All rules' }).click();
    const dialog = page.getByRole('dialog', { name: 'Unsaved changes' });
    await leave();
    await dialog.getByRole('button', { name: 'Stay on this page' }).click();
    expect(await name.inputValue()).toBe('Half a rule');
    await leave();
    await dialog.getByRole('button', { name: 'Leave and preserve changes' }).click();
    await panel.heading('Rules').waitFor();
    await page.getByRole('link', { name: 'Create rule' }).click();
    await expect.poll(() => name.inputValue()).toBe('Half a rule');
    await leave();
    await dialog.getByRole('button', { name: 'Discard changes' }).click();
    await panel.heading('Rules').waitFor();
    await page.getByRole('link', { name: 'Create rule' }).click();
    await panel.heading('Create rule').waitFor();
    expect(await name.inputValue()).toBe('');
  });

  it('asks before the tab is closed', async () => {
    await panel.open('/panel/rules/new');
    const { page } = panel;
    await page.getByRole('textbox', { name: 'Name' }).pressSequentially('Half');
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.accept();
  });

  it('asks nothing after a saved rule was only tested', async () => {
    await panel.open('/panel/rules/new');
    const { page } = panel;
    await page.getByRole('textbox', { name: 'Name' }).fill('Tried');
    await page.getByRole('textbox', { name: 'ID', exact: true }).fill('TRIED');
    await page.getByRole('textbox', { name: 'Condition' }).fill('gift = true');
    await page.getByRole('tab', { name: 'Test', exact: true }).click();
    await page.getByRole('textbox', { name: 'Transaction or evaluation ID' }).fill('no-such-call');
    await page.getByRole('button', { name: 'Save rule' }).click();
    await panel.heading('Tried').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('shows changes by another user meanwhile, and preserves the draft', async () => {
    await panel.server.call('POST', '/management-api/v1/rules', {
      id: 'SHARED',
      name: 'First',
      when: 'gift = true',
      mode: 'shadow',
      then,
    });
    await panel.open('/panel/rules/edit/SHARED');
    const { page } = panel;
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('Mine');
    await panel.server.call('PATCH', '/management-api/v1/rules/SHARED', { name: 'Theirs' });
    await page.getByRole('button', { name: 'Save rule' }).click();
    await page.getByText('Another user changed the policy').waitFor();
    await page.reload();
    await page.getByText('Another user changed this').waitFor();
    expect(await name.inputValue()).toBe('Mine');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    expect(await name.inputValue()).toBe('Theirs');
  });

  it('belong to one user, and end with signing out', async () => {
    await panel.open('/panel/rules/new');
    const { page } = panel;
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('A secret plan');
    await page.context().clearCookies();
    await page.reload();
    const { api_key } = await panel.server.call<{ api_key: string }>('POST', '/management-api/v1/keys', {
      name: 'Colleague',
      kind: 'live',
      scopes: ['admin'],
    });
    await panel.signInByKey(api_key);
    await panel.heading('Create rule').waitFor();
    expect(await name.inputValue()).toBe('');
    await panel.signOut();
    await panel.signInByKey();
    await expect.poll(() => name.inputValue()).toBe('A secret plan');
    await panel.signOut();
    await page.getByRole('dialog', { name: 'Sign out' }).getByRole('button', { name: 'Sign out' }).click();
    await panel.signInByKey();
    await panel.heading('Create rule').waitFor();
    expect(await name.inputValue()).toBe('');
    expect(await page.evaluate('JSON.stringify(sessionStorage)')).not.toContain('A secret plan');
  });
});
