import { describe, expect, test } from 'vitest';
import { pageWith, refused, signalFrom } from '../testing/page';
import { battery } from './hardware';

describe('battery', () => {
  test('returns only charging state and level', async () => {
    pageWith({ navigator: { getBattery: async () => ({ charging: true, level: 0.4, chargingTime: 900 }) } });
    expect(await signalFrom(battery)).toEqual({ v: { charging: true, level: 0.4 } });
  });

  test('returns unsupported in Firefox and Safari, and an error when the browser refuses', async () => {
    pageWith({ navigator: {} });
    expect(await signalFrom(battery)).toEqual({ e: 'unsupported' });
    pageWith({ navigator: { getBattery: refused } });
    expect(await signalFrom(battery)).toEqual({ e: 'error' });
  });
});
