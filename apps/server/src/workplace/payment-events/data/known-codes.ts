/**
 * Codes that are known besides the reasons of disputes, in upper case. Others are accepted with a warning,
 * because networks and processors add codes.
 */

const set = (codes: string): ReadonlySet<string> => new Set(codes.toUpperCase().trim().split(/\s+/));

/**
 * Response codes of declined authorizations: ISO 8583 field 39 with the additions of Visa and Mastercard, and
 * the decline codes of Stripe (https://docs.stripe.com/declines/codes, read 2026-11). The table was not
 * compared with the networks' manuals.
 */
export const DECLINE_CODES = set(`
  01 02 03 04 05 06 07 12 13 14 15 19 21 25 28 30 33 34 36 37 38 39 40 41 43 46 51 52 53 54 55 57 58 59 61 62 63
  65 68 70 71 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 91 92 93 94 96 97 1A 5C 6P 9G N0 N3 N4 N7 Q1 R0 R1 R3 Z3
  approve_with_id authentication_required call_issuer card_not_supported card_velocity_exceeded
  currency_not_supported do_not_honor do_not_try_again duplicate_transaction expired_card fraudulent
  generic_decline incorrect_address incorrect_cvc incorrect_number incorrect_pin incorrect_zip
  insufficient_funds invalid_account invalid_amount invalid_cvc invalid_expiry_month invalid_expiry_year
  invalid_number invalid_pin issuer_not_available lost_card merchant_blacklist
  new_account_information_available no_action_taken not_permitted offline_pin_required
  online_or_offline_pin_required pickup_card pin_try_exceeded processing_error reenter_transaction
  restricted_card revocation_of_all_authorizations revocation_of_authorization security_violation
  service_not_allowed stolen_card stop_payment_order testmode_decline transaction_not_allowed try_again_later
  withdrawal_count_limit_exceeded`);

/**
 * Fraud types of issuer reports: Visa Fraud Reporting System (TC40), Mastercard System to Avoid Fraud
 * Effectively (SAFE), and the early fraud warnings of Stripe
 * (https://docs.stripe.com/api/radar/early_fraud_warnings, read 2026-11).
 */
export const FRAUD_TYPES = set(`
  0 1 2 3 4 5 6 7 9 A B C D
  00 01 02 03 04 05 06 07 08 51 55 56
  card_never_received fraudulent_card_application made_with_counterfeit_card made_with_lost_card
  made_with_stolen_card misc unauthorized_use_of_card`);

/** Dispute reasons that are known and name no category. */
export const OPEN_REASONS = set('general customer_initiated insufficient_funds check_returned noncompliant');
