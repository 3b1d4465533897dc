import { prefixHolds, readIp } from '@assay/networks';
import { describe, expect, it } from 'vitest';
import { addressRange } from './address-policy';

describe('addressRange', () => {
  it.each([
    ['10.0.0.0/8', '10.255.0.1', '11.0.0.0'],
    ['172.16.0.0/12', '172.31.255.255', '172.32.0.0'],
    ['192.0.2.7', '192.0.2.7', '192.0.2.8'],
    ['2000::/3', '3fff::1', '4000::'],
    ['0.0.0.0/0', '255.1.1.1', '::1'],
  ])('%s contains %s and not %s', (range, inside, outside) => {
    expect(prefixHolds(addressRange(range), readIp(inside)!)).toBe(true);
    expect(prefixHolds(addressRange(range), readIp(outside)!)).toBe(false);
  });

  it.each(['10.0.0.0/', '10.0.0.0/33', '10.0.0.0/x', 'ten/8', '::/129'])('rejects %s', (text) =>
    expect(() => addressRange(text)).toThrow(RangeError));
});
