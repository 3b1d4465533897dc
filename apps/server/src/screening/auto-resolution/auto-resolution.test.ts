import type { AmlResult } from '@assay/contract';
import type { AutoResolutionRule } from '@assay/management-api';
import { keyHasher } from '@assay/store';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Directory } from '../../identity/accounts/directory';
import { systemRuntime } from '../../platform/runtime';
import { type AssayServer, startAssay, type TestAccount } from '../../testing/assay-server';
import { items } from '../../testing/client';
import { openTestDatabase, type TestDatabase } from '../../testing/database';
import { entry, type ListsFolder, list, listsFolder } from '../testing/lists';
import { MatchResolver } from './resolve-matches';

const VIKTOR = entry('S-1', 'Viktor Draganov Petrosyan', {
  births: [{ from: '1961-03-04' }],
  nationalities: ['BG'],
  countries: ['BG'],
});
const NAMESAKE = entry('S-2', 'Viktor Draganov Petrosyan', { births: [{ from: '1990-05-06' }] });
const RULE: AutoResolutionRule = {
  name: 'Other date of birth',
  mode: 'active',
  when: { max_probability: 0.5, conflicts: ['date_of_birth'] },
  list_kinds: ['sanctionlist'],
  action: 'clear',
  sample_rate: 0,
};

let folder: ListsFolder;
let store: TestDatabase;
let server: AssayServer;
let shop: TestAccount;

beforeAll(async () => {
  folder = await listsFolder();
  store = await openTestDatabase();
  await folder.publish(
    'world',
    [list('test_sanctions', 'sanctionlist', [VIKTOR, NAMESAKE])],
    new Date('2026-10-01'),
  );
  server = await startAssay({ shared: store, env: { ASSAY_DATA_DIR: folder.dataDir } });
});
beforeEach(async () => {
  shop = await server.newAccount('Shop');
});
afterAll(async () => {
  await server?.close();
  await store?.drop();
  await folder?.remove();
});

/** Screens a customer who is neither of the listed ones, unless the body says otherwise. */
async function screen(body: object = {}): Promise<AmlResult> {
  const json = {
    user_id: 'u-1',
    user_fullname: 'Viktor Draganov Petrosyan',
    user_dob: '1975-11-20',
    user_country: 'PE',
    config: { aml: { scoring: { filter_mismatching_dob: false } } },
    ...body,
  };
  const client = server.withKey(shop.liveKey);
  return (await client.send<AmlResult>('POST', '/RestService/aml-api/v1', { json })).data;
}

/** Runs the rules as the job does, with the current settings. */
async function resolve(): Promise<void> {
  const runtime = systemRuntime();
  const { database } = store;
  const directory = await Directory.open({ database, runtime });
  await new MatchResolver({ database, runtime, directory, hasher: keyHasher('pepper') }).run();
}

const setRules = (...rules: readonly AutoResolutionRule[]) =>
  shop.live.manage('PUT', '/screening/auto-resolution', { rules });
const figures = async () => items((await shop.live.manage('GET', '/screening/auto-resolution')).data.figures);

async function theCase() {
  const [summary] = items((await shop.live.manage('GET', '/cases')).data.cases);
  const { data } = await shop.live.manage('GET', `/cases/${String(summary?.id)}`);
  const { id, status, undecided, four_eyes } = data;
  return { id, status, undecided, four_eyes, matches: items(data.entries), events: items(data.history) };
}

describe('assessed matches of a case', () => {
  it('have a probability with its contributions, and the most probable one is first', async () => {
    await screen({ user_dob: '1990-05-06', user_country: undefined });
    const { matches } = await theCase();
    expect(matches.map(({ source_id }) => source_id)).toEqual(['S-2', 'S-1']);
    const [likely, unlikely] = matches.map(({ true_match_probability: value }) => Number(value));
    expect(likely).toBeGreaterThan(0.9);
    expect(unlikely).toBeLessThan(0.1);
    const { model, contributions } = matches[0]?.triage as unknown as {
      model: string;
      contributions: object[];
    };
    expect(model).toMatch(/^triage-\d+$/);
    expect(contributions).toContainEqual(
      expect.objectContaining({ factor: 'date_of_birth', state: 'day', reason: 'Same date of birth' }),
    );
  });

  it('do not change the response of the screening API', async () => {
    const { result_payload: payload } = await screen();
    expect(payload.sanctionlist_entries).toHaveLength(2);
    for (const found of payload.sanctionlist_entries) {
      expect(found).not.toHaveProperty('triage');
      expect(found).not.toHaveProperty('true_match_probability');
    }
  });
});

