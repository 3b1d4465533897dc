export * from './device-aliases';
export * from './device-keys';
export * from './device-popularity';
export * from './device-removal';
export * from './device-resolvers';
export * from './device-sessions';
export * from './device-shares';
export * from './devices';
export * from './stream-links';
export * from './stream-removal';
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
