import type { Typology } from '../typology';
import { amount, count, days, hours, score, share } from './parameter';

const MONEY = ['payment', 'payout'] as const;

/** Patterns in the activity of one party, compared with its own past. */
export const BEHAVIOR: readonly Typology[] = [
  {
    id: 'structuring',
    name: 'Structuring',
    description: 'Several transfers stay just below a threshold and together exceed it.',
    entity: 'party',
    events: MONEY,
    needs: ['sender', 'amount'],
    parameters: {
      threshold: amount('Threshold, for example of a reporting obligation', 10_000),
      margin: share('Share of the threshold that counts as just below', 0.1),
      window_days: days('Period in which transfers are counted', 7),
      min_transfers: count('Minimum number of transfers', 3),
    },
    explanation: '{transfers} transfers just below {threshold} add up to {total} in {days} days.',
    examples: {
      matches: 'Payments of 9,500, 9,800 and 9,900 in one week.',
      doesNotMatch: 'Payments of 9,500, 400 and 12,000 in one week.',
    },
  },
  {
    id: 'dormant_revival',
    name: 'Dormant account revival',
    description: 'An account without activity for a long time suddenly moves money.',
    entity: 'party',
    events: MONEY,
    needs: ['sender', 'amount'],
    parameters: {
      dormant_days: days('Minimum pause', 90),
      window_days: days('Period after the pause in which transfers are counted', 7),
      min_transfers: count('Minimum number of transfers after the pause', 3),
      min_amount: amount('Minimum total after the pause', 1000),
    },
    explanation: 'After a pause of {pause_days} days this account moved {total} in {transfers} transfers.',
    examples: {
      matches: 'After four months without activity, an account receives and sends 3,000 in two days.',
      doesNotMatch: 'An account is used once per month.',
    },
  },
  {
    id: 'profile_change',
    name: 'Sudden profile change',
    description: "A payment is far above the account's earlier payments, measured by a robust z-score.",
    entity: 'party',
    events: MONEY,
    needs: ['sender', 'amount'],
    parameters: {
      min_score: score('Minimum robust z-score of the logarithm of the amount', 6),
      min_history: count('Minimum number of earlier payments', 10),
      min_history_days: days('Minimum age of the oldest of them, because some bills are monthly', 35),
      min_amount: amount('Minimum amount of the payment', 1000),
      min_ratio: share('Minimum ratio of the amount to the median of earlier ones', 8),
    },
    explanation:
      'The payment of {amount} is {ratio} times the median of {history} earlier payments (robust z-score {z}).',
    examples: {
      matches: 'After 20 payments of about 50, an account pays 4,000.',
      doesNotMatch: 'After payments of 50 to 2,000, an account pays 4,000.',
    },
  },
  {
    id: 'round_amounts',
    name: 'Round amounts',
    description: 'Most transfers of an account have round amounts.',
    entity: 'party',
    events: MONEY,
    needs: ['sender', 'amount'],
    parameters: {
      window_days: days('Period in which transfers are counted', 14),
      multiple: amount('An amount is round if it is a multiple of this one', 100),
      min_transfers: count('Minimum number of transfers', 8),
      min_share: share('Minimum share of round amounts', 0.9),
      min_amount: amount('Minimum total', 3000),
    },
    explanation:
      '{round} of {transfers} transfers in {days} days have round amounts; together they moved {total}.',
    examples: {
      matches: 'Ten transfers of 500, 1,000 and 2,000 in one week.',
      doesNotMatch: 'Ten purchases, of which two have round amounts.',
    },
  },
  {
    id: 'rapid_cash_out',
    name: 'Rapid cash-out after the first deposit',
    description: 'A new account receives its first money and pays most of it out within hours.',
    entity: 'party',
    events: MONEY,
    needs: ['sender', 'receiver', 'amount'],
    parameters: {
      window_hours: hours('Maximum time from the first inflow to the outflow', 24),
      learning_days: days('Warm-up period without findings, while every counterparty is new', 14),

      max_age_days: days('Maximum age of the account', 3),
      min_share: share('Minimum share of the inflow that leaves', 0.8),
      min_amount: amount('Minimum inflow', 200),
    },
    explanation: '{share}% of the first inflow of {inflow} left this new account within {hours} hours.',
    examples: {
      matches: 'A new account receives 800 and pays out 780 after three hours.',
      doesNotMatch: 'A new account receives 800 and spends 50 on the first day.',
    },
  },
  {
    id: 'many_to_new_account',
    name: 'Many senders to a new account',
    description: 'A new account receives money from many senders.',
    entity: 'party',
    events: MONEY,
    needs: ['sender', 'receiver'],
    parameters: {
      max_age_days: days('Maximum age of the account', 7),
      learning_days: days('Warm-up period without findings, while every counterparty is new', 14),

      min_senders: count('Minimum number of different senders', 5),
      min_amount: amount('Minimum total', 500),
    },
    explanation: '{senders} senders paid {total} to this account within {days} days of its first activity.',
    examples: {
      matches: 'An account opened on Monday is paid by seven people until Thursday.',
      doesNotMatch: 'A new account receives a salary and two refunds.',
    },
  },
  {
    id: 'new_beneficiary_velocity',
    name: 'Velocity of new beneficiaries',
    description: 'An account pays several beneficiaries for the first time within hours.',
    entity: 'party',
    events: MONEY,
    needs: ['sender', 'receiver'],
    parameters: {
      window_hours: hours('Period in which new beneficiaries are counted', 24),
      learning_days: days('Warm-up period without findings, while every counterparty is new', 14),

      min_beneficiaries: count('Minimum number of new beneficiaries', 4),
      min_amount: amount('Minimum total', 500),
    },
    explanation: '{beneficiaries} new beneficiaries received {total} within {hours} hours.',
    examples: {
      matches: 'An account pays five people for the first time on one evening.',
      doesNotMatch: 'An account pays two new people in one week.',
    },
  },
  {
    id: 'probe_then_large',
    name: 'Test payment before a large one',
    description: 'A small first payment to a new beneficiary is followed by a large one.',
    entity: 'party',
    events: MONEY,
    needs: ['sender', 'receiver', 'amount'],
    parameters: {
      window_hours: hours('Maximum time between the two payments', 72),
      max_probe: amount('Maximum amount of the first payment', 10),
      min_ratio: share('Minimum ratio of the second payment to the first, in hundreds', 1),
      min_amount: amount('Minimum amount of the second payment', 1000),
    },
    explanation:
      'A first payment of {probe} to this beneficiary was followed by {amount} after {hours} hours.',
    examples: {
      matches: 'An account sends 1 to a new beneficiary and 4,500 an hour later.',
      doesNotMatch: 'An account sends 50 to a new beneficiary and 120 a week later.',
    },
  },
  {
    id: 'activity_burst',
    name: 'Activity burst',
    description: 'An account makes many more payments in an hour than it usually does in a day.',
    entity: 'party',
    events: MONEY,
    needs: ['sender'],
    parameters: {
      min_payments: count('Minimum number of payments in one hour', 8),
      min_growth: share('Minimum ratio to the daily average of earlier payments', 5),
    },
    explanation: '{payments} payments in one hour; the earlier average is {average} per day.',
    examples: {
      matches: 'An account with one payment per day makes twelve in an hour.',
      doesNotMatch: 'A company makes twelve payments per hour every day.',
    },
  },
  {
    id: 'country_hopping',
    name: 'Many countries',
    description: 'An account pays from several countries within a short period.',
    entity: 'party',
    events: ['payment', 'payout', 'declined'],
    needs: ['sender', 'country'],
    parameters: {
      window_hours: hours('Period in which countries are counted', 24),
      min_countries: count('Minimum number of countries', 3),
    },
    explanation: 'Payments came from {countries} countries within {hours} hours.',
    examples: {
      matches: 'Payments from Germany, Nigeria and Brazil on one day.',
      doesNotMatch: 'Payments from Germany and Austria during a trip.',
    },
  },
  {
    id: 'high_risk_geography',
    name: 'High-risk geography',
    description: 'An account moves money from or to countries on the FATF lists.',
    entity: 'party',
    events: MONEY,
    needs: ['sender', 'country'],
    parameters: {
      window_days: days('Period in which transfers are counted', 30),
      min_transfers: count('Minimum number of transfers', 3),
      min_amount: amount('Minimum total', 1000),
      include_monitored: share(
        '1 to include countries under increased monitoring, 0 for the call for action only',
        1,
      ),
    },
    explanation: '{transfers} transfers with high-risk countries moved {total} in {days} days.',
    examples: {
      matches: 'Four transfers to Iran in two weeks.',
      doesNotMatch: 'One purchase during a trip.',
    },
  },
];
