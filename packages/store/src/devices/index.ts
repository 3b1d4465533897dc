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
  type DevicePerson,
  eraseDevices,
  exportDevices,
  forgetDevices,
  forgetUndecided,
} from './device-removal';
export {
  claimSession,
  type FirstUse,
  findResolvers,
  forgetDeviceSessions,
  recordResolver,
  type SessionUse,
} from './device-sessions';
export {
  addShares,
  addValueObservations,
  COUNTED_VALUES,
  type CountedValue,
  forgetRareShares,
  type SharedValue,
  sharedValues,
  type ValueObservations,
  valueObservations,
} from './device-shares';
export {
  type DeviceLookup,
  type DeviceVisit,
  findDeviceOfToken,
  findDevices,
  recordDevicePerson,
  recordDeviceToken,
  recordDeviceVisit,
  type StoredDevice,
} from './devices';
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
  linkStream,
  listStreams,
  newestLinks,
  readTimeline,
  type StoredStream,
  type StreamFilter,
  type StreamLink,
  streamLinks,
} from './streams';
