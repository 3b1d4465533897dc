import { FUNCTIONS } from '@assay/rules';
import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import type { ManagedList } from '../../api/lists';
import type { RuleField } from '../../api/rules';
import { inWords, t } from '../../i18n/language';
import { AGGREGATES, JOINTS, KEYS } from './words';

/** What can be named in a rule of this account. */
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
    info: name === 'exists' ? t('the field has a value') : t('the field has no value'),
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

/** Ids of lists after `list("`, keys after `by` or within a count, everything else elsewhere. */
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

/** Whether the cursor stands within a text in quotes. */
function isWithinText({ state, pos }: CompletionContext): boolean {
  const before = state.sliceDoc(0, pos).replace(/\\./g, '');
  return (before.split('"').length - 1) % 2 === 1;
}

/** @param vocabulary as it is when it is asked for */
export const ruleCompletion = (vocabulary: () => Vocabulary) =>
  autocompletion({ override: [(context) => completeRule(vocabulary(), context)], icons: false });
