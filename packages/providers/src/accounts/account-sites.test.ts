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

/** What each site said; `null` = nothing. */
async function askAll(sites: Providers['accounts']) {
  const answers = await Promise.all(
    sites.map(async ({ site, lookup }) => [site.name, await lookup.lookup(TARGETS[site.asks])] as const),
  );
  return new Map(
    answers.map(([name, { value, failure }]) => [name, { says: value?.registered ?? null, failure }]),
  );
}

describe('account sites', () => {
  it('are at least sixty, each with a name of its own and evidence for both outcomes', () => {
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
  ] as const)('are read right where they say %s', async (mood, expected) => {
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
  ] as const)('never invent an answer from one that is %s', async (mood, kind) => {
    const answers = await askAll(await open(() => mood));
    expect([...answers].filter(([, { says, failure }]) => says !== null || failure !== kind)).toEqual([]);
  });

  it('are asked with hashes and encoded texts where they want them', async () => {
    await askAll(await open(() => 'free', { sites: ['gravatar', 'github', 'imgur', 'firefox'] }));
    const asked = farm!.requests.map(({ method, url, body }) => `${method} ${url} ${body}`);
    expect(asked.toSorted()).toEqual([
      'GET /api.github.com/search/users?per_page=1&q=ann%40example.org+in:email ',
      expect.stringMatching(/^GET \/gravatar\.com\/avatar\/[0-9a-f]{64}\?d=404&s=1 $/),
      'POST /api.accounts.firefox.com/v1/account/status {"email":"ann@example.org"}',
      'POST /imgur.com/signin/ajax_email_available email=ann%40example.org',
    ]);
  });

  it('one that keeps failing is left alone and asked again later; the others are not touched by it', async () => {
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

  it('are asked no more often in a minute than they bear', async () => {
    const clock = new ManualClock();
    const [site] = await open(() => 'free', { sites: ['keys-openpgp'] }, clock);
    expect((await site!.lookup.lookup('a@example.org')).value).toEqual({ registered: false });
    expect(await site!.lookup.lookup('b@example.org')).toMatchObject({ status: 'overload', value: null });
    clock.advance(60_000);
    expect((await site!.lookup.lookup('b@example.org')).value).toEqual({ registered: false });
  });

  it.each([
    ['without a lawful basis', { lawfulBasis: undefined, statement: STATED.statement }, /lawfulBasis/],
    ['with a basis that is none', { ...STATED, lawfulBasis: 'curiosity' }, /lawfulBasis/],
    ['without saying why', { ...STATED, statement: 'fraud' }, /statement/],
    ['with a site that is not known', { ...STATED, sites: ['myspace'] }, /no site "myspace"/],
    ['with a gateway that is no URL', { ...STATED, gateway: 'gate' }, /gateway/],
  ])('cannot be switched on %s', (_why, accounts, message) => {
    expect(() => createProviders({ accounts: accounts as unknown as AccountsConfig })).toThrow(message);
  });

  it('are none by default', () => {
    providers = createProviders({});
    expect(providers.accounts).toEqual([]);
  });
});
