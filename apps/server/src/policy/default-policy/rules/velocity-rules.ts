import type { RuleGroup } from '../default-rule';
import { CHANGING_ACCESS, LOGGING_IN, PAYING_IN, PAYING_OUT } from './vocabulary';

/**
 * All velocity aggregates of the defaults. The plan reads one run of events per key, and identical aggregates
 * are computed once. Thresholds count the transaction itself.
 */
const CALLS_OF_IP = 'count(ip, 1h)';
const CARDS_OF_IP = 'distinct(card_hash by ip, 1h)';
const USERS_OF_IP = 'distinct(user_id by ip, 24h)';
const DECLINES_OF_IP = 'count(ip, 24h where state = "DECLINE")';
const CARDS_OF_EMAIL = 'distinct(card_hash by email, 24h)';
const CALLS_OF_USER = 'count(user_id, 1h)';
const CARDS_OF_USER = 'distinct(card_hash by user_id, 24h)';
const COUNTRIES_OF_USER = 'distinct(ip_country by user_id, 24h)';
const DECLINES_OF_USER = 'count(user_id, 7d where state = "DECLINE")';
const SPENT_BY_USER = 'sum(transaction_amount by user_id, 24h)';
const USUAL_AMOUNT = 'avg(transaction_amount by user_id, 30d)';
const USER_KNOWN_FOR = 'since_first(user_id, 365d)';
const LAST_CALL_OF_USER = 'since_last(user_id, 1h)';
const CALLS_OF_CARD = 'count(card_hash, 1h)';
const USERS_OF_CARD = 'distinct(user_id by card_hash, 7d)';
const DECLINES_OF_CARD = 'count(card_hash, 7d where state = "DECLINE")';
const USERS_OF_PHONE = 'distinct(user_id by phone_number, 30d)';
// Here the device is the caller's own device_id. Hardware alone is the same on many devices; HC731 counts by
// the device itself.
const USERS_OF_DEVICE = 'distinct(user_id by device_hash, 7d)';
const CARDS_OF_DELIVERY = 'distinct(card_hash by shipping_address, 7d)';
const USERS_OF_PASSWORD = 'distinct(user_id by password_hash, 7d)';
const USERS_OF_ACCOUNT = 'distinct(user_id by user_bank_account, 30d)';

export const SEEN_IP = 'seen_before(ip by user_id, 365d)';
export const SEEN_CARD = 'seen_before(card_hash by user_id, 365d)';

