import type { FrameAnalysis } from '@assay/vision/browser';
import { describe, expect, it } from 'vitest';
import { GUIDE_START, type GuideState, guideDocument } from './document-guide';

const SIZE = { width: 640, height: 360 };
const GUIDE = { width: 0.7, height: 0.88 };

/** Returns the analysis of a centered document that fills a share of the guide. */
function lying(share: number, changes: Partial<FrameAnalysis> = {}, moved = 0): FrameAnalysis {
  const side = Math.sqrt(share);
  const [w, h] = [GUIDE.width * SIZE.width * side, GUIDE.height * SIZE.height * side];
  const [x, y] = [(SIZE.width - w) / 2 + moved, (SIZE.height - h) / 2];
  const quad = [
    { x, y },
    { x: x + w, y },
    { x: x + w, y: y + h },
    { x, y: y + h },
  ] as const;
  return { quad, fill: (w * h) / (SIZE.width * SIZE.height), sharpness: 900, glare: 0, ...changes };
}

const look = (seen: FrameAnalysis, now = 0, state: GuideState = GUIDE_START) =>
  guideDocument(state, seen, GUIDE, SIZE, now);

describe('guideDocument', () => {
  it.each([
    ['find', { quad: null, fill: 0, sharpness: 900, glare: 0 }],
    ['closer', lying(0.3)],
    ['farther', lying(1.3)],
    ['center', lying(0.8, {}, 100)],
    ['glare', lying(0.9, { glare: 0.1 })],
    ['blurry', lying(0.9, { sharpness: 10 })],
    ['hold', lying(0.9)],
  ] as const)('shows the hint `%s`', (hint, seen) => {
    expect(look(seen)).toMatchObject({ hint, isGood: false });
  });

  it('takes the picture after 600 ms without movement or another problem', () => {
    let state = look(lying(0.9), 0);
    for (const now of [150, 300, 450, 599]) {
      state = look(lying(0.9, {}, 2), now, state);
      expect(state.isGood).toBe(false);
    }
    expect(look(lying(0.9), 610, state).isGood).toBe(true);
  });

  it('restarts the 600 ms when the document moves or another problem occurs', () => {
    const still = look(lying(0.9), 500, look(lying(0.9), 0));
    expect(look(lying(0.9, {}, 40), 650, still)).toMatchObject({ hint: 'hold', isGood: false });
    const wrong = look(lying(0.9, { glare: 0.1 }), 550, still);
    expect(look(lying(0.9), 700, wrong).isGood).toBe(false);
  });
});
