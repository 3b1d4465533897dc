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
export {
  customerNetwork,
  hasCustomerNetwork,
  type NetworkSet,
  networkSet,
  networkSetOfSpans,
  setHolds,
  spansOf,
} from './network-set';
export {
  addressAfter,
  embeddedIpv4,
  formatPrefix,
  type IpPrefix,
  isIpv4Mapped,
  lastAddress,
  parsePrefix,
  prefixHolds,
  unmapped,
  unmappedPrefix,
} from './prefix';
