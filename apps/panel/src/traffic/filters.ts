import { english, locale, type Sentence } from '../i18n/language';

/** A field that the traffic can be narrowed by, beside state, tag and label. */
interface Filter {
  /** As the API calls it. */
  readonly name: string;
  readonly label: Sentence;
  readonly kind: 'text' | 'number' | 'moment';
  /** An example. */
  readonly example?: string;
}

/** In the order in which they are shown. */
export const FILTERS = [
  { name: 'from', label: english('From'), kind: 'moment' },
  { name: 'to', label: english('Earlier than'), kind: 'moment' },
  { name: 'amount_from', label: english('Amount from'), kind: 'number' },
  { name: 'amount_to', label: english('Amount to'), kind: 'number' },
  { name: 'currency', label: english('Currency'), kind: 'text', example: 'EUR' },
  { name: 'action_type', label: english('Action'), kind: 'text', example: 'purchase' },
  { name: 'country', label: english('Country'), kind: 'text', example: 'DE' },
  { name: 'rule', label: english('Rule'), kind: 'text', example: 'HC401' },
  { name: 'score_from', label: english('Score from'), kind: 'number' },
  { name: 'score_to', label: english('Score to'), kind: 'number' },
  { name: 'card_bin', label: english('Card BIN'), kind: 'text', example: '424242' },
  { name: 'email_domain', label: english('E-mail domain'), kind: 'text', example: 'gmail.com' },
  { name: 'payment_mode', label: english('Payment'), kind: 'text', example: 'card' },
  { name: 'merchant_id', label: english('Merchant'), kind: 'text' },
] as const satisfies readonly Filter[];
export type FilterName = (typeof FILTERS)[number]['name'];

const dated = () => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' });

/** A value as a person reads it. */
export const shownValue = (kind: Filter['kind'], value: string): string =>
  kind === 'moment' && !Number.isNaN(Date.parse(value)) ? dated().format(new Date(value)) : value;
