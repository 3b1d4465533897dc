export { lookUpBin } from './bin';
export { lookUpEmail } from './email';
export { includeSet, lookUpIp } from './ip';
export { lookUpPhone } from './phone';
