export { verifyCaseFile } from './case-file/verify';
export { erasePersonMonitoring } from './erase-person';
export { typologyRuns } from './runs/run-typologies';
