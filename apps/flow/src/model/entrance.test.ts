import { describe, expect, it } from 'vitest';
import { executionOf, isConnect, readEntrance, readWishes } from './host';

const NONCE = 'a'.repeat(32);

describe('page address', () => {
  it.each([
    [`#n=${NONCE}`, { kind: 'framed', nonce: NONCE }],
    ['#token=x.y.z', { kind: 'hosted', token: 'x.y.z' }],
    ['#handoff=abc', { kind: 'handed', code: 'abc' }],
    ['', { kind: 'again' }],
    ['#n=short', { kind: 'again' }],
    ['#else', { kind: 'again' }],
  ])('%s determines how the page was opened', (hash, entrance) => {
    expect(readEntrance(hash)).toEqual(entrance);
  });

  it('contains the execution ID', () => {
    expect(executionOf('/flow/0193a5a0')).toBe('0193a5a0');
    expect(executionOf('/flow/0193a5a0/')).toBe('0193a5a0');
  });
});

describe('messages of the host', () => {
  it('opens the channel only with the nonce of the page', () => {
    expect(isConnect({ assay: 1, type: 'connect', nonce: NONCE }, NONCE)).toBe(true);
    for (const data of [
      null,
      'connect',
      {},
      { assay: 1, type: 'connect' },
      { assay: 1, type: 'connect', nonce: 'b' },
    ])
      expect(isConnect(data, NONCE)).toBe(false);
  });

  it('replaces start values of the wrong type with defaults and ignores other messages', () => {
    expect(
      readWishes({ type: 'start', token: 't', language: 7, theme: 'x', alwaysTransferFromDesktop: 'yes' }),
    ).toEqual({
      token: 't',
      language: null,
      theme: null,
      alwaysTransferFromDesktop: false,
    });
    for (const message of [null, 'start', { type: 'start' }, { type: 'close' }, { type: 'start', token: 7 }])
      expect(readWishes(message)).toBeNull();
  });
});
