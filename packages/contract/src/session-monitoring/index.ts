export type { StreamBatch } from './batch';
export {
  STREAM_EVENTS,
  STREAM_LIMITS,
  type StreamEvent,
  type StreamEventKind,
  type StreamEventOf,
  type StreamMember,
} from './events';
export { STREAM_AUTH_PATH, STREAM_INGEST_PATH, STREAM_ROUTES } from './routes';
