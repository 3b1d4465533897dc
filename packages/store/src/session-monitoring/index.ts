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
