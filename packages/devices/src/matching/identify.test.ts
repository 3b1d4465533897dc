import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { VectorInput } from '../data/features';
import { digest } from '../derive/hashes';
import { SAMPLE_SIGNALS } from '../sample-session';
import { type KnownDevice, rivalsOf, sharesOf } from './comings';
import { identify, needsSearch } from './identify';
import { openKeyTexts } from './keys';
import { BROWSER_MAJOR, lookOf } from './look';
import {
  joinMemories,
  memoryOf,
  remember,
  unshownIn,
  verdictsSince,
  withNewToken,
  withSuspects,
  withToken,
  withVerdicts,
} from './memory';
import { packMemory, unpackMemory } from './pack-memory';
import { hypothesesOf } from './posterior';
import { looksOf, similarityOf } from './similarity';

const DAY_MS = 86_400_000;
const NOBODY = { devices: () => 0, returned: () => 0, having: () => 0 };
type Signals = VectorInput['signals'];

const inspect = (signals: Partial<Signals> = {}, more: Partial<VectorInput> = {}) =>
  lookOf(
    {
      signals: { ...SAMPLE_SIGNALS, ...signals },
      os: 'windows',
      osVersion: 'Windows 11',
      browser: 'Chrome',
      browserVersion: '142.0',
      network: '4/1',
      asn: 1,
      ...more,
    },
    'secret',
  );
type VisitAttributes = ReturnType<typeof inspect>;

const known = (
  id: string,
  looks: readonly VisitAttributes[],
  more: Partial<KnownDevice> = {},
): KnownDevice => ({
  id,
  memory: looks
    .slice(1)
    .reduce((memory, look) => remember(memory, look, 1), memoryOf(looks[0] as VisitAttributes, 1)),
  isSettled: true,
  believed: null,
  firstSeen: 0,
  lastSeen: DAY_MS,
  tokenSeen: DAY_MS,
  visits: looks.length,
  persons: 1,
  trials: [],
  isCrowded: false,
  ...more,
});
const visitOf = (look: VisitAttributes, hasToken = true) => ({
  look,
  kind: 'other' as const,
  shares: NOBODY,
  now: 2 * DAY_MS,
  hasToken,
  forgets: false,
});

const trial = (id: string, from: number, to: number, visits = 2) => ({
  id,
  firstSeen: from * DAY_MS,
  lastSeen: to * DAY_MS,
  visits,
});

const { screen, canvas, timeZone, fonts, mediaQueries } = SAMPLE_SIGNALS;
/** Reversible changes by a user. */
const CHANGES: readonly Partial<Signals>[] = [
  {},
  {
    screen: {
      ...screen,
      width: 1280,
      height: 720,
      outerWidth: 1280,
      innerWidth: 1280,
      devicePixelRatio: 1.5,
    },
    canvas: { ...canvas, text: digest('scaled') },
    fonts: { ...fonts, genericWidths: [1, 2] },
  },
  { timeZone: { ...timeZone, zone: 'Asia/Tokyo' } },
  { locale: { language: 'fr-FR', languages: ['fr-FR', 'fr'], intl: 'fr-FR' } },
  {
    timeZone: { ...timeZone, zone: 'Europe/Paris' },
    locale: { language: 'fr-FR', languages: ['fr-FR', 'fr'], intl: 'fr-FR' },
  },
  { screen: { ...screen, width: 2560, height: 1440 } },
  { mediaQueries: { ...mediaQueries, darkScheme: true } },
  { fonts: { ...fonts, found: [...fonts.found, 'Futura', 'Minion Pro'] } },
];
const looks = fc.constantFrom(...CHANGES).map((change) => inspect(change));

