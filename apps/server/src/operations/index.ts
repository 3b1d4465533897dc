export { startKeptStore } from './backup/log/keep-log';
export { logArchiveFeatures } from './backup/log/log-feature';
export { healthFeature } from './health/health-feature';
export { openUpdates } from './updates/open-updates';
export { type RunUpdate, updatesBeside } from './updates/run-beside';
export { readQuietHours } from './updates/update-plan';
export { updatableSources } from './updates/update-sources';
