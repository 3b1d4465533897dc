export {
  type DeviceJoin,
  joinDevices,
  markJoinMoved,
  moveJoinedCounts,
  presentHashes,
  type UnmovedJoin,
  unmovedJoins,
} from './device-aliases';
export { type DeviceKeyRow, listDeviceKeys, rotateDeviceKeys } from './device-keys';
export {
  addValueSightings,
  COUNTED_VALUES,
  type CountedValue,
  type ValueSightings,
  valueSightings,
} from './device-popularity';
export {
  type DevicePerson,
  eraseDevices,
  exportDevices,
  forgetDevices,
  forgetUndecided,
} from './device-removal';
export { findResolvers, recordResolver } from './device-resolvers';
export { claimSession, type FirstUse, forgetDeviceSessions, type SessionUse } from './device-sessions';
export { addShares, forgetRareShares, type SharedValue, sharedValues } from './device-shares';
export {
  type DeviceLook,
  type DeviceVisit,
  findDeviceOfToken,
  findDevices,
  recordDevicePerson,
  recordDeviceToken,
  recordDeviceVisit,
  type StoredDevice,
} from './devices';
export { linkStream, type StreamLink, streamLinks } from './stream-links';
export {
  eraseSessionStreams,
  exportSessionStreams,
  removeStreamsOlderThan,
  type StreamPerson,
} from './stream-removal';
export {
  type FoldedStream,
  type NewStreamBatch,
  type StreamFold,
  type StreamOutcome,
  streamWriter,
} from './stream-writer';
export {
  type DeviceCompany,
  deviceCompany,
  findStream,
  type KeptStream,
  listStreams,
  readTimeline,
  type StreamFilter,
} from './streams';
