import { describe, expect, it } from 'vitest';
import type { VectorInput } from '../data/features';
import { SAMPLE_SIGNALS } from '../sample-session';
import { type Candidate, FOUND_BY, matchDevice } from './match';
import { mergeVectors, networksOf, packVector, providersOf, unpackVector, vectorOf } from './vector';

const laptop: VectorInput = {
  signals: SAMPLE_SIGNALS,
  os: 'windows',
  osVersion: 'Windows 11',
  browser: 'Chrome',
  browserVersion: '142.0',
  network: '4/1',
  asn: 1,
};
const vector = (more: Partial<VectorInput> = {}) => vectorOf({ ...laptop, ...more }, 'secret');
const stored = (id: string, more: Partial<Candidate> = {}): Candidate => ({
  id,
  vector: vector(),
  foundBy: 3,
  lastSeen: 0,
  persons: 1,
  doubt: null,
  ...more,
});
const match = (now: ReturnType<typeof vector>, ...candidates: Candidate[]) =>
  matchDevice(now, candidates, { kind: 'other', now: 0 });

describe('matchDevice', () => {
  it('knows nobody among nobody', () => {
    expect(match(vector())).toMatchObject({ id: null, reason: 'new' });
  });

  it('follows a token, but not onto another engine', () => {
    const byToken = stored('a', { foundBy: FOUND_BY.token });
    const moved = vector({ network: '4/9', asn: 9, browserVersion: '143.0' });
    expect(match(moved, byToken)).toMatchObject({ id: 'a', reason: 'token', tokenCopied: false });
    const engine = { ...SAMPLE_SIGNALS, engine: { ...SAMPLE_SIGNALS.engine, kind: 'gecko' as const } };
    expect(match(vector({ signals: engine, browser: 'Firefox' }), byToken)).toMatchObject({
      id: null,
      reason: 'token-copied',
      tokenCopied: true,
    });
  });

  it('knows a browser by its looks after an update, never after a step back', () => {
    expect(match(vector({ browserVersion: '143.0' }), stored('a'))).toMatchObject({
      id: 'a',
      reason: 'likeness',
    });
    expect(match(vector({ browserVersion: '141.0' }), stored('a')).id).toBeNull();
  });

  it('takes the only device of equal hashes and network, and none of two', () => {
    const exact = { foundBy: FOUND_BY.exact };
    expect(match(vector(), stored('a', exact))).toMatchObject({ id: 'a', reason: 'exact' });
    expect(match(vector(), stored('a', exact), stored('b', exact))).toMatchObject({
      id: null,
      reason: 'ambiguous',
    });
  });

  it('asks more of a device from a block that holds more than were looked at', () => {
    const others = Array.from({ length: 39 }, (_, n) =>
      stored(`b${n}`, { vector: vector({ browserVersion: '150.0' }) }),
    );
    /** Whether a device that reports only so many features is known. */
    const isKnown = (features: number, perBlock: number) => {
      const seen = vector().map((value, index) => (index < features ? value : 0));
      return matchDevice(seen, [stored('a'), ...others], { kind: 'other', now: 0, perBlock }).id !== null;
    };
    const features = Array.from(vector().keys());
    const known = (perBlock: number) => features.filter((count) => isKnown(count, perBlock)).length;
    expect(known(400)).toBeGreaterThan(known(40));
    expect(known(40)).toBeGreaterThan(0);
  });

  it('links no kiosk by its looks', () => {
    expect(match(vector(), stored('a', { persons: 6 })).id).toBeNull();
  });
});

