import type { LivenessAction } from '@assay/contract';
import { describe, expect, it } from 'vitest';
import type { SeenFace } from '../engine/messages';
import { type ChallengeState, challengeStart, guideChallenge } from './challenge-guide';

const SIZE = { width: 480, height: 270 };

function face(changes: Partial<SeenFace> = {}, height = 130, x = 180): SeenFace {
  const box = { x, y: 70, width: height * 0.8, height };
  return { box, yaw: 0, mouthOpen: 0.05, eyesOpen: 0.99, ...changes };
}

/** Plays frames 200 ms apart. */
function play(
  state: ChallengeState,
  frames: readonly (readonly SeenFace[])[],
  from = 0,
): readonly ChallengeState[] {
  const states: ChallengeState[] = [];
  frames.forEach((faces, index) => {
    states.push(guideChallenge(states[states.length - 1] ?? state, faces, SIZE, from + 200 * index));
  });
  return states;
}
const last = (states: readonly ChallengeState[]) => states[states.length - 1] as ChallengeState;
const REST = [[face()], [face()], [face()], [face()]];

const SHOWN: { readonly [action in LivenessAction]: readonly SeenFace[][] } = {
  TURN_LEFT: [[face({ yaw: 0.5 })]],
  TURN_RIGHT: [[face({ yaw: -0.5 })]],
  BLINK: [[face({ eyesOpen: 0.02 })], [face()]],
  OPEN_MOUTH: [[face({ mouthOpen: 0.5 })]],
  COME_CLOSER: [[face({}, 175, 170)]],
};
const ACTIONS = Object.keys(SHOWN) as LivenessAction[];

describe('guideChallenge', () => {
  it.each(ACTIONS)('detects %s and stores a face at rest before it', (action) => {
    const states = play(challengeStart([action]), [...REST, ...SHOWN[action]]);
    expect(last(states).isDone).toBe(true);
    const kept = states.flatMap(({ keep }) => (keep ? [keep] : []));
    expect(kept).toEqual(['selfie', ...Array.from({ length: SHOWN[action].length }, () => 'frame')]);
  });

  it.each(ACTIONS)('does not accept any other movement for %s', (action) => {
    const others = ACTIONS.filter((other) => other !== action).flatMap((other) => SHOWN[other]);
    const states = play(challengeStart([action]), [...REST, ...others.flatMap((frame) => [frame, [face()]])]);
    expect(last(states)).toMatchObject({ isDone: false, index: 0 });
  });

  it('asks for the movements in order and requires a face at rest between them', () => {
    const afterFirst = last(play(challengeStart(['TURN_LEFT', 'OPEN_MOUTH']), [...REST, ...SHOWN.TURN_LEFT]));
    expect(afterFirst).toMatchObject({ index: 1, phase: 'rest', isDone: false });
    // An open mouth alone isn't a movement: a face at rest must come first.
    expect(last(play(afterFirst, [...SHOWN.OPEN_MOUTH], 5_000)).isDone).toBe(false);
    expect(last(play(afterFirst, [...REST, ...SHOWN.OPEN_MOUTH], 5_000)).isDone).toBe(true);
  });

  it.each([
    ['OPEN_MOUTH', { mouthOpen: 0.5 }],
    ['BLINK', { eyesOpen: 0.02 }],
  ] as const)('detects %s when the face starts in that pose', (action, early) => {
    const begun = play(challengeStart([action]), [
      [face(early)],
      [face(early)],
      [face(early)],
      [face(early)],
    ]);
    expect(last(begun).isDone).toBe(false);
    expect(last(play(last(begun), [[face()], ...SHOWN[action]], 5_000)).isDone).toBe(true);
  });

  it('waits until closed eyes open again', () => {
    const closed = play(challengeStart(['BLINK']), [
      ...REST,
      [face({ eyesOpen: 0.02 })],
      [face({ eyesOpen: 0.02 })],
    ]);
    expect(last(closed)).toMatchObject({ phase: 'reopen', isDone: false });
  });

  it.each([
    ['noFace', []],
    ['oneFace', [face(), face({}, 90, 20)]],
    ['faceCloser', [face({}, 50, 220)]],
    ['faceFarther', [face({}, 220, 150)]],
    ['faceCenter', [face({}, 130, 10)]],
    ['lookStraight', [face({ yaw: 0.4 })]],
  ] as const)('shows the hint `%s` before the first movement', (hint, faces) => {
    expect(last(play(challengeStart(['BLINK']), [faces]))).toMatchObject({ hint, keep: null });
  });

  it('restarts the current movement when a second person appears', () => {
    const states = play(challengeStart(['TURN_LEFT']), [...REST, [face({ yaw: 0.5 }), face({}, 100, 20)]]);
    expect(last(states)).toMatchObject({ hint: 'oneFace', phase: 'rest', isDone: false });
  });
});
