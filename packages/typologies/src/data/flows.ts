import type { Typology } from '../typology';
import { amount, count, days, hops, hours, score, share } from './parameter';

const MONEY = ['payment', 'payout'] as const;
const PARTIES = ['sender', 'receiver', 'amount'];

/** Patterns over the graph of transfers between parties. */
export const FLOWS: readonly Typology[] = [
  {
    id: 'fan_in',
    name: 'Fan-in',
    description:
      'Many different senders pay one account within a short period, most of them for the first time.',
    entity: 'party',
    events: MONEY,
    needs: PARTIES,
    parameters: {
      window_days: days('Period in which the senders are counted', 7),
      learning_days: days('Warm-up period without findings, while every counterparty is new', 14),

      min_senders: count('Minimum number of different senders', 6),
      min_new_share: share('Minimum share of first-time senders', 0.8),
      min_surprise: score(
        'Minimum rarity of the number (−log₁₀ of its probability; 8 means 1 in 100 million)',
        8,
      ),
    },
    explanation:
      '{senders} senders paid {total} into this account in {days} days, {new_senders} of them for the first time.',
    examples: {
      matches: 'Eight people send 200 each to an account within three days.',
      doesNotMatch: 'A landlord receives the rent of the same eight tenants every month.',
    },
  },
  {
    id: 'fan_out',
    name: 'Fan-out',
    description:
      'One account pays many different recipients within a short period, most of them for the first time.',
    entity: 'party',
    events: MONEY,
    needs: PARTIES,
    parameters: {
      window_days: days('Period in which the receivers are counted', 7),
      learning_days: days('Warm-up period without findings, while every counterparty is new', 14),

      min_receivers: count('Minimum number of different receivers', 6),
      min_new_share: share('Minimum share of first-time recipients', 0.8),
      min_surprise: score(
        'Minimum rarity of the number (−log₁₀ of its probability; 8 means 1 in 100 million)',
        8,
      ),
    },
    explanation:
      'This account paid {total} to {receivers} recipients in {days} days, {new_receivers} of them for the first time.',
    examples: {
      matches: 'An account that rarely pays anyone sends money to ten new accounts in two days.',
      doesNotMatch: 'An employer pays the same 40 employees every month.',
    },
  },
  {
    id: 'pass_through',
    name: 'Pass-through account',
    description: 'Most of the money that an account receives leaves it within a short time.',
    entity: 'party',
    events: MONEY,
    needs: PARTIES,
    parameters: {
      window_hours: hours('Period between the inflow and the outflow', 48),
      min_share: share('Minimum share of the inflow that leaves', 0.85),
      max_share: share('Maximum share of the inflow that leaves', 1.02),
      min_amount: amount('Minimum inflow', 1000),
      min_transfers: count('Minimum number of incoming transfers', 2),
      min_new_share: share('Minimum share of transfers between parties that had no transfers before', 0.5),
    },
    explanation: '{share}% of the {inflow} received within {hours} hours left the account again.',
    examples: {
      matches: 'An account receives 2,000 and 3,000, and sends 4,900 away on the next day.',
      doesNotMatch: 'An account receives a salary and spends it over the month.',
    },
  },
  {
    id: 'round_trip',
    name: 'Round trip',
    description: 'Almost the same amount goes straight back to the sender.',
    entity: 'party',
    events: MONEY,
    needs: PARTIES,
    parameters: {
      window_days: days('Period from the first transfer to the last', 7),
      max_loss: share('Maximum share of the amount that is missing on return', 0.1),
      min_amount: amount('Minimum amount of each transfer', 500),
      min_round_trips: count('Minimum number of round trips between the two accounts', 2),
    },
    explanation: '{round_trips} round trips with one counterparty moved {total} in {days} days.',
    examples: {
      matches: 'Two accounts send each other 5,000 and 4,900, and repeat that on the next day.',
      doesNotMatch: 'A person lends 100 to a friend and gets it back.',
    },
  },
  {
    id: 'cycle',
    name: 'Cycle',
    description: 'Money returns to its origin through other accounts.',
    entity: 'party',
    events: MONEY,
    needs: PARTIES,
    parameters: {
      window_days: days('Period from the first transfer to the last', 30),
      min_hops: hops('Minimum number of transfers', 3),
      max_hops: hops('Maximum number of transfers', 10),
      max_loss: share('Maximum share that each transfer is lower than the one before', 0.2),
      max_gain: share('Maximum share that each transfer is higher than the one before', 0.05),
      equal_window_days: days(
        'Period in which transfers of nearly equal amounts form a cycle in any order',
        180,
      ),
      equal_tolerance: share('Maximum difference of nearly equal amounts', 0.01),
      max_chance: share(
        'Maximum probability that a cycle of first transfers with other amounts is a coincidence',
        0.002,
      ),
    },
    explanation: '{total} returned to this account through {hops} transfers in {days} days.',
    examples: {
      matches: 'A sends 900 to B, B sends 880 to C, and C sends 870 to A.',
      doesNotMatch: 'A pays B 900, and much later C pays A 30.',
    },
  },
  {
    id: 'layering_chain',
    name: 'Layering chain',
    description: 'Money moves through several accounts in sequence, each time quickly and almost in full.',
    entity: 'party',
    events: MONEY,
    needs: PARTIES,
    parameters: {
      window_hours: hours('Maximum time between two transfers', 48),
      min_hops: hops('Minimum number of transfers', 4),
      max_loss: share('Maximum share that each transfer is lower than the one before', 0.1),
      max_gain: share('Maximum share that each transfer is higher than the one before', 0),
      min_amount: amount('Minimum amount of the last transfer', 100),
    },
    explanation: '{total} reached this account through {hops} transfers in {hours} hours.',
    examples: {
      matches: '10,000 moves through five accounts in three days, each keeping 2 %.',
      doesNotMatch: 'A salary is used for rent, and the landlord pays a craftsman a smaller amount.',
    },
  },
  {
    id: 'split_transfers',
    name: 'Split transfers',
    description:
      'Several parties split what they pay to one account into small parts of nearly the same amount.',
    entity: 'party',
    events: MONEY,
    needs: PARTIES,
    parameters: {
      window_hours: hours('Period of the parts of one sender', 48),
      min_parts: count('Minimum number of parts of one sender', 4),
      max_spread: share(
        'Maximum difference between the largest and the smallest part, as a share of the largest',
        0.4,
      ),
      max_ratio: share('Maximum ratio of a part to the median of the other payments of the sender', 0.25),
    },
    explanation:
      'A sender paid this account {parts} similar small amounts within {hours} hours, {total} in total.',
    examples: {
      matches: 'A party that usually pays 200 sends five times 12 to one account on one day.',
      doesNotMatch: 'A party that usually pays 10 pays 9, 10 and 11 for lunch.',
    },
  },
  {
    id: 'scatter_gather',
    name: 'Scatter–gather',
    description:
      'Money leaves one account through several intermediaries and is collected in another account.',
    entity: 'party',
    events: MONEY,
    needs: PARTIES,
    parameters: {
      window_days: days('Period from the first transfer to the last', 21),
      min_intermediaries: count('Minimum number of intermediaries', 3),
      min_share: share('Minimum share of the scattered money that is collected', 0.6),
      max_share: share('Maximum share of the scattered money that is collected', 1.5),
      min_new_share: share('Minimum share of transfers between parties that had no transfers before', 0.5),
    },
    explanation:
      '{intermediaries} intermediaries passed {total} from one account to this one in {days} days.',
    examples: {
      matches:
        'An account pays five people 400 each, and all of them pay the same other account within a week.',
      doesNotMatch: 'Five customers of a shop have the same employer.',
    },
  },
  {
    id: 'gather_scatter',
    name: 'Gather–scatter',
    description: 'An account collects money from several senders and soon distributes it to several others.',
    entity: 'party',
    events: MONEY,
    needs: PARTIES,
    parameters: {
      window_days: days('Period from the first transfer to the last', 14),
      min_senders: count('Minimum number of senders', 4),
      min_receivers: count('Minimum number of receivers', 4),
      min_share: share('Minimum share of the inflow that leaves', 0.6),
      max_share: share('Maximum share of the inflow that leaves', 1.15),
      min_surprise: score(
        'Minimum rarity of the numbers of senders and of recipients, added (−log₁₀ of the probabilities)',
        8,
      ),
    },
    explanation:
      '{senders} senders paid {inflow} and {receivers} receivers got {share}% of it in {days} days.',
    examples: {
      matches: 'Six people pay an account, which pays five other accounts on the next days.',
      doesNotMatch: 'A shop is paid by customers and pays its suppliers months later.',
    },
  },
  {
    id: 'stacked_layers',
    name: 'Stacked layers',
    description:
      'Money moves from several accounts through a shared layer of intermediaries to several others.',
    entity: 'party',
    events: MONEY,
    needs: PARTIES,
    parameters: {
      window_days: days('Period from the first transfer to the last', 21),
      min_layer: count('Minimum number of accounts in each layer', 2),
      min_peers: count('Minimum number of intermediaries that share senders and receivers with this one', 1),
    },
    explanation:
      '{peers} other intermediaries share {senders} senders and {receivers} receivers with this account.',
    examples: {
      matches: 'A and B pay X and Y, which pay P and Q in the same week.',
      doesNotMatch: 'Two employees with the same employer shop in one store.',
    },
  },
  {
    id: 'bipartite',
    name: 'Many-to-many flow',
    description: 'Several senders pay the same several receivers in the same period.',
    entity: 'party',
    events: MONEY,
    needs: PARTIES,
    parameters: {
      window_days: days('Period from the first transfer to the last', 14),
      min_receivers: count('Minimum number of shared receivers', 3),
      min_senders: count('Minimum number of senders that share them', 2),
    },
    explanation: '{senders} senders share {receivers} receivers with this account in {days} days.',
    examples: {
      matches: 'Three accounts each pay the same four accounts in one week.',
      doesNotMatch: 'Three people buy in one shop.',
    },
  },
];
