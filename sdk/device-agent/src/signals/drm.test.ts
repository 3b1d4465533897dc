import { describe, expect, test } from 'vitest';
import { BROKEN, pageWith, refused, signalFrom } from '../testing/page';
import { drm } from './drm';

describe('drm', () => {
  test('is the key systems that are granted; a refusal, or a throw, of one costs that one', async () => {
    const requestMediaKeySystemAccess = (system: string) => {
      if (system === 'com.apple.fps') throw new Error('broken');
      return system === 'com.microsoft.playready' ? refused() : Promise.resolve({});
    };
    pageWith({ navigator: { requestMediaKeySystemAccess } });
    expect(await signalFrom(drm)).toEqual({ v: ['widevine', 'clearkey'] });
  });

  test('is unsupported without the API, and an error where navigator throws', async () => {
    pageWith({ navigator: {} });
    expect(await signalFrom(drm)).toEqual({ e: 'unsupported' });
    pageWith({ navigator: BROKEN });
    expect(await signalFrom(drm)).toEqual({ e: 'error' });
  });
});
