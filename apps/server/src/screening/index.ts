export { closeCase, readCaseSummary } from './cases/close-case';
export { verifyScreeningExport } from './export/verify';
export { readManifests, unreadablePublications } from './list-store';