describe('phones, which look the same', () => {
  // Safari reports none of these.
  const untold = { userAgentData: null, keyboardLayout: null, systemColors: null, mediaDevices: null };
  const phone = (network: string | null, asn: number | null, more: Partial<VectorInput['signals']> = {}) =>
    vectorOf(
      {
        ...laptop,
        signals: { ...SAMPLE_SIGNALS, ...untold, ...more },
        os: 'ios',
        browser: 'Safari',
        network,
        asn,
      },
      'secret',
    );
  const dark = { mediaQueries: { ...SAMPLE_SIGNALS.mediaQueries, darkScheme: true } };
  const judge = (now: ReturnType<typeof vector>, ...candidates: Candidate[]) =>
    matchDevice(now, candidates, { kind: 'phone', now: 0 });
  const known = (id: string, vectorOfIt = phone('4/1', 1), more: Partial<Candidate> = {}) =>
    stored(id, { vector: vectorOfIt, ...more });

  it('are known at home, without doubt, and not in another network', () => {
    expect(judge(phone('4/1', 1), known('a'))).toMatchObject({ id: 'a', doubt: null });
    expect(judge(phone('4/2', 2), known('a')).id).toBeNull();
  });

  it('are distinguished at home by any bit, and the one that was met last is taken of two equal ones', () => {
    expect(judge(phone('4/1', 1, dark), known('a'), known('b', phone('4/1', 1, dark))).id).toBe('b');
    expect(judge(phone('4/1', 1), known('a', undefined, { lastSeen: -5 }), known('b')).id).toBe('b');
  });

  it('are not distinguished in an office that holds many of them', () => {
    const office = ['a', 'b', 'c', 'd'].map((id) => known(id));
    expect(judge(phone('4/1', 1), ...office)).toMatchObject({ id: null, reason: 'ambiguous' });
  });

  it('are known on their carrier, in doubt', () => {
    const device = mergeVectors(phone('4/1', 1), phone(null, 9));
    const back = mergeVectors(device, phone('4/1', 1));
    expect(judge(phone(null, 9), known('a', back))).toMatchObject({ id: 'a', doubt: back });
  });

  describe('with a token that they were given in doubt', () => {
    const before = phone('4/1', 1);
    const byToken = known('a', undefined, { foundBy: FOUND_BY.token, doubt: before });

    it('stay in doubt where no network is reported', () => {
      expect(judge(phone(null, 9), byToken)).toMatchObject({ id: 'a', reason: 'token', doubt: before });
    });

    it('keep it once they are met at home', () => {
      expect(judge(phone('4/1', 1), byToken)).toMatchObject({ id: 'a', reason: 'token', doubt: null });
    });

    it('part from the device when they are at home elsewhere', () => {
      expect(judge(phone('4/7', 7), byToken)).toMatchObject({
        id: null,
        reason: 'token-parted',
        tokenParted: true,
        tokenCopied: false,
      });
    });

    it('part and go to the device that they are', () => {
      const own = known('b', phone('4/7', 7));
      expect(judge(phone('4/7', 7), byToken, own)).toMatchObject({ id: 'b', tokenParted: true });
    });
  });
});

describe('a vector', () => {
  it('survives storage, and one of another version is not compared', () => {
    const packed = packVector(vector());
    expect(unpackVector(packed)).toEqual(vector());
    packed[0] = 99;
    expect(unpackVector(packed)).toBeNull();
    expect(unpackVector(Buffer.alloc(0))).toBeNull();
  });

  it('of the version before is compared, without the providers that it did not keep', () => {
    const packed = packVector(vector()).subarray(0, -8);
    packed[0] = 1;
    expect(unpackVector(packed)).toEqual(vector());
  });

  it('keeps what a visit did not report, and the networks before', () => {
    const first = vector();
    const hidden = vector({ signals: { ...SAMPLE_SIGNALS, canvas: null, fonts: null }, network: '4/2' });
    const merged = mergeVectors(first, hidden);
    const back = mergeVectors(merged, vector({ network: null }));
    const [here, before] = networksOf(merged);
    expect([here, before]).toEqual([networksOf(hidden)[0], networksOf(first)[0]]);
    expect(networksOf(back)).toEqual(networksOf(merged));
    const roaming = mergeVectors(merged, vector({ network: null, asn: 9 }));
    expect(providersOf(roaming).slice(0, 2)).toEqual([
      providersOf(vector({ asn: 9 }))[0],
      providersOf(first)[0],
    ]);
    expect([...merged].filter((value) => value === 0).length).toBeLessThan(
      [...hidden].filter((value) => value === 0).length,
    );
  });

  it('reveals nothing to who does not have the secret', () => {
    expect(vectorOf(laptop, 'other')).not.toEqual(vector());
  });
});
