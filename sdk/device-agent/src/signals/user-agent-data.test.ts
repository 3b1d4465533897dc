import { describe, expect, test } from 'vitest';
import { pageWith, refused, signalFrom } from '../testing/page';
import { userAgentData } from './user-agent';

const brands = [{ brand: 'Chromium', version: '142' }];

describe('userAgentData', () => {
  test('joins the plain and the high-entropy values; what is not reported is null', async () => {
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

  test('is unsupported in Firefox and Safari', async () => {
    pageWith({ navigator: {} });
    expect(await signalFrom(userAgentData)).toEqual({ e: 'unsupported' });
  });

  test('is an error where the values are refused', async () => {
    pageWith({ navigator: { userAgentData: { brands, getHighEntropyValues: refused } } });
    expect(await signalFrom(userAgentData)).toEqual({ e: 'error' });
  });
});
