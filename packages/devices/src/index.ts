export { decidedOf, isDecided, type Judgement, runChecks, verdictsOf } from './checks/run-checks';
export { VERDICTS, type VerdictName } from './data/checks';
export type { VectorInput } from './data/features';
export { behaviourFlags } from './derive/behaviour';
export { deviceDetailsOf, resolutionOf } from './derive/device-details';
export { deviceHash, digest } from './derive/hashes';
export { type AddressFacts, tunnels, webrtcAddresses } from './derive/network';
export { browserOf, operatingSystem, osFamily } from './derive/platform';
export { isPrivateWindow } from './derive/private-window';
export { countryOfZone } from './derive/time-zone';
export * from './envelope/envelope';
export { readTicket, type Ticket, userAgentDigest, writeTicket } from './envelope/ticket';
export type { AccountShares } from './matching/comings';
export { type KnownDevice, rivalsOf } from './matching/comings';
export { identify, needsSearch } from './matching/identify';
export type { Identity } from './matching/identity';
export { deviceKind, forgetsInAWeek, keyTexts, openKeyTexts } from './matching/keys';
export { type Look, lookOf, NETWORK } from './matching/look';
export {
  type DeviceMemory,
  memoryOf,
  unshownIn,
  verdictsSince,
  withVerdicts,
} from './matching/memory';
export { packMemory, unpackMemory } from './matching/pack-memory';
export { SAMPLE_SIGNALS, type SampleSession, sampleSession } from './sample-session';
export { type DeviceSession, readSession } from './session/read-session';
