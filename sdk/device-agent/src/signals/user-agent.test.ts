import { describe, expect, test } from 'vitest';
import { BROKEN, pageWith, signalFrom } from '../testing/page';
import { userAgent } from './user-agent';

describe('userAgent', () => {
  test('is what navigator holds; a missing text is empty or null', async () => {
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

  test('is an error where navigator throws', async () => {
    pageWith({ navigator: BROKEN });
    expect(await signalFrom(userAgent)).toEqual({ e: 'error' });
  });
});
