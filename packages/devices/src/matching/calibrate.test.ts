import { describe, expect, it } from 'vitest';
import { calibrated } from './calibrate';

const DAY_MS = 86_400_000;
const LIKENESS = {
  made: 6,
  clone: 6,
  place: 1,
  tastes: 0,
  drawn: 0,
  network: 3,
  fonts: 0,
  sameNetwork: true,
  veto: null,
};

const known = (probability: number, more: object = {}) => ({
  ...LIKENESS,
  device: { isSettled: true, firstSeen: 0, lastSeen: 0, tokenSeen: 0 },
  probability,
  lookAlikes: 0,
  twins: 0,
  ...more,
});
type Known = ReturnType<typeof known>;

const reported = (
  all: readonly Known[],
  { kind = 'other' as 'other' | 'image' | 'phone', devices = 1000, days = 20, isOpen = false } = {},
) => {
  const isNew = 1 - all.reduce((sum, { probability }) => sum + probability, 0);
  return calibrated({ known: all, isNew }, { kind, devices, now: days * DAY_MS, isOpen });
};
const first = (...of: Parameters<typeof reported>) => reported(...of).known[0]?.probability as number;

describe('calibrated', () => {
  it("is lower if an undecided token comes again, and higher the longer the device's own token is silent", () => {
    const silent = {
      device: { isSettled: true, firstSeen: -90 * DAY_MS, lastSeen: 0, tokenSeen: -60 * DAY_MS },
    };
    expect(first([known(0.7, silent)])).toBeGreaterThan(first([known(0.7)]));
    expect(reported([known(0.7)], { isOpen: true }).known[0]?.probability).toBeLessThan(first([known(0.7)]));
  });

  it("is lower a day after the device's token was seen than a month later", () => {
    expect(first([known(0.9)], { days: 1 })).toBeLessThan(first([known(0.9)], { days: 30 }));
  });

  it('is lower if many devices have the same fingerprint, and if a second one is likely', () => {
    expect(first([known(0.9, { lookAlikes: 20 })])).toBeLessThan(first([known(0.9)]));
    expect(first([known(0.9), known(0.09)])).toBeLessThan(first([known(0.9)]));
  });

  it('is lower for a phone with a common build, even more in its own network', () => {
    const phone = (all: readonly Known[]) => first(all, { kind: 'phone' });
    const alone = phone([known(0.8)]);
    const crowd = Array.from({ length: 15 }, () => known(0.002));
    expect(phone([known(0.8), ...crowd])).toBeLessThan(alone - 0.2);
    // Other devices with a less similar build have no effect.
    const unlike = crowd.map((one) => ({ ...one, made: 3 }));
    expect(phone([known(0.8), ...unlike])).toBeGreaterThan(phone([known(0.8), ...crowd]) + 0.2);
    expect(phone([known(0.8, { twins: 1 })])).toBeLessThan(alone - 0.1);
  });

  it('is higher for a copy of an image with unique preferences', () => {
    expect(first([known(0.6, { tastes: 3 })], { kind: 'image' })).toBeGreaterThan(0.85);
    expect(first([known(0.6)], { kind: 'image' })).toBeLessThan(0.4);
  });

  it('stays low if the odds are against it, and high if they are almost certain', () => {
    expect(first([known(0.01, { tastes: 4.5, fonts: 5 })])).toBeLessThan(0.05);
    expect(first([known(0.49, { tastes: 4.5, fonts: 5 })])).toBe(0.75);
    expect(first([known(0.9999, { lookAlikes: 60 })], { days: 0 })).toBeGreaterThan(0.99);
  });

  it('is hardly corrected if an account has few devices', () => {
    expect(first([known(0.98, { lookAlikes: 1 })], { devices: 0 })).toBeGreaterThan(0.97);
  });

  it('adds up to one with the others and a new device, the most likely first', () => {
    for (const all of [[known(0.5), known(0.3)], [known(0.6), known(0.1, { tastes: 4 })], [known(1)], []]) {
      const { known: after, isNew } = reported(all);
      expect(after.reduce((sum, { probability }) => sum + probability, isNew)).toBeCloseTo(1, 4);
      expect([...after].sort((a, b) => b.probability - a.probability)).toEqual(after);
    }
  });

  it('leaves open tokens unchanged', () => {
    const open = known(0.9, { device: { isSettled: false, firstSeen: 0, lastSeen: 0, tokenSeen: 0 } });
    expect(reported([open]).known[0]?.probability).toBe(0.9);
  });
});
