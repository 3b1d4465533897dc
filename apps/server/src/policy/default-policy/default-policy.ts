import {
  DEFAULT_THRESHOLDS,
  type ManagedList,
  printRule,
  type Rule,
  type RuleCategory,
  type RuleSet,
} from '@assay/rules';
import type { PolicyDocument } from '../versions/policies';
import { type DefaultCategory, type RuleGroup, readGroup } from './default-rule';
import { cardRules } from './rules/card-rules';
import { deviceRules } from './rules/device-rules';
import { ekycRules } from './rules/ekyc-rules';
import { emailRules } from './rules/email-rules';
import { ipRules } from './rules/ip-rules';
import { locationRules } from './rules/location-rules';
import { phoneRules } from './rules/phone-rules';
import { screeningRules } from './rules/screening-rules';
import { sessionRules } from './rules/session-rules';
import { textRules } from './rules/text-rules';
import { transactionRules } from './rules/transaction-rules';
import { trustRules } from './rules/trust-rules';
import { velocityRules } from './rules/velocity-rules';

const HEADER = ['| Id | Category | Reason | Effect | Condition |', '|---|---|---|---|---|'] as const;

/** Escapes the pipe, which would end the cell even within a code span. */
const cell = (text: string): string => text.replaceAll('|', String.raw`\|`);

function effectOf({ then: { score, state, list } }: Rule): string {
  const parts = [score && `${score.operation}${score.value}`, state, list && `adds to ${list.list_id}`];
  return parts.filter(Boolean).join(', ');
}

/**
 * Formats the rules of a set as a Markdown table (GFM), ordered by category as the set lists them, then by
 * id.
 */
function rulesTable(set: RuleSet): string {
  const rows = set.categories.flatMap(({ id: category, name }) =>
    set.rules
      .filter((rule) => rule.category === category)
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map((rule) =>
        [rule.id, name, cell(rule.name), effectOf(rule), `\`${cell(printRule(rule.when))}\``].join(' | '),
      ),
  );
  return [...HEADER, ...rows.map((row) => `| ${row} |`)].join('\n');
}

/**
 * Lists of the default policy. All are empty: each business decides which countries, people or banks it
 * distrusts.
 */
const defaultLists: readonly ManagedList[] = [
  { id: 'allowed_emails', name: 'Allowed email addresses', kind: 'allow', field: 'email' },
  { id: 'allowed_users', name: 'Allowed users', kind: 'allow', field: 'user_id' },
  { id: 'allowed_ips', name: 'Allowed IP addresses', kind: 'allow', field: 'ip' },
  { id: 'allowed_cards', name: 'Allowed cards', kind: 'allow', field: 'card_hash' },
  { id: 'blocked_emails', name: 'Blocked email addresses', kind: 'block', field: 'email' },
  { id: 'blocked_email_domains', name: 'Blocked email domains', kind: 'block', field: 'email_domain' },
  { id: 'blocked_ips', name: 'Blocked IP addresses', kind: 'block', field: 'ip' },
  { id: 'blocked_phones', name: 'Blocked phone numbers', kind: 'block', field: 'phone_number' },
  { id: 'blocked_users', name: 'Blocked users', kind: 'block', field: 'user_id' },
  { id: 'blocked_cards', name: 'Blocked cards', kind: 'block', field: 'card_hash' },
  { id: 'blocked_bins', name: 'Blocked card BINs', kind: 'block', field: 'card_bin' },
  { id: 'blocked_devices', name: 'Blocked devices', kind: 'block', field: 'device_id' },
  { id: 'blocked_countries', name: 'Blocked countries', kind: 'block', field: 'user_country' },
  { id: 'high_risk_countries', name: 'High-risk countries', kind: 'plain', field: 'user_country' },
];

const groups: readonly RuleGroup[] = [
  emailRules,
  ipRules,
  phoneRules,
  cardRules,
  textRules,
  screeningRules,
  ekycRules,
  locationRules,
  transactionRules,
  velocityRules,
  deviceRules,
  sessionRules,
  trustRules,
];

/**
 * Rule categories. The state of a category shows which part of a transaction is unusual. Trust omits
 * thresholds because its sum is never above 0.
 */
const categories: readonly (RuleCategory & { readonly id: DefaultCategory })[] = [
  { id: 'email', name: 'Email', thresholds: DEFAULT_THRESHOLDS },
  { id: 'ip', name: 'IP address', thresholds: DEFAULT_THRESHOLDS },
  { id: 'phone', name: 'Phone', thresholds: DEFAULT_THRESHOLDS },
  { id: 'card', name: 'Card', thresholds: DEFAULT_THRESHOLDS },
  { id: 'identity', name: 'Identity', thresholds: DEFAULT_THRESHOLDS },
  { id: 'location', name: 'Location', thresholds: { review: 6, decline: 12 } },
  { id: 'transaction', name: 'Transaction', thresholds: DEFAULT_THRESHOLDS },
  { id: 'velocity', name: 'Velocity', thresholds: DEFAULT_THRESHOLDS },
  { id: 'device', name: 'Device', thresholds: DEFAULT_THRESHOLDS },
  { id: 'session', name: 'Session', thresholds: DEFAULT_THRESHOLDS },
  { id: 'trust', name: 'Trust', thresholds: null },
];

/** Policy of a new account until it publishes other rules. Every rule is described in docs/reference/rules.md. */
export const defaultPolicy: PolicyDocument = {
  rules: groups.flatMap(readGroup),
  categories,
  lists: defaultLists,
  thresholds: DEFAULT_THRESHOLDS,
};

/** Formats the default rules as the Markdown table of docs/reference/rules.md. */
export const defaultRulesTable = (): string => rulesTable(defaultPolicy);
