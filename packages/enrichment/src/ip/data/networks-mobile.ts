import type { NetworkClass } from './network-classes';
export const mobileNetworks: NetworkClass = { type: 'MOB', systems: [[21928, 'T-Mobile']] };
