import { DEFAULT_THRESHOLDS, type RuleCategory } from '@assay/rules';
import type { PolicyDocument } from '../versions/active-document';
import { type DefaultCategory, type RuleGroup, readGroup } from './default-rule';
import { defaultLists } from './lists';
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
import { rulesTable } from './rules-table';

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

/** A category's state shows which part of a transaction is odd; trust has none, its sum is never above 0. */
const categories: readonly (RuleCategory & { readonly id: DefaultCategory })[] = [
  { id: 'email', name: 'E-mail', thresholds: DEFAULT_THRESHOLDS },
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

/** What decides for a new account until it publishes its own rules. Every rule is described in docs/rules.md. */
export const defaultPolicy: PolicyDocument = {
  rules: groups.flatMap(readGroup),
  categories,
  lists: defaultLists,
  thresholds: DEFAULT_THRESHOLDS,
};

/** The default rules as the Markdown table of docs/rules.md. */
export const defaultRulesTable = (): string => rulesTable(defaultPolicy);
