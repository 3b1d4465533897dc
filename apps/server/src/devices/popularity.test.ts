import { SAMPLE_SIGNALS, sampleSession, sealEnvelope } from '@assay/devices';
import { keyHasher } from '@assay/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signingSecretsOf } from '../platform/secrets/testing/signing-secrets';
import { type EnrichmentData, openEnrichment } from '../scoring/enrichment/open-enrichment';
import { openTestDatabase, type TestDatabase } from '../testing/database';
import { movableClock } from '../testing/movable-clock';
import { packedData } from '../testing/packed-data';
import { openDevices } from './open-devices';
import { Popularity } from './popularity';

const DAY_MS = 86_400_000;

describe('Popularity', () => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase();
  });
  afterAll(() => opened.drop());

  const [COMMON, SELDOM, NEVER] = ['11', '22', '33'] as const;

  it('is known from 1,000 sessions: a value of fewer than one in a thousand is rare', async () => {
    const clock = movableClock(Date.UTC(2026, 5, 1));
    const popularity = new Popularity({ database: opened.database, now: () => clock.now() });
    const rarity = async () => {
      popularity.isRare(1, 'user_agent', COMMON);
      await popularity.flush();
      return [COMMON, SELDOM, NEVER].map((value) => popularity.isRare(1, 'user_agent', value));
    };
    const count = (value: string, times: number) => {
      for (let n = 0; n < times; n++) popularity.count(1, 'user_agent', value);
    };
    count(COMMON, 998);
    count(SELDOM, 1);
    expect(await rarity()).toEqual([null, null, null]);
    count(COMMON, 501);
    clock.advance(301_000);
    expect(await rarity()).toEqual([false, true, true]);
    count(SELDOM, 1);
    clock.advance(301_000);
    expect(await rarity()).toEqual([false, false, true]);
  });

  it('is separate per account and kind of value', async () => {
    const popularity = new Popularity({ database: opened.database, now: () => Date.UTC(2026, 5, 2) });
    popularity.isRare(1, 'user_agent', COMMON);
    popularity.isRare(2, 'user_agent', COMMON);
    await popularity.flush();
    expect(popularity.isRare(1, 'user_agent', COMMON)).toBe(false);
    expect(popularity.isRare(1, 'resolution', COMMON)).toBeNull();
    expect(popularity.isRare(2, 'user_agent', COMMON)).toBeNull();
  });

  it('sums counts over processes and forgets them after 30 days', async () => {
    const clock = movableClock(Date.UTC(2026, 6, 15));
    const processes = [1, 2].map(() => new Popularity({ database: opened.database, now: () => clock.now() }));
    for (const popularity of processes) {
      for (let n = 0; n < 600; n++) popularity.count(3, 'resolution', COMMON);
    }
    await Promise.all(processes.map((popularity) => popularity.flush()));
    const later = new Popularity({ database: opened.database, now: () => clock.now() });
    const isRare = async () => {
      later.isRare(3, 'resolution', COMMON);
      await later.flush();
      return later.isRare(3, 'resolution', COMMON);
    };
    expect(await isRare()).toBe(false);
    clock.advance(31 * DAY_MS);
    expect(await isRare()).toBeNull();
  });
});

describe('unpopular_user_agent and unpopular_device_resolution', () => {
  let opened: TestDatabase;
  let data: EnrichmentData;
  beforeAll(async () => {
    opened = await openTestDatabase();
    data = openEnrichment(await packedData());
  });
  afterAll(async () => {
    data.close();
    await opened.drop();
  });

  /** A browser and a screen that are not on the shipped list. */
  const ODD = {
    userAgent: {
      ...SAMPLE_SIGNALS.userAgent,
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:60.0) Gecko/20100101 Firefox/60.0',
    },
    userAgentData: null,
    screen: { ...SAMPLE_SIGNALS.screen, width: 1333, height: 777 },
  };

  it("use the shipped list first, and the account's own traffic once there is enough", async () => {
    const clock = movableClock(Date.UTC(2026, 5, 1));
    const { keyring, service, popularity } = openDevices({
      database: opened.database,
      runtime: clock,
      hasher: keyHasher('test'),
      data,
      signingSecrets: signingSecretsOf(Buffer.alloc(32, 1)),
    });
    const { kid, publicKey } = await keyring.current();
    const open = async (signals: object) => {
      const plain = sampleSession({ id: clock.timeOrderedId(), at: clock.now(), signals });
      const session = sealEnvelope(plain, { kid, publicKey }, { iv: clock.bytes(12), deflate: true });
      const call = { caller: { environmentId: 7 }, request: { session }, now: clock.now() };
      const device = await service.open(call as Parameters<typeof service.open>[0]);
      if (!device) throw new Error('the session was not read');
      return device;
    };
    const unpopular = async (signals: object) => {
      const { details } = (await open(signals)).judged(null);
      return [details.unpopular_user_agent, details.unpopular_device_resolution];
    };
    expect(await unpopular({})).toEqual([false, false]);
    expect(await unpopular(ODD)).toEqual([true, true]);
    const { write } = await open(ODD);
    // The device module doesn't use the rest of the decision.
    const decided = {} as Parameters<NonNullable<typeof write>>[1];
    for (let visit = 0; visit < 1001; visit++) await write?.(opened.database, decided);
    await popularity.flush();
    expect(await unpopular(ODD)).toEqual([false, false]);
    expect(await unpopular({})).toEqual([true, true]);
  });
});
