import type { BehaviourSummary, Lie } from '@assay/contract';
import { describe, expect, it } from 'vitest';
import type { CheckInput } from '../data/checks';
import { behaviourFlags } from '../derive/behaviour';
import { osFamily } from '../derive/platform';
import { SAMPLE_SIGNALS, type SampleSession, sampleSession } from '../sample-session';
import { readSession } from '../session/read-session';
import { runChecks } from './run-checks';

const distribution = { n: 20, mean: 120, sd: 45, min: 40, max: 300, distinct: 18 };
const person: BehaviourSummary = {
  observedMs: 20_000,
  keys: {
    presses: 30,
    untrusted: 0,
    corrections: 2,
    dwell: distribution,
    flight: { ...distribution, mean: 210, sd: 90 },
    packets: 0,
    inputWithoutKey: 0,
  },
  pointer: {
    moves: 180,
    untrusted: 0,
    mouse: 180,
    touch: 0,
    pen: 0,
    path: 2400,
    intervals: { ...distribution, mean: 16 },
    speed: { ...distribution, mean: 0.7 },
    straightness: 1.2,
    jumps: 0,
    unturned: 0.2,
    latticeX: 1,
    latticeY: 1,
    coalesced: 20,
    movementZero: 1,
    screenIsClient: 0,
    clicks: 4,
    untrustedClicks: 0,
    clicksWithoutTravel: 0,
    clicksAtCentre: 0,
    clicksWithoutTail: 1,
    press: { ...distribution, mean: 90 },
    wheels: 3,
  },
  fields: {
    watched: 4,
    focused: 4,
    filled: 4,
    focusWithoutCause: 0,
    filledWithoutInput: 0,
    untrustedInputs: 0,
    pastes: 0,
    drops: 0,
    autofills: 0,
    durationMs: 15_000,
    targetDurationMs: null,
    filledInDuration: 4,
  },
  context: { hidden: 0, hiddenMs: 0, resizes: 0, pixelRatioChanges: 0, colorDepthChanges: 0 },
};

function judge(sample: Partial<SampleSession>, more: Partial<CheckInput> = {}) {
  const session = readSession(
    JSON.parse(
      JSON.stringify(sampleSession({ id: '01930000-0000-7000-8000-000000000001', at: 0, ...sample })),
    ),
  );
  if (!session) throw new Error('the sample is no session');
  const flags = behaviourFlags(session.behaviour);
  return {
    flags,
    ...runChecks({
      session,
      ticket: null,
      userAgentDigest: 'x',
      claimed: { browser: 'Chrome', os: osFamily('Windows 11') },
      flags: new Set(flags),
      ...more,
    }),
  };
}
const lies = (...ids: Lie['id'][]): readonly Lie[] => ids.map((id) => ({ id, on: 'userAgent' }));

describe('a person', () => {
  it('is no program and lies about nothing', () => {
    expect(judge({ behaviour: person })).toEqual({
      flags: [],
      fired: [],
      automation: false,
      tampering: false,
    });
  });

  it.each([
    ['with developer tools open', { lies: lies('inspected-window', 'inspected-worker') }],
    ['in a window without a frame', { lies: lies('window-frameless') }],
    [
      'with a browser that protects itself',
      { lies: lies('canvas-noise', 'audio-noise', 'font-noise', 'webgl-noise') },
    ],
    [
      'on a machine without graphics, its clock in UTC',
      { signals: { webgl: null, timeZone: { ...SAMPLE_SIGNALS.timeZone, zone: 'UTC', offset: 0 } } },
    ],
  ])('%s stays one', (_, sample) => {
    expect(judge({ ...sample, behaviour: person })).toMatchObject({ automation: false, tampering: false });
  });

  it('who pastes and lets the browser fill in is reported as that, and no more', () => {
    const fields = { ...person.fields, pastes: 1, autofills: 3, durationMs: 300 };
    expect(judge({ behaviour: { ...person, fields } })).toMatchObject({
      flags: ['paste_used', 'autofill_used'],
      automation: false,
    });
  });
});

describe('a program', () => {
  it.each([
    ['webdriver'],
    ['webdriver-hidden'],
    ['webdriver-realm'],
    ['automation-global'],
    ['headless-name'],
  ] as const)('is known by %s alone', (id) => {
    expect(judge({ lies: lies(id) })).toMatchObject({ automation: true });
  });

  it('is known by two medium marks of different kinds, not by one fact on two routes', () => {
    expect(judge({ lies: lies('inspected-window', 'window-frameless') }).automation).toBe(true);
    expect(judge({ lies: lies('inspected-window', 'inspected-worker') }).automation).toBe(false);
  });

  it('is known by events that no device made', () => {
    const pointer = { ...person.pointer, untrustedClicks: 2 };
    expect(judge({ behaviour: { ...person, pointer } }).automation).toBe(true);
  });

  it('types too evenly and points too straight', () => {
    const keys = { ...person.keys, flight: { ...distribution, mean: 100, sd: 2 } };
    const pointer = { ...person.pointer, straightness: 1, unturned: 0.97 };
    expect(judge({ behaviour: { ...person, keys, pointer } })).toMatchObject({
      flags: ['suspicious_keypress_characteristics', 'suspicious_mouse_movement'],
      automation: true,
    });
  });
});

it('a person behind a remote desktop is reported by two marks, and is no program', () => {
  const keys = { ...person.keys, packets: 28, dwell: { ...distribution, mean: 3, sd: 1 } };
  const pointer = { ...person.pointer, jumps: 80, latticeX: 2 };
  expect(judge({ behaviour: { ...person, keys, pointer } })).toMatchObject({
    flags: ['potential_remote_interaction', 'potential_remote_control'],
    automation: false,
  });
});

describe('a lie', () => {
  it.each([
    ['another engine', { browser: 'Firefox', os: 'windows' }],
    ['another platform', { browser: 'Chrome', os: 'macos' }],
    ['graphics of another system', { browser: 'Chrome', os: 'linux' }],
  ] as const)('is %s than the name claims', (_, claimed) => {
    expect(judge({}, { claimed }).tampering).toBe(true);
  });

  it('is another name in the headers', () => {
    const ticket = {
      at: 0,
      ip: null,
      userAgent: 'y',
      language: 'de-de',
      platform: 'Windows',
      dnsToken: null,
    };
    expect(judge({}, { ticket })).toMatchObject({ fired: ['header-user-agent'], tampering: true });
    expect(judge({}, { ticket: { ...ticket, userAgent: 'x', platform: 'Linux' } }).tampering).toBe(true);
    expect(judge({}, { ticket: { ...ticket, userAgent: 'x' } })).toMatchObject({
      fired: [],
      tampering: false,
    });
  });
});
