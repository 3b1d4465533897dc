import { RISK_FLAGS, type RiskFlag, type StreamEvent } from '@assay/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBatch } from '../fold';
import { readBatch } from '../read-batch';
import { emptySummary, type NetworkFacts, type SessionSummary } from '../summary';
import type { JudgedSession } from './automation';
import { judgeSession } from './session-risk';

const NOW = Date.UTC(2026, 10, 20, 12);
const HOME: NetworkFacts = {
  hash: '1',
  country: 'DE',
  asn: 3320,
  isp_name: 'An access network',
  type: 'ISP',
  vpn: false,
  tor: false,
  proxy: false,
  data_center: false,
  consumer_privacy_network: false,
};

type Sent = { readonly k: string; readonly t?: number; readonly [member: string]: unknown };

const readEvents = (events: readonly Sent[]): readonly StreamEvent[] =>
  readBatch(
    Buffer.from(
      JSON.stringify({
        stream: '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b',
        seq: 0,
        t0: 0,
        events: events.map((event, index) => ({ t: index * 2000, ...event })),
      }),
    ),
  ).events;

/** Returns a session of these events, with one batch per network. */
function sessionOf(
  events: readonly Sent[],
  networks: readonly NetworkFacts[] = [HOME],
  time: readonly [number, number, number] = [60_000, 0, 0],
): SessionSummary {
  const summary = emptySummary();
  for (const [index, network] of networks.entries()) {
    const batch = { version: '1', startedAt: NOW, receivedAt: NOW + 3_600_000, network };
    addBatch(summary, {
      ...batch,
      events: index === 0 ? readEvents(events) : [],
      time: index === 0 ? time : [0, 0, 0],
    });
  }
  return summary;
}

const flags = (summary: SessionSummary, company: JudgedSession['company'] = null): readonly string[] =>
  judgeSession({ summary, company }).findings.map(({ flag, level }) => `${flag} ${level}`);

const times = (count: number, event: Sent): readonly Sent[] => Array.from({ length: count }, () => event);
const EL = '0000000a';
/** Returns count, sum and sum of squares of times with mean `mean` and standard deviation `spread`. */
const moments = (n: number, mean: number, spread: number) =>
  [n, n * mean, n * (mean * mean + spread * spread)] as const;
function typed(
  el: string,
  between: readonly [number, number],
  held: readonly [number, number],
  more: object = {},
): Sent {
  const [fn, fs, fq] = moments(25, ...between);
  const [dn, ds, dq] = moments(26, ...held);
  return {
    k: 'field',
    el,
    kind: 'text',
    keys: 26,
    add: 26,
    dur: 9000,
    edit: 26 * between[0],
    fn,
    fs,
    fq,
    fd: 18,
    dn,
    ds,
    dq,
    end: 1,
    ...more,
  };
}
const PERSON = typed(EL, [160, 70], [90, 25]);
const press = (more: object = {}): Sent => ({
  k: 'click',
  el: EL,
  ptr: 'mouse',
  moves: 14,
  tail: 4,
  warp: 1,
  hold: 95,
  off: 0.3,
  ...more,
});
const move = (more: object = {}): Sent => ({
  k: 'move',
  ptr: 'mouse',
  n: 14,
  c: 28,
  ms: 230,
  len: 240,
  net: 220,
  far: 0,
  near: 5,
  gcd: 1,
  dts: 5,
  ...more,
});
/** Returns the movement of 250 ms with the given timing. */
const timed = (more: object = {}): Sent => move({ fast: 4, spaced: 4, pairs: 4, ...more });
const HAND: readonly Sent[] = [...times(12, move()), ...times(6, press()), PERSON];

