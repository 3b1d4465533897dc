import { describe, expect, it } from 'vitest';
import { createAddressPolicy, isPublicAddress } from './address-policy';

describe('isPublicAddress', () => {
  it.each([
    '8.8.8.8',
    '172.32.0.1',
    '192.0.1.1',
    '100.128.0.1',
    '2606:4700::1111',
    '2a00:1450:4001::1',
    '::ffff:8.8.8.8',
    '64:ff9b::808:808',
  ])('returns true for %s', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '100.100.100.200',
    '127.0.0.1',
    '127.8.8.8',
    '168.63.129.16',
    '169.254.169.254',
    '172.16.0.1',
    '192.168.1.1',
    '192.0.0.192',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::7f00:1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fd00:ec2::254',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    'not an address',
    '0x7f000001',
  ])('returns false for %s', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('createAddressPolicy', () => {
  it("permits the operator's ranges in addition to public addresses", () => {
    const policy = createAddressPolicy(['10.20.0.0/16', '::1']);
    expect(policy.permits('10.20.3.4')).toBe(true);
    expect(policy.permits('::ffff:10.20.3.4')).toBe(true);
    expect(policy.permits('::1')).toBe(true);
    expect(policy.permits('8.8.8.8')).toBe(true);
    expect(policy.permits('10.21.0.1')).toBe(false);
    expect(policy.permits('127.0.0.1')).toBe(false);
  });

  it('rejects a range it cannot read', () => {
    expect(() => createAddressPolicy(['10.20.0.0/xx'])).toThrow(RangeError);
  });
});
