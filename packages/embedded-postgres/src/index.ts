export { clusterIdentity, copyCluster } from './base-copy';
export { EmbeddedError } from './errors';
export { isLogFile, type LogSpool, logSpool } from './log-spool';
export { hasCluster } from './placement';
export { systemClock } from './postmaster';
export { recoverCluster } from './recover';
export { type Embedded, type EmbeddedOptions, runningEmbeddedUrl, startEmbedded } from './start-embedded';
export type { EmbeddedState } from './supervisor';