describe('judgeSession for a person', () => {
  it('raises no flag, and every category is low', () => {
    const { risk, findings } = judgeSession({ summary: sessionOf(HAND), company: { streams: 3, users: 1 } });
    expect(findings).toEqual([]);
    expect(Object.values(risk)).toEqual(Array.from({ length: 4 }, () => ({ level: 'low', flags: [] })));
  });

  it.each([
    [
      'taps on a touchpad',
      [...times(12, move()), ...times(6, press({ hold: 3 })), PERSON],
      ['ui_automation low'],
    ],
    ['keyboard input only', [PERSON, typed('0000000b', [180, 90], [80, 20])], []],
    ['slow movements', [...times(20, move({ n: 4, c: 4, len: 12 })), ...times(6, press()), PERSON], []],
    [
      'a mouse with a low report rate',
      [...times(12, timed({ slow: 4, uneven: 1 })), ...times(6, press()), PERSON],
      [],
    ],
    [
      'a mouse that loses reports on a busy machine',
      [...times(12, timed({ slow: 2, slack: 1, uneven: 3, odd: 1 })), ...times(6, press()), PERSON],
      [],
    ],
    [
      'scheduled steps on a busy machine',
      [...times(12, timed({ spaced: 3, slow: 1, uneven: 3, odd: 2 })), ...times(6, press()), PERSON],
      [],
    ],
    [
      'scheduled steps delayed by a busy machine',
      [...times(12, timed({ slow: 2, uneven: 2, odd: 2 })), ...times(6, press()), PERSON],
      [],
    ],
    [
      'scheduled steps, all on time',
      [...times(12, timed({ uneven: 3, odd: 2 })), ...times(6, press()), PERSON],
      [],
    ],
    [
      'fast movements on a 30 Hz screen',
      [...times(12, timed({ n: 6, c: 6, ms: 167, far: 5, slow: 4 })), ...times(6, press()), PERSON],
      [],
    ],
    [
      'a browser without coalesced samples, on a busy page',
      [...times(12, move({ n: 4, c: 0, ms: 220 })), ...times(6, press()), PERSON],
      [],
    ],
    [
      'fractional movements typical of a mouse',
      [...times(12, move({ part: 1, tenths: [0, 0, 1, 12, 1] })), ...times(6, press()), PERSON],
      [],
    ],
    [
      'too few movements to evaluate',
      [
        move({ n: 5, part: 5, counted: 5, tenths: [1, 0, 1, 0, 1, 0, 1, 0, 1] }),
        ...times(6, press()),
        PERSON,
      ],
      [],
    ],
    ['a mouse that reports double steps', [...times(12, move({ gcd: 2 })), ...times(6, press()), PERSON], []],
    [
      'a system that reports the position with every press',
      [...times(12, timed()), ...times(6, press({ echo: 1 })), PERSON],
      [],
    ],
    [
      'typing on an on-screen keyboard with the mouse',
      [...HAND.slice(0, 18), typed(EL, [400, 150], [3, 1], { dz: 26 })],
      [],
    ],
    ['flicked mouse movements', [...times(12, move({ far: 2 })), ...times(6, press()), PERSON], []],
    ['repeated presses of one button', [...HAND, ...times(9, press({ moves: 0, tail: 0, warp: 0 }))], []],
    [
      'on a phone',
      [
        ...times(8, press({ ptr: 'touch', moves: 0, tail: 0, body: 1 })),
        { k: 'field', el: EL, add: 30, keys: 30, dur: 9000, edit: 8000 },
      ],
      [],
    ],
    [
      'two fields filled by a password manager',
      [
        { k: 'field', el: EL, kind: 'text', add: 9, jump: 1 },
        { k: 'field', el: '0000000b', kind: 'secret', add: 12, jump: 1 },
        ...HAND,
      ],
      [],
    ],
    [
      'a form filled by the browser',
      [
        ...['a', 'b', 'c', 'd'].map((n) => ({
          k: 'field',
          t: 100,
          el: `0000000${n}`,
          kind: 'text',
          add: 12,
          fill: 1,
        })),
        ...times(3, press()),
      ],
      [],
    ],
  ] as readonly (readonly [
    string,
    readonly Sent[],
    readonly string[],
  ])[])('raises only the expected flags: %s', (_, events, expected) => {
    expect(flags(sessionOf(events))).toEqual(expected);
  });
});

describe('judgeSession with too little data', () => {
  it('returns null, not low', () => {
    const nothing = judgeSession({ summary: emptySummary(), company: null }).risk;
    expect(Object.values(nothing)).toEqual(Array.from({ length: 4 }, () => ({ level: null, flags: [] })));
    const unknown: NetworkFacts = { ...HOME, country: null, asn: null, vpn: null, type: 'RSV' };
    const opened = judgeSession({ summary: sessionOf([{ k: 'page' }], [unknown]), company: null }).risk;
    expect(opened.contextual_risk.level).toBe('low');
    expect([
      opened.automation_risk.level,
      opened.remote_access_risk.level,
      opened.location_risk.level,
    ]).toEqual([null, null, null]);
  });
});

