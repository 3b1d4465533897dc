import { describe, expect, it } from 'vitest';
import { judgeLiveness, type LivenessAction, type LivenessFace, type LivenessFrame } from './liveness';

/** Returns an embedding at the given distance from the selfie's. */
const person = (distance: number) =>
  Float32Array.from({ length: 128 }, (_, index) => (index === 0 ? distance : 0));
const rest: LivenessFace = { yaw: 0, eyesOpen: 0.95, mouthOpen: 0.05, height: 0.4, embedding: person(0) };

/** Properties of a face while it performs an action. */
const ACTS: { readonly [action in LivenessAction]: Partial<LivenessFace> } = {
  TURN_LEFT: { yaw: 0.45, embedding: person(0.6) },
  TURN_RIGHT: { yaw: -0.45, embedding: person(0.6) },
  BLINK: { eyesOpen: 0.1 },
  OPEN_MOUTH: { mouthOpen: 0.45 },
  COME_CLOSER: { height: 0.55 },
};

let pictures = 0;
const frame = (action: number, at: number, face: Partial<LivenessFace> | null = {}): LivenessFrame => ({
  action,
  at,
  face: face && { ...rest, ...face },
  several: false,
  digest: `picture ${pictures++}`,
});

/** Returns the frames of a person who follows the challenge: at rest, and performing each action. */
const done = (actions: readonly LivenessAction[]): LivenessFrame[] => [
  ...actions.flatMap((action, index) => [
    frame(index, index * 2000 + 500),
    frame(index, index * 2000 + 1500, ACTS[action]),
  ]),
  frame(actions.length - 1, 10_000),
];

const judge = (actions: readonly LivenessAction[], frames: readonly LivenessFrame[], selfie = rest) =>
  judgeLiveness({ actions, lasts: 120_000 }, frames, selfie);

const SEQUENCE = ['TURN_LEFT', 'BLINK', 'OPEN_MOUTH'] as const;

describe('judgeLiveness', () => {
  it.each([
    [SEQUENCE],
    [['COME_CLOSER', 'TURN_RIGHT', 'BLINK']],
    [['OPEN_MOUTH', 'COME_CLOSER', 'TURN_LEFT']],
  ] as const)('returns PASS for a person who performs %j', (actions) => {
    expect(judge(actions, done(actions))).toEqual({ result: 'PASS', reasons: [], score: 1 });
    expect(judge(actions, done(actions).reverse()).result).toBe('PASS');
  });

  it("uses the person's left, which is the right side of the image", () => {
    const { reasons, result } = judge(SEQUENCE, done(['TURN_RIGHT', 'BLINK', 'OPEN_MOUTH']));
    expect(result).toBe('RETRY');
    expect(reasons).toEqual(['NOT_SHOWN_TURN_LEFT']);
  });

  it.each(
    SEQUENCE.map((action, index) => [action, index] as const),
  )('reports that %s was not shown', (action, index) => {
    const frames = done(SEQUENCE).map((one) => (one.action === index ? { ...one, face: rest } : one));
    const { reasons, result, score } = judge(SEQUENCE, frames);
    expect(result).toBe('RETRY');
    expect(reasons).toEqual([`NOT_SHOWN_${action}`]);
    expect(score).toBeCloseTo(2 / 3);
  });

  it('requires separate frames for each action', () => {
    const all = { ...ACTS.TURN_LEFT, ...ACTS.OPEN_MOUTH };
    const actions = ['TURN_LEFT', 'OPEN_MOUTH', 'COME_CLOSER'] as const;
    const once = { ...frame(0, 1000, all), digest: 'one picture' };
    const frames = [once, { ...once, action: 1, at: 2000 }, frame(2, 3000, ACTS.COME_CLOSER)];
    expect(judge(actions, frames).reasons).toEqual(['NOT_SHOWN_OPEN_MOUTH']);
  });

  it("doesn't accept eyes that stay closed as a blink", () => {
    const frames = [frame(0, 500), frame(0, 1000, ACTS.BLINK), frame(0, 2000, ACTS.BLINK)];
    expect(judge(['BLINK'], frames).reasons).toEqual(['NOT_SHOWN_BLINK']);
    expect(judge(['BLINK'], [...frames, frame(0, 3000)]).result).toBe('PASS');
  });

  it("doesn't accept a mouth that is always open or a head that is always turned", () => {
    const open = { ...rest, mouthOpen: 0.45 };
    const mouth = [frame(0, 500, open), frame(0, 1500, open)];
    expect(judge(['OPEN_MOUTH'], mouth, open).reasons).toEqual(['NOT_SHOWN_OPEN_MOUTH']);
    const turned = { ...rest, yaw: 0.45 };
    expect(judge(['TURN_LEFT'], [frame(0, 500, turned)], turned).reasons).toEqual(['NOT_SHOWN_TURN_LEFT']);
  });

  it("doesn't accept a face that was near from the start as having come closer", () => {
    const near = { ...rest, height: 0.55 };
    expect(judge(['COME_CLOSER'], [frame(0, 500, near)], near).reasons).toEqual(['NOT_SHOWN_COME_CLOSER']);
  });

  it.each([
    [
      'after the end of the challenge',
      (frames: LivenessFrame[]) => frames.map((one) => ({ ...one, at: one.at + 119_000 })),
    ],
    ['with equal times', (frames: LivenessFrame[]) => frames.map((one) => ({ ...one, at: 5 }))],
    ['in another order', (frames: LivenessFrame[]) => frames.map((one) => ({ ...one, at: 20_000 - one.at }))],
    ['for an action outside the challenge', (frames: LivenessFrame[]) => [...frames, frame(3, 11_000)]],
  ])('rejects frames %s', (_, change) => {
    const { result, reasons } = judge(SEQUENCE, change(done(SEQUENCE)));
    expect(result).toBe('RETRY');
    expect(reasons).toContain('FRAMES_OUT_OF_ORDER');
  });

  it('returns FAIL for another person, and RETRY when the identity is uncertain', () => {
    const other = [...done(SEQUENCE), frame(2, 11_000, { embedding: person(0.75) })];
    expect(judge(SEQUENCE, other)).toMatchObject({ result: 'FAIL', reasons: ['OTHER_PERSON'] });
    const unsure = [...done(SEQUENCE), frame(2, 11_000, { embedding: person(0.62) })];
    expect(judge(SEQUENCE, unsure)).toMatchObject({
      result: 'RETRY',
      reasons: ['NOT_SURELY_THE_SAME_PERSON'],
    });
  });

  it('returns RETRY when a frame shows a second face or no face', () => {
    const [first, ...others] = done(SEQUENCE);
    expect(judge(SEQUENCE, [{ ...first!, several: true }, ...others]).reasons).toEqual(['SEVERAL_FACES']);
    expect(judge(SEQUENCE, [frame(0, 500, null)]).reasons).toContain('NO_FACE');
  });
});
