import type { ManagedRule } from '@assay/management-api';
import type { RuleMetrics } from '../api/dashboard';
import type { RuleCategory } from '../api/rules';
import { money, percent, whole } from '../dashboards/chart-data';
import type { DataColumn } from '../design/data-table';
import { Sparkline } from '../design/sparkline';
import { StateBadge } from '../design/state-badge';
import { builtInName, locale, t } from '../i18n/language';
import { mainCurrency } from '../traffic/amount';
import { AnchorLink } from '../ui/shown-values';
import { describeThen, modeLabel } from './draft';
import { ModeMenu, type ModeMenuProps } from './mode-menu';
import classes from './rules.module.css';

interface ColumnsShown extends Omit<ModeMenuProps, 'rule'> {
  readonly categories: readonly RuleCategory[];
  /** Position in the evaluation order by rule ID, from 1. */
  readonly order: ReadonlyMap<string, number>;
  /** Metrics by rule ID; undefined while loading. */
  readonly figures: ReadonlyMap<string, RuleMetrics> | undefined;
  /** True for users who can change the mode. */
  readonly mayChange: boolean;
}

/** Badge of the mode of a rule; a canary includes its share. */
export function ModeBadge({ rule }: { readonly rule: Pick<ManagedRule, 'mode' | 'canary_percent'> }) {
  return <StateBadge state={rule.mode} label={modeLabel(rule)} size="sm" />;
}

type FraudMoney = RuleMetrics['money'][number];

/** Currencies of the labeled fraud that a rule matched. */
export const fraudCurrencies = ({ money: sums }: Pick<RuleMetrics, 'money'>): readonly string[] =>
  sums.filter(({ fraud }) => fraud > 0).map(({ currency }) => currency);

/** Labeled fraud that a rule matched, in the main currency or else in the one with the largest amount. */
export function fraudMoney(
  { money: sums }: Pick<RuleMetrics, 'money'>,
  main: string | null,
): FraudMoney | undefined {
  const found = sums.filter(({ fraud }) => fraud > 0);
  return found.find(({ currency }) => currency === main) ?? found[0];
}

/** Columns with the metrics of the rules. */
function metricColumns({ figures }: Pick<ColumnsShown, 'figures'>): readonly DataColumn<ManagedRule>[] {
  const of = ({ id }: ManagedRule) => figures?.get(id);
  const main = mainCurrency([...(figures?.values() ?? [])].map(fraudCurrencies));
  const fraudOf = (rule: ManagedRule) => {
    const metrics = of(rule);
    return metrics && fraudMoney(metrics, main);
  };
  const labelsOf = (rule: ManagedRule) => {
    const metrics = of(rule);
    return metrics ? metrics.fraud + metrics.legitimate : 0;
  };
  const hits = (rule: ManagedRule) => {
    const metrics = of(rule);
    return metrics ? metrics.matches + metrics.shadow_matches : 0;
  };
  /** null while the metrics load, so that no rule seems to lack them. */
  const counted = (value: number) => (figures ? value : null);
  return [
    {
      id: 'matches',
      name: t('Matches'),
      kind: 'figure',
      line: 'named',
      cell: (rule) => (figures ? whole(hits(rule)) : null),
      sortValue: (rule) => counted(hits(rule)),
    },
    {
      id: 'trend',
      name: t('Trend'),
      cell: (rule) => {
        const trend = of(rule)?.trend ?? [];
        return trend.length > 1 ? <Sparkline label={t('Matches over time')} values={trend} /> : null;
      },
    },
    {
      id: 'precision',
      name: t('Precision'),
      kind: 'figure',
      line: 'named',
      cell: (rule) => <PrecisionCell metrics={of(rule)} />,
      sortValue: (rule) => of(rule)?.precision ?? null,
    },
    {
      id: 'false-positives',
      name: t('False positives'),
      kind: 'figure',
      cell: (rule) => {
        if (!figures || hits(rule) === 0) return null;
        // Without labels, 0 would seem a good result.
        if (labelsOf(rule) === 0) return <span className={classes.labels}>{t('no labels')}</span>;
        return whole(of(rule)?.legitimate ?? 0);
      },
      sortValue: (rule) => (labelsOf(rule) > 0 ? counted(of(rule)?.legitimate ?? 0) : null),
    },
    {
      id: 'fraud-amount',
      name: t('Fraud amount'),
      kind: 'figure',
      cell: (rule) => {
        const most = fraudOf(rule);
        return most ? money(most.fraud, most.currency) : null;
      },
      // Only amounts of one currency can be compared.
      sortValue: (rule) => {
        const most = fraudOf(rule);
        return most?.currency === main ? most.fraud : null;
      },
    },
  ];
}

/** Columns of the rules table. */
export function ruleColumns(shown: ColumnsShown): readonly DataColumn<ManagedRule>[] {
  const { figures, categories, mayChange, order, ...menu } = shown;
  const names = new Map(categories.map(({ id, name }) => [id, builtInName(name)]));
  return [
    {
      id: 'order',
      name: t('Order'),
      kind: 'figure',
      isOptional: true,
      cell: ({ id }) => order.get(id),
      sortValue: ({ id }) => -(order.get(id) ?? 0),
    },
    {
      id: 'rule',
      name: t('Rule'),
      line: 'title',
      cell: (rule) => <RuleCell rule={rule} />,
      sortValue: ({ name }) => builtInName(name).toLowerCase(),
    },
    {
      id: 'category',
      name: t('Category'),
      isOptional: true,
      cell: ({ category }) => (category ? (names.get(category) ?? category) : null),
      sortValue: ({ category }) => (category ? (names.get(category) ?? category) : null),
    },
    {
      id: 'mode',
      name: t('Mode'),
      line: 'end',
      cell: (rule) => <ModeBadge rule={rule} />,
      sortValue: ({ mode }) => mode,
    },
    { id: 'effect', name: t('Effect'), line: 'meta', cell: ({ then }) => describeThen(then) },
    ...metricColumns({ figures }),
    ...(mayChange
      ? [
          {
            id: 'actions',
            name: t('Actions'),
            kind: 'actions' as const,
            cell: (rule: ManagedRule) => <ModeMenu rule={rule} {...menu} />,
          },
        ]
      : []),
  ];
}

function RuleCell({ rule: { id, name, when_text } }: { readonly rule: ManagedRule }) {
  return (
    <div className={classes.rule}>
      <AnchorLink to="/panel/rules/edit/$id" params={{ id }} className={classes.name}>
        {builtInName(name)}
      </AnchorLink>
      <div className={classes.condition} title={when_text}>
        <span className={classes.id}>{id}</span> {when_text}
      </div>
    </div>
  );
}

/** Precision with the number of labels that it is based on. */
function PrecisionCell({ metrics }: { readonly metrics: RuleMetrics | undefined }) {
  if (!metrics) return '–';
  if (metrics.precision === null)
    return metrics.matches + metrics.shadow_matches === 0 ? (
      '–'
    ) : (
      <span className={classes.labels}>{t('no labels')}</span>
    );
  const labels = metrics.fraud + metrics.legitimate;
  return (
    <span title={t('{count, plural, one {# label} other {# labels}}', { count: labels })}>
      {percent(metrics.precision)} <span className={classes.labels}>({labels.toLocaleString(locale())})</span>
    </span>
  );
}