/** Sessions that raise a flag, at least one for each flag. */
const RAISED: readonly (readonly [
  expected: string,
  events: readonly Sent[],
  networks?: readonly NetworkFacts[],
  time?: readonly [number, number, number],
])[] = [
  ['ui_automation high', [{ k: 'env', auto: 1 }, ...HAND]],
  ['ui_automation medium', [...times(4, move({ tenths: [2, 1, 1, 2, 1, 1, 2, 1, 2, 1] })), PERSON]],
  ['ui_automation medium', [...times(4, move({ part: 12 })), PERSON]],
  ['ui_automation medium', [...times(4, move({ counted: 12 })), PERSON]],
  ['ui_automation high', [...times(4, move({ part: 12, tenths: [2, 1, 1, 2, 1, 1, 2, 1, 2, 1] })), PERSON]],
  ['ui_automation medium', [...times(4, press({ moves: 1, warp: 300 })), PERSON]],
  ['ui_automation high', [...times(4, press({ moves: 1, warp: 300, hold: 1 })), PERSON]],
  [
    'ui_automation medium',
    [...times(5, { k: 'click', el: EL, fake: 1 }), { k: 'field', el: EL, fake: 9, add: 5 }],
  ],
  ['non_human_typing medium', [typed(EL, [70, 4], [40, 9]), ...times(12, move()), ...times(4, press())]],
  ['non_human_typing high', [typed(EL, [50, 3], [50, 2]), typed('0000000b', [50, 3], [50, 2])]],
  ['non_human_typing high', [typed(EL, [20, 12], [10, 8])]],
  [
    'suspicious_form_fillout medium',
    ['a', 'b', 'c'].map((n, at) => ({
      k: 'field',
      t: at * 400,
      el: `0000000${n}`,
      kind: 'text',
      add: 12,
      keys: 12,
    })),
  ],
  [
    'suspicious_form_fillout medium',
    ['a', 'b', 'c'].map((n) => ({ k: 'field', el: `0000000${n}`, kind: 'text', add: 12, paste: 1 })),
  ],
  [
    'suspicious_form_fillout medium',
    ['a', 'b', 'c'].map((n) => ({ k: 'field', el: `0000000${n}`, kind: 'text', add: 12, jump: 1 })),
  ],
  ['ip_change low', HAND, [HOME, { ...HOME, hash: '2' }]],
  ['ip_change medium', HAND, [HOME, { ...HOME, hash: '2', asn: 6805 }]],
  ['ip_change high', HAND, [HOME, { ...HOME, hash: '2', asn: 1, country: 'BR' }]],
  ['vpn high', HAND, [{ ...HOME, tor: true }]],
  ['vpn medium', HAND, [HOME, { ...HOME, hash: '2', vpn: true }]],
  ['vpn low', HAND, [{ ...HOME, consumer_privacy_network: true }]],
  ['proxy high', HAND, [{ ...HOME, proxy: true }]],
  ['proxy medium', HAND, [{ ...HOME, data_center: true }]],
  [
    'locale_change low',
    [
      { k: 'env', lang: 'de', tz: 'Europe/Berlin' },
      { k: 'env', lang: 'en', tz: 'Europe/Berlin' },
    ],
  ],
  [
    'locale_change high',
    [
      { k: 'env', lang: 'de', tz: 'Europe/Berlin' },
      { k: 'env', lang: 'ru', tz: 'Asia/Baku' },
    ],
  ],
  ['off_screen low', HAND, [HOME], [60_000, 0, 15_000]],
  ['off_screen medium', [...HAND, ...times(4, { k: 'seen', on: 0 })], [HOME], [60_000, 0, 90_000]],
  ['window_resize low', times(3, { k: 'resize', w: 800, h: 600 })],
  ['window_resize medium', times(10, { k: 'resize', w: 800, h: 600 })],
  ['unusual_device_orientation medium', [{ k: 'turn', angle: 180 }]],
  ['unusual_device_orientation low', [{ k: 'tilt', n: 60, flat: 60, still: 60 }]],
  ['extended_inactivity low', [{ k: 'idle', ms: 150_000 }]],
  ['extended_inactivity medium', [{ k: 'idle', ms: 400_000 }]],
  ['extended_inactivity high', [{ k: 'idle', ms: 2_000_000 }]],
  [
    'remote_access medium',
    [...times(12, move({ n: 5, c: 5, ms: 220, far: 1 })), ...times(3, press()), PERSON],
  ],
  [
    'remote_access high',
    [...times(12, move({ n: 4, c: 4, ms: 220, far: 3 })), ...times(6, press({ echo: 1 })), PERSON],
  ],
  ['remote_access medium', [...times(12, move({ far: 4 })), ...times(6, press({ echo: 1 })), PERSON]],
  ['remote_access high', [...times(12, move({ gcd: 3 })), typed(EL, [170, 80], [30, 50], { dz: 20 })]],
  ['remote_access medium', [...times(12, move({ gcd: 3 })), typed(EL, [170, 80], [3, 1], { dz: 26 })]],
  ['remote_access high', [...times(12, timed({ slow: 4 })), ...times(3, press({ echo: 1 })), PERSON]],
  [
    'remote_access medium',
    [...times(12, timed({ slow: 4 })), ...times(12, timed({ slow: 4, uneven: 2, odd: 1 })), PERSON],
  ],
  ['remote_access high', [...times(12, timed({ slow: 4, uneven: 3, odd: 2 })), PERSON]],
  // Packets also remove the timing, and are longer than a program's delays.
  ['remote_access high', [...times(12, timed({ slow: 4, slack: 3, uneven: 2, odd: 2 })), PERSON]],
  ['remote_access medium', [...times(12, timed({ slow: 4, slack: 4 })), PERSON]],
  // A short form at twelve steps per second.
  ['remote_access medium', [...times(3, timed({ slow: 4, slack: 4 })), PERSON]],
  [
    'remote_access medium',
    [...times(2, timed({ slow: 4, slack: 4 })), typed(EL, [170, 80], [60, 60], { dz: 10 })],
  ],
  ['remote_access medium', [...times(6, press({ tail: 0 })), { k: 'env', depth: 16 }, PERSON]],
  [
    'potential_vishing medium',
    [...times(12, timed({ slow: 4, gcd: 2 })), press({ tag: 'transfer' }), PERSON],
  ],
  [
    'potential_vishing low',
    [...times(5, { k: 'seen', on: 0 }), ...times(2, { k: 'idle', ms: 40_000 }), { k: 'page', t: 900_000 }],
  ],
];

