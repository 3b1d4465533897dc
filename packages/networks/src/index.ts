export {
  compareAddresses,
  emptyAddress,
  formatIp,
  formatIpv4,
  formatIpv6,
  type IpAddress,
  parseIp,
} from './address';
export {
  addressAfter,
  formatPrefix,
  type IpPrefix,
  lastAddress,
  parsePrefix,
  prefixHolds,
} from './prefix';
export { embeddedIpv4, isIpv4Mapped } from './transition';
