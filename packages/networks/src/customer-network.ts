import { formatIp, type IpAddress } from './address';

/**
 * The network that one customer has, as a text: of IPv6 the /64 (RFC 6177; within it devices change their addresses daily,
 * RFC 8981), of IPv4 the address.
 */
export function customerNetwork(address: Readonly<IpAddress>): string {
  if (address.version === 4) return formatIp(address);
  const { word0, word1 } = address;
  return [word0 >>> 16, word0 & 0xffff, word1 >>> 16, word1 & 0xffff]
    .map((group) => group.toString(16))
    .join(':');
}

const GLOBAL_UNICAST = 0b001;
const DOCUMENTATION = 0x20010db8;
const TEREDO = 0x20010000;

/**
 * Whether the first 64 bits of an IPv6 address are of one customer: those of global unicast addresses are (RFC 4291 §2.5.4), but all customers of
 * a Teredo server share theirs (RFC 4380 §4), and the addresses of examples (RFC 3849) stand for a customer each. False for IPv4.
 */
export const hasCustomerNetwork = ({ version, word0 }: Readonly<IpAddress>): boolean =>
  version === 6 && word0 >>> 29 === GLOBAL_UNICAST && word0 !== DOCUMENTATION && word0 !== TEREDO;
