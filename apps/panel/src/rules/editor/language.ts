import type { VelocityKey } from '@assay/contract';
import { FUNCTIONS, type VelocityNode } from '@assay/rules';
import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { HighlightStyle, StreamLanguage, syntaxHighlighting } from '@codemirror/language';
import { tags } from '@lezer/highlight';
import type { ManagedList } from '../../api/lists';
import type { RuleField } from '../../api/rules';
import { english, inWords, type Sentence, t } from '../../i18n/language';

/** Velocity aggregates with their syntax and description. */
const AGGREGATES: Readonly<Record<VelocityNode['aggregate'], { write: string; about: Sentence }>> = {
  count: { write: 'count(ip, 1h)', about: english('number of transactions, including this one') },
  distinct: { write: 'distinct(card_hash by ip, 1h)', about: english('number of distinct values') },
  sum: { write: 'sum(transaction_amount by user_id, 24h)', about: english('sum of amounts') },
  min: { write: 'min(transaction_amount by user_id, 30d)', about: english('smallest amount') },
  max: { write: 'max(transaction_amount by user_id, 30d)', about: english('largest amount') },
  avg: { write: 'avg(transaction_amount by user_id, 30d)', about: english('average amount') },
  median: { write: 'median(transaction_amount by user_id, 30d)', about: english('median amount') },
  percentile: {
    write: 'percentile(95, transaction_amount by user_id, 30d)',
    about: english('percentile of the amounts'),
  },
  stddev: {
    write: 'stddev(transaction_amount by user_id, 30d)',
    about: english('standard deviation of the amounts'),
  },
  first_amount: { write: 'first_amount(user_id, 30d)', about: english('amount of the first transaction') },
  last_amount: { write: 'last_amount(user_id, 30d)', about: english('amount of the previous transaction') },
  since_last: { write: 'since_last(user_id, 30d)', about: english('seconds since the previous transaction') },
  since_first: { write: 'since_first(user_id, 30d)', about: english('seconds since the first transaction') },
  seen_before: {
    write: 'seen_before(ip by user_id)',
    about: english('true if an earlier transaction had the same value'),
  },
};

/** Keys of velocity aggregates. */
const KEYS: Readonly<Record<VelocityKey, Sentence>> = {
  user_id: english('user'),
  email: english('email'),
  phone_number: english('phone'),
  ip: english('IP address'),
  device_hash: english('device'),
  cookie_hash: english('cookie'),
  true_device_id: english('recognized device (device ID)'),
  card_hash: english('card'),
  address: english('home address'),
  billing_address: english('billing address'),
  shipping_address: english('shipping address'),
  user_bank_account: english('bank account'),
  password_hash: english('password'),
  session_id: english('session'),
  idv_reference_id: english('verification'),
  id_value: english('identity document number'),
  receiver_bank_account: english('bank account of the receiver'),
  receiver_id: english('receiver'),
  merchant_id: english('merchant'),
  affiliate_id: english('affiliate'),
  card_bin: english('card BIN'),
  bonus_campaign_id: english('bonus campaign'),
  brand_id: english('brand'),
};

/** Operators and keywords with their description. */
const JOINTS: Readonly<Record<string, Sentence | ''>> = {
  and: english('both conditions match'),
  or: english('at least one condition matches'),
  not: english('the next condition doesn’t match'),
  in: english('is one of the values'),
  'not in': english('is not one of the values'),
  equals: english('equals, ignoring case'),
  contains: english('contains the text or the element'),
  starts_with: english('starts with the text'),
  ends_with: english('ends with the text'),
  matches: english('matches the pattern (RE2)'),
  where: english('counts only transactions that match this condition'),
  by: english('grouped by'),
  now: english('transaction time'),
  true: '',
  false: '',
};

/** Fields and lists of the account. */
export interface Vocabulary {
  readonly fields: readonly RuleField[];
  readonly lists: readonly ManagedList[];
}

const WORD = /[\p{L}_][\p{L}\p{N}_.]*/u;
const VALID = /^[\p{L}\p{N}_.]*$/u;

const fieldOf = ({ path, type, module }: RuleField): Completion => ({
  label: path,
  type: 'property',
  detail: type,
  info: module,
});

