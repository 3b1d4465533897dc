import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findChromium, launchChromium, namelessControls, openPage, type WatchedPage } from './browser';
import { ADMIN, type BuiltServer, startBuiltServer } from './built-server';
import { sealedDevice } from './sealed-device';
import { reviewedExecution } from './verified-user';
import { streamDrivenSession } from './watched-session';

const chromiumPath = findChromium();
/** As the navigation names them. */
const PLACES = [
  'Traffic',
  'Sessions',
  'Executions',
  'Workflows',
  'Screening',
  'Rules',
  'Lists',
  'Models',
  'Policy versions',
  'Data sources',
  'Keys',
  'Webhooks',
  'Audit trail',
];

/** Declined by the embedded data alone: a throw-away address and a gibberish name. */
const SUSPECT = {
  config: { ip_api: true, email_api: true },
  ip: '198.51.100.7',
  email: 'xkq7zvbt@mailinator.com',
  user_fullname: 'Xq7 Zvbtrw',
  user_id: 'user-1',
};

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

describe.skipIf(!chromiumPath)('the panel (needs Chromium at CHROMIUM_PATH or /usr/bin/chromium)', () => {
  let server: BuiltServer;
  let browser: Browser;
  /** Signed in; it keeps what it has once loaded. */
  let analyst: BrowserContext;
  let watched: WatchedPage;
  let page: Page;

  async function open(path: string, context = analyst): Promise<void> {
    watched = await openPage(context, server.address);
    page = watched.page;
    await page.goto(server.address + path);
  }

  async function openDecision(transactionId: string): Promise<void> {
    await open(`/panel/traffic?transaction=${transactionId}`);
    await page.getByRole('link', { name: transactionId }).first().click();
  }

  beforeAll(async () => {
    [server, browser] = await Promise.all([startBuiltServer(), launchChromium(chromiumPath ?? '')]);
    analyst = await browser.newContext();
    await analyst.request.post(`${server.address}/management-api/v1/session`, {
      data: ADMIN,
      headers: { 'x-assay-panel': '1' },
    });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  afterEach(async () => {
    await page.close();
    expect(watched.complaints).toEqual([]);
  });

  describe('signing in', () => {
    beforeEach(async () => {
      await open('/panel/keys', await browser.newContext());
    });
    afterEach(() => page.context().close());

    it('refuses a wrong password, and takes the right one to the page that was asked for', async () => {
      await page.getByRole('textbox', { name: 'E-mail' }).fill(ADMIN.email);
      await page.getByRole('textbox', { name: 'Password' }).fill('wrong');
      await page.keyboard.press('Enter');
      await page.getByRole('alert').getByText('Wrong e-mail, password or key').waitFor();
      await page.getByRole('textbox', { name: 'Password' }).fill(ADMIN.password);
      await page.keyboard.press('Enter');
      await heading(page, 'Keys').waitFor();
    });

    it('takes the key of the first start, and forgets it all on signing out', async () => {
      await page.getByText('API key', { exact: true }).click();
      await page.getByRole('textbox', { name: 'API key' }).fill(server.key);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await heading(page, 'Keys').waitFor();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await heading(page, 'Sign in to Assay').waitFor();
      await page.reload();
      await heading(page, 'Sign in to Assay').waitFor();
    });
  });

  it('shows calls as they come in, and finds one by its id after the key /', async () => {
    await open('/');
    await page.clock.install();
    await page.getByText('No calls yet').waitFor();
    const calm = await server.decide({ user_id: 'user-0', transaction_id: 'order-1' });
    await server.decide({ ...SUSPECT, transaction_id: 'order-2' });
    // The page looks every five seconds.
    await page.clock.fastForward(5_000);
    await row(page, 'order-1').getByText(calm.state).waitFor();
    await page.getByText('Decline', { exact: true }).click();
    await row(page, 'order-1').waitFor({ state: 'detached' });
    await row(page, 'order-2').getByText('DECLINE').waitFor();
    await page.getByText('All', { exact: true }).click();
    await row(page, 'order-1').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('order-2');
    await page.keyboard.press('Enter');
    await row(page, 'order-1').waitFor({ state: 'detached' });
    expect(page.url()).toContain('transaction=order-2');
    await page.getByText('Test keys', { exact: true }).click();
    await page.getByText('No call matches').waitFor();
  });

  it('explains a decision down to its operands', async () => {
    await server.decide({ ...SUSPECT, transaction_id: 'order-3' });
    await server.decide({ ...SUSPECT, transaction_id: 'order-3' });
    await open('/panel/traffic?transaction=order-3');
    await page.getByRole('link', { name: 'order-3' }).first().click();
    await page.getByText(/^The call was declined/).waitFor();
    await page.getByText(/would have made it/).waitFor();
    await row(page, 'E101').getByText('E-mail domain is disposable').waitFor();
    const email = page.getByRole('region', { name: 'E-mail' });
    await email.getByText('● yes').first().waitFor();
    await email.getByText('○ no').first().waitFor();
    await email.getByText('? unknown').first().waitFor();
    await page.getByText('email_details.email_domain_details.disposable = true').first().waitFor();
    await page.getByRole('tab', { name: 'Evidence' }).click();
    await page.getByLabel('Evidence of the modules', { exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Evaluations of this transaction' }).click();
    await expect.poll(() => page.getByRole('cell', { name: 'order-3' }).count()).toBe(2);
    expect(await page.getByRole('link', { name: 'IP Geolocation by DB-IP' }).getAttribute('href')).toBe(
      'https://db-ip.com',
    );
    expect(await namelessControls(page)).toEqual([]);
  });

  it('takes what a person says of a transaction: a state, a label, and neither again', async () => {
    await server.decide({ ...SUSPECT, transaction_id: 'order-4' });
    await server.call('POST', '/RestService/tag-api/v1/tags/order-4/add', { tags: ['called back'] });
    await open('/panel/traffic?tag=called%20back&transaction=order-4');
    await row(page, 'order-4').getByText('called back').waitFor();
    await page.getByRole('link', { name: 'order-4' }).click();
    const said = page.getByRole('region', { name: 'State, label and tags' });
    await said.getByText('nobody said otherwise').waitFor();
    const byHand = page.getByRole('form', { name: 'Review by hand' });
    await byHand.getByText('Approve', { exact: true }).click();
    await byHand.getByRole('textbox', { name: 'Comment' }).fill('Called the customer.');
    await byHand.getByRole('button', { name: 'Set the state' }).click();
    await row(page, 'Called the customer.').getByText('DECLINE → APPROVE').waitFor();
    await said.getByText('changed by a person since').waitFor();

    const labelling = page.getByRole('form', { name: 'Label the transaction' });
    await labelling.getByRole('combobox', { name: 'What it turned out to be' }).fill('stolen');
    await page.getByRole('option', { name: 'stolen card (negative)' }).click();
    await labelling.getByRole('button', { name: 'Label', exact: true }).click();
    await row(page, 'Fraud detection: stolen card').getByText('APPROVE → DECLINE').waitFor();
    await page.getByRole('link', { name: 'Traffic', exact: true }).first().click();
    await page.getByRole('combobox', { name: 'Label' }).fill('stolen');
    await page.getByRole('option', { name: 'Fraud detection: stolen card' }).click();
    await row(page, 'order-4').getByText('Fraud detection: stolen card').waitFor();
    await page.getByRole('link', { name: 'order-4' }).click();
    await labelling.getByRole('button', { name: 'Remove the label' }).click();
    await row(page, 'removed: Fraud detection: stolen card').waitFor();

    const tagging = page.getByRole('form', { name: 'Tag the transaction' });
    const words = tagging.getByRole('combobox', { name: 'Words of your own' });
    await words.fill('known customer');
    await words.press('Enter');
    await tagging.getByRole('button', { name: 'Keep the tags' }).click();
    await said.getByRole('definition').getByText('known customer').waitFor();
    expect(await namelessControls(page)).toEqual([]);
  });

  it('tells what moved the blackbox score', async () => {
    await server.decide({ ...SUSPECT, transaction_id: 'order-5' });
    await openDecision('order-5');
    const score = page.getByRole('region', { name: 'Blackbox score' });
    await score.getByText('base model base-1').waitFor();
    await row(page, 'Everything else').waitFor();
    expect(await score.getByRole('row').count()).toBeGreaterThan(3);
  });

  it('shows the device that a call came from', async () => {
    await server.decide({
      config: { device_fingerprinting: true },
      transaction_id: 'order-10',
      user_id: 'user-10',
      session: await sealedDevice(server),
    });
    await openDecision('order-10');
    const device = page.getByRole('region', { name: 'Device' });
    await device.getByText('desktop, Windows').waitFor();
    await device.getByText(/^Chrome 142/).waitFor();
    await device
      .getByText(/^[0-9a-f]{32}$/)
      .first()
      .waitFor();
  });

  it('shows a session with its risk and timeline, from the decision that named it', async () => {
    const stream = await streamDrivenSession(server);
    await server.decide({
      config: { session_monitoring_api: true, response_fields: 'id,state,session_monitoring_details' },
      transaction_id: 'order-6',
      user_id: 'user-6',
      stream_id: stream,
    });
    await openDecision('order-6');
    const card = page.getByRole('region', { name: 'Session', exact: true });
    await card.getByText('high').first().waitFor();
    await card.getByRole('link', { name: 'What happened in the session' }).click();
    await heading(page, 'checkout').waitFor();
    await page.getByRole('region', { name: 'Risk' }).getByText('ui automation').waitFor();
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await timeline.getByText('the browser says it is automated').waitFor();
    await timeline.getByText('Session finished').waitFor();
    expect(await namelessControls(page)).toEqual([]);
    await page.getByRole('region', { name: 'Decisions' }).getByRole('link', { name: 'order-6' }).waitFor();
    await page.getByRole('link', { name: 'Sessions' }).last().click();
    await page.getByRole('searchbox', { name: 'User id' }).fill('nobody');
    await page.keyboard.press('Enter');
    await page.getByText('No session matches').waitFor();
    await page.getByRole('searchbox', { name: 'User id' }).fill('user-6');
    await page.keyboard.press('Enter');
    await row(page, 'checkout').waitFor();
    expect(page.url()).not.toContain('user-6');
  });

  it('says that only the demonstration lists are loaded, and works a case to its end', async () => {
    await server.decide({
      config: {
        aml_api: true,
        aml_bank_screening_api: true,
        aml: { monitoring_required: true },
        response_fields: 'id,state,aml_details,aml_bank_screening_details',
      },
      transaction_id: 'order-7',
      user_id: 'user-7',
      user_fullname: 'Valtor Krestinsky',
      receiver_bank_swift: 'DEMOZZ00',
    });
    await openDecision('order-7');
    const card = page.getByRole('region', { name: 'Name screening' });
    await card.getByText('Valtor Krestinsky').first().waitFor();
    await page
      .getByRole('note', { name: 'Name screening finds nobody real yet' })
      .getByText('assay lists update')
      .waitFor();
    await page.getByRole('link', { name: 'What is loaded' }).click();
    await heading(page, 'Screening').waitFor();
    await page.getByRole('region', { name: 'Lists' }).getByText('sanctions').first().waitFor();
    await page.getByRole('button', { name: 'Stop Valtor Krestinsky' }).click();
    await page.getByRole('button', { name: 'Resume Valtor Krestinsky' }).waitFor();
    await page.getByRole('link', { name: 'Valtor Krestinsky' }).click();
    await heading(page, 'Valtor Krestinsky').waitFor();
    const work = page.getByRole('form', { name: 'Work on the case' });
    await work.getByRole('textbox', { name: 'Assigned to' }).fill('anna');
    await work.getByRole('textbox', { name: 'Comment' }).fill('Asked for a passport.');
    await work.getByRole('button', { name: 'Save' }).click();
    await row(page, 'Asked for a passport.').waitFor();
    const match = page.getByRole('region', { name: /^Match / }).first();
    await match.getByRole('textbox', { name: 'Reason' }).fill('Another date of birth');
    await match.getByRole('button', { name: /^Somebody else/ }).click();
    await row(page, 'Another date of birth').waitFor();
    expect(await namelessControls(page)).toEqual([]);
  });

  it('makes a workflow from a template, reads it step by step, switches it on and off', async () => {
    await open('/panel/workflows');
    const making = page.getByRole('form', { name: 'New workflow' });
    await making.getByRole('combobox', { name: 'Begin with' }).selectOption('fraud-then-identity');
    await making.getByRole('textbox', { name: 'Name' }).fill('Newcomers');
    await making.getByRole('button', { name: 'Make a draft' }).click();
    await heading(page, 'Newcomers').waitFor();
    const draft = page.getByRole('region', { name: 'Version 1, a draft' });
    await draft.getByRole('row').filter({ hasText: 'Identity document' }).getByText('then selfie').waitFor();
    await row(page, 'gate').getByText('steps.fraud.status is DECLINED').waitFor();
    await page.getByRole('button', { name: 'Activate version 1' }).click();
    await page.getByRole('region', { name: 'Version 1, which is started' }).waitFor();
    expect(await namelessControls(page)).toEqual([]);
    await page.getByRole('button', { name: 'Switch off' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click();
    await page.getByText('switched off', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Workflows' }).last().click();
    await row(page, 'Newcomers').getByText('switched off').waitFor();
  });

  it('shows what a verification rests on, and lets a person decide it', async () => {
    const id = await reviewedExecution(server);
    await open('/panel/executions');
    await page.getByText('Declined', { exact: true }).click();
    await page.getByText('No execution matches.').waitFor();
    await page.getByText('Review', { exact: true }).click();
    expect(page.url()).toContain('status=REVIEW');
    await page.getByRole('link', { name: id }).click();
    const check = page.getByRole('region', { name: 'Check document' });
    await check.getByText('REVIEW', { exact: true }).first().waitFor();
    const picture = check.getByRole('img', { name: 'document front' });
    const widthOf = (image: object) => (image as { readonly naturalWidth: number }).naturalWidth;
    await expect.poll(() => picture.evaluate(widthOf)).toBe(8);
    const events = page.getByRole('region', { name: 'Events' });
    await events.getByRole('row').first().waitFor();
    expect(await namelessControls(page)).toEqual([]);
    const deciding = check.getByRole('form', { name: 'Decide document' });
    await deciding.getByRole('textbox', { name: 'Comment' }).fill('Compared by eye.');
    await deciding.getByRole('button', { name: 'Decide' }).click();
    await check.getByText('Compared by eye.').waitFor();
    await page.getByRole('region', { name: 'The execution' }).getByText('APPROVED').waitFor();
    await events.getByText('reviewed').waitFor();
  });

  // Three jobs, each in a process of its own.
  it(
    'refuses to train on too few labels in plain words, and back-tests the rules',
    { timeout: 90_000 },
    async () => {
      await server.decide({ ...SUSPECT, transaction_id: 'order-8' });
      await open('/panel/models');
      page.setDefaultTimeout(80_000);
      await page.getByText('base model base-1 scores').waitFor();
      await page.getByRole('button', { name: 'Train a model' }).click();
      await page.getByText('Nothing was learned').waitFor();
      await page.getByRole('button', { name: 'Look for rules' }).click();
      await page.getByText('Nothing to look in').waitFor();
      await page.getByRole('combobox', { name: 'Rules' }).selectOption('1');
      await page.getByRole('button', { name: 'Start' }).click();
      const result = page.getByRole('region', { name: 'Result of the back-test' });
      await result.getByText('The rules').waitFor();
      await result.getByText('The model').waitFor();
      await result.getByText('E101').waitFor();
      expect(await namelessControls(page)).toEqual([]);
    },
  );

  it('checks a rule while it is typed, saves it in shadow, switches it live and takes it back', async () => {
    await open('/panel/rules');
    await page.getByRole('link', { name: 'New rule' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Gift of the month');
    const condition = page.getByRole('textbox', { name: 'Condition' });
    await condition.fill('gif = true');
    await page.getByText('A problem').waitFor();
    expect(await page.locator('mark').textContent()).toBe('gif');
    await condition.fill('gift = true');
    await page.getByText('The condition is sound').waitFor();
    await page.getByRole('textbox', { name: 'Id' }).fill('GIFT');
    await page.getByRole('textbox', { name: 'Points' }).fill('15');
    await page.getByRole('button', { name: 'Save as a new policy version' }).click();
    await heading(page, 'Rule GIFT').waitFor();
    expect(await server.decide({ gift: true })).toMatchObject({ state: 'APPROVE', fraud_score: 0 });

    await page.getByRole('link', { name: 'All rules' }).click();
    await page.keyboard.press('/');
    await page.keyboard.insertText('of the month');
    const mode = page.getByRole('combobox', { name: 'Mode of rule GIFT' });
    await mode.selectOption('live');
    await page.getByText('policy version 3').waitFor();
    expect(await server.decide({ gift: true })).toMatchObject({ state: 'REVIEW', fraud_score: 15 });

    await page.getByRole('link', { name: 'Policy versions' }).click();
    await page.getByRole('button', { name: 'What version 2 changed' }).click();
    await page.getByText('Rules added: GIFT').waitFor();
    await page.getByRole('button', { name: 'Restore version 1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
    await page.getByText('Restored version 1').waitFor();
    expect(await server.decide({ gift: true })).toMatchObject({ state: 'APPROVE' });
  });

  it('declines what stands on a block list, until it is taken off', async () => {
    await open('/panel/lists');
    await page.getByRole('button', { name: 'New list' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Known mules');
    await page.getByRole('combobox', { name: 'Holds' }).fill('user_id');
    await page.getByRole('option', { name: 'user_id' }).click();
    await page.getByRole('button', { name: 'Create list' }).click();
    await heading(page, 'Known mules').waitFor();
    await page.getByRole('textbox', { name: 'Add values' }).fill('mule-1\nmule-2');
    await page.getByRole('button', { name: 'Add 2 values' }).click();
    await page.getByText('2 on the list').waitFor();
    expect(await server.decide({ user_id: 'mule-1' })).toMatchObject({ state: 'DECLINE' });
    await page.getByRole('button', { name: 'Remove mule-1' }).click();
    await row(page, 'mule-1').waitFor({ state: 'detached' });
    expect(await server.decide({ user_id: 'mule-1' })).toMatchObject({ state: 'APPROVE' });
  });

  it('shows a new key once, and ends it at a word', async () => {
    await open('/panel/keys');
    await page.getByRole('button', { name: 'New key' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Checkout');
    await page.getByRole('button', { name: 'Create key' }).click();
    const key = (await page.getByLabel('The new key', { exact: true }).textContent()) ?? '';
    expect(key).toMatch(/^assay_live_/);
    const status = async () =>
      (await fetch(`${server.address}/management-api/v1/account`, { headers: { 'x-api-key': key } })).status;
    expect(await status()).toBe(403);
    await page.reload();
    await row(page, 'Checkout').waitFor();
    expect(await page.content()).not.toContain(key);
    await page.getByRole('button', { name: 'Revoke Checkout' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await row(page, 'Checkout').getByText('ended').waitFor();
    expect(await status()).toBe(401);
  });

  it('vouches for the audit trail', async () => {
    await open('/panel/audit');
    await row(page, 'session.create').first().waitFor();
    await page.getByRole('button', { name: 'Verify the chain' }).click();
    await page.getByText('The chain is whole').waitFor();
  });

  it('names every control of every place, and fits a narrow window', { timeout: 60_000 }, async () => {
    await open('/panel/rules/new');
    const check = async (place: string) => {
      await heading(page, place).waitFor();
      await page.getByRole('status', { name: 'Loading' }).waitFor({ state: 'detached' });
      expect(await namelessControls(page), place).toEqual([]);
      await page.setViewportSize({ width: 400, height: 800 });
      const excess = () => page.evaluate('document.documentElement.scrollWidth - innerWidth');
      await expect.poll(excess, { message: place }).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 1280, height: 720 });
    };
    await check('New rule');
    for (const place of PLACES) {
      await page.getByRole('navigation').getByRole('link', { name: place, exact: true }).click();
      await check(place);
    }
  });

  it('follows a light and a dark system', async () => {
    await open('/panel/rules');
    await heading(page, 'Rules').waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const look = async () => {
        const background = String(await page.evaluate('getComputedStyle(document.body).backgroundColor'));
        const [red = 0] = background.match(/\d+/g)?.map(Number) ?? [];
        return red > 128 ? 'light' : 'dark';
      };
      await expect.poll(look).toBe(colorScheme);
    }
  });
});
