import { expect, test, vi } from 'vitest';
import { KeyWatch } from './keys';

/** Time at which events reach the listener, in milliseconds. */
const clock = vi.hoisted(() => ({ at: 0 }));
vi.mock('../natives', () => ({ now: () => clock.at }));

const event = (timeStamp: number, more: object = {}) =>
  ({ code: 'KeyA', key: 'a', repeat: false, isTrusted: true, timeStamp, ...more }) as KeyboardEvent;

function press(keys: KeyWatch, at: number, held: number, more: object = {}): void {
  keys.down(event(at, more));
  keys.up(event(at + held, more));
}

test('summarizes how long keys are held and the time between presses', () => {
  const keys = new KeyWatch();
  press(keys, 0, 90);
  press(keys, 200, 110, { code: 'KeyB', key: 'b' });
  press(keys, 9000, 100, { code: 'Backspace', key: 'Backspace' });
  expect(keys.summary()).toEqual({
    presses: 3,
    untrusted: 0,
    corrections: 1,
    dwell: { n: 3, mean: 100, sd: 8.16, min: 90, max: 110, distinct: 3 },
    flight: { n: 1, mean: 200, sd: 0, min: 200, max: 200, distinct: 1 },
    packets: 0,
    inputWithoutKey: 0,
  });
});

test('separates overlapping keys of a fast typist and ignores key repeats', () => {
  const keys = new KeyWatch();
  keys.down(event(0));
  keys.down(event(60, { code: 'KeyB' }));
  keys.down(event(70, { repeat: true }));
  keys.up(event(80));
  keys.up(event(150, { code: 'KeyB' }));
  expect(keys.summary()).toMatchObject({ presses: 2, dwell: { n: 2, min: 80, max: 90 } });
});

test('counts untrusted presses and keys that arrive in network packets', () => {
  const keys = new KeyWatch();
  keys.down(event(0, { isTrusted: false }));
  for (let at = 0; at < 5; at++) press(keys, 100 + at * 180, 1);
  clock.at = 5000;
  keys.input(written);
  expect(keys.summary()).toMatchObject({ untrusted: 1, presses: 5, packets: 4, inputWithoutKey: 1 });
});

const written = { inputType: 'insertText', isTrusted: true, timeStamp: 9000 } as InputEvent;

test('attributes input to its key when both are late, and input of a held key to that key', () => {
  const keys = new KeyWatch();
  clock.at = 9000;
  press(keys, 5000, 90);
  keys.input(written);
  clock.at = 12_000;
  keys.down(event(12_000, { repeat: true }));
  keys.input(written);
  expect(keys.summary()).toMatchObject({ presses: 1, inputWithoutKey: 0 });
});
