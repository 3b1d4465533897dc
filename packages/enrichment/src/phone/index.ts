export { analysePhone, type PhoneFacts } from './analyse-phone';
export { NEWER_RANGES, NEWER_RANGES_CHECKED } from './data/newer-ranges';
export type { PhoneNumberType } from './numbering-plan';
export { openPhoneData, type PhoneData } from './open-phone-data';
export { internationalNumber } from './read-number';
