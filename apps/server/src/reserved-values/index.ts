export {
  type ReservedListing,
  refuseReserved,
  reservedDevice,
  reservedIn,
  reservedListing,
  reservedStream,
  withReservedFacts,
} from './reserved-facts';
export type { ReservedField, ReservedOutcome } from './reserved-value';