describe('risk flag', () => {
  it.each(RAISED.map(([expected, ...session]) => ({ expected, session })))('$expected is raised', ({
    expected,
    session,
  }) => {
    expect(flags(sessionOf(...session))).toContain(expected);
  });

  it('is reported by its category at its highest level, with a reason', () => {
    const summary = sessionOf(HAND, [
      { ...HOME, tor: true },
      { ...HOME, hash: '2' },
    ]);
    const { risk, findings } = judgeSession({ summary, company: null });
    expect(risk.location_risk).toEqual({ level: 'high', flags: ['ip_change', 'vpn'] });
    for (const finding of findings) expect(finding.seen).toMatch(/\w/);
  });

  it('device_farm counts users of identical machines', () => {
    const summary = sessionOf(HAND);
    expect(flags(summary, { streams: 3, users: 3 })).toEqual([]);
    expect(flags(summary, { streams: 6, users: 4 })).toEqual(['device_farm medium']);
    expect(flags(summary, { streams: 9, users: 8 })).toEqual(['device_farm high']);
    const lying = sessionOf([...HAND, { k: 'tilt', n: 20, still: 20 }]);
    expect(flags(lying, { streams: 15, users: 0 })).toEqual(['device_farm medium']);
  });

  it("is tested for every flag of the contract except active_call, which a page can't detect", () => {
    const raised = new Set(RAISED.map(([expected]) => expected.split(' ')[0]));
    const known = Object.values(RISK_FLAGS).flat() as readonly RiskFlag[];
    expect(known.filter((flag) => !raised.has(flag))).toEqual(['device_farm', 'active_call']);
  });

  it('remote_access needs two kinds of traces for the highest level', () => {
    for (const one of [times(12, timed({ slow: 4, slack: 4 })), times(8, press({ warp: 200 }))]) {
      expect(flags(sessionOf([...one, PERSON]))).toEqual(['remote_access medium']);
    }
  });

  it('remote_access is not raised when automation explains the traces', () => {
    const robot = sessionOf([{ k: 'env', auto: 1 }, ...times(12, timed({ slow: 4, slack: 4 })), PERSON]);
    expect(flags(robot)).toEqual(['ui_automation high']);
  });
});

