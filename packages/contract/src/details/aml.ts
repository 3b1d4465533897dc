import { openObject, type Static } from '../schema';

/** `aml_details` of the fraud call, and `data` of the stand-alone screening. */
export const amlDetails = openObject;
export type AmlDetails = Static<typeof amlDetails>;

/** `aml_bank_screening_details` of the fraud call. */
export const amlBankScreeningDetails = openObject;
export type AmlBankScreeningDetails = Static<typeof amlBankScreeningDetails>;
