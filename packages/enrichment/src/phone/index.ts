export { analysePhone, type PhoneFacts } from './analyse-phone';
export type { PhoneNumberType } from './numbering-plan';
export { openPhoneData, type PhoneData } from './open-phone-data';
export { internationalNumber } from './read-number';
