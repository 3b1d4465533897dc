import type { BehaviourSummary, OriginSummary } from '@assay/contract';
import { describe, expect, it } from 'vitest';
import { isBornByProgram, originMarks } from './input-origin';

/** A short form filled with a mouse and a keyboard on X11. */
const DEVICE: OriginSummary = {
  moves: 45,
  samples: 82,
  offGrid: 0,
  prompt: 4,
  counted: 0,
  timed: 61,
  inPhase: 61,
  shifted: 2,
  withoutShift: 0,
};
/** The same form filled by a driver with curved paths and random pauses. */
const DRIVER: OriginSummary = {
  ...DEVICE,
  moves: 86,
  samples: 86,
  offGrid: 85,
  timed: 100,
  inPhase: 35,
  withoutShift: 2,
};

const birth = (
  origin: OriginSummary | null,
  engine: 'chromium' | 'gecko' | 'webkit' | null = 'chromium',
  os: 'linux' | 'windows' | 'macos' = 'linux',
) => ({ behaviour: { origin } as BehaviourSummary, engine, os });

const seen = (...given: Parameters<typeof birth>) => originMarks(birth(...given)).map(({ id }) => id);

describe('input origin', () => {
  it('finds no signal in input from devices', () => {
    expect(seen(DEVICE)).toEqual([]);
    expect(seen({ ...DEVICE, samples: 60, prompt: 12 }, 'gecko')).toEqual([]);
    expect(seen(null)).toEqual([]);
  });

  it('detects a driver that imitates a person, also by each strong signal alone', () => {
    expect(seen(DRIVER)).toEqual(['times', 'pixels', 'shift', 'alone']);
    expect(isBornByProgram(birth(DRIVER))).toBe(true);
    for (const part of [{ inPhase: 20 }, { offGrid: 40 }, { withoutShift: 2 }]) {
      expect(isBornByProgram(birth({ ...DEVICE, ...part }))).toBe(true);
    }
    expect(isBornByProgram(birth({ ...DEVICE, counted: 45 }, 'gecko'))).toBe(true);
  });

  it('applies a signal only on systems it was measured on: macOS has finer points, other systems have other clocks', () => {
    expect(seen(DRIVER, 'chromium', 'macos')).toEqual(['shift', 'alone']);
    expect(seen(DRIVER, 'chromium', 'windows')).toEqual(['pixels', 'shift', 'alone']);
    expect(seen({ ...DEVICE, inPhase: 20 }, 'gecko')).toEqual([]);
    expect(seen({ ...DEVICE, offGrid: 40 }, 'webkit', 'macos')).toEqual([]);
  });

  it('does not decide on a slow mouse, a slip of Shift, or too few events', () => {
    expect(isBornByProgram(birth({ ...DEVICE, samples: 45 }))).toBe(false);
    expect(isBornByProgram(birth({ ...DEVICE, shifted: 1, withoutShift: 1, samples: 45 }))).toBe(false);
    expect(isBornByProgram(birth({ ...DEVICE, timed: 8, inPhase: 3, moves: 6, offGrid: 6 }))).toBe(false);
    expect(isBornByProgram(birth({ ...DEVICE, prompt: 45, samples: 45 }, 'gecko'))).toBe(false);
  });
});
