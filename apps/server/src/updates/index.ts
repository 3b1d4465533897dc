export { openUpdates } from './open-updates';
export { type RunUpdate, updatesBeside } from './run-beside';
export { readQuietHours } from './update-plan';
export { updatableSources } from './update-sources';