describe('memory', () => {
  it('is the same for any order of its fingerprints', () => {
    fc.assert(
      fc.property(fc.array(looks, { minLength: 2, maxLength: 12 }), (shown) => {
        const forth = known('a', shown).memory;
        expect(known('a', [...shown].reverse()).memory).toEqual(forth);
      }),
    );
  });

  it('survives storage, within its bounds', () => {
    fc.assert(
      fc.property(fc.array(looks, { minLength: 1, maxLength: 30 }), (shown) => {
        const { memory: seen } = known('a', shown);
        const judged = withVerdicts(seen, shown.length % 2 ? ['tampering', 'automation'] : [], 20_000);
        const suspects = shown
          .slice(2)
          .map((_, place) => ({ id: `s${place}`, probability: 0.9 / 2 ** place }));
        const memory = withSuspects(judged, suspects, 20_000);
        expect(memory.suspects.length).toBeLessThanOrEqual(4);
        expect(unpackMemory(packMemory(memory))).toEqual(memory);
        expect(packMemory(memory).length).toBeLessThan(3000);
      }),
    );
    expect(unpackMemory(Buffer.alloc(0))).toBeNull();
    expect(unpackMemory(Buffer.from([99, 1, 2]))).toBeNull();
    expect(unpackMemory(packMemory(memoryOf(inspect(), 1)).subarray(0, 40))).toBeNull();
  });

  it('stores the verdicts on visits, each with its time', () => {
    const first = withVerdicts(memoryOf(inspect(), 1), ['automation'], 20_000);
    const both = withVerdicts(first, ['automation', 'remote_access'], 20_040);
    expect(verdictsSince(both, 20_001)).toEqual(new Set(['automation', 'remote_access']));
    expect(verdictsSince(both, 20_041)).toEqual(new Set());
    expect(verdictsSince(first, 20_000)).toEqual(new Set(['automation']));
    const other = withVerdicts(memoryOf(inspect(), 1), ['tampering'], 20_050);
    expect(verdictsSince(joinMemories(both, other), 20_041)).toEqual(new Set(['tampering']));
  });

  it.each([
    [1, 38 + 3],
    [2, 38 + 3 + 2],
  ])('reads version %d with its stored values', (version, words) => {
    const packed = Buffer.alloc(1 + 4 * words);
    packed[0] = version;
    for (let word = 0; word < words; word++) packed.writeUInt32LE(1000 + word, 1 + 4 * word);
    const memory = unpackMemory(packed);
    const values = memory?.values.flat().map(({ value }) => value) ?? [];
    // The canvas and the sides of the screen have a different meaning today.
    for (const gone of [1012, 1013, 1017]) expect(values).not.toContain(gone);
    for (const kept of [1000, 1007, 1019, 1029, 1036, 1038]) expect(values).toContain(kept);
    expect(unpackMemory(packed.subarray(1))).toBeNull();
  });

  it('reveals no values without the secret', () => {
    const input = { signals: SAMPLE_SIGNALS, os: 'windows' as const, network: null, asn: null };
    const of = (secret: string) =>
      lookOf({ ...input, osVersion: null, browser: 'Chrome', browserVersion: null }, secret).values;
    expect(of('other')).not.toEqual(of('secret'));
  });
});

describe('rivalsOf tokens on trial', () => {
  it.each([
    ['used one after the other are not rivals', 1, [trial('r', 2, 3), trial('s', 4, 5)], 0],
    ['used alternately with the own token are rivals', 3, [trial('r', 2, 4), trial('s', 5, 6)], 1],
    ['used alternately with each other are both rivals', 1, [trial('r', 2, 5), trial('s', 3, 6)], 2],
    ['seen only once are not rivals', 3, [trial('r', 2, 2, 1)], 0],
  ])('%s', (_, tokenDay, trials, rivals) => {
    expect(rivalsOf({ tokenSeen: tokenDay * DAY_MS, trials })).toBe(rivals);
  });
});

describe('similarityOf', () => {
  it('does not depend on the order of two fingerprints', () => {
    const evidence = (first: VisitAttributes, second: VisitAttributes) =>
      looksOf(similarityOf(memoryOf(first, 1), second, sharesOf(second, 'other', NOBODY), 'other', 2, null));
    fc.assert(
      fc.property(looks, looks, (one, other) => {
        // Shares differ where values do, but only equal values use them.
        expect(evidence(one, other)).toBeCloseTo(evidence(other, one), 9);
      }),
    );
  });

  it('grows with the rarity of a shared value in the account', () => {
    const look = inspect();
    const common = { devices: () => 1000, returned: () => 0, having: () => 900 };
    const rare = { devices: () => 1000, returned: () => 0, having: () => 1 };
    const evidence = (account: typeof common) =>
      looksOf(similarityOf(memoryOf(look, 1), look, sharesOf(look, 'other', account), 'other', 2, null));
    expect(evidence(rare)).toBeGreaterThan(evidence(common) + 5);
  });

  it('is lower if fonts disappeared that were added later, but not if the device shows them alternately', () => {
    const more = CHANGES[7];
    const of = (shown: readonly (readonly [VisitAttributes, number])[]) => {
      const [first, ...rest] = shown as readonly [
        readonly [VisitAttributes, number],
        ...(readonly [VisitAttributes, number])[],
      ];
      const memory = rest.reduce((all, [look, day]) => remember(all, look, day), memoryOf(...first));
      return similarityOf(memory, inspect(), sharesOf(inspect(), 'other', NOBODY), 'other', 20, null).made;
    };
    const added = of([
      [inspect(), 1],
      [inspect(more), 9],
    ]);
    const byTurns = of([
      [inspect(), 1],
      [inspect(more), 9],
      [inspect(), 10],
    ]);
    expect(added).toBeLessThan(byTurns - 4);
  });
});

