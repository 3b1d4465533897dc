import { afterEach, describe, expect, it } from 'vitest';
import { createProviders, type Providers } from '../providers';
import type { AccountsConfig } from '../providers-config';
import type { LoopbackHttp } from '../testing/loopback-http';
import { ManualClock } from '../testing/manual-clock';
import { type FarmMood, startSiteFarm } from '../testing/site-farm';
import { SITES } from './data/sites';

const STATED = { lawfulBasis: 'legitimate_interests', statement: 'Prevention of payment fraud, recital 47.' };
const TARGETS = { email: 'ann@example.org', phone: '12025550100' } as const;
let farm: LoopbackHttp | undefined;
let providers: Providers | undefined;
afterEach(async () => {
  providers?.close();
  await farm?.close();
});

async function open(
  moodOf: (site: string) => FarmMood,
  config: Partial<AccountsConfig> = {},
  clock = new ManualClock(),
) {
  farm = await startSiteFarm(SITES, moodOf);
  const accounts = { ...STATED, gateway: farm.baseUrl, allowNetworks: ['127.0.0.0/8'], ...config };
  providers = createProviders({ accounts }, { clock });
  return providers.accounts;
}

/** Returns the value and failure of each site; `null` = no answer. */
async function askAll(sites: Providers['accounts']) {
  const answers = await Promise.all(
    sites.map(async ({ site, lookup }) => [site.name, await lookup.lookup(TARGETS[site.asks])] as const),
  );
  return new Map(
    answers.map(([name, { value, failure }]) => [name, { says: value?.registered ?? null, failure }]),
  );
}

describe('account sites', () => {
  it('are at least sixty, with unique names and evidence for both outcomes', () => {
    expect(SITES.length).toBeGreaterThanOrEqual(60);
    expect(new Set(SITES.map(({ name }) => name)).size).toBe(SITES.length);
    for (const { name, registered, free, probe } of SITES) {
      expect(name).toMatch(/^[a-z0-9-]+$/);
      expect([registered.length > 0, free.length > 0]).toEqual([true, true]);
      expect(probe.url).toMatch(/^https:\/\//);
    }
  });

  it.each([
    ['registered', true],
    ['free', false],
  ] as const)('are read correctly when they report %s', async (mood, expected) => {
    const answers = await askAll(await open(() => mood));
    expect([...answers].filter(([, { says }]) => says !== expected)).toEqual([]);
  });

  it.each([
    ['blocked', 'unauthorised'],
    ['limited', 'rate-limited'],
    ['robot-page', 'malformed'],
    ['changed', 'malformed'],
    ['broken', 'malformed'],
    ['empty', 'malformed'],
  ] as const)('return no value for a response that is %s', async (mood, kind) => {
    const answers = await askAll(await open(() => mood));
    expect([...answers].filter(([, { says, failure }]) => says !== null || failure !== kind)).toEqual([]);
  });

  it('receive hashes and encoded texts where required', async () => {
    await askAll(await open(() => 'free', { sites: ['gravatar', 'github', 'imgur', 'firefox'] }));
    const asked = farm!.requests.map(({ method, url, body }) => `${method} ${url} ${body}`);
    expect(asked.toSorted()).toEqual([
      'GET /api.github.com/search/users?per_page=1&q=ann%40example.org+in:email ',
      expect.stringMatching(/^GET \/gravatar\.com\/avatar\/[0-9a-f]{64}\?d=404&s=1 $/),
      'POST /api.accounts.firefox.com/v1/account/status {"email":"ann@example.org"}',
      'POST /imgur.com/signin/ajax_email_available email=ann%40example.org',
    ]);
  });

  it("open the breaker of a failing site, retry it later, and don't affect other sites", async () => {
    const clock = new ManualClock();
    let mood: FarmMood = 'changed';
    const sites = await open(
      (name) => (name === 'imgur' ? mood : 'free'),
      { sites: ['imgur', 'chess'] },
      clock,
    );
    const [chess, imgur] = sites
      .toSorted((a, b) => a.site.name.localeCompare(b.site.name))
      .map(({ lookup }) => lookup);
    for (const name of ['a', 'b', 'c']) await imgur!.lookup(`${name}@example.org`);
    expect(await imgur!.lookup('d@example.org')).toMatchObject({ status: 'open', value: null });
    expect(await chess!.lookup('d@example.org')).toMatchObject({ value: { registered: false } });
    mood = 'registered';
    clock.advance(601_000);
    expect(await imgur!.lookup('d@example.org')).toMatchObject({ value: { registered: true } });
    expect(imgur!.stats().breaker).toBe('closed');
  });

  it('receive no more requests per minute than their limit', async () => {
    const clock = new ManualClock();
    const [site] = await open(() => 'free', { sites: ['keys-openpgp'] }, clock);
    expect((await site!.lookup.lookup('a@example.org')).value).toEqual({ registered: false });
    expect(await site!.lookup.lookup('b@example.org')).toMatchObject({ status: 'overload', value: null });
    clock.advance(60_000);
    expect((await site!.lookup.lookup('b@example.org')).value).toEqual({ registered: false });
  });

  it.each([
    ['without a lawful basis', { lawfulBasis: undefined, statement: STATED.statement }, /lawfulBasis/],
    ['with an invalid basis', { ...STATED, lawfulBasis: 'curiosity' }, /lawfulBasis/],
    ['without a purpose', { ...STATED, statement: 'fraud' }, /statement/],
    ['with an unknown site', { ...STATED, sites: ['myspace'] }, /unknown site "myspace"/],
    ['with an invalid gateway URL', { ...STATED, gateway: 'gate' }, /gateway/],
  ])('reject a configuration %s', (_why, accounts, message) => {
    expect(() => createProviders({ accounts: accounts as unknown as AccountsConfig })).toThrow(message);
  });

  it('are empty by default', () => {
    providers = createProviders({});
    expect(providers.accounts).toEqual([]);
  });
});
