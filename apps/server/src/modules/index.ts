export { ALL_SITES, siteChoice } from './accounts';
export {
  type AddressLook,
  addressOf,
  addressQuestion,
  lookUpAddress,
  withVendorAddress,
} from './address';
export { lookUpBin } from './bin';
export { lookUpEmail, lookUpEmailDomain } from './email';
export { includeSet } from './include-set';
export { lookUpIp } from './ip';
export { lookUpPhone } from './phone';
export { noTargetRisk, type TargetRisk, targetRisk } from './target-risk';