describe('auto-resolution rules', () => {
  it('only record by default', async () => {
    const { data } = await shop.live.manage('GET', '/screening/auto-resolution');
    expect(data).toMatchObject({ version: 0, figures: [] });
    expect(items(data.rules).map(({ mode }) => mode)).toEqual(['shadow']);
  });

  it('clear the matches of an active rule, close the case and record why', async () => {
    await setRules(RULE);
    await screen();
    await resolve();
    const found = await theCase();
    expect(found).toMatchObject({ status: 'CLOSED', undecided: 0 });
    expect(found.matches).toMatchObject([
      { decision: 'FALSE_POSITIVE', decided_by: 'auto-resolution', cleared_match: null },
      { decision: 'FALSE_POSITIVE', decided_by: 'auto-resolution', cleared_match: null },
    ]);
    expect(found.events.map(({ action }) => action)).toEqual([
      'opened',
      'auto_cleared',
      'auto_cleared',
      'status',
    ]);
    expect(await figures()).toMatchObject([{ rule: RULE.name, cleared: 2, would_clear: 0, overturned: 0 }]);
    const { records } = (await shop.live.manage('GET', '/audit-log')).data;
    const audited = items(records).filter(({ action }) => String(action) === 'case.auto_clear');
    expect(audited).toHaveLength(2);
    expect(audited[0]).toMatchObject({
      actor: 'auto-resolution',
      change: { rule: RULE.name, version: 1, list: 'test_sanctions', probability: expect.any(Number) },
    });
    // Only the case changes: the API still returns the matches.
    const again = await screen();
    expect(again.result_payload).toMatchObject({ whitelisted_entries: 0 });
    expect(again.has_sanction_match).toBe(true);
    await resolve();
    expect((await theCase()).status).toBe('CLOSED');
  });

  it('change nothing in shadow mode', async () => {
    await setRules({ ...RULE, mode: 'shadow' }, { ...RULE, name: 'Off', mode: 'off' });
    await screen();
    await resolve();
    expect(await theCase()).toMatchObject({ status: 'OPEN', undecided: 2 });
    expect((await theCase()).events.map(({ action }) => action)).toEqual(['opened']);
    expect(await figures()).toMatchObject([{ rule: RULE.name, would_clear: 2, cleared: 0 }]);
  });

  it('leave samples open and count the decisions of people', async () => {
    await setRules({ ...RULE, sample_rate: 1 });
    await screen();
    await resolve();
    const found = await theCase();
    expect(found).toMatchObject({ status: 'OPEN', undecided: 2 });
    expect(found.events.filter(({ action }) => String(action) === 'sampled')).toHaveLength(2);
    const decide = (decision: string, source_id: string) =>
      shop.live.manage('POST', `/cases/${String(found.id)}/decisions`, {
        decision,
        matches: [{ list: 'test_sanctions', source_id }],
      });
    await decide('FALSE_POSITIVE', 'S-1');
    await decide('TRUE_MATCH', 'S-2');
    expect(await figures()).toMatchObject([{ sampled: 2, confirmed: 1, overturned: 1, cleared: 0 }]);
  });

  it('reopen a cleared match when other data of the customer changes its probability', async () => {
    await setRules(RULE);
    await screen();
    await resolve();
    await screen({ user_dob: '1961-03-04', user_country: 'BG' });
    await resolve();
    const found = await theCase();
    expect(found).toMatchObject({ status: 'OPEN', undecided: 1 });
    expect(found.matches[0]).toMatchObject({ source_id: 'S-1', decision: null });
    expect(found.events.map(({ action }) => action)).toContain('reopened');
  });

  it('apply to the first matching rule and to its kinds of lists only', async () => {
    await setRules({ ...RULE, list_kinds: ['pep'] }, { ...RULE, name: 'Second' }, { ...RULE, name: 'Third' });
    await screen();
    await resolve();
    expect((await figures()).map(({ rule, cleared }) => [rule, cleared])).toEqual([['Second', 2]]);
  });

  it('only record if a queue requires four-eyes approval', async () => {
    await shop.live.manage('POST', '/queues', {
      name: 'Sanctions',
      source: 'SCREENING',
      filter: {},
      four_eyes: true,
    });
    await setRules(RULE);
    await screen();
    await resolve();
    expect(await theCase()).toMatchObject({ four_eyes: true, status: 'OPEN', undecided: 2 });
    expect(await figures()).toMatchObject([{ would_clear: 2, cleared: 0 }]);
  });

  it('are rejected without a condition or with a name used twice', async () => {
    const empty = { ...RULE, when: { max_probability: null, conflicts: [] } };
    for (const rules of [[empty], [RULE, RULE]])
      expect(await setRules(...rules)).toMatchObject({ status: 400, error: { code: '1006' } });
    const wrong = { ...RULE, sample_rate: 2 };
    expect((await setRules(wrong)).status).toBe(400);
  });
});
