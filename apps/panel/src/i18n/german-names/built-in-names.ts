import type { Catalogue } from '../message';
import { CONTACT_RULES } from './contact-rules';
import { OTHER_NAMES } from './other-names';
import { PAYMENT_RULES } from './payment-rules';

/** German names of built-in rules, lists and categories, which are stored in English. */
export const BUILT_IN_NAMES: Catalogue = { ...CONTACT_RULES, ...PAYMENT_RULES, ...OTHER_NAMES };
