export { clusterIdentity, copyCluster } from './base-copy';
export { systemClock } from './clock';
export { EmbeddedError } from './errors';
export { isLogFile, type LogSpool, logSpool } from './log-spool';
export { hasCluster } from './placement';
export { recoverCluster } from './recover';
export { runningEmbeddedUrl } from './running-url';
export { type Embedded, type EmbeddedOptions, startEmbedded } from './start-embedded';
export type { EmbeddedState } from './supervisor';
