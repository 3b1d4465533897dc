export { lookUpBin } from './bin';
export { type LiveNotes, lookUpEmail } from './email';
export { includeSet, lookUpIp } from './ip';
export { lookUpPhone } from './phone';
