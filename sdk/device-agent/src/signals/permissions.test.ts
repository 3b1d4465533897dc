import { describe, expect, test } from 'vitest';
import { BROKEN, pageWith, refused, signalFrom } from '../testing/page';
import { permissions } from './browser';

describe('permissions', () => {
  test('are states by name; names that the browser does not know are absent', async () => {
    const query = ({ name }: { readonly name: string }) =>
      name === 'camera' ? Promise.resolve({ state: 'prompt' }) : refused();
    pageWith({ navigator: { permissions: { query } }, Notification: { permission: 'denied' } });
    expect(await signalFrom(permissions)).toEqual({
      v: { states: { camera: 'prompt' }, notification: 'denied' },
    });
  });

  test('have no second route without Notification, and no state where every question throws', async () => {
    pageWith({ navigator: { permissions: { query: BROKEN } }, Notification: undefined });
    expect(await signalFrom(permissions)).toEqual({ v: { states: {}, notification: null } });
  });

  test('are unsupported without the API, and an error where it throws', async () => {
    pageWith({ navigator: {} });
    expect(await signalFrom(permissions)).toEqual({ e: 'unsupported' });
    pageWith({ navigator: { permissions: BROKEN } });
    expect(await signalFrom(permissions)).toEqual({ e: 'error' });
  });
});
