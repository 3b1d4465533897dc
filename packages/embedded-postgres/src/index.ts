export { systemClock } from './clock';
export { EmbeddedError } from './errors';
export { hasCluster } from './placement';
export { runningEmbeddedUrl } from './running-url';
export { type Embedded, type EmbeddedOptions, startEmbedded } from './start-embedded';
export type { EmbeddedState } from './supervisor';
