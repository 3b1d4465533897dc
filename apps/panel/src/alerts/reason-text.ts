import { locale, wordsOf } from '../i18n/language';

/** A number as the server writes it, such as `96 %`, `4,176.17` or `EUR 4,176.17`. */
const NUMBER = /(?:\b([A-Z]{3}) )?\b(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?( ?%)?/g;

/** Formats an amount, without decimals if it is whole. */
const money = (amount: number, currency: string): string =>
  new Intl.NumberFormat(locale(), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);

/** Returns the reason of an alert in the language of the reader, with amounts and numbers in the locale. */
export const reasonText = (reason: string): string =>
  wordsOf(
    reason.replace(NUMBER, (text, code: string | undefined, whole: string, part = '', percent = '') => {
      const value = Number(whole.replaceAll(',', '') + part);
      if (code) return Intl.supportedValuesOf('currency').includes(code) ? money(value, code) : text;
      const isGrouped = whole.includes(',') || part !== '';
      const number = isGrouped ? value.toLocaleString(locale(), { maximumFractionDigits: 3 }) : whole;
      return percent === '' ? number : `${number}%`;
    }),
  );

/** Sample values of the explanations of typologies, by name. Other values are shown as 5. */
const SAMPLES: { readonly [name: string]: string } = {
  total: 'EUR 9,600',
  inflow: 'EUR 4,000',
  amount: 'EUR 4,500',
  probe: 'EUR 1',
  threshold: 'EUR 10,000',
  share: '96',
  declined_share: '90',
  problem_share: '25',
  shared_share: '80',
  days: '3',
  hours: '24',
  pause_days: '120',
  senders: '8',
  new_senders: '8',
  receivers: '8',
  new_receivers: '8',
  ratio: '80',
  history: '20',
  z: '7',
  payments: '12',
  average: '1',
};

/** Returns the explanation of a typology with sample values. */
export const sampleReason = (explanation: string): string =>
  reasonText(explanation.replace(/\{(\w+)\}/g, (_, name: string) => SAMPLES[name] ?? '5'));
