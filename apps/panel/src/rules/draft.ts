import type { ManagedRule, RuleInput } from '@assay/management-api';
import type { State } from '../api/evaluations';
import type { ListField } from '../api/lists';
import type { RuleMode } from '../api/rules';
import { english, type Sentence, t } from '../i18n/language';

/** What a fired rule does, as the wire has it. */
export type Then = RuleInput['then'];

/** The effect in a few signs: "+15", "DECLINE", "DECLINE, → list mules". */
export function describeThen(then: Then): string {
  if ('score' in then && then.score) return `${then.score.operation}${then.score.value}`;
  const parts: string[] = [];
  if ('state' in then && then.state) parts.push(then.state);
  if ('list' in then && then.list)
    parts.push(t('{field} → list {list}', { field: then.list.field, list: then.list.list_id }));
  return parts.join(', ');
}

/** What a rule's mode is called. */
export const MODE_NAMES: Readonly<Record<RuleMode, Sentence>> = {
  live: english('live'),
  canary: english('canary'),
  shadow: english('shadow'),
  off: english('off'),
};

/** A mode in words; one that this panel does not know keeps its own name. */
export const modeName = (mode: string): string => {
  const known = Object.entries(MODE_NAMES).find(([name]) => name === mode)?.[1];
  return known ? t(known) : mode;
};

/** The way back from one rule. */
export const allRules = () => ({ name: t('All rules'), to: '/panel/rules' }) as const;

export type EffectKind = 'score' | 'state' | 'list';

/** A rule as its form holds it: every member has a value while it is typed. */
export interface RuleDraft {
  readonly id: string;
  readonly name: string;
  readonly category: string | null;
  readonly priority: number;
  readonly mode: RuleMode;
  /** For how many of a hundred calls a canary counts. */
  readonly canaryPercent: number;
  readonly when: string;
  readonly effect: EffectKind;
  readonly operation: '+' | '-';
  readonly points: number;
  readonly state: State;
  /** List that takes the transaction's value; for the effects `state` and `list`. */
  readonly list: { readonly id: string; readonly field: ListField } | null;
  /** ISO 8601 or empty. */
  readonly startsAt: string;
  readonly endsAt: string;
}

/** A canary begins small. */
export const USUAL_CANARY_PERCENT = 10;

/** A new rule starts in shadow: it shows what it would do before it does it. */
export const NEW_RULE: RuleDraft = {
  id: '',
  name: '',
  category: null,
  priority: 100,
  mode: 'shadow',
  canaryPercent: USUAL_CANARY_PERCENT,
  when: '',
  effect: 'score',
  operation: '+',
  points: 5,
  state: 'REVIEW',
  list: null,
  startsAt: '',
  endsAt: '',
};

export function draftOf(rule: ManagedRule): RuleDraft {
  const { then } = rule;
  const score = 'score' in then ? then.score : null;
  const state = 'state' in then ? then.state : null;
  const list = 'list' in then && then.list ? { id: then.list.list_id, field: then.list.field } : null;
  return {
    id: rule.id,
    name: rule.name,
    category: rule.category,
    priority: rule.priority,
    mode: rule.mode,
    canaryPercent: rule.canary_percent ?? USUAL_CANARY_PERCENT,
    when: rule.when_text,
    effect: score ? 'score' : state ? 'state' : 'list',
    operation: score?.operation ?? NEW_RULE.operation,
    points: score?.value ?? NEW_RULE.points,
    state: state ?? NEW_RULE.state,
    list,
    startsAt: rule.starts_at ?? '',
    endsAt: rule.ends_at ?? '',
  };
}

function thenOf(draft: RuleDraft): RuleInput['then'] | null {
  const list = draft.list
    ? ({ list_id: draft.list.id, field: draft.list.field, action: 'add' } as const)
    : null;
  switch (draft.effect) {
    case 'score':
      return { score: { operation: draft.operation, value: draft.points } };
    case 'state':
      return list ? { state: draft.state, list } : { state: draft.state };
    default:
      return list && { list };
  }
}

/** The rule as it is sent; null while something that it cannot do without is missing. */
export function ruleOf(draft: RuleDraft): RuleInput | null {
  const then = thenOf(draft);
  if (!then || draft.name.trim() === '' || draft.when.trim() === '') return null;
  return {
    ...(draft.id.trim() === '' ? {} : { id: draft.id.trim() }),
    name: draft.name.trim(),
    category: draft.category,
    priority: draft.priority,
    mode: draft.mode,
    canary_percent: draft.mode === 'canary' ? draft.canaryPercent : null,
    when: draft.when,
    then,
    starts_at: draft.startsAt.trim() || null,
    ends_at: draft.endsAt.trim() || null,
  };
}
