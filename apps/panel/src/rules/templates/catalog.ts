import { english, type Sentence } from '../../i18n/language';
import type { RuleDraft } from '../draft';

export type TemplateGroup = 'payment' | 'account' | 'identity' | 'device' | 'network';

/** Rule to start from. The thresholds are usual first values; backtest them before the rule goes live. */
export interface RuleTemplate {
  readonly id: string;
  readonly group: TemplateGroup;
  readonly name: Sentence;
  /** The fraud pattern that it finds. */
  readonly about: Sentence;
  readonly draft: Pick<RuleDraft, 'when'> & Partial<RuleDraft>;
}

/** Names of the groups, in display order. */
export const TEMPLATE_GROUPS: Readonly<Record<TemplateGroup, Sentence>> = {
  payment: english('Payments'),
  account: english('Accounts'),
  identity: english('Contact data'),
  device: english('Devices'),
  network: english('IP addresses'),
};

const points = (value: number, when: string) => ({ when, effect: 'score' as const, points: value });
const review = (when: string) => ({ when, effect: 'state' as const, state: 'REVIEW' as const });
const decline = (when: string) => ({ when, effect: 'state' as const, state: 'DECLINE' as const });

/** All templates. `catalog.test.ts` checks their conditions. */
export const RULE_TEMPLATES: readonly RuleTemplate[] = [
  {
    id: 'card-testing',
    group: 'payment',
    name: english('More than 3 cards on one device in 24 hours'),
    about: english('Card testing: one device tries stolen card numbers.'),
    draft: points(15, 'distinct(card_hash by device_hash, 24h) > 3'),
  },
  {
    id: 'cards-of-user',
    group: 'payment',
    name: english('More than 3 cards for one user in 24 hours'),
    about: english('A user adds cards until one is accepted.'),
    draft: points(12, 'distinct(card_hash by user_id, 24h) > 3'),
  },
  {
    id: 'amount-jump',
    group: 'payment',
    name: english('Amount above 5 times the user’s average'),
    about: english('A taken-over account spends more than its owner usually does.'),
    draft: points(
      8,
      'transaction_amount > avg(transaction_amount by user_id, 30d) * 5 and count(user_id, 30d) > 3',
    ),
  },
  {
    id: 'large-first',
    group: 'payment',
    name: english('Large first payment by a new user'),
    about: english('Fraudsters use stolen cards on new accounts right away.'),
    draft: review('transaction_amount > 500 and days_between(user_created, now) < 1'),
  },
  {
    id: 'card-country',
    group: 'payment',
    name: english('Card and IP address from different countries'),
    about: english('The card’s country differs from the IP country.'),
    draft: points(6, 'bin_details.card_country != ip_details.country'),
  },
  {
    id: 'after-declines',
    group: 'payment',
    name: english('Card declined more than twice in 7 days'),
    about: english('A declined card is tried again.'),
    draft: review('count(card_hash, 7d where state = "DECLINE") > 2'),
  },
  {
    id: 'users-of-card',
    group: 'account',
    name: english('Card shared by more than 2 users in 7 days'),
    about: english('Several accounts share a card.'),
    draft: points(10, 'distinct(user_id by card_hash, 7d) > 2'),
  },
  {
    id: 'users-of-device',
    group: 'account',
    name: english('More than 3 users on one device in 7 days'),
    about: english('One person uses several accounts to collect bonuses or move money.'),
    draft: points(10, 'distinct(user_id by device_hash, 7d) > 3'),
  },
  {
    id: 'countries-of-user',
    group: 'account',
    name: english('Transactions from more than 2 countries in 24 hours'),
    about: english('Several people use one account.'),
    draft: points(10, 'distinct(ip_country by user_id, 24h) > 2'),
  },
  {
    id: 'password-reused',
    group: 'account',
    name: english('Password shared by more than 2 users in 7 days'),
    about: english('Accounts that one person created in series share a password.'),
    draft: points(8, 'distinct(user_id by password_hash, 7d) > 2'),
  },
  {
    id: 'disposable-email',
    group: 'identity',
    name: english('Email from a disposable domain'),
    about: english('The address works for only a few minutes.'),
    draft: points(15, 'email_details.email_domain_details.disposable = true'),
  },
  {
    id: 'users-of-phone',
    group: 'identity',
    name: english('Phone number shared by more than 2 users in 30 days'),
    about: english('One phone number confirms several accounts.'),
    draft: points(8, 'distinct(user_id by phone_number, 30d) > 2'),
  },
  {
    id: 'new-device',
    group: 'device',
    name: english('Amount above 300 from a new IP address'),
    about: english('An account pays from a place that it never used.'),
    draft: points(6, 'seen_before(ip by user_id, 365d) = false and transaction_amount > 300'),
  },
  {
    id: 'blocked-device',
    group: 'device',
    name: english('More than 5 transactions on one device in 1 hour'),
    about: english('A script sends requests from one device.'),
    draft: points(10, 'count(device_hash, 1h) > 5'),
  },
  {
    id: 'tor',
    group: 'network',
    name: english('Connection through Tor'),
    about: english('The customer hides the IP address.'),
    draft: review('ip_details.tor = true'),
  },
  {
    id: 'hosting',
    group: 'network',
    name: english('Harmful IP address'),
    about: english('The IP address is on a list of attackers.'),
    draft: decline('ip_details.harmful = true'),
  },
  {
    id: 'ip-country',
    group: 'network',
    name: english('IP country differs from account country'),
    about: english('The customer isn’t in the account’s country.'),
    draft: points(5, 'ip_details.country != user_country'),
  },
  {
    id: 'ip-burst',
    group: 'network',
    name: english('More than 10 transactions from one IP in 1 hour'),
    about: english('Attacks from one network send many requests.'),
    draft: points(8, 'count(ip, 1h) > 10'),
  },
];

/** Returns a template; null for an unknown ID. */
export const templateById = (id: string): RuleTemplate | null =>
  RULE_TEMPLATES.find((template) => template.id === id) ?? null;