describe('open token', () => {
  const fleet = Array.from({ length: 6 }, (_, place) =>
    known(`fleet ${place}`, [inspect({}, { network: `9/${place}` })], { visits: 9 }),
  );
  const atHome = inspect({}, { network: '4/77' });
  const openAs = (memory: KnownDevice['memory']) => ({
    ...known('open', [atHome], { isSettled: false, visits: 1, tokenSeen: 0 }),
    memory,
  });
  const unsure = openAs(memoryOf(atHome, 1));

  it('is matched again by another token in its network, and retains its ID', () => {
    const identity = identify(visitOf(atHome), null, [...fleet, unsure]);
    expect(identity.id).toBe('open');
    expect(identity.kept).toMatchObject({ id: 'open', byToken: true });
    expect(identity.kept?.memory.tokens.fresh).toBe(1);
    expect(identify(visitOf(atHome, false), null, [...fleet, unsure]).kept).toMatchObject({
      id: 'open',
      byToken: false,
    });
    expect(identify(visitOf(inspect({}, { network: '4/78' })), null, [...fleet, unsure]).id).not.toBe('open');
  });

  it('adds evidence for the device that it may be', () => {
    const suspect = known('fleet 0', [inspect({}, { network: '9/0' })], { visits: 9 });
    const among = (open: KnownDevice) => {
      const { known: all } = hypothesesOf(visitOf(atHome), null, [suspect, ...fleet.slice(1), open]);
      return all.find(({ device }) => device.id === 'fleet 0')?.probability ?? 0;
    };
    const suspects = [{ id: 'fleet 0', probability: 0.8 }];
    expect(among(openAs(withSuspects(unsure.memory, suspects, 1)))).toBeGreaterThan(among(unsure) + 0.3);
    // A suspect that is not among the candidates changes nothing for them.
    const gone = [{ id: 'gone', probability: 0.8 }];
    expect(among(openAs(withSuspects(unsure.memory, gone, 1)))).toBeLessThan(0.1);
  });

  it('stores its suspects while it is undecided, and none after the decision', () => {
    const equal = ['a', 'b', 'c'].map((id) => known(id, [inspect()]));
    const { kept } = identify(visitOf(inspect()), null, equal);
    expect(kept?.memory.suspects).toHaveLength(3);
    const again = identify(visitOf(atHome), { ...unsure, visits: 2 }, []);
    expect(again).toMatchObject({ id: 'open', isSettled: true });
    expect(again.kept?.memory.suspects).toEqual([]);
  });

  it('is searched only in its own network', () => {
    const input = { signals: SAMPLE_SIGNALS, os: 'windows' as const, network: null, asn: 1 };
    const of = (network: number) =>
      openKeyTexts({ ...input, osVersion: null, browser: 'Chrome', browserVersion: null }, network);
    expect(of(0)).toEqual([]);
    expect(of(5)).toHaveLength(1);
    expect(of(5)).not.toEqual(of(6));
  });
});

