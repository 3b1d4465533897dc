import { describe, expect, test } from 'vitest';
import { BROKEN, pageWith, signalFrom } from '../testing/page';
import { userAgent } from './user-agent';

describe('userAgent', () => {
  test('returns the values of navigator; missing text is empty or null', async () => {
    pageWith({ navigator: { userAgent: 'Browser/1', platform: 'Linux', oscpu: 'Linux x86_64' } });
    expect(await signalFrom(userAgent)).toEqual({
      v: {
        userAgent: 'Browser/1',
        appVersion: '',
        platform: 'Linux',
        vendor: '',
        productSub: '',
        oscpu: 'Linux x86_64',
        buildId: null,
      },
    });
  });

  test('returns an error when navigator throws', async () => {
    pageWith({ navigator: BROKEN });
    expect(await signalFrom(userAgent)).toEqual({ e: 'error' });
  });
});
