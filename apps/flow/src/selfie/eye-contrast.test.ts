import { expect, it } from 'vitest';
import { eyeContrast } from './eye-contrast';

const [WIDTH, HEIGHT] = [100, 60];
const landmarks = Array.from({ length: 68 }, () => ({ x: 0, y: 0 }));
landmarks[36] = { x: 20, y: 30 };
landmarks[39] = { x: 40, y: 30 };
landmarks[42] = { x: 60, y: 30 };
landmarks[45] = { x: 80, y: 30 };

/** Skin with two eyes: white with a dark middle when open, a thin line when closed. */
function picture(isOpen: (eye: number) => boolean) {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(170);
  [30, 70].forEach((middle, eye) => {
    for (let y = isOpen(eye) ? 25 : 30; y <= (isOpen(eye) ? 35 : 30); y++) {
      for (let x = middle - 9; x <= middle + 9; x++) {
        const light = isOpen(eye) && Math.abs(x - middle) > 4 ? 240 : 30;
        data.fill(light, (y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 3);
      }
    }
  });
  return { width: WIDTH, height: HEIGHT, data };
}

it('tells closed eyes from open ones by the light and dark between the lids', () => {
  const open = eyeContrast(
    picture(() => true),
    landmarks,
  );
  expect(
    eyeContrast(
      picture(() => false),
      landmarks,
    ),
  ).toBeLessThan(0.65 * open);
});

it('takes the eye that is closed further', () => {
  const wink = eyeContrast(
    picture((eye) => eye === 0),
    landmarks,
  );
  expect(wink).toBe(
    eyeContrast(
      picture(() => false),
      landmarks,
    ),
  );
});
