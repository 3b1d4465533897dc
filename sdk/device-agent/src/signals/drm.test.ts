import { describe, expect, test, vi } from 'vitest';
import { BROKEN, DESKTOP_CHROMIUM, pageWith, refused, signalFrom } from '../testing/page';
import { drm } from './media';

describe('drm', () => {
  test('returns the granted key systems and skips one that is refused or throws', async () => {
    const requestMediaKeySystemAccess = (system: string) => {
      if (system === 'com.apple.fps') throw new Error('broken');
      return system === 'com.microsoft.playready' ? refused() : Promise.resolve({});
    };
    pageWith({ navigator: { requestMediaKeySystemAccess, userAgentData: DESKTOP_CHROMIUM } });
    expect(await signalFrom(drm)).toEqual({ v: ['widevine', 'clearkey'] });
  });

  test.each([
    ['Firefox, which opens a bar', undefined],
    ['Brave, which offers to install', { brand: 'Brave', version: '156' }],
    ['a phone, which may ask for a permission', null],
  ])('makes no request in %s', async (_, more) => {
    const requestMediaKeySystemAccess = vi.fn();
    const brands = [...DESKTOP_CHROMIUM.brands, ...(more ? [more] : [])];
    const userAgentData =
      more === undefined ? undefined : { ...DESKTOP_CHROMIUM, brands, mobile: more === null };
    pageWith({ navigator: { requestMediaKeySystemAccess, userAgentData } });
    expect(await signalFrom(drm)).toEqual({ e: 'unsupported' });
    expect(requestMediaKeySystemAccess).not.toHaveBeenCalled();
  });

  test('returns unsupported without the API, and an error when navigator throws', async () => {
    pageWith({ navigator: {} });
    expect(await signalFrom(drm)).toEqual({ e: 'unsupported' });
    pageWith({ navigator: BROKEN });
    expect(await signalFrom(drm)).toEqual({ e: 'error' });
  });
});
