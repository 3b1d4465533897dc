import type { State } from '../details/shared';

/** The fixed set of labels. See docs/reference/labels.md. */

type LabelSignal = 'negative' | 'positive';
export type LabelUseCase = 'fraud_detection' | 'bnpl_credit_risk' | 'ecommerce' | 'aml';

export interface LabelValue {
  readonly value: string;
  readonly signal: LabelSignal;
  readonly use_case: LabelUseCase;
}

/** Label names after the use case prefix, as listed in the contract document. */
const NAMES: { readonly [useCase in LabelUseCase]: { readonly [signal in LabelSignal]: readonly string[] } } =
  {
    fraud_detection: {
      negative: [
        'fraud',
        'bonus_abuse',
        'multi_accounting',
        'ato',
        'underage',
        'false_identity',
        'phishing',
        'remote_access_fraud',
        'chargeback_fraud',
        'chargeback_dispute',
        'chargeback_processing_error',
        'chargeback_authorization_issue',
        'suspicious_login',
        'vishing',
        'front_man',
        'arbitrage',
        'vishing_rat',
        'bot',
        'campaign_abuse',
        'missed_fraud',
        'stolen_card',
        'scam',
      ],
      positive: ['marked_as_approved', 'verified_payment', 'false_alert'],
    },
    bnpl_credit_risk: {
      negative: [
        'default',
        'fraud',
        'first_payment_default',
        'second_payment_default',
        'mule',
        'false_identity',
        'underage',
        'chargeback_fraud',
        'no_intention_to_pay',
        'missed_fraud',
      ],
      positive: ['repaid', 'on_time_payment', 'fully_repaid', 'false_alert'],
    },
    ecommerce: {
      negative: [
        'fraud',
        'false_identity',
        'first_party_fraud',
        'second_party_fraud',
        'third_party_fraud',
        'return_refund_abuse',
        'underage',
        'chargeback_fraud',
        'chargeback_dispute',
        'chargeback_processing_error',
        'chargeback_authorization_issue',
        'missed_fraud',
        'terms_violation',
      ],
      positive: ['marked_as_approved', 'false_alert'],
    },
    aml: {
      negative: ['escalated_without_reporting', 'escalated_reported'],
      positive: ['false_alert', 'marked_as_approved'],
    },
  };

const SIGNALS = ['negative', 'positive'] as const;

export const LABEL_VALUES: readonly LabelValue[] = (Object.keys(NAMES) as LabelUseCase[]).flatMap(
  (use_case) =>
    SIGNALS.flatMap((signal) =>
      NAMES[use_case][signal].map((name) => ({ value: `${use_case}_${name}`, signal, use_case })),
    ),
);

const SIGNAL_OF: ReadonlyMap<string, LabelSignal> = new Map(
  LABEL_VALUES.map(({ value, signal }) => [value, signal]),
);

/** Returns the meaning of a label for its transaction; undefined for an unknown label. */
export const labelSignal = (label: string): LabelSignal | undefined => SIGNAL_OF.get(label);

const STATES = { negative: 'DECLINE', positive: 'APPROVE' } as const;

/** Returns the state that a label gives its transaction; undefined for an unknown label. */
export function labelState(label: string): 'APPROVE' | 'DECLINE' | undefined {
  const signal = labelSignal(label);
  return signal && STATES[signal];
}

/** Checks whether an approved transaction has a fraud label, or a declined one a legitimate label. */
export function labelContradicts(label: string | null, state: State): boolean {
  const meant = label === null ? undefined : labelState(label);
  return meant !== undefined && state !== 'REVIEW' && state !== meant;
}