describe('judgeSession on a late page', () => {
  /** Forty timers that are late by the class with index `at`. */
  const late = (at: number, more: object = {}): Sent => ({
    k: 'late',
    timer: Array.from({ length: at + 1 }, (_, index) => (index === at ? 40 : 0)),
    ...more,
  });
  const viewed = [...times(12, timed({ slow: 4, uneven: 3, odd: 2 })), PERSON];

  it('gives less weight to timing the later the page ran, and reports it', () => {
    const judged = (sent: readonly Sent[]) => judgeSession({ summary: sessionOf(sent), company: null });
    const formatted = (sent: readonly Sent[]) =>
      judged(sent).findings.map(({ flag, level }) => `${flag} ${level}`);
    expect(formatted([...viewed, late(1)])).toEqual(['remote_access high']);
    expect(formatted([...viewed, late(5)])).toEqual(['remote_access medium']);
    expect(formatted([...viewed, late(9)])).toEqual([]);
    expect(judged([...viewed, late(1)]).timing).toBeNull();
    expect(judged([...viewed, late(5)]).findings[0]?.seen).toMatch(
      /; timing weighted at 65%: the page itself was late/,
    );
    expect(judged([...viewed, late(12)]).timing).toMatch(/^timing not evaluated: the page itself was late/);
  });

  it('applies indicators without timing as usual', () => {
    const robot = [{ k: 'env', auto: 1 }, late(12)];
    expect(flags(sessionOf(robot))).toEqual(['ui_automation high']);
    const shown = [...times(12, move({ gcd: 2 })), ...times(6, press({ echo: 1 })), PERSON, late(12)];
    expect(flags(sessionOf(shown))).toEqual(['remote_access medium']);
  });

  it('excuses keys that arrived together but not evenly paced keys', () => {
    const together = typed(EL, [5, 4], [3, 2], { edit: 9000 });
    expect(flags(sessionOf([together]))).toEqual(['non_human_typing high']);
    expect(flags(sessionOf([together, late(12)]))).toEqual([]);
    const even = typed(EL, [150, 4], [80, 2]);
    expect(flags(sessionOf([even, late(12)]))).toEqual(['non_human_typing high']);
  });

  it('ignores lateness reported only by the input', () => {
    const waits = { input: [...new Array(12).fill(0), 100], frame: [0, 0, 40], timer: [40] };
    expect(flags(sessionOf([...HAND, { k: 'late', ...waits }]))).toEqual(['ui_automation medium']);
    expect(flags(sessionOf([...viewed, { k: 'late', ...waits }]))).toContain('remote_access high');
  });
});

describe('addBatch', () => {
  const batches = [
    HAND.slice(0, 5),
    HAND.slice(5, 15),
    HAND.slice(15),
    [
      { k: 'env', lang: 'de', tz: 'UTC' },
      { k: 'idle', ms: 99_000 },
    ],
  ];

  it('returns the same summary for any order of batches', () => {
    const sum = (order: readonly number[]) => {
      const summary = emptySummary();
      for (const index of order) {
        const events = readEvents(batches[index] ?? []);
        addBatch(summary, {
          version: '1',
          startedAt: NOW + index,
          receivedAt: NOW + 9e6,
          network: HOME,
          time: [1, 2, 3],
          events,
        });
      }
      return summary;
    };
    const inOrder = sum([0, 1, 2, 3]);
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), (order) => {
        expect(sum(order)).toEqual(inOrder);
      }),
      { numRuns: 30 },
    );
  });

  it('never throws and limits the summary size for any input', () => {
    const member = fc.oneof(
      fc.double(),
      fc.string({ maxLength: 8 }),
      fc.boolean(),
      fc.constant(null),
      fc.array(fc.nat(), { maxLength: 20 }),
    );
    const kinds = fc.constantFrom(
      'env',
      'page',
      'field',
      'move',
      'click',
      'seen',
      'tilt',
      'idle',
      'custom',
      'turn',
      'x',
    );
    const names = fc.constantFrom(
      't',
      'el',
      'tag',
      'n',
      'ms',
      'add',
      'keys',
      'fn',
      'fs',
      'fq',
      'fh',
      'lang',
      'dpr',
      'on',
    );
    const event = fc.tuple(kinds, fc.dictionary(names, member)).map(([k, members]) => ({ ...members, k }));
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const summary = sessionOf(events as readonly Sent[]);
        judgeSession({ summary, company: null });
        expect(JSON.stringify(summary).length).toBeLessThan(20_000);
      }),
      { numRuns: 100 },
    );
  });
});
