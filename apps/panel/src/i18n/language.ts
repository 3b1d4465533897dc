import { formatMessage, type Values } from './message';

/** How dates and numbers are written: the browser's own way. */
export const locale = (): string => (typeof navigator === 'undefined' ? 'en' : navigator.language);

/** A sentence with its values. */
export const t = (english: string, values: Values = {}): string => formatMessage(english, values, locale());
