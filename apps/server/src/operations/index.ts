export { startStoredStore } from './backup/log/keep-log';
export { logArchiveFeatures } from './backup/log/log-feature';
export { sampleFeature } from './demo/sample-feature';
export { healthFeature } from './health/health-feature';
export { openUpdates } from './updates/open-updates';
export { type RunUpdate, updatesInChildProcess } from './updates/run-beside';
export { readQuietHours } from './updates/update-plan';
export { updatableSources } from './updates/update-sources';