describe('identify', () => {
  it('returns a new device if none is known', () => {
    expect(identify(visitOf(inspect()), null, [])).toMatchObject({
      id: null,
      reason: 'new',
      isSettled: true,
    });
  });

  it('recognizes one machine after any order of reversible changes, each with a new token', () => {
    fc.assert(
      fc.property(fc.array(looks, { minLength: 1, maxLength: 10 }), (shown) => {
        let device = known('a', [inspect()]);
        for (const look of shown) {
          const identity = identify(visitOf(look), null, [device]);
          expect(identity).toMatchObject({ id: 'a', isSettled: true });
          if (identity.learns) device = { ...device, memory: identity.learns.memory };
        }
      }),
    );
  });

  it('follows a browser update, and treats an older browser as another device', () => {
    const device = known('a', [inspect()]);
    expect(identify(visitOf(inspect({}, { browserVersion: '143.0' })), null, [device]).id).toBe('a');
    expect(identify(visitOf(inspect({}, { browserVersion: '140.0' })), null, [device]).id).not.toBe('a');
  });

  it('accepts changed rendering after a system update, and treats an older system as another device', () => {
    const device = known('a', [inspect()]);
    const redrawn = {
      canvas: { ...canvas, text: digest('redrawn'), geometry: digest('redrawn') },
      fonts: { ...fonts, found: [...fonts.found.slice(4), 'Aptos', 'Bierstadt'], genericWidths: [1, 2] },
    };
    const idWith = (osVersion: string) =>
      identify(visitOf(inspect(redrawn, { osVersion })), null, [device]).id;
    expect(idWith('Windows 12')).toBe('a');
    expect(idWith('Windows 11')).not.toBe('a');
    expect(idWith('Windows 10')).not.toBe('a');
  });

  it('prefers a device that often comes with a new token when the token is unknown', () => {
    const used = (id: string, tokens: readonly boolean[], more: Partial<KnownDevice> = {}) => {
      const device = known(id, [inspect()], { ...more, visits: tokens.length });
      return { ...device, memory: tokens.reduce(withToken, device.memory) };
    };
    const keeps = used('keeps', Array<boolean>(40).fill(false));
    const clears = used('clears', [...Array<boolean>(8).fill(true), false, false]);
    const likeliest = (visit: ReturnType<typeof visitOf>, among: readonly KnownDevice[]) => {
      const { id, likeliest } = identify(visit, null, among);
      return id ?? likeliest;
    };
    expect(likeliest(visitOf(inspect()), [keeps, clears])).toBe('clears');
    expect(likeliest(visitOf(inspect()), [clears, keeps])).toBe('clears');
    // A browser that deletes storage after a week has lost its token, whatever its history is.
    const away = { ...keeps, tokenSeen: -10 * DAY_MS };
    const forgets = { ...visitOf(inspect()), forgets: true };
    expect(likeliest(forgets, [away, { ...keeps, id: 'met' }])).toBe('keeps');
  });

  it("is more certain about a lost token if the account's devices return often", () => {
    const device = known('a', [inspect()]);
    const of = (returned: number) => {
      const shares = { ...NOBODY, devices: () => 200, returned: () => returned };
      const abroad = inspect(CHANGES[4], { network: null, asn: null });
      return identify({ ...visitOf(abroad), shares }, null, [device]).probability;
    };
    expect(of(1000)).toBeGreaterThan(of(10));
  });

  it('never links a kiosk by its fingerprint', () => {
    const kiosk = known('a', [inspect()], { persons: 6 });
    expect(identify(visitOf(inspect()), null, [kiosk])).toMatchObject({ id: null, reason: 'new' });
  });

  it('reports one of several equal devices with its probability, stores only the token and assigns no device', () => {
    const fleet = ['a', 'b', 'c'].map((id) => known(id, [inspect()]));
    const identity = identify(visitOf(inspect()), null, fleet);
    expect(identity).toMatchObject({ id: null, reason: 'undecided', isSettled: false, isCounted: false });
    expect(identity.probability).toBeLessThan(0.5);
    expect(['a', 'b', 'c']).toContain(identity.likeliest);
    expect(identity.kept).toMatchObject({ id: null, isSettled: false, believed: null });
    expect(identify(visitOf(inspect(), false), null, fleet).kept).toBeNull();
  });

  it('reports the most likely of several devices from an even chance on, and stores nothing with it', () => {
    const often = known('often', [inspect()], { visits: 30 });
    const device = { ...often, memory: Array<boolean>(9).fill(true).reduce(withToken, often.memory) };
    const other = known('other', [inspect()], { visits: 30 });
    const rare = { ...other, memory: Array<boolean>(9).fill(false).reduce(withToken, other.memory) };
    const among = (others: number) => [
      device,
      ...Array.from({ length: others }, (_, place) => ({ ...rare, id: `rare ${place}` })),
    ];
    const likely = identify(visitOf(inspect()), null, among(6));
    expect(likely).toMatchObject({ id: 'often', likeliest: 'often', reason: 'undecided', joins: [] });
    expect(likely).toMatchObject({ isSettled: false, isCounted: true, isReturn: false, learns: null });
    expect(likely.probability).toBeGreaterThan(0.5);
    expect(likely.kept).toMatchObject({ id: null, isSettled: false, believed: null });
    expect(identify(visitOf(inspect(), false), null, among(6))).toMatchObject({ id: 'often', kept: null });
    const doubtful = identify(visitOf(inspect()), null, among(40));
    expect(doubtful).toMatchObject({ id: null, likeliest: 'often', isSettled: false, isCounted: false });
    expect(doubtful.probability).toBeLessThan(0.5);
  });

  it('makes a returning token a new device if no known device is more likely than not', () => {
    const fleet = ['a', 'b', 'c'].map((id) => known(id, [inspect()]));
    const open = known('r', [inspect()], { isSettled: false, visits: 1 });
    expect(identify(visitOf(inspect()), open, fleet)).toMatchObject({
      id: 'r',
      reason: 'token',
      isSettled: true,
      kept: { id: 'r', isSettled: true, becomesSettled: true, believed: null },
    });
  });

  it('prefers profiles of one machine for two alternating tokens, less so with a third token', () => {
    const reported = (trials: readonly ReturnType<typeof trial>[]) => {
      const device = known('a', [inspect()], { visits: 5, tokenSeen: 9 * DAY_MS, trials });
      const open = known('r', [inspect()], { isSettled: false, believed: 'a', firstSeen: 2 * DAY_MS });
      const { known: all } = hypothesesOf({ ...visitOf(inspect()), now: 10 * DAY_MS }, open, [device]);
      return all[0]?.probability as number;
    };
    const own = trial('r', 2, 8);
    expect(reported([own])).toBeGreaterThan(0.5);
    expect(reported([own, trial('s', 3, 7)])).toBeLessThan(reported([own]) - 0.2);
  });

  it('joins a token with the device whose own token fell silent', () => {
    const device = known('a', [inspect()], { visits: 10, firstSeen: 0, tokenSeen: 60 * DAY_MS });
    const open = known('r', [inspect()], {
      isSettled: false,
      believed: 'a',
      firstSeen: 61 * DAY_MS,
      tokenSeen: 61 * DAY_MS,
    });
    const later = { ...visitOf(inspect()), now: 90 * DAY_MS };
    expect(identify(later, open, [device])).toMatchObject({ id: 'a', joins: [{ from: 'r', into: 'a' }] });
  });

  it('joins the tokens in between that followed each other', () => {
    const of = (trials: readonly ReturnType<typeof trial>[]) => {
      const device = known('a', [inspect()], { visits: 10, tokenSeen: 20 * DAY_MS, trials });
      const open = known('r', [inspect()], { isSettled: false, believed: 'a', firstSeen: 61 * DAY_MS });
      const later = { ...visitOf(inspect()), now: 90 * DAY_MS };
      return identify(later, open, [device]).joins.map(({ from }) => from);
    };
    expect(of([trial('s', 30, 40), trial('t', 41, 60)])).toEqual(['r', 's', 't']);
    expect(of([trial('s', 62, 70, 1)])).toEqual(['r']);
  });

  it('lets a device learn from a token that is assigned to it, before it is decided', () => {
    const device = known('a', [inspect()], { visits: 10 });
    const open = known('r', [inspect()], { isSettled: false, believed: 'a', firstSeen: 1.5 * DAY_MS });
    const moved = inspect({}, { network: '4/9' });
    const { learns, kept, isReturn } = identify(visitOf(moved), open, [device]);
    expect(kept).toMatchObject({ id: 'r', believed: 'a', isSettled: false });
    expect(learns).toMatchObject({ id: 'a', isLearned: true });
    expect(unshownIn(learns?.memory ?? device.memory, moved)).toEqual([]);
    expect(isReturn).toBe(false);
  });

  it('replaces the token with the next one if the browser has deleted it', () => {
    const device = known('a', [inspect()], { visits: 10, tokenSeen: 5 * DAY_MS });
    const later = { ...visitOf(inspect()), now: 15 * DAY_MS };
    expect(identify({ ...later, forgets: true }, null, [device])).toMatchObject({
      reason: 'looks',
      isReturn: true,
      kept: { id: 'a', byToken: true },
      learns: null,
    });
    expect(identify(later, null, [device])).toMatchObject({ kept: { id: null, believed: 'a' } });
  });

  it("uses the places of an open token's earlier visits", () => {
    const device = known('a', [inspect()], { tokenSeen: null });
    const abroad = inspect(CHANGES[4], { network: null, asn: 77 });
    const chance = (looksBefore: readonly VisitAttributes[]) => {
      const open = known('r', looksBefore, { isSettled: false, firstSeen: DAY_MS });
      return hypothesesOf(visitOf(abroad), open, [device]).known[0]?.probability ?? 0;
    };
    expect(chance([inspect(CHANGES[4], { network: '9/9', asn: 1 })])).toBeGreaterThan(
      chance([inspect(CHANGES[4], { network: '9/9', asn: 78 })]),
    );
  });

  it('expects the number of updates that were released since', () => {
    const phone = (osVersion: string) =>
      inspect({}, { os: 'ios', browser: 'Safari', browserVersion: null, osVersion });
    const made = (to: string, days: number) => {
      const look = phone(to);
      return similarityOf(
        memoryOf(phone('iOS 18.3'), 1),
        look,
        sharesOf(look, 'phone', NOBODY),
        'phone',
        1 + days,
        null,
      ).made;
    };
    expect(made('iOS 18.3', 2)).toBeGreaterThan(made('iOS 18.3', 100));
    expect(made('iOS 18.5', 90)).toBeGreaterThan(made('iOS 18.5', 2) + 2);
    expect(made('iOS 18.2', 90)).toBeLessThan(made('iOS 18.5', 90) - 3);
  });

  it('separates two equal machines with alternating tokens after a third token', () => {
    const one = known('a', [inspect()], {
      visits: 5,
      tokenSeen: 9 * DAY_MS,
      trials: [trial('r', 2, 8), trial('s', 3, 7)],
    });
    const open = known('r', [inspect()], { isSettled: false, believed: 'a', firstSeen: 2 * DAY_MS });
    const later = { ...visitOf(inspect()), now: 10 * DAY_MS };
    expect(identify(later, open, [one])).toMatchObject({ id: 'r', isSettled: true, joins: [] });
  });

  it('joins an ID that a fingerprint proves to be the same, under the older one', () => {
    const abroad = inspect(CHANGES[4]);
    const owner = known('a', [inspect()], { visits: 9 });
    const split = known('b', [abroad], { firstSeen: DAY_MS, visits: 1, tokenSeen: null });
    expect(needsSearch(visitOf(abroad), owner)).toBe(true);
    expect(identify(visitOf(abroad), owner, [split])).toMatchObject({
      id: 'a',
      reason: 'token',
      joins: [{ from: 'b', into: 'a' }],
    });
    expect(needsSearch(visitOf(inspect()), owner)).toBe(false);
  });

  describe('machine in two parts', () => {
    const now = 60 * DAY_MS;
    const old = known('a', [inspect()], { visits: 9, lastSeen: 20 * DAY_MS, tokenSeen: 20 * DAY_MS });
    const young = known('b', [inspect()], {
      firstSeen: 25 * DAY_MS,
      lastSeen: 59 * DAY_MS,
      tokenSeen: 59 * DAY_MS,
      visits: 3,
    });
    const joins = [{ from: 'b', into: 'a' }];

    it('is joined by its own token, under the older ID', () => {
      const visit = { ...visitOf(inspect()), now };
      expect(needsSearch(visit, young)).toBe(true);
      expect(identify(visit, young, [old])).toMatchObject({ id: 'a', reason: 'token', joins });
    });

    it('stays separate while both tokens are used, and if similar devices are known', () => {
      const both = { ...old, lastSeen: 58 * DAY_MS, tokenSeen: 58 * DAY_MS };
      const third = { ...old, id: 'c' };
      const visit = { ...visitOf(inspect()), now };
      expect(identify(visit, null, [both, young]).joins).toEqual([]);
      expect(identify(visit, young, [both]).joins).toEqual([]);
      expect(identify(visit, null, [old, young, third]).joins).toEqual([]);
    });
  });

  describe('machine in three parts', () => {
    const now = 60 * DAY_MS;
    const part = (id: string, from: number, to: number, more: Partial<KnownDevice> = {}) => {
      const device = known(id, [inspect()], {
        firstSeen: from * DAY_MS,
        lastSeen: to * DAY_MS,
        tokenSeen: to * DAY_MS,
        visits: 9,
        ...more,
      });
      return { ...device, memory: withNewToken(device.memory, from) };
    };
    const parts = [part('a', 0, 5), part('b', 10, 20), part('c', 25, 58)];
    const [first, second, third] = parts as [KnownDevice, KnownDevice, KnownDevice];
    const joinedBy = (visit: ReturnType<typeof visitOf>, alike: readonly KnownDevice[]) =>
      identify({ ...visit, now }, third, alike).joins;

    it('is joined part by part, although each hides the others', () => {
      const [join] = joinedBy(visitOf(inspect(), true), [first, second]);
      expect(join).toMatchObject({ from: 'c' });
      expect(['a', 'b']).toContain(join?.into);
    });

    it('stays separate in a network where a part was never seen', () => {
      const away = visitOf(inspect({}, { network: '4/9' }));
      expect(joinedBy(away, [first, second])).toEqual([]);
    });

    it('distinguishes a token that came once from one that is used alternately with another', () => {
      const once = { ...second, memory: withNewToken(second.memory, 30), tokenSeen: 30.5 * DAY_MS };
      const again = { ...second, memory: withNewToken(second.memory, 10), tokenSeen: 30.5 * DAY_MS };
      expect(joinedBy(visitOf(inspect()), [once])).toEqual([{ from: 'c', into: 'b' }]);
      expect(joinedBy(visitOf(inspect()), [again])).toEqual([]);
    });
  });

  it('reports a phone away from its networks as undecided at a probability that would be known at home', () => {
    const phone = known('a', [inspect()], { visits: 1 });
    const met = (more: Partial<VectorInput>) => {
      const visit = { ...visitOf(inspect({}, more)), kind: 'phone' as const, now: 45 * DAY_MS };
      return identify(visit, null, [phone]);
    };
    expect(met({})).toMatchObject({ id: 'a', reason: 'looks', isSettled: true, likeliest: null });
    const away = met({ network: '9/9', asn: 5 });
    expect(away.probability).toBeGreaterThanOrEqual(0.9);
    expect(away).toMatchObject({ id: 'a', reason: 'undecided', isSettled: false, likeliest: 'a' });
    expect(away.kept).toMatchObject({ id: null, isSettled: false, believed: 'a' });
  });

  it('stores no newer version from a window that hides rendered values', () => {
    const updated = { browserVersion: '143.0' };
    const hidden = inspect({ canvas: { ...canvas, stable: false } }, updated);
    const versionOf = (look: VisitAttributes) =>
      remember(memoryOf(inspect(), 1), look, 2).values[BROWSER_MAJOR];
    expect(versionOf(hidden)).toEqual(memoryOf(inspect(), 1).values[BROWSER_MAJOR]);
    expect(versionOf(inspect({}, updated))).toMatchObject([{ lastDay: 2 }]);
  });

  it('rejects a token on a machine that cannot be its own', () => {
    const owner = known('a', [inspect()]);
    const { webgl, hardware } = SAMPLE_SIGNALS;
    const other = inspect({
      ...CHANGES[4],
      hardware: { ...hardware, hardwareConcurrency: 2 },
      webgl: {
        webgl: webgl.webgl && {
          ...webgl.webgl,
          unmaskedRenderer: 'NVIDIA GeForce RTX 3060',
          parameters: ['x'],
        },
        webgl2: null,
      },
      screen: { ...screen, width: 2560, height: 1440 },
      fonts: { ...fonts, found: ['Futura'] },
    });
    expect(identify(visitOf(other), owner, [])).toMatchObject({ tokenCopied: true, reason: 'new' });
    const docked = inspect({ ...CHANGES[4], screen: { ...screen, width: 2560, height: 1440 } });
    expect(identify(visitOf(docked), owner, [])).toMatchObject({ tokenCopied: false, id: 'a' });
  });
});
