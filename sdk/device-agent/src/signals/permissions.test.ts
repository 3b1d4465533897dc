import { describe, expect, test } from 'vitest';
import { BROKEN, pageWith, refused, signalFrom } from '../testing/page';
import { permissions } from './browser';

describe('permissions', () => {
  test("return states by name, without names that the browser doesn't support", async () => {
    const query = ({ name }: { readonly name: string }) =>
      name === 'camera' ? Promise.resolve({ state: 'prompt' }) : refused();
    pageWith({ navigator: { permissions: { query } }, Notification: { permission: 'denied' } });
    expect(await signalFrom(permissions)).toEqual({
      v: { states: { camera: 'prompt' }, notification: 'denied' },
    });
  });

  test('omit the second source without Notification, and the state when every query throws', async () => {
    pageWith({ navigator: { permissions: { query: BROKEN } }, Notification: undefined });
    expect(await signalFrom(permissions)).toEqual({ v: { states: {}, notification: null } });
  });

  test('return unsupported without the API, and an error when it throws', async () => {
    pageWith({ navigator: {} });
    expect(await signalFrom(permissions)).toEqual({ e: 'unsupported' });
    pageWith({ navigator: { permissions: BROKEN } });
    expect(await signalFrom(permissions)).toEqual({ e: 'error' });
  });
});
