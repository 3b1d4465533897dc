import type { ManagedRule } from '@assay/management-api';
import type { RuleMetrics } from '../api/dashboard';
import { type DashboardSearch, readDashboardSearch } from '../dashboards/search';
import { builtInName } from '../i18n/language';
import type { EffectKind } from './draft';

/** Groups of rules by their metrics. */
type FigureFilter = 'matching' | 'quiet' | 'imprecise' | 'false_positives';

/** Precision below which a rule counts as imprecise. */
const LOW_PRECISION = 0.5;

/** URL parameters of the rules page, so that links show the same rules and period. */
export interface RulesSearch extends Pick<DashboardSearch, 'range' | 'from' | 'to'> {
  readonly mode?: ManagedRule['mode'];
  readonly category?: string;
  readonly effect?: EffectKind;
  readonly figures?: FigureFilter;
}

const MODES: readonly ManagedRule['mode'][] = ['live', 'canary', 'shadow', 'off'];
const EFFECTS: readonly EffectKind[] = ['score', 'state', 'list'];
const FIGURES: readonly FigureFilter[] = ['matching', 'quiet', 'imprecise', 'false_positives'];

/** Parses the URL parameters; ignores invalid values. */
export function readRulesSearch(search: { readonly [name: string]: unknown }): RulesSearch {
  const { range, from, to } = readDashboardSearch(search);
  const mode = MODES.find((known) => known === search.mode);
  const effect = EFFECTS.find((known) => known === search.effect);
  const figures = FIGURES.find((known) => known === search.figures);
  const category = typeof search.category === 'string' && search.category !== '' ? search.category : null;
  return {
    ...(from && to ? { from, to } : range ? { range } : {}),
    ...(mode ? { mode } : {}),
    ...(effect ? { effect } : {}),
    ...(figures ? { figures } : {}),
    ...(category === null ? {} : { category }),
  };
}

/** Value of the category filter for rules without one. */
export const UNCATEGORIZED = '(none)';

const effectOf = ({ then }: ManagedRule): EffectKind =>
  'score' in then && then.score ? 'score' : 'state' in then && then.state ? 'state' : 'list';

function hasFigures(filter: FigureFilter, metrics: RuleMetrics | undefined): boolean {
  const isMatching = metrics !== undefined && metrics.matches + metrics.shadow_matches > 0;
  switch (filter) {
    case 'matching':
      return isMatching;
    case 'quiet':
      return !isMatching;
    case 'imprecise':
      return typeof metrics?.precision === 'number' && metrics.precision < LOW_PRECISION;
    default:
      return (metrics?.legitimate ?? 0) > 0;
  }
}

/**
 * Returns the rules that match the filters.
 * @param wanted words that the ID, name or condition contains
 * @param figures undefined while loading; then no rule is left out because of its metrics
 */
export function matchingRules(
  rules: readonly ManagedRule[],
  { mode, category, effect, figures: group }: RulesSearch,
  wanted: string,
  figures: ReadonlyMap<string, RuleMetrics> | undefined,
): readonly ManagedRule[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    if (mode && rule.mode !== mode) return false;
    if (category && (rule.category ?? UNCATEGORIZED) !== category) return false;
    if (effect && effectOf(rule) !== effect) return false;
    if (group && figures && !hasFigures(group, figures.get(rule.id))) return false;
    const text = `${rule.id} ${rule.name} ${builtInName(rule.name)} ${rule.when_text}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
