export { lookUpBin } from './bin';
export { lookUpEmail, lookUpEmailDomain } from './email';
export { includeSet, lookUpIp } from './ip';
export { lookUpPhone } from './phone';
export { noTargetRisk, type TargetRisk, targetRisk } from './target-risk';
