export { analysePhone, type PhoneFacts, type PhoneStatus } from './analyse-phone';
export type { PhoneNumberType } from './numbering-plan';
export { openPhoneData, type PhoneData, type PhoneDataOptions } from './open-phone-data';
