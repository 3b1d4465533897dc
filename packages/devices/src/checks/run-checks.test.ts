import type { BehaviourSummary, Lie } from '@assay/contract';
import { describe, expect, it } from 'vitest';
import type { CheckInput } from '../data/checks';
import { behaviourFlags } from '../derive/behaviour';
import { osFamily } from '../derive/platform';
import { SAMPLE_SIGNALS, type SampleSession, sampleSession } from '../sample-session';
import { readSession } from '../session/read-session';
import { isDecided, runChecks } from './run-checks';

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
  origin: null,
};

function judge(sample: Partial<SampleSession>, more: Partial<CheckInput> = {}) {
  const session = readSession(
    JSON.parse(
      JSON.stringify(sampleSession({ id: '01930000-0000-7000-8000-000000000001', at: 0, ...sample })),
    ),
  );
  if (!session) throw new Error('the sample is not a session');
  const flags = behaviourFlags(session.behaviour);
  const { fired, verdicts } = runChecks({
    session,
    ticket: null,
    userAgentDigest: 'x',
    claimed: { browser: 'Chrome', os: osFamily('Windows 11') },
    flags: new Set(flags),
    isTunnelled: false,
    stream: null,
    earlier: null,
    ...more,
  });
  return {
    flags,
    fired,
    automation: isDecided(verdicts.automation),
    tampering: isDecided(verdicts.tampering),
    remote: isDecided(verdicts.remote_access),
    virtual: isDecided(verdicts.virtual_machine),
    verdicts,
  };
}
const lies = (...ids: Lie['id'][]): readonly Lie[] => ids.map((id) => ({ id, on: 'userAgent' }));

describe('runChecks for a person', () => {
  it('reports no automation and no tampering', () => {
    expect(judge({ behaviour: person })).toMatchObject({
      flags: [],
      fired: [],
      automation: false,
      tampering: false,
      remote: false,
      virtual: false,
      verdicts: { automation: { probability: 0.01, reasons: [] } },
    });
  });

  it.each([
    ['with developer tools open', { lies: lies('inspected-window', 'inspected-worker') }],
    ['in a window without a frame', { lies: lies('window-frameless') }],
    [
      'with fingerprinting protection',
      { lies: lies('canvas-noise', 'audio-noise', 'font-noise', 'webgl-noise') },
    ],
    [
      'on a machine without graphics and with a UTC clock',
      { signals: { webgl: null, timeZone: { ...SAMPLE_SIGNALS.timeZone, zone: 'UTC', offset: 0 } } },
    ],
  ])('%s reports no automation and no tampering', (_, sample) => {
    expect(judge({ ...sample, behaviour: person })).toMatchObject({ automation: false, tampering: false });
  });

  it('reports paste and autofill as flags, and no automation', () => {
    const fields = { ...person.fields, pastes: 1, autofills: 3, durationMs: 300 };
    expect(judge({ behaviour: { ...person, fields } })).toMatchObject({
      flags: ['paste_used', 'autofill_used'],
      automation: false,
    });
  });
});

describe('runChecks for automation', () => {
  it.each([
    ['webdriver'],
    ['webdriver-hidden'],
    ['webdriver-realm'],
    ['automation-global'],
    ['headless-name'],
  ] as const)('detects automation by %s alone', (id) => {
    expect(judge({ lies: lies(id) })).toMatchObject({ automation: true });
  });

  it('detects automation by two medium signals of different kinds, but not by one fact from two sources', () => {
    const signals = { screen: { ...SAMPLE_SIGNALS.screen, width: 800, height: 600 } };
    expect(judge({ lies: lies('inspected-window'), signals }).automation).toBe(true);
    expect(judge({ lies: lies('inspected-window', 'inspected-worker') }).automation).toBe(false);
  });

  it('detects automation by untrusted events', () => {
    const pointer = { ...person.pointer, untrustedClicks: 2 };
    expect(judge({ behaviour: { ...person, pointer } }).automation).toBe(true);
  });

  it('detects typing that is too even and mouse paths that are too straight', () => {
    const keys = { ...person.keys, flight: { ...distribution, mean: 100, sd: 2 } };
    const pointer = { ...person.pointer, straightness: 1, unturned: 0.97 };
    expect(judge({ behaviour: { ...person, keys, pointer } })).toMatchObject({
      flags: ['suspicious_keypress_characteristics', 'suspicious_mouse_movement'],
      automation: true,
    });
  });
});

it('runChecks reports remote access by two signals, and no automation', () => {
  const keys = { ...person.keys, packets: 28, dwell: { ...distribution, mean: 3, sd: 1 } };
  const pointer = { ...person.pointer, jumps: 80, latticeX: 2 };
  expect(judge({ behaviour: { ...person, keys, pointer } })).toMatchObject({
    flags: ['potential_remote_interaction', 'potential_remote_control'],
    automation: false,
  });
});

