import { describe, expect, test } from 'vitest';
import { BROKEN, pageWith, signalFrom } from '../testing/page';
import { connection } from './hardware';

describe('connection', () => {
  test('returns what the browser reports about the connection, and null for the rest', async () => {
    pageWith({ navigator: { connection: { effectiveType: '4g', rtt: 50 } } });
    expect(await signalFrom(connection)).toEqual({
      v: { type: null, effectiveType: '4g', rtt: 50, downlink: null, saveData: null },
    });
  });

  test('returns unsupported in Firefox and Safari, and an error when it throws', async () => {
    pageWith({ navigator: {} });
    expect(await signalFrom(connection)).toEqual({ e: 'unsupported' });
    pageWith({ navigator: { connection: BROKEN } });
    expect(await signalFrom(connection)).toEqual({ e: 'error' });
  });
});
