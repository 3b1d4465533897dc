import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverOf } from './config';
import { ServiceOrchestration } from './index';

const token = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;

describe('serverOf', () => {
  beforeEach(() => vi.stubGlobal('location', { href: 'https://shop.example/pay' }));
  afterEach(() => vi.unstubAllGlobals());
  const regions = { eu: 'https://eu.assay.example/', us: 'https://us.assay.example' };

  it.each([
    [
      'the address of the token’s region',
      { reg: 'us' },
      regions,
      'https://a.example',
      'https://us.assay.example',
    ],
    [
      'a region without an address to the endpoint',
      { reg: 'apac' },
      regions,
      'https://a.example',
      'https://a.example',
    ],
    [
      'no regions to the endpoint',
      { reg: 'us', 'ä~ÿ?': '>>>' },
      null,
      'https://a.example/assay/',
      'https://a.example/assay',
    ],
    ['a relative address on the same site', {}, null, '/assay', 'https://shop.example/assay'],
    ['an address without its query and fragment', {}, null, 'https://a.example/?x=1#y', 'https://a.example'],
    ['a scheme other than http(s) to null', {}, null, 'javascript:alert(1)', null],
    ['an incomplete address to null', {}, null, 'https://', null],
    ['a missing address to null', {}, undefined, undefined, null],
    ['a number to null', {}, undefined, 8080, null],
  ])('resolves %s', (_name, claims, given, endpoint, expected) => {
    expect(serverOf(token(claims), given, endpoint)).toBe(expected);
  });

  it('ignores an invalid token', () => {
    expect(serverOf('x', regions, 'https://a.example')).toBe('https://a.example');
  });
});

it('start rejects with the documented message when imported without a window', async () => {
  await expect(ServiceOrchestration.start(undefined as never)).rejects.toThrow('Configuration is not set.');
  ServiceOrchestration.close();
  expect(ServiceOrchestration.on('opened', () => undefined)).toBeTypeOf('function');
});
