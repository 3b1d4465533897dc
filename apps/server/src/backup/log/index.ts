export { startKeptStore } from './keep-log';
export { logArchiveFeatures } from './log-feature';
export { copiesIn, reachOf, requireArchive } from './places';
export { recoverKeys, recoverLog, recoverMedia } from './recover-log';
