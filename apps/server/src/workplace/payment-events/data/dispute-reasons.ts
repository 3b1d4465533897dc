import type { DisputeCategory } from '@assay/contract';

/**
 * Reason codes of disputes by category. The codes have their names in Visa Core Rules, "Dispute Conditions"
 * (10 to 13); Mastercard Chargeback Guide, "Reason Codes"; American Express Merchant Operating Guide,
 * "Chargeback Codes"; Discover Dispute Rules Manual; and the dispute reasons of Stripe's API
 * (https://docs.stripe.com/api/disputes/object, read 2026-11). The codes of the networks don't overlap. The
 * table was not compared with the networks' manuals.
 */
const CODES: { readonly [C in DisputeCategory]: string } = {
  fraud: `10.1 10.2 10.3 10.4 10.5
    4837 4840 4849 4863 4870 4871
    F10 F14 F22 F24 F29 F30 F31 FR2 FR4 FR6
    UA01 UA02 UA05 UA06 UA10 UA11 UA12
    fraudulent unrecognized`,
  authorization: `11.1 11.2 11.3
    4807 4808 4812
    A01 A02 A08
    AT DA EX NA
    debit_not_authorized`,
  processing_error: `12.1 12.2 12.3 12.4 12.5 12.6 12.6.1 12.6.2 12.7
    4831 4834 4842 4846
    P01 P03 P04 P05 P07 P08 P22 P23
    AW CD DP IN LP PM
    duplicate incorrect_account_details bank_cannot_process`,
  consumer_dispute: `13.1 13.2 13.3 13.4 13.5 13.6 13.7 13.8 13.9
    4841 4853 4854 4855 4859 4860
    C02 C04 C05 C08 C14 C18 C28 C31 C32 M10 M49
    AA AP CR RG RM RN2
    credit_not_processed product_not_received product_unacceptable subscription_canceled`,
};

/** Category by reason code, in upper case. */
export const DISPUTE_REASONS: ReadonlyMap<string, DisputeCategory> = new Map(
  Object.entries(CODES).flatMap(([category, codes]) =>
    codes.split(/\s+/).map((code) => [code.toUpperCase(), category as DisputeCategory] as const),
  ),
);
