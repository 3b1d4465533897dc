export {
  bytesOf,
  compareAddresses,
  emptyAddress,
  formatIp,
  formatIpv4,
  formatIpv6,
  type IpAddress,
  isIp,
  parseIp,
  readIp,
  readScopedIp,
} from './address';
export { customerNetwork, hasCustomerNetwork } from './customer-network';
export { type NetworkSet, networkSet, networkSetOfSpans, setHolds, spansOf } from './network-set';
export {
  addressAfter,
  formatPrefix,
  type IpPrefix,
  lastAddress,
  parsePrefix,
  prefixHolds,
} from './prefix';
export { embeddedIpv4, isIpv4Mapped, unmapped, unmappedPrefix } from './transition';
