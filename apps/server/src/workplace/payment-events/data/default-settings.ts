import type { PaymentEventSettings } from '@assay/management-api';

/**
 * Settings of an account without its own. Only fraud sets a negative label, because models learn from labels:
 * a dispute about a late delivery is no fraud.
 *
 * The programs are those for merchants, as acquirers describe them. The networks' manuals of these programs
 * are not public.
 * - Visa Acquirer Monitoring Program: fraud reports (TC40) and disputes (TC15) per settled transaction
 *   (TC05); 1.5 % and 1,500 from April 2026. Checkout.com, help article 23330844282514, and
 *   https://www.checkout.com/docs/business-operations/manage-disputes/scheme-monitoring-programs (read
 *   2026-11).
 * - Mastercard Excessive Chargeback Merchant program: chargebacks per transaction of the previous month;
 *   1.5 % and 100, high from 3 % and 300. Solidgate,
 *   https://support.solidgate.com/support/solutions/articles/80000966987-mastercard-monitoring-programs
 */
export const DEFAULT_SETTINGS: PaymentEventSettings = {
  labels: [
    { type: 'fraud_warning', category: null, label: 'fraud_detection_fraud' },
    { type: 'dispute_opened', category: 'fraud', label: 'fraud_detection_chargeback_fraud' },
    { type: 'dispute_lost', category: 'fraud', label: 'fraud_detection_chargeback_fraud' },
    { type: 'dispute_won', category: null, label: 'fraud_detection_verified_payment' },
  ],
  overwrite_labels: false,
  programs: [
    {
      id: 'visa_vamp',
      name: 'Visa VAMP ratio',
      network: 'visa',
      numerator: [{ type: 'fraud_warning' }, { type: 'dispute_opened' }],
      denominator: 'same_month',
      by: 'count',
      min_count: 1500,
      threshold: 0.015,
    },
    {
      id: 'mastercard_ecm',
      name: 'Mastercard ECM ratio',
      network: 'mastercard',
      numerator: [{ type: 'dispute_opened' }],
      denominator: 'previous_month',
      by: 'count',
      min_count: 100,
      threshold: 0.015,
    },
    {
      id: 'mastercard_hecm',
      name: 'Mastercard HECM ratio',
      network: 'mastercard',
      numerator: [{ type: 'dispute_opened' }],
      denominator: 'previous_month',
      by: 'count',
      min_count: 300,
      threshold: 0.03,
    },
  ],
};
