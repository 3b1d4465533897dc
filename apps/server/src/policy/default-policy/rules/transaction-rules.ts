import type { RuleGroup } from '../default-rule';
import { ANONYMISED, CHANGING_ACCESS, DOMAIN, daysSince, MAILBOX, PAYING_IN, PAYING_OUT } from './vocabulary';

const ACCOUNT_AGE = daysSince('user_created');

/**
 * Rules about the transaction itself. Amounts are only compared with amounts, because currencies differ too
 * much for fixed sums.
 */
export const transactionRules: RuleGroup = {
  category: 'transaction',
  rules: [
    {
      id: 'HC301',
      name: 'Payment within 10 minutes of registration',
      when: `${PAYING_IN} and ${ACCOUNT_AGE} >= 0 and ${ACCOUNT_AGE} * 1440 < 10`,
      points: 2,
    },
    {
      id: 'HC302',
      name: 'Account less than 1 day old',
      when: `${ACCOUNT_AGE} >= 0 and ${ACCOUNT_AGE} < 1`,
      points: 1.5,
    },
    {
      id: 'HC303',
      name: 'Account less than 7 days old',
      when: `${ACCOUNT_AGE} >= 1 and ${ACCOUNT_AGE} < 7`,
      points: 1,
    },
    {
      id: 'HC304',
      name: 'Withdrawal within 24 hours of registration',
      when: `${PAYING_OUT} and ${ACCOUNT_AGE} >= 0 and ${ACCOUNT_AGE} < 1`,
      points: 4,
    },
    {
      id: 'HC305',
      name: 'Registration date in the future',
      // A quarter of an hour is allowed for clock differences.
      when: `${ACCOUNT_AGE} * 96 < -1`,
      points: 3,
    },
    {
      id: 'HC306',
      name: 'Suspended or closed account',
      when: 'user_account_status matches "(?i)suspend|block|closed|frozen|banned"',
      points: 8,
    },
    {
      id: 'HC307',
      name: 'Withdrawal by an unverified user',
      when: `${PAYING_OUT} and user_verification_level matches "(?i)^(none|unverified|not_verified|0)$"`,
      points: 3,
    },
    { id: 'HC311', name: 'Negative amount', when: 'transaction_amount < 0', points: 3 },
    {
      id: 'HC312',
      name: 'Card payment of at most 1 currency unit',
      when: 'transaction_amount >= 0 and transaction_amount <= 1 and exists(card_hash)',
      points: 2,
    },
    {
      id: 'HC313',
      name: 'Withdrawal above the balance',
      when: `${PAYING_OUT} and transaction_amount > user_balance`,
      points: 3,
    },
    {
      id: 'HC314',
      name: 'Withdrawal of almost the whole balance',
      when: `${PAYING_OUT} and user_balance > 0 and transaction_amount / user_balance >= 0.95 and transaction_amount <= user_balance`,
      points: 1.5,
    },
    {
      id: 'HC315',
      name: 'Order with 20 or more different items',
      when: 'length(items) >= 20',
      points: 1,
    },
    {
      id: 'HC316',
      name: 'Payment by voucher, gift card or cryptocurrency',
      when: 'payment_mode matches "(?i)crypto|bitcoin|usdt|voucher|gift.?card|paysafe"',
      points: 2,
    },
    {
      id: 'HC317',
      name: 'Express delivery to a postcode other than the billing postcode',
      when: 'shipping_method matches "(?i)express|overnight|same.?day" and not (shipping_zip equals billing_zip)',
      points: 2,
    },
    {
      id: 'HC318',
      name: 'Remote-control tool named in the transaction text',
      when: 'transaction_long_text matches "(?i)anydesk|team ?viewer|remote support" or order_memo matches "(?i)anydesk|team ?viewer|remote support"',
      points: 4,
    },
    {
      id: 'HC319',
      name: 'Web address in the transaction text',
      when: 'transaction_long_text matches "(?i)https?://|www\\\\." or order_memo matches "(?i)https?://|www\\\\."',
      points: 1,
    },
    {
      id: 'HC321',
      name: 'Bonus claimed over a VPN, proxy or Tor',
      when: `exists(bonus_campaign_id) and ${ANONYMISED}`,
      points: 3,
    },
    {
      id: 'HC322',
      name: 'Discount code with a random email name',
      when: `exists(discount_code) and ${MAILBOX}.email_randomness_score >= 90`,
      points: 2,
    },
    {
      id: 'HC323',
      name: 'Bonus with a forwarding or disposable email address',
      when: `exists(bonus_campaign_id) and ${DOMAIN}.free = false and ${DOMAIN}.custom = false`,
      points: 3,
    },
    {
      id: 'HC324',
      name: 'Merchant less than 7 days old',
      when: `${daysSince('merchant_created_at')} >= 0 and ${daysSince('merchant_created_at')} < 7`,
      points: 2,
    },
    {
      id: 'HC390',
      name: 'Credentials changed over a VPN, proxy or Tor from a new IP',
      // The user may be traveling or may be a victim, so this goes to review regardless of the points.
      when: `${CHANGING_ACCESS} and ${ANONYMISED} and seen_before(ip by user_id, 365d) = false`,
      state: 'REVIEW',
    },
  ],
};
