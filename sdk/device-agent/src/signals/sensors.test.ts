import { describe, expect, test } from 'vitest';
import { BROKEN, pageWith, signalFrom } from '../testing/page';
import { sensors } from './hardware';

describe('sensors', () => {
  test('are those that the window has', async () => {
    pageWith({ window: { Gyroscope: {}, DeviceMotionEvent: {} }, navigator: { vibrate: () => true } });
    expect(await signalFrom(sensors)).toEqual({
      v: { gyroscope: true, accelerometer: false, deviceMotion: true, vibrate: true },
    });
  });

  test('are an error where the window throws', async () => {
    pageWith({ window: BROKEN, navigator: {} });
    expect(await signalFrom(sensors)).toEqual({ e: 'error' });
  });
});
