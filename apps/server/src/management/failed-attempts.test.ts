import { describe, expect, it } from 'vitest';
import { networkOf } from '../platform/address-limit';
import { FailedAttempts } from './failed-attempts';

describe('the network of an address', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:1::1', '2001:db8:1:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('failed attempts', () => {
  it('close the door for a network until the first is a minute old', () => {
    const attempts = new FailedAttempts();
    for (let at = 0; at < 10; at++) attempts.begin(`2001:db8::${at}`, at * 1000);
    expect(() => attempts.begin('2001:db8::ffff', 10_000)).toThrow(
      expect.objectContaining({ retryAfterSeconds: 50 }),
    );
    expect(() => attempts.begin('2001:db8:0:1::1', 10_000)).not.toThrow();
    expect(() => attempts.begin('2001:db8::1', 60_001)).not.toThrow();
    expect(() => attempts.begin('2001:db8::1', 60_002)).toThrow();
  });

  it('take back an attempt that succeeded', () => {
    const attempts = new FailedAttempts();
    for (let round = 0; round < 30; round++) attempts.begin('198.51.100.7', 5)();
    for (let round = 0; round < 10; round++) attempts.begin('198.51.100.7', 5);
    expect(() => attempts.begin('198.51.100.7', 5)).toThrow();
  });
});
