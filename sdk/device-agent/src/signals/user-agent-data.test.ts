import { describe, expect, test } from 'vitest';
import { pageWith, refused, signalFrom } from '../testing/page';
import { userAgentData } from './user-agent';

const brands = [{ brand: 'Chromium', version: '142' }];

describe('userAgentData', () => {
  test('combines basic and high-entropy values, with null for missing ones', async () => {
    const getHighEntropyValues = async () => ({
      fullVersionList: [{ brand: 'Chromium', version: '142.0.1' }],
      architecture: 'x86',
    });
    pageWith({
      navigator: { userAgentData: { brands, mobile: false, platform: 'Linux', getHighEntropyValues } },
    });
    expect(await signalFrom(userAgentData)).toEqual({
      v: {
        brands: ['Chromium/142'],
        fullVersionList: ['Chromium/142.0.1'],
        mobile: false,
        platform: 'Linux',
        platformVersion: null,
        architecture: 'x86',
        bitness: null,
        model: null,
        uaFullVersion: null,
      },
    });
  });

  test('returns unsupported in Firefox and Safari', async () => {
    pageWith({ navigator: {} });
    expect(await signalFrom(userAgentData)).toEqual({ e: 'unsupported' });
  });

  test('returns an error when the values are refused', async () => {
    pageWith({ navigator: { userAgentData: { brands, getHighEntropyValues: refused } } });
    expect(await signalFrom(userAgentData)).toEqual({ e: 'error' });
  });
});
