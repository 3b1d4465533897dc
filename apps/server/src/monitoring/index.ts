export { readAlertSummaries } from './alerts/alert-document';
export type { AlertReview } from './alerts/alert-review';
export { verifyCaseFile } from './case-file/verify';
export { erasePersonMonitoring } from './erase-person';
export { typologyRuns } from './runs/run-typologies';
