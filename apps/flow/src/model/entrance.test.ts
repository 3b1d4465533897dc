import { describe, expect, it } from 'vitest';
import { executionOf, isConnect, readEntrance, readWishes } from './host';

const NONCE = 'a'.repeat(32);

describe('the address of the page', () => {
  it.each([
    [`#n=${NONCE}`, { kind: 'framed', nonce: NONCE }],
    ['#token=x.y.z', { kind: 'hosted', token: 'x.y.z' }],
    ['#handoff=abc', { kind: 'handed', code: 'abc' }],
    ['', { kind: 'again' }],
    ['#n=short', { kind: 'again' }],
    ['#else', { kind: 'again' }],
  ])('%s states how it was opened', (hash, entrance) => {
    expect(readEntrance(hash)).toEqual(entrance);
  });

  it('names the execution', () => {
    expect(executionOf('/flow/0193a5a0')).toBe('0193a5a0');
    expect(executionOf('/flow/0193a5a0/')).toBe('0193a5a0');
  });
});

describe('the word of a host', () => {
  it('opens the channel with the nonce of the page only', () => {
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

  it('is read by hand: what is of another form is left out', () => {
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