export const velocityRules: RuleGroup = {
  category: 'velocity',
  rules: [
    {
      id: 'HC401',
      name: '10 or more transactions from one IP in 1 hour',
      when: `${CALLS_OF_IP} >= 10 and ${CALLS_OF_IP} < 30`,
      points: 2,
    },
    {
      id: 'HC402',
      name: '30 or more transactions from one IP in 1 hour',
      when: `${CALLS_OF_IP} >= 30`,
      points: 5,
    },
    {
      id: 'HC403',
      name: '3 or 4 cards from one IP in 1 hour',
      when: `${CARDS_OF_IP} >= 3 and ${CARDS_OF_IP} < 5`,
      points: 5,
    },
    {
      id: 'HC404',
      name: '5 or more cards from one IP in 1 hour',
      when: `${CARDS_OF_IP} >= 5`,
      points: 12,
    },
    {
      id: 'HC405',
      name: '5 or more users from one IP in 24 hours',
      // Households and offices share an address; a mobile network shares it among thousands.
      when: `${USERS_OF_IP} >= 5 and ${USERS_OF_IP} < 15 and (not (ip_details.type = "MOB") or not_exist(ip_details.type))`,
      points: 2,
    },
    {
      id: 'HC406',
      name: '15 or more users from one IP in 24 hours',
      when: `${USERS_OF_IP} >= 15 and (not (ip_details.type = "MOB") or not_exist(ip_details.type))`,
      points: 5,
    },
    {
      id: 'HC407',
      name: '2 or more declined transactions from one IP in 24 hours',
      when: `${DECLINES_OF_IP} >= 2 and ${DECLINES_OF_IP} < 5`,
      points: 3,
    },
    {
      id: 'HC408',
      name: '5 or more declined transactions from one IP in 24 hours',
      when: `${DECLINES_OF_IP} >= 5`,
      points: 7,
    },
    {
      id: 'HC411',
      name: '3 or more cards with one email in 24 hours',
      when: `${CARDS_OF_EMAIL} >= 3`,
      points: 5,
    },
    {
      id: 'HC421',
      name: '10 or more transactions of one user in 1 hour',
      when: `${CALLS_OF_USER} >= 10 and ${CALLS_OF_USER} < 30`,
      points: 3,
    },
    {
      id: 'HC422',
      name: '30 or more transactions of one user in 1 hour',
      when: `${CALLS_OF_USER} >= 30`,
      points: 7,
    },
    {
      id: 'HC423',
      name: '3 cards of one user in 24 hours',
      when: `${CARDS_OF_USER} = 3`,
      points: 4,
    },
    {
      id: 'HC424',
      name: '4 or more cards of one user in 24 hours',
      when: `${CARDS_OF_USER} >= 4`,
      points: 9,
    },
    {
      id: 'HC425',
      name: '2 IP countries of one user in 24 hours',
      when: `${COUNTRIES_OF_USER} = 2`,
      points: 2,
    },
    {
      id: 'HC426',
      name: '3 or more IP countries of one user in 24 hours',
      when: `${COUNTRIES_OF_USER} >= 3`,
      points: 6,
    },
    {
      id: 'HC427',
      name: 'User was declined in the last 7 days',
      when: `${DECLINES_OF_USER} in [1, 2]`,
      points: 3,
    },
    {
      id: 'HC428',
      name: 'User was declined 3 or more times in the last 7 days',
      when: `${DECLINES_OF_USER} >= 3`,
      points: 7,
    },
    {
      id: 'HC429',
      name: "Amount over 3 times the user's average",
      // The average includes this payment, so the effective factor over the earlier ones is more than three.
      when: `transaction_amount > 3 * ${USUAL_AMOUNT} and (${PAYING_IN} or ${PAYING_OUT})`,
      points: 3,
    },
    {
      id: 'HC430',
      name: "Daily spending over 10 times the user's average amount",
      when: `${SPENT_BY_USER} > 10 * ${USUAL_AMOUNT}`,
      points: 2,
    },
    {
      id: 'HC431',
      name: '2 transactions of one user within 3 seconds',
      when: `${LAST_CALL_OF_USER} < 3`,
      points: 2,
    },
    {
      id: 'HC432',
      name: 'Known user pays with a new card from a new IP',
      when: `${USER_KNOWN_FOR} > 7d and ${SEEN_CARD} = false and ${SEEN_IP} = false and ${PAYING_IN}`,
      points: 2,
    },
    {
      id: 'HC433',
      name: 'Known user withdraws from a new IP',
      when: `${USER_KNOWN_FOR} > 7d and ${SEEN_IP} = false and ${PAYING_OUT}`,
      points: 3,
    },
    {
      id: 'HC434',
      name: 'Known user changes credentials from a new IP',
      when: `${USER_KNOWN_FOR} > 7d and ${SEEN_IP} = false and ${CHANGING_ACCESS}`,
      points: 3,
    },
    {
      id: 'HC441',
      name: '5 or more attempts with one card in 1 hour',
      when: `${CALLS_OF_CARD} >= 5 and ${CALLS_OF_CARD} < 10`,
      points: 4,
    },
    {
      id: 'HC442',
      name: '10 or more attempts with one card in 1 hour',
      when: `${CALLS_OF_CARD} >= 10`,
      points: 8,
    },
    {
      id: 'HC443',
      name: '2 users of one card in 7 days',
      when: `${USERS_OF_CARD} = 2`,
      points: 3,
    },
    {
      id: 'HC444',
      name: '3 or more users of one card in 7 days',
      when: `${USERS_OF_CARD} >= 3`,
      points: 8,
    },
    {
      id: 'HC445',
      name: 'Card declined in the last 7 days',
      when: `${DECLINES_OF_CARD} in [1, 2]`,
      points: 3,
    },
    {
      id: 'HC446',
      name: 'Card declined 3 or more times in the last 7 days',
      when: `${DECLINES_OF_CARD} >= 3`,
      points: 7,
    },
    {
      id: 'HC451',
      name: '3 or more users of one phone number in 30 days',
      when: `${USERS_OF_PHONE} >= 3`,
      points: 6,
    },
    {
      id: 'HC461',
      name: '3 or 4 cards to one shipping address in 7 days',
      when: `${CARDS_OF_DELIVERY} >= 3 and ${CARDS_OF_DELIVERY} < 5`,
      points: 4,
    },
    {
      id: 'HC462',
      name: '5 or more cards to one shipping address in 7 days',
      when: `${CARDS_OF_DELIVERY} >= 5`,
      points: 8,
    },
    {
      id: 'HC471',
      name: '3 or more users with the same password in 7 days',
      when: `${USERS_OF_PASSWORD} >= 3`,
      points: 6,
    },
    {
      id: 'HC481',
      name: '2 users of one bank account in 30 days',
      when: `${USERS_OF_ACCOUNT} = 2`,
      points: 3,
    },
    {
      id: 'HC482',
      name: '3 or more users of one bank account in 30 days',
      when: `${USERS_OF_ACCOUNT} >= 3`,
      points: 8,
    },
    {
      id: 'HC490',
      name: 'Card testing: 8 or more cards from one IP in 1 hour',
      when: `${CARDS_OF_IP} >= 8`,
      state: 'DECLINE',
    },
    {
      id: 'HC491',
      name: 'Credential stuffing: 50 or more users sign in from one IP in 24 hours',
      when: `${LOGGING_IN} and ${USERS_OF_IP} >= 50 and (ip_details.type = "DCH" or ip_details.data_center_proxy = true)`,
      state: 'DECLINE',
    },
    {
      id: 'HC501',
      name: '3 or 4 users of one device in 7 days',
      when: `not_exist(device_details) and ${USERS_OF_DEVICE} >= 3 and ${USERS_OF_DEVICE} < 5`,
      points: 4,
    },
    {
      id: 'HC502',
      name: '5 or more users of one device in 7 days',
      when: `not_exist(device_details) and ${USERS_OF_DEVICE} >= 5`,
      points: 8,
    },
  ],
};
