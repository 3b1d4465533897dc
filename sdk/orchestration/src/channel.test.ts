import { describe, expect, it } from 'vitest';
import { isReady, newNonce, readPageMessage } from './channel';

describe('readPageMessage', () => {
  it.each([
    { type: 'opened' },
    { type: 'started' },
    { type: 'cancelled' },
    { type: 'closed' },
    { type: 'completed', status: 'pending' },
    { type: 'error', code: 'error_code_6' },
    { type: 'resize', height: 640.5 },
  ])('accepts %o', (message) => {
    expect(readPageMessage({ ...message, more: 'is left out' })).toEqual(message);
  });

  it.each([
    undefined,
    null,
    'opened',
    7,
    [],
    {},
    { type: 'OPENED' },
    { type: ['opened'] },
    { type: 'completed' },
    { type: 'completed', status: 'approved' },
    { type: 'error', code: 'error_code_2' },
    { type: 'resize', height: '640' },
    { type: 'resize', height: Number.NaN },
    { type: 'resize', height: Number.POSITIVE_INFINITY },
    { type: 'resize', height: -1 },
    { type: 'start', token: 'x' },
  ])('rejects %o', (message) => {
    expect(readPageMessage(message)).toBeNull();
  });
});

describe('isReady', () => {
  const nonce = newNonce();
  it('accepts a ready message with its own nonce', () => {
    expect(nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(newNonce()).not.toBe(nonce);
    expect(isReady({ assay: 1, type: 'ready', nonce }, nonce)).toBe(true);
  });
  it.each([
    null,
    'ready',
    { assay: 1, type: 'ready', nonce: newNonce() },
    { assay: 1, type: 'ready' },
    { assay: '1', type: 'ready', nonce },
    { assay: 1, type: 'connect', nonce },
  ])('rejects %o', (word) => {
    expect(isReady(word, nonce)).toBe(false);
  });
});
