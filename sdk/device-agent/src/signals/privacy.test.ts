import { describe, expect, test } from 'vitest';
import { BROKEN, pageWith, signalFrom } from '../testing/page';
import { privacy } from './browser';

describe('privacy', () => {
  test('is what the person asked for; a browser that does not report it is null', async () => {
    pageWith({ navigator: { doNotTrack: '1', globalPrivacyControl: true, brave: {} } });
    expect(await signalFrom(privacy)).toEqual({
      v: { doNotTrack: '1', globalPrivacyControl: true, brave: true },
    });
    pageWith({ navigator: { doNotTrack: null } });
    expect(await signalFrom(privacy)).toEqual({
      v: { doNotTrack: null, globalPrivacyControl: null, brave: false },
    });
  });

  test('is an error where navigator throws', async () => {
    pageWith({ navigator: BROKEN });
    expect(await signalFrom(privacy)).toEqual({ e: 'error' });
  });
});
