import { after, type EarlierEvents, type RuleExample, type RuleExamples } from './example';
import { ip, type PartialFacts } from './facts';

const DAY = 1440;
const card = { card_hash: 'c1' } as const;
const user = { user_id: 'u1' } as const;
const device = { ...user, device_id: 'd1' } as const;
const delivery = { ...card, shipping_street: 'Dock Road 5', shipping_zip: '99901' } as const;
const paying = { ...user, action_type: 'purchase', transaction_currency: 'EUR' } as const;
const fromIp = ip({});

/**
 * Returns an example in which the given number of earlier transactions makes the rule match, and one fewer
 * does not.
 */
const from = (enough: number, facts: PartialFacts, events: EarlierEvents): RuleExample => ({
  fires: after(facts, { ...events, times: enough }),
  spares: after(facts, { ...events, times: enough - 1 }),
});

export const velocityExamples: RuleExamples = {
  HC401: from(9, fromIp, { by: 'ip' }),
  HC402: from(29, fromIp, { by: 'ip' }),
  HC403: from(2, { ...fromIp, ...card }, { by: 'ip', each: 'card_hash' }),
  HC404: from(4, { ...fromIp, ...card }, { by: 'ip', each: 'card_hash' }),
  HC405: from(4, { ...fromIp, ...user }, { by: 'ip', each: 'user_id', minutesAgo: 600 }),
  HC406: {
    fires: after({ ...fromIp, ...user }, { by: 'ip', each: 'user_id', times: 14 }),
    spares: after({ ...ip({ type: 'MOB' }), ...user }, { by: 'ip', each: 'user_id', times: 14 }),
  },
  HC407: from(2, fromIp, { by: 'ip', state: 'DECLINE' }),
  HC408: from(5, fromIp, { by: 'ip', state: 'DECLINE', minutesAgo: 1400 }),
  HC411: from(2, { ...card, email: 'anna@example.com' }, { by: 'email', each: 'card_hash' }),
  HC421: from(9, user, { by: 'user_id' }),
  HC422: from(29, user, { by: 'user_id' }),
  HC423: from(2, { ...user, ...card }, { by: 'user_id', each: 'card_hash' }),
  HC424: from(3, { ...user, ...card }, { by: 'user_id', each: 'card_hash' }),
  HC425: {
    fires: after({ ...user, ...ip({ country: 'DE' }) }, { by: 'user_id', ip_country: 'FR' }),
    spares: after({ ...user, ...ip({ country: 'DE' }) }, { by: 'user_id', ip_country: 'DE' }),
  },
  HC426: {
    fires: after(
      { ...user, ...ip({ country: 'DE' }) },
      { by: 'user_id', ip_country: 'FR' },
      { by: 'user_id', ip_country: 'BR' },
    ),
    spares: after({ ...user, ...ip({ country: 'DE' }) }, { by: 'user_id', ip_country: 'FR', times: 2 }),
  },
  HC427: from(1, user, { by: 'user_id', state: 'DECLINE', minutesAgo: 3 * DAY }),
  HC428: from(3, user, { by: 'user_id', state: 'DECLINE', minutesAgo: 3 * DAY }),
  HC429: {
    fires: after(
      { ...paying, transaction_amount: 1000 },
      { by: 'user_id', amount: 40, times: 6, minutesAgo: 5 * DAY },
    ),
    spares: after(
      { ...paying, transaction_amount: 100 },
      { by: 'user_id', amount: 40, times: 6, minutesAgo: 5 * DAY },
    ),
  },
  HC430: {
    fires: after({ ...paying, transaction_amount: 40 }, { by: 'user_id', amount: 40, times: 10 }),
    spares: after({ ...paying, transaction_amount: 40 }, { by: 'user_id', amount: 40, times: 9 }),
  },
  HC431: {
    fires: after(user, { by: 'user_id', minutesAgo: 0.04 }),
    spares: after(user, { by: 'user_id', minutesAgo: 0.05 }),
  },
  HC432: {
    fires: after(
      { ...paying, ...card, ...fromIp },
      { by: 'user_id', minutesAgo: 8 * DAY, of: { ip: '203.0.113.5', card_hash: 'c0' } },
    ),
    spares: after(
      { ...paying, ...card, ...fromIp },
      { by: 'user_id', minutesAgo: 8 * DAY, of: { ip: '203.0.113.5', card_hash: 'c1' } },
    ),
  },
  HC433: {
    fires: after(
      { ...user, ...fromIp, action_type: 'withdrawal' },
      { by: 'user_id', minutesAgo: 8 * DAY, each: 'ip' },
    ),
    spares: after(
      { ...user, ...fromIp, action_type: 'withdrawal' },
      { by: 'user_id', minutesAgo: 6 * DAY, each: 'ip' },
    ),
  },
  HC434: {
    fires: after(
      { ...user, ...fromIp, action_type: 'email_change' },
      { by: 'user_id', minutesAgo: 8 * DAY, each: 'ip' },
    ),
    spares: after(
      { ...user, ...fromIp, action_type: 'login' },
      { by: 'user_id', minutesAgo: 8 * DAY, each: 'ip' },
    ),
  },
  HC441: from(4, card, { by: 'card_hash' }),
  HC442: from(9, card, { by: 'card_hash' }),
  HC443: from(1, { ...user, ...card }, { by: 'card_hash', each: 'user_id', minutesAgo: 5 * DAY }),
  HC444: from(2, { ...user, ...card }, { by: 'card_hash', each: 'user_id', minutesAgo: 5 * DAY }),
  HC445: from(1, card, { by: 'card_hash', state: 'DECLINE', minutesAgo: 5 * DAY }),
  HC446: from(3, card, { by: 'card_hash', state: 'DECLINE', minutesAgo: 5 * DAY }),
  HC451: from(
    2,
    { ...user, phone_number: '4915112345078' },
    { by: 'phone_number', each: 'user_id', minutesAgo: 20 * DAY },
  ),
  HC461: from(2, delivery, { by: 'shipping_address', each: 'card_hash', minutesAgo: 2 * DAY }),
  HC462: from(4, delivery, { by: 'shipping_address', each: 'card_hash', minutesAgo: 2 * DAY }),
  HC471: from(2, { ...user, password_hash: 'p1' }, { by: 'password_hash', each: 'user_id' }),
  HC481: from(1, { ...user, user_bank_account: 'a1' }, { by: 'user_bank_account', each: 'user_id' }),
  HC482: from(2, { ...user, user_bank_account: 'a1' }, { by: 'user_bank_account', each: 'user_id' }),
  HC490: from(7, { ...fromIp, ...card }, { by: 'ip', each: 'card_hash' }),
  HC491: from(
    49,
    { ...ip({ type: 'DCH' }), ...user, action_type: 'login' },
    { by: 'ip', each: 'user_id', minutesAgo: 300 },
  ),
  HC501: from(2, device, { by: 'device_hash', each: 'user_id', minutesAgo: 2 * DAY }),
  HC502: from(4, device, { by: 'device_hash', each: 'user_id', minutesAgo: 2 * DAY }),
};
