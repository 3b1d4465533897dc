import { Engine, type NestedCondition, type TopLevelCondition } from 'json-rules-engine';
import type { RuleNode, VelocityNode } from '../../packages/rules/src/index';

/** Fifty typical fraud rules in text form, with their scores. */
export const RULES: readonly (readonly [when: string, score: number])[] = [
  ['ip_details.tor', 20],
  ['ip_details.vpn and not ip_details.consumer_privacy_network', 4],
  ['ip_details.data_center_proxy or ip_details.web_proxy or ip_details.public_proxy', 8],
  ['ip_details.residential_proxy and transaction_amount > 200', 9],
  ['ip_details.harmful', 10],
  ['ip_details.spam_number > 3', 3],
  ['ip_details.score >= 80', 6],
  ['ip_details.country != user_country', 2],
  ['ip_details.country != card_country', 3],
  ['ip_details.country != billing_country and ip_details.country != shipping_country', 5],
  ['ip_details.country in ["NG", "GH", "RO", "VN", "ID"]', 2],
  ['ip_details.type in ["DCH", "CDN", "SES"]', 5],
  ['ip_details.isp_name contains "hosting"', 4],
  ['email_domain_details.disposable', 15],
  ['email_domain_details.free and transaction_amount > 500', 2],
  ['email_domain_details.suspicious_tld', 5],
  ['email_domain_details.registered = false', 12],
  ['email_domain_details.valid_mx = false', 9],
  ['email_details.deliverable = false', 10],
  ['email_details.full_inbox', 3],
  ['email_details.minimum_age_months < 2', 4],
  ['email_details.randomness_score > 70', 5],
  ['account_aggregates.total_registration = 0 and email_domain_details.free', 4],
  ['account_aggregates.total_registration >= 8', -3],
  ['not_exist(breach_details.first_breach) and email_domain_details.free', 2],
  ['breach_details.number_of_breaches >= 3', -2],
  ['email starts_with "test"', 6],
  ['phone_details.disposable', 12],
  ['phone_details.phone_is_valid = false', 8],
  ['phone_details.type in ["VOIP", "PREMIUM_RATE", "PAGER"]', 6],
  ['phone_details.country != user_country', 3],
  ['phone_details.registrations = 0', 3],
  ['bin_details.bin_valid = false', 10],
  ['bin_details.bin_type = "PREPAID" and transaction_amount > 100', 5],
  ['bin_details.bin_country_code != billing_country', 6],
  ['bin_details.bin_level in ["GIFT", "VIRTUAL"]', 4],
  ['avs_result = "N" and cvv_result = false', 9],
  ['transaction_amount > 2000', 5],
  ['transaction_amount > 500 and transaction_currency != "EUR" and action_type = "withdrawal"', 6],
  ['action_type = "withdrawal" and user_balance < 10', 3],
  ['user_verification_level = "none" and transaction_amount > 300', 5],
  ['geolocation_details.ip_user_distance > 1000', 4],
  ['geolocation_details.billing_shipping_distance > 500 and shipping_method = "express"', 5],
  ['device_details.private or device_details.font_noise', 2],
  ['device_details.browser_version_age > 700 and device_details.touch_support = false', 3],
  ['count(ip, 1h) > 5', 6],
  ['count(user_id, 24h) >= 10 and transaction_amount > 50', 4],
  ['distinct(user_id by ip, 24h) >= 3', 7],
  ['distinct(card_hash by user_id, 7d) > 3 and action_type = "purchase"', 8],
  ['sum(transaction_amount by card_hash, 7d) > 3000', 6],
];

/** The same rules in json-rules-engine, for comparison in the same run. */

type Condition = NestedCondition;

/** Conditions on absent values must not match there either, so absence is guarded as its users would. */
const known = (value: unknown) => value !== undefined && value !== null;

function operand(node: RuleNode): { fact: string; path?: string } {
  if (node.op === 'velocity') return { fact: 'velocity', path: `$.${velocityName(node)}` };
  if (node.op !== 'field') throw new Error(`not used in the benchmark: ${node.op}`);
  const [fact = '', ...rest] = node.path.split('.');
  return rest.length === 0 ? { fact } : { fact, path: `$.${rest.join('.')}` };
}

/** Returns the name under which json-rules-engine receives a velocity value as a fact. */
export function velocityName(node: VelocityNode): string {
  return [node.aggregate, node.of ?? 'rows', node.by, node.window].join('_');
}

const OPERATORS: Readonly<Record<string, string>> = {
  '=': 'equal',
  '!=': 'knownNotEqual',
  '>': 'greaterThan',
  '>=': 'greaterThanInclusive',
  '<': 'knownLessThan',
  contains: 'containsFolded',
  starts_with: 'startsWithFolded',
};

function translate(node: RuleNode): Condition {
  switch (node.op) {
    case 'and':
      return { all: node.args.map(translate) };
    case 'or':
      return { any: node.args.map(translate) };
    case 'not':
      return { ...operand(node.arg), operator: 'equal', value: false };
    case 'field':
      return { ...operand(node), operator: 'equal', value: true };
    case 'not_exist':
      return { ...operand(node.arg), operator: 'absent', value: true };
    case 'in':
      return {
        ...operand(node.left),
        operator: 'in',
        value: node.right.op === 'const' ? node.right.value : [],
      };
    default: {
      const operator = OPERATORS[node.op];
      if (operator === undefined || !('left' in node))
        throw new Error(`not used in the benchmark: ${node.op}`);
      const value = node.right.op === 'const' ? node.right.value : operand(node.right);
      return { ...operand(node.left), operator, value };
    }
  }
}

/** Builds an engine whose run returns the sum of the scores of the matched rules. */
export function jsonRulesEngine(rules: readonly { readonly when: RuleNode; readonly score: number }[]) {
  const engine = new Engine([], { allowUndefinedFacts: true });
  engine.addOperator<unknown, unknown>(
    'knownNotEqual',
    (fact, value) => known(fact) && known(value) && fact !== value,
  );
  engine.addOperator<number, number>('knownLessThan', (fact, value) => known(fact) && fact < value);
  engine.addOperator<unknown, boolean>('absent', (fact, value) => !known(fact) === value);
  engine.addOperator<string, string>(
    'containsFolded',
    (fact, value) => known(fact) && fact.toLowerCase().includes(value),
  );
  engine.addOperator<string, string>(
    'startsWithFolded',
    (fact, value) => known(fact) && fact.toLowerCase().startsWith(value),
  );
  for (const { when, score } of rules) {
    const condition = translate(when);
    const conditions: TopLevelCondition =
      'all' in condition || 'any' in condition ? condition : { all: [condition] };
    engine.addRule({ conditions, event: { type: 'score', params: { score } } });
  }
  return async (facts: Record<string, unknown>): Promise<number> => {
    const { events } = await engine.run(facts);
    return events.reduce((sum, event) => sum + (event.params?.score as number), 0);
  };
}
