import { LABEL_VALUES, type LabelUseCase, type LabelValue } from '@assay/contract';
import { english, type Sentence, t } from '../i18n/language';

const USE_CASES: Readonly<Record<LabelUseCase, Sentence>> = {
  fraud_detection: english('Fraud detection'),
  bnpl_credit_risk: english('Credit risk'),
  ecommerce: english('E-commerce'),
  aml: english('AML'),
};

/** Names by the part of the label after the use case. */
const NAMES: { readonly [name: string]: Sentence } = {
  arbitrage: english('arbitrage'),
  ato: english('account takeover'),
  bonus_abuse: english('bonus abuse'),
  bot: english('bot'),
  campaign_abuse: english('campaign abuse'),
  chargeback_authorization_issue: english('chargeback authorization issue'),
  chargeback_dispute: english('chargeback dispute'),
  chargeback_fraud: english('chargeback fraud'),
  chargeback_processing_error: english('chargeback processing error'),
  default: english('default'),
  escalated_reported: english('escalated and reported'),
  escalated_without_reporting: english('escalated without reporting'),
  false_alert: english('false alert'),
  false_identity: english('false identity'),
  first_party_fraud: english('first party fraud'),
  first_payment_default: english('first payment default'),
  fraud: english('fraud'),
  front_man: english('front man'),
  fully_repaid: english('fully repaid'),
  marked_as_approved: english('marked as approved'),
  missed_fraud: english('missed fraud'),
  mule: english('mule'),
  multi_accounting: english('multi accounting'),
  no_intention_to_pay: english('no intention to pay'),
  on_time_payment: english('on time payment'),
  phishing: english('phishing'),
  remote_access_fraud: english('remote access fraud'),
  repaid: english('repaid'),
  return_refund_abuse: english('return refund abuse'),
  scam: english('scam'),
  second_party_fraud: english('second party fraud'),
  second_payment_default: english('second payment default'),
  stolen_card: english('stolen card'),
  suspicious_login: english('suspicious login'),
  terms_violation: english('terms violation'),
  third_party_fraud: english('third party fraud'),
  underage: english('underage'),
  verified_payment: english('verified payment'),
  vishing: english('vishing'),
  vishing_rat: english('vishing with remote access'),
};

const VALUES: ReadonlyMap<string, LabelValue> = new Map(LABEL_VALUES.map((label) => [label.value, label]));

function inWords({ value, use_case }: LabelValue): string {
  const name = value.slice(use_case.length + 1);
  return t(NAMES[name] ?? name);
}

/** Returns `Fraud detection: chargeback fraud`; unknown labels unchanged. */
export function labelName(value: string): string {
  const label = VALUES.get(value);
  return label ? `${t(USE_CASES[label.use_case])}: ${inWords(label)}` : value;
}

const withSignal = (label: LabelValue): string =>
  label.signal === 'negative'
    ? t('{label} (negative)', { label: inWords(label) })
    : t('{label} (positive)', { label: inWords(label) });

/**
 * Returns all labels grouped by use case, for a select. @param say returns the name of a label; defaults to
 * name and signal
 */
export const labelChoices = (
  say: (label: LabelValue) => string = withSignal,
): { group: string; items: { value: string; label: string }[] }[] =>
  (Object.keys(USE_CASES) as LabelUseCase[]).map((useCase) => ({
    group: t(USE_CASES[useCase]),
    items: LABEL_VALUES.filter(({ use_case }) => use_case === useCase).map((label) => ({
      value: label.value,
      label: say(label),
    })),
  }));
