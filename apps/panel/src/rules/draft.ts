import type { ManagedRule, RuleInput } from '@assay/management-api';
import type { State } from '../api/evaluations';
import type { ListField } from '../api/lists';
import type { RuleMode } from '../api/rules';
import { english, type Sentence, t } from '../i18n/language';

/** Effect of a matched rule, as in the API. */
export type Then = RuleInput['then'];

/** Returns a short form of the effect: "+15", "DECLINE", "DECLINE, → list mules". */
export function describeThen(then: Then): string {
  if ('score' in then && then.score) return `${then.score.operation}${then.score.value}`;
  const parts: string[] = [];
  if ('state' in then && then.state) parts.push(then.state);
  if ('list' in then && then.list)
    parts.push(t('{field} → list {list}', { field: then.list.field, list: then.list.list_id }));
  return parts.join(', ');
}

/** Names of the rule modes. */
export const MODE_NAMES: Readonly<Record<RuleMode, Sentence>> = {
  live: english('live'),
  canary: english('canary'),
  shadow: english('shadow'),
  off: english('off'),
};

/** Returns the name of a mode; unknown modes unchanged. */
export const modeName = (mode: string): string => {
  const known = Object.entries(MODE_NAMES).find(([name]) => name === mode)?.[1];
  return known ? t(known) : mode;
};

/** Returns the name of the mode of a rule; a canary includes its share. */
export const modeLabel = ({ mode, canary_percent }: Pick<ManagedRule, 'mode' | 'canary_percent'>): string =>
  mode === 'canary'
    ? t('canary {percent}%', { percent: String(canary_percent ?? USUAL_CANARY_PERCENT) })
    : t(MODE_NAMES[mode]);

/** Link back to the rules page. */
export const allRules = () => ({ name: t('All rules'), to: '/panel/rules' }) as const;

export type EffectKind = 'score' | 'state' | 'list';

/** Rule in the form: every member has a value. */
export interface RuleDraft {
  readonly id: string;
  readonly name: string;
  readonly category: string | null;
  readonly priority: number;
  readonly mode: RuleMode;
  /** Percent of transactions for which a canary counts. */
  readonly canaryPercent: number;
  readonly when: string;
  readonly effect: EffectKind;
  readonly operation: '+' | '-';
  readonly points: number;
  readonly state: State;
  /** List that receives the transaction's value, for the effects `state` and `list`. */
  readonly list: { readonly id: string; readonly field: ListField } | null;
  /** ISO 8601, or empty. */
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Default share of a canary, in percent. */
export const USUAL_CANARY_PERCENT = 10;

/** Default values; new rules start in shadow mode. */
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

/** Returns the rule for the API; null if a required value is missing. */
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
