import { after, type RuleExamples, when } from './example';
import { domain, ip, mailbox, secondsOf } from './facts';

const MINUTE = 1 / 1440;
const changing = { user_id: 'u1', action_type: 'password_change' } as const;

export const transactionExamples: RuleExamples = {
  HC301: {
    fires: when({ action_type: 'purchase', user_created: secondsOf(5 * MINUTE) }),
    spares: when({ action_type: 'purchase', user_created: secondsOf(11 * MINUTE) }),
  },
  HC302: {
    fires: when({ user_created: secondsOf(0.9) }),
    spares: when({ user_created: secondsOf(1) }),
  },
  HC303: { fires: when({ user_created: secondsOf(1) }), spares: when({ user_created: secondsOf(7) }) },
  HC304: {
    fires: when({ action_type: 'withdrawal', user_created: secondsOf(0.5) }),
    spares: when({ action_type: 'deposit', user_created: secondsOf(0.5) }),
  },
  HC305: {
    fires: when({ user_created: secondsOf(-1) }),
    spares: when({ user_created: secondsOf(-1 * MINUTE) }),
  },
  HC306: {
    fires: when({ user_account_status: 'suspended' }),
    spares: when({ user_account_status: 'active' }),
  },
  HC307: {
    fires: when({ action_type: 'withdrawal', user_verification_level: 'unverified' }),
    spares: when({ action_type: 'withdrawal', user_verification_level: 'verified' }),
  },
  HC311: { fires: when({ transaction_amount: -5 }), spares: when({ transaction_amount: 0 }) },
  HC312: {
    fires: when({ transaction_amount: 1, card_hash: 'c1' }),
    spares: when({ transaction_amount: 1 }),
  },
  HC313: {
    fires: when({ action_type: 'withdrawal', transaction_amount: 60, user_balance: 50 }),
    spares: when({ action_type: 'purchase', transaction_amount: 60, user_balance: 50 }),
  },
  HC314: {
    fires: when({ action_type: 'withdrawal', transaction_amount: 49, user_balance: 50 }),
    spares: when({ action_type: 'withdrawal', transaction_amount: 40, user_balance: 50 }),
  },
  HC315: {
    fires: when({ items: Array.from({ length: 20 }, () => ({ item_quantity: 1 })) }),
    spares: when({ items: [{ item_quantity: 20 }] }),
  },
  HC316: { fires: when({ payment_mode: 'Gift card' }), spares: when({ payment_mode: 'card' }) },
  HC317: {
    fires: when({ shipping_method: 'express', shipping_zip: '10115', billing_zip: '80331' }),
    spares: when({ shipping_method: 'express', shipping_zip: '10115', billing_zip: '10115' }),
  },
  HC318: {
    fires: when({ transaction_long_text: 'install AnyDesk first' }),
    spares: when({ transaction_long_text: 'rent for June' }),
  },
  HC319: {
    fires: when({ order_memo: 'see https://shop.example/' }),
    spares: when({ order_memo: 'leave it at the door' }),
  },
  HC321: {
    fires: when({ ...ip({ vpn: true }), bonus_campaign_id: 'welcome' }),
    spares: when({ ...ip({ vpn: false }), bonus_campaign_id: 'welcome' }),
  },
  HC322: {
    fires: when({ ...mailbox({ email_randomness_score: 95 }), discount_code: 'TEN' }),
    spares: when({ ...mailbox({ email_randomness_score: 12 }), discount_code: 'TEN' }),
  },
  HC323: {
    fires: when({ ...domain({ free: false, custom: false }), bonus_campaign_id: 'welcome' }),
    spares: when({ ...domain({ free: true, custom: false }), bonus_campaign_id: 'welcome' }),
  },
  HC324: {
    fires: when({ merchant_created_at: secondsOf(3) }),
    spares: when({ merchant_created_at: secondsOf(30) }),
  },
  HC390: {
    fires: after({ ...ip({ vpn: true }), ...changing }, { by: 'user_id', each: 'ip' }),
    spares: after({ ...ip({ vpn: true }), ...changing }, { by: 'user_id', of: { ip: '198.51.100.7' } }),
  },
};
