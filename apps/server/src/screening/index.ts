export { closeCase, readCaseSummary } from './cases/close-case';
export { readManifests, unreadablePublications } from './list-store';
