import type { Random } from './people';

/** An event of a session stream, as the browser package sends it. */
type StreamEvent = { readonly k: string; readonly t: number; readonly [member: string]: unknown };

/** A finished session, ready to send. */
export interface PlayedSession {
  readonly label: string;
  readonly lastedMs: number;
  readonly events: readonly StreamEvent[];
}

const PAGE = '0a1b2c3d';
const FIELDS = ['5e1f0001', '5e1f0002', '5e1f0003'] as const;
const BUTTON = '5e1f00ff';

/** Returns count, sum and sum of squares of times with mean `mean` and standard deviation `spread`. */
const moments = (n: number, mean: number, spread: number) =>
  [n, n * mean, n * (mean * mean + spread * spread)] as const;

/** Returns the event of a manually filled field. */
function typedByHand(random: Random, el: string): Omit<StreamEvent, 't'> {
  const keys = 12 + random.below(18);
  const between = 140 + random.below(70);
  const [fn, fs, fq] = moments(keys - 1, between, 60);
  const [dn, ds, dq] = moments(keys, 85 + random.below(20), 25);
  const typing = { keys, add: keys, dur: keys * between + 1500, edit: keys * between };
  return { k: 'field', el, kind: 'text', ...typing, fn, fs, fq, fd: 12, dn, ds, dq, end: 1 } as const;
}

/** Returns the events of a form filled and sent manually. */
function byHand(random: Random): readonly StreamEvent[] {
  const events: StreamEvent[] = [];
  let t = 1200;
  const happen = (after: number, event: Omit<StreamEvent, 't'>) => {
    t += after;
    events.push({ ...event, t } as StreamEvent);
  };
  const move = {
    k: 'move',
    ptr: 'mouse',
    n: 14,
    c: 28,
    ms: 230,
    len: 240,
    net: 220,
    near: 5,
    gcd: 1,
    dts: 5,
  };
  for (const el of FIELDS) {
    for (let moves = 0; moves < 4; moves++) happen(240, move);
    happen(90, {
      k: 'click',
      el,
      ptr: 'mouse',
      moves: 14,
      tail: 4,
      warp: 1,
      hold: 80 + random.below(40),
      off: 0.3,
    });
    happen(3200 + random.below(3000), typedByHand(random, el));
  }
  happen(1500, {
    k: 'click',
    el: BUTTON,
    tag: 'pay',
    ptr: 'mouse',
    moves: 12,
    tail: 4,
    warp: 1,
    hold: 95,
    off: 0.2,
  });
  return events;
}

/** Returns clicks without pointer movement, made by scripts. */
const byProgram = (): readonly StreamEvent[] =>
  Array.from({ length: 8 }, (_, press) => ({
    k: 'click',
    t: 1000 + 350 * press,
    el: press < 7 ? FIELDS[press % FIELDS.length]! : BUTTON,
    ptr: 'mouse',
    moves: 0,
    fake: 1,
    hold: 0,
  }));

/** Returns a checkout session of a person or of a program. */
export function playedSession(random: Random, isProgram: boolean): PlayedSession {
  const done = isProgram ? byProgram() : byHand(random);
  const lastedMs = (done.at(-1)?.t ?? 0) + 800;
  const about = { vw: 1519, vh: 777, sw: 1536, sh: 864, dpr: 1.25, lang: 'en-GB', tz: 'Europe/London' };
  return {
    label: 'checkout',
    lastedMs,
    events: [
      { k: 'env', t: 0, ...about, ...(isProgram ? { auto: 1 } : {}) },
      { k: 'page', t: 5, path: PAGE, nav: 'load', tag: 'checkout' },
      ...done,
      { k: 'end', t: lastedMs },
    ],
  };
}
