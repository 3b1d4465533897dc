export { type SessionStreamOptions, VERSION } from './options';
export { SessionStream } from './session-stream';
