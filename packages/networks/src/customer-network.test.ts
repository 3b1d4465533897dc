import { expect, it } from 'vitest';
import { readIp } from './address';
import { customerNetwork, hasCustomerNetwork } from './network-set';

it.each([
  ['2a02:810d:1:2::1', '2a02:810d:1:2', true],
  ['2A02:810D:1:2:ffff:ffff:ffff:ffff', '2a02:810d:1:2', true],
  ['2002:c000:204::1', '2002:c000:204:0', true],
  ['3fff:ffff::', '3fff:ffff:0:0', true],
  ['4000::1', '4000:0:0:0', false],
  ['2001:0:4136:e378::1', '2001:0:4136:e378', false],
  ['2001:1::1', '2001:1:0:0', true],
  ['2001:db8::1', '2001:db8:0:0', false],
  ['fe80::1', 'fe80:0:0:0', false],
  ['fd00::1', 'fd00:0:0:0', false],
  ['64:ff9b::c000:201', '64:ff9b:0:0', false],
  ['::1', '0:0:0:0', false],
  ['192.0.2.1', '192.0.2.1', false],
])('customerNetwork of %s is %s', (address, network, ofOneCustomer) => {
  const read = readIp(address)!;
  expect(customerNetwork(read)).toBe(network);
  expect(hasCustomerNetwork(read)).toBe(ofOneCustomer);
});