const builtIn = (): readonly Completion[] => [
  ...[...FUNCTIONS].map(([name, { summary }]) => ({
    label: name,
    type: 'function',
    apply: `${name}(`,
    info: t(summary),
  })),
  ...Object.entries(AGGREGATES).map(([name, { write, about }]) => ({
    label: name,
    type: 'function',
    detail: write.slice(name.length),
    apply: write,
    info: t(about),
  })),
  ...['exists', 'not_exist'].map((name) => ({
    label: name,
    type: 'function',
    apply: `${name}(`,
    info: name === 'exists' ? t('the field has a value') : t('the field is empty'),
  })),
  { label: 'list', type: 'function', apply: 'list("', info: t('one of your lists') },
  ...Object.entries(JOINTS).map(([label, info]) => ({
    label,
    type: 'keyword',
    info: inWords(info),
    boost: -10,
  })),
];

const velocityKeys = (): readonly Completion[] =>
  Object.entries(KEYS).map(([label, info]) => ({ label, type: 'property', info: t(info) }));

/** Completes list IDs after `list("`, keys after `by` or within an aggregate, and all other names elsewhere. */
function completeRule({ fields, lists }: Vocabulary, context: CompletionContext): CompletionResult | null {
  const list = context.matchBefore(/list\(\s*"[\w.-]*/);
  if (list) {
    const from = list.from + list.text.indexOf('"') + 1;
    const options = lists.map(({ id, name, field }) => ({
      label: id,
      type: 'constant',
      detail: field,
      info: name,
      apply: `${id}")`,
    }));
    return { from, options, validFor: /^[\w.-]*$/ };
  }
  if (isWithinText(context)) return null;
  const word = context.matchBefore(WORD);
  if (!word && !context.explicit) return null;
  const from = word?.from ?? context.pos;
  const before = context.state.sliceDoc(Math.max(0, from - 40), from);
  if (/\bby\s+$/.test(before) || /\b(?:count|since_last|since_first)\(\s*$/.test(before))
    return { from, options: velocityKeys(), validFor: VALID };
  return { from, options: [...builtIn(), ...fields.map(fieldOf)], validFor: VALID };
}

/** Returns true if the cursor is in a quoted text. */
function isWithinText({ state, pos }: CompletionContext): boolean {
  const before = state.sliceDoc(0, pos).replace(/\\./g, '');
  return (before.split('"').length - 1) % 2 === 1;
}

/** @param vocabulary called for each completion */
export const ruleCompletion = (vocabulary: () => Vocabulary) =>
  autocompletion({ override: [(context) => completeRule(vocabulary(), context)], icons: false });

const WORDS = /^(?:and|or|not|in|by|where|equals|contains|starts_with|ends_with|matches)$/;
const FIXED = /^(?:true|false|now)$/;

/** Syntax highlighting. It only distinguishes tokens; the checker validates the condition. */
const language = StreamLanguage.define({
  name: 'rule',
  token(stream) {
    if (stream.eatSpace()) return null;
    if (stream.match(/^"(?:[^"\\]|\\.)*"?/)) return 'string';
    if (stream.match(/^`(?:[^`\\]|\\.)*`?/)) return 'propertyName';
    if (stream.match(/^\d+[smhd]\b/) || stream.match(/^\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/)) return 'number';
    const name = stream.match(/^[\p{L}_][\p{L}\p{N}_.]*/u) as RegExpMatchArray | null;
    if (name) {
      const word = name[0];
      if (WORDS.test(word)) return 'keyword';
      if (FIXED.test(word)) return 'bool';
      const isCalled = stream.match(/^\s*\(/, false) !== null;
      if (
        isCalled &&
        (FUNCTIONS.has(word) || word in AGGREGATES || /^(?:list|exists?|not_exist)$/.test(word))
      )
        return 'function';
      return 'propertyName';
    }
    stream.next();
    return 'operator';
  },
  tokenTable: { function: tags.function(tags.variableName) },
});

const colours = HighlightStyle.define([
  { tag: tags.keyword, color: 'var(--rule-word)', fontWeight: '600' },
  { tag: tags.string, color: 'var(--rule-text)' },
  { tag: [tags.number, tags.bool], color: 'var(--rule-number)' },
  { tag: tags.function(tags.variableName), color: 'var(--rule-function)' },
]);

export const ruleLanguage = [language, syntaxHighlighting(colours)];
