import { describe, expect, test } from 'vitest';
import { BROKEN, pageWith, signalFrom } from '../testing/page';
import { sensors } from './hardware';

describe('sensors', () => {
  test('returns the sensors that the window has', async () => {
    pageWith({ window: { Gyroscope: {}, DeviceMotionEvent: {} }, navigator: { vibrate: () => true } });
    expect(await signalFrom(sensors)).toEqual({
      v: { gyroscope: true, accelerometer: false, deviceMotion: true, vibrate: true },
    });
  });

  test('returns an error when the window throws', async () => {
    pageWith({ window: BROKEN, navigator: {} });
    expect(await signalFrom(sensors)).toEqual({ e: 'error' });
  });
});