describe('combined evidence', () => {
  const calm = { level: 'low', flags: [] } as const;
  const stream = (more: object) => ({
    automation_risk: calm,
    contextual_risk: calm,
    remote_access_risk: calm,
    location_risk: calm,
    ...more,
  });

  it('adds up an inspected window and a form filled too fast', () => {
    const fields = { ...person.fields, durationMs: 300 };
    const found = judge({ lies: lies('inspected-window'), behaviour: { ...person, fields } });
    expect(found).toMatchObject({ automation: true, flags: ['suspicious_form_fillout'] });
    expect(found.verdicts.automation.reasons).toEqual(['inspected-window', 'odd-filling']);
    expect(judge({ behaviour: { ...person, fields } }).automation).toBe(false);
  });

  it('uses the stream: non-human typing needs one more signal, UI automation decides alone', () => {
    const typing = stream({ automation_risk: { level: 'high', flags: ['non_human_typing'] } });
    expect(judge({}, { stream: typing as never }).automation).toBe(false);
    expect(judge({ lies: lies('inspected-window') }, { stream: typing as never }).automation).toBe(true);
    const program = stream({ automation_risk: { level: 'high', flags: ['ui_automation'] } });
    expect(judge({}, { stream: program as never }).automation).toBe(true);
  });

  it('detects a headless browser under another name by its blank client hints and its screen', () => {
    const { userAgentData, screen } = SAMPLE_SIGNALS;
    const signals = {
      userAgentData: { ...userAgentData, brands: [], platform: '' },
      screen: { ...screen, width: 800, height: 600 },
    };
    expect(judge({ signals: signals as never }).automation).toBe(true);
    expect(judge({ signals: { screen: signals.screen } as never }).automation).toBe(false);
  });

  it('detects a browser renamed by a switch by client hints without a version and a missing pointer', () => {
    const { userAgentData, touch } = SAMPLE_SIGNALS;
    const named = { userAgentData: { ...userAgentData, fullVersionList: [], uaFullVersion: '' } };
    const none = { pointerFine: false, pointerCoarse: false, anyPointerCoarse: false, anyHover: false };
    const pointerless = { touch: { ...touch, ...none } };
    expect(judge({ signals: { ...named, ...pointerless } as never }).automation).toBe(true);
    expect(judge({ signals: named as never }).automation).toBe(false);
    expect(judge({ signals: pointerless as never }).automation).toBe(false);
    expect(judge({ signals: pointerless as never, behaviour: person })).toMatchObject({
      fired: ['no-pointer', 'moves-without-pointer'],
      automation: true,
    });
    const phone = { claimed: { browser: 'Chrome', os: 'android' } } as const;
    expect(judge({ signals: pointerless as never }, phone).fired).not.toContain('no-pointer');
  });

  it('detects remote access if the stream is certain, not if it is only suspected', () => {
    const pointer = { ...person.pointer, jumps: 80 };
    const remote = (level: string) =>
      stream({ remote_access_risk: { level, flags: ['remote_access'] } }) as never;
    expect(judge({ behaviour: { ...person, pointer } }).remote).toBe(false);
    expect(judge({ behaviour: person }, { stream: remote('medium') }).remote).toBe(false);
    expect(judge({ behaviour: person }, { stream: remote('high') }).remote).toBe(true);
  });

  it('detects a virtual machine by its graphics card alone, or by software graphics with few hardware features', () => {
    const card = (unmaskedRenderer: string) => ({
      webgl: { webgl: { ...SAMPLE_SIGNALS.webgl.webgl, unmaskedRenderer }, webgl2: null },
    });
    expect(judge({ signals: card('VMware SVGA 3D') as never }).virtual).toBe(true);
    expect(judge({ signals: card('Google SwiftShader') as never }).virtual).toBe(false);
    const bare = {
      ...card('Google SwiftShader'),
      hardware: { ...SAMPLE_SIGNALS.hardware, hardwareConcurrency: 1 },
      mediaDevices: { audioInput: 0, audioOutput: 0, videoInput: 0 },
    };
    expect(judge({ signals: bare as never }).virtual).toBe(false);
    const { screen } = SAMPLE_SIGNALS;
    const small = { ...bare, screen: { ...screen, width: 1024, height: 768 } };
    expect(judge({ signals: small as never }).virtual).toBe(true);
  });
});

describe('earlier verdicts of the device', () => {
  it.each([
    'automation',
    'tampering',
    'remote_access',
    'virtual_machine',
  ] as const)('raise the probability of %s, and decide nothing alone', (verdict) => {
    const alone = judge({}, { earlier: new Set([verdict]) });
    expect(alone.fired).toEqual([`earlier-${verdict.replace('_', '-')}`]);
    expect(alone.verdicts[verdict].reasons).toEqual(alone.fired);
    const { probability } = alone.verdicts[verdict];
    expect(probability).toBeGreaterThan(judge({}).verdicts[verdict].probability);
    expect(probability).toBeLessThan(0.25);
  });

  it('decide together with a signal that does not decide alone', () => {
    const inspected = { lies: lies('inspected-window') };
    expect(judge(inspected).automation).toBe(false);
    expect(judge(inspected, { earlier: new Set(['automation']) }).automation).toBe(true);
  });
});

describe('patched native functions', () => {
  const patched = (...on: readonly string[]) =>
    judge({ lies: on.map((name) => ({ id: 'native-patched' as const, on: name })) });

  it('count little for functions that libraries wrap, more for others, and never decide alone', () => {
    const wrapped = patched('XMLHttpRequest.open', 'History.pushState');
    expect(wrapped).toMatchObject({ fired: ['native-patched'], tampering: false });
    const odd = patched('GamepadButton.value');
    expect(odd).toMatchObject({ fired: ['native-patched', 'native-patched-odd'], tampering: false });
    expect(odd.verdicts.tampering.probability).toBeGreaterThan(wrapped.verdicts.tampering.probability);
  });
});

describe('tampering', () => {
  it.each([
    ['another engine', { browser: 'Firefox', os: 'windows' }],
    ['another platform', { browser: 'Chrome', os: 'macos' }],
    ['graphics of another system', { browser: 'Chrome', os: 'linux' }],
  ] as const)('is detected by %s than the claimed one', (_, claimed) => {
    expect(judge({}, { claimed }).tampering).toBe(true);
  });

  it('is detected by a different name in the headers', () => {
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
