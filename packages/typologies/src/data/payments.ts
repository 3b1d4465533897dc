import type { Typology } from '../typology';
import { amount, count, days, hours, share } from './parameter';

/** Patterns in card payments, refunds and disputes. */
export const PAYMENTS: readonly Typology[] = [
  {
    id: 'bin_attack',
    name: 'BIN attack',
    description: 'Many cards of one BIN are tried within a short period, and most of the attempts fail.',
    entity: 'bin',
    events: ['payment', 'declined'],
    needs: ['bin', 'card'],
    parameters: {
      window_hours: hours('Period in which attempts are counted', 1),
      min_cards: count('Minimum number of different cards', 10),
      min_declined_share: share('Minimum share of declined attempts', 0.5),
    },
    explanation:
      '{cards} cards of this BIN were tried in {hours} hours; {declined_share}% of the attempts were declined.',
    examples: {
      matches: '30 cards of one BIN are tried in ten minutes and 27 are declined.',
      doesNotMatch: '30 customers of a large bank shop in one hour.',
    },
  },
  {
    id: 'card_testing',
    name: 'Card testing',
    description: 'One device tries several cards with small amounts, and many attempts fail.',
    entity: 'device',
    events: ['payment', 'declined'],
    needs: ['device', 'card'],
    parameters: {
      window_hours: hours('Period in which attempts are counted', 6),
      min_cards: count('Minimum number of different cards', 4),
      max_amount: amount('Maximum amount of a test', 20),
      min_declined_share: share('Minimum share of declined attempts', 0.3),
    },
    explanation:
      'This device tried {cards} cards with small amounts; {declined_share}% of the attempts were declined.',
    examples: {
      matches: 'Six cards are tried with 1 each from one browser; four are declined.',
      doesNotMatch: 'A family uses two cards on one tablet.',
    },
  },
  {
    id: 'failed_then_success',
    name: 'Success after repeated failures',
    description: 'A payment succeeds after several failed attempts of the same party.',
    entity: 'party',
    events: ['payment', 'declined'],
    needs: ['sender'],
    parameters: {
      window_hours: hours('Period in which attempts are counted', 6),
      min_failed: count('Minimum number of failed attempts before the success', 4),
    },
    explanation: 'A payment of {amount} succeeded after {failed} declined attempts in {hours} hours.',
    examples: {
      matches: 'Five attempts are declined and the sixth succeeds within ten minutes.',
      doesNotMatch: 'One attempt with a typing error is declined and the next succeeds.',
    },
  },
  {
    id: 'refund_abuse',
    name: 'Refund abuse',
    description: 'An unusual share of the payments of a party is refunded.',
    entity: 'party',
    events: ['payment', 'refunded'],
    needs: ['sender'],
    parameters: {
      window_days: days('Period in which refunds are counted', 60),
      min_refunds: count('Minimum number of refunds', 4),
      min_share: share('Minimum ratio of refunds to payments', 0.5),
    },
    explanation: '{refunds} of {payments} payments in {days} days were refunded ({total}).',
    examples: {
      matches: 'A customer buys eight times in a month and asks for six refunds.',
      doesNotMatch: 'A customer returns one of ten purchases.',
    },
  },
  {
    id: 'merchant_bust_out',
    name: 'Merchant bust-out',
    description: 'The volume of a merchant rises far above its own past, followed by refunds or disputes.',
    entity: 'merchant',
    events: ['payment', 'refunded', 'disputed', 'fraud_warning'],
    needs: ['merchant', 'amount'],
    parameters: {
      recent_days: days('Recent period', 3),
      min_growth: share('Minimum ratio of the daily volume to the median of earlier days', 5),
      min_history_days: days('Minimum number of earlier days with payments', 5),
      min_problem_share: share('Minimum share of refunds and disputes of the recent payments', 0.05),
      min_amount: amount('Minimum volume of the recent period', 2000),
    },
    explanation:
      'The daily volume of this merchant is {growth} times its median; {problem_share}% of the payments were refunded or disputed.',
    examples: {
      matches: 'A shop that usually takes 500 per day takes 8,000 per day, followed by disputes.',
      doesNotMatch: 'A shop doubles its volume in a sale.',
    },
  },
  {
    id: 'dispute_cluster',
    name: 'Cluster of disputes',
    description: 'Several payments of one merchant are disputed within a short period.',
    entity: 'merchant',
    events: ['disputed', 'fraud_warning'],
    needs: ['merchant'],
    parameters: {
      window_days: days('Period in which disputes are counted', 14),
      min_disputes: count('Minimum number of disputes and fraud warnings', 5),
      min_share: share('Minimum ratio of disputes to payments', 0.02),
    },
    explanation: '{disputes} disputes and fraud warnings in {days} days, {share}% of the payments.',
    examples: {
      matches: 'Six of 90 payments of a shop are disputed in a week.',
      doesNotMatch: 'Five of 20,000 payments are disputed.',
    },
  },
];
