import { describe, expect, test } from 'vitest';
import { BROKEN, pageWith, signalFrom } from '../testing/page';
import { privacy } from './browser';

describe('privacy', () => {
  test("returns the user's preferences, and null when the browser doesn't report them", async () => {
    pageWith({ navigator: { doNotTrack: '1', globalPrivacyControl: true, brave: {} } });
    expect(await signalFrom(privacy)).toEqual({
      v: { doNotTrack: '1', globalPrivacyControl: true, brave: true },
    });
    pageWith({ navigator: { doNotTrack: null } });
    expect(await signalFrom(privacy)).toEqual({
      v: { doNotTrack: null, globalPrivacyControl: null, brave: false },
    });
  });

  test('returns an error when navigator throws', async () => {
    pageWith({ navigator: BROKEN });
    expect(await signalFrom(privacy)).toEqual({ e: 'error' });
  });
});
