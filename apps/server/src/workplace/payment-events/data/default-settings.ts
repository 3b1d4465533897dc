import type { PaymentEventSettings } from '@assay/management-api';

/**
 * Settings of an account without its own. Only fraud sets a negative label, because models learn from labels:
 * a dispute about a late delivery is no fraud.
 *
 * The programs follow the published definitions, for the share of a merchant:
 * - Visa Acquirer Monitoring Program: fraud reports (TC40) and disputes (TC15) per settled transaction
 *   (TC05); 1.5 % and 1,500 from April 2026. Visa Acquirer Monitoring Program Fact Sheet, 2025;
 *   https://www.checkout.com/docs/business-operations/manage-disputes/scheme-monitoring-programs (read
 *   2026-11).
 * - Visa Dispute Monitoring Program, replaced by VAMP in April 2025 and still used by acquirers: disputes per
 *   transaction of the same month; 0.9 % and 100. Visa Core Rules, October 2024.
 * - Mastercard Excessive Chargeback Program: chargebacks per transaction of the previous month; 1.5 % and
 *   100, high from 3 % and 300. Mastercard Data Integrity Monitoring and Security Rules, chapter 8.
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
      id: 'visa_vdmp',
      name: 'Visa VDMP ratio',
      network: 'visa',
      numerator: [{ type: 'dispute_opened' }],
      denominator: 'same_month',
      by: 'count',
      min_count: 100,
      threshold: 0.009,
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
