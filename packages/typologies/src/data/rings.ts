import type { Typology } from '../typology';
import { count, days, share } from './parameter';

/** Patterns of parties that share a device, a beneficiary, an affiliate or a campaign. */
export const RINGS: readonly Typology[] = [
  {
    id: 'shared_device',
    name: 'Shared device',
    description: 'One device is used by several parties.',
    entity: 'device',
    events: ['payment', 'payout', 'declined'],
    needs: ['device', 'sender'],
    parameters: {
      window_days: days('Period in which parties are counted', 30),
      min_parties: count('Minimum number of parties', 4),
    },
    explanation: '{parties} parties used this device in {days} days.',
    examples: {
      matches: 'Six user accounts pay from one phone.',
      doesNotMatch: 'A couple shares a tablet.',
    },
  },
  {
    id: 'shared_beneficiary',
    name: 'Shared beneficiary',
    description: 'Several parties without other transfers between them pay out to the same account.',
    entity: 'party',
    events: ['payout'],
    needs: ['sender', 'receiver'],
    parameters: {
      window_days: days('Period in which parties are counted', 60),
      min_parties: count('Minimum number of parties', 3),
    },
    explanation: '{parties} parties paid out {total} to this account in {days} days.',
    examples: {
      matches: 'Four players of a casino withdraw to one bank account.',
      doesNotMatch: 'One player withdraws four times.',
    },
  },
  {
    id: 'affiliate_abuse',
    name: 'Affiliate abuse',
    description:
      'Many new parties come from one affiliate, and many of them share devices or have declined payments.',
    entity: 'affiliate',
    events: ['payment', 'declined'],
    needs: ['affiliate', 'sender', 'device'],
    parameters: {
      window_days: days('Period in which parties are counted', 7),
      min_parties: count('Minimum number of parties', 8),
      min_shared_share: share('Minimum share of parties that share a device or have a declined payment', 0.5),
    },
    explanation:
      '{shared_share}% of {parties} parties of this affiliate share a device or have a declined payment.',
    examples: {
      matches: 'An affiliate brings ten players who all use three phones.',
      doesNotMatch: 'An affiliate brings ten players with ten devices.',
    },
  },
  {
    id: 'bonus_ring',
    name: 'Bonus abuse ring',
    description: 'Several parties that use one campaign share devices.',
    entity: 'campaign',
    events: ['payment', 'payout'],
    needs: ['campaign', 'sender', 'device'],
    parameters: {
      window_days: days('Period in which parties are counted', 14),
      min_ring: count('Minimum number of parties with shared devices', 4),
    },
    explanation: '{ring} parties of this campaign share {devices} devices.',
    examples: {
      matches: 'Five players use a welcome bonus on two phones.',
      doesNotMatch: 'A couple uses a welcome bonus on one tablet.',
    },
  },
  {
    id: 'shared_card',
    name: 'Shared card',
    description: 'Several parties pay with the same card.',
    entity: 'card',
    events: ['payment', 'declined'],
    needs: ['card', 'sender'],
    parameters: {
      window_days: days('Period in which parties are counted', 30),
      min_parties: count('Minimum number of parties', 3),
    },
    explanation: '{parties} parties paid with this card in {days} days.',
    examples: {
      matches: 'Four user accounts pay with one card.',
      doesNotMatch: 'A couple shares one card.',
    },
  },
];
