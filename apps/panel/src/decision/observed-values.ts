import type { ExplainedNode } from '../api/evaluations';
import { decimal, english, locale, type Sentence, t } from '../i18n/language';
import { isMasked } from '../personal/reveal';

/** Values per reason; the rule explanation has all of them. */
const MAX_VALUES = 3;
const MAX_LENGTH = 40;
const DIGITS = 2;

/** Short names of the fields that default rules compare most; other fields are named by the end of their path. */
const NAMES: ReadonlyMap<string, Sentence> = new Map([
  ['ip_details.country', english('IP')],
  ['ip_details.city', english('IP city')],
  ['user_country', english('user')],
  ['billing_country', english('billing')],
  ['shipping_country', english('shipping')],
  ['bin_details.bin_country_code', english('card')],
  ['phone_details.provider_carrier_details.country', english('phone')],
  ['transaction_amount', english('amount')],
  ['transaction_currency', english('currency')],
  ['action_type', english('action')],
  ['avs_result', english('AVS')],
  ['status_3d', english('3-D Secure')],
  ['email_details.email_domain_details.domain', english('domain')],
]);

/** Returns the field's name in the language of the panel, or the last part of its path. */
function nameOf(path: string): string {
  const known = NAMES.get(path);
  return known ? t(known) : (path.split('.').at(-1) ?? path).replaceAll('_', ' ');
}

/** Results of functions that are evidence themselves, instead of the fields that they read. */
const RESULTS: readonly (readonly [start: string, words: (value: number) => string])[] = [
  ['distance(', (value) => t('{km} km', { km: Math.round(value) })],
  ['days_between(', (value) => t('{days} days', { days: decimal(value, 1) })],
];

const cut = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);

/** Returns a value as text; null if it says no more than the name of the rule does, such as `true`. */
function printed(value: ExplainedNode['value']): string | null {
  if (typeof value === 'number') return value.toLocaleString(locale(), { maximumFractionDigits: DIGITS });
  if (typeof value === 'string') return value === '' || isMasked(value) ? null : cut(value);
  return Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string')
    ? cut(value.join(', '))
    : null;
}

/** Returns the values of one part of a condition that is in effect, in the order of the text. */
function valuesOf(node: ExplainedNode): readonly string[] {
  const { op, text, value, parts } = node;
  if (op === 'or') return parts.filter(({ outcome }) => outcome === 'true').flatMap(valuesOf);
  if (op === 'field' && text.endsWith('_distance') && typeof value === 'number')
    return [t('{km} km', { km: Math.round(value) })];
  if (op === 'field') {
    const words = printed(value);
    return words === null ? [] : [`${nameOf(text)} ${words}`];
  }
  if (op === 'velocity') {
    const words = printed(value);
    if (words === null) return [];
    return [t(node.lower_bound ? 'at least {value} counted' : '{value} counted', { value: words })];
  }
  const result = RESULTS.find(([start]) => op === 'call' && text.startsWith(start));
  if (result && typeof value === 'number') return [result[1](value)];
  return parts.flatMap(valuesOf);
}

/**
 * Returns the values of a transaction that made a rule match, such as "IP FR" and "user BR".
 * @param when condition of a matched rule
 */
export const observedValues = (when: ExplainedNode): readonly string[] =>
  [...new Set(valuesOf(when))].slice(0, MAX_VALUES);
