import type { ReactNode } from 'react';
import type { Dashboard, DashboardPeriod } from '../api/dashboard';
import { atMostBars } from '../design/at-most-bars';
import { FigureTile, FigureTiles } from '../design/figure-tile';
import { Sparkline } from '../design/sparkline';
import { locale, t } from '../i18n/language';
import type { TrafficSearch } from '../traffic/search';
import { AnchorLink } from '../ui/shown-values';
import { exactPercent, mainMoney, milliseconds, money, type TableData, whole } from './chart-data';
import classes from './charts.module.css';
import { Drill } from './drill';
import { type Metrics, metricsOf, type Sample } from './metrics';

interface FiguresProps {
  readonly current: DashboardPeriod;
  readonly previous: DashboardPeriod | null;
  readonly drill: Drill;
}

/** Direction in which a metric improves; null if neither is better. */
type Better = 'up' | 'down' | null;

interface Measured {
  readonly label: string;
  /** In the first row, larger. */
  readonly isMain?: boolean;
  readonly now: number | null;
  readonly before: number | null | undefined;
  readonly format: (value: number | null) => string;
  readonly better: Better;
  /** Counts that the value is based on, or amounts that it doesn't contain. */
  readonly note?: string | null;
  readonly link?: TrafficSearch;
  readonly chart?: ReactNode;
}

const number = (value: number | null): string => (value === null ? '–' : whole(value));
/** Changes below half a percent are not shown. */
const SAME = 0.005;

/** Relative change, colored if the metric has a better direction. */
function Change({ now, before, better }: Pick<Measured, 'now' | 'before' | 'better'>) {
  if (now === null || before === null || before === undefined || before === 0) return null;
  const change = now / before - 1;
  if (Math.abs(change) < SAME) return null;
  const isBetter = better === null ? null : change > 0 === (better === 'up');
  return (
    <span className={isBetter === null ? undefined : isBetter ? classes.better : classes.worse}>
      {change > 0 ? '▲' : '▼'}{' '}
      {Math.abs(change).toLocaleString(locale(), { style: 'percent', maximumFractionDigits: 0 })}{' '}
    </span>
  );
}

function Tile({ label, isMain, now, before, format, better, note, link, chart }: Measured) {
  const value = format(now);
  const isCompared = now !== null && before !== undefined && before !== null;
  return (
    <FigureTile
      label={label}
      isLarge={isMain ?? false}
      value={
        link ? (
          <AnchorLink to="/panel/transactions" search={link} className={classes.rowLink}>
            {value}
          </AnchorLink>
        ) : (
          value
        )
      }
      hint={
        note || isCompared ? (
          <>
            {note ? <div>{note}</div> : null}
            {isCompared ? (
              <>
                <Change now={now} before={before} better={better} />
                {t('before: {value}', { value: format(before) })}
              </>
            ) : null}
          </>
        ) : null
      }
      chart={chart}
    />
  );
}

const trendOf = ({ states }: DashboardPeriod): readonly number[] =>
  atMostBars(states.approve.map((count, at) => count + (states.review[at] ?? 0) + (states.decline[at] ?? 0)));

type FraudMoney = 'prevented' | 'lost';

/** Returns the tile of an amount of labeled fraud in the main currency, and the other currencies as a note. */
function moneyTile(part: FraudMoney, { current, previous }: Omit<FiguresProps, 'drill'>): Measured {
  const main = mainMoney(current);
  const currency = main?.currency ?? null;
  const then = previous?.outcome_money.find((row) => row.currency === currency);
  const others = current.outcome_money.filter((row) => row !== main && row[part] > 0);
  const name = part === 'prevented' ? t('Fraud prevented') : t('Fraud lost');
  return {
    label: currency === null ? name : `${name}, ${currency}`,
    now: main?.[part] ?? null,
    before: previous && main ? (then?.[part] ?? 0) : undefined,
    format: (value) => (value === null || currency === null ? '–' : money(value, currency)),
    better: part === 'prevented' ? 'up' : 'down',
    note:
      others.length === 0
        ? null
        : t('and {amounts}', { amounts: others.map((row) => money(row[part], row.currency)).join(', ') }),
  };
}

type LabeledMetric = keyof Metrics['samples'];

/** Returns the counts of a share of labeled transactions, or that they are too few. */
function labeledNote(metric: LabeledMetric, value: number | null, { part, all }: Sample): string {
  if (value === null)
    return all === 0 ? t('No labels') : t('Too few labels ({part} of {all})', { part, all });
  return metric === 'falsePositiveRate'
    ? t('{part} of {all} labeled legitimate', { part, all })
    : metric === 'recall'
      ? t('{part} of {all} labeled fraud', { part, all })
      : t('{part} of {all} labeled', { part, all });
}

/** Returns the key metrics with their values of both periods. */
function measuredOf({ current, previous, drill }: FiguresProps): readonly Measured[] {
  const now = metricsOf(current);
  const then = previous && metricsOf(previous);
  const share = (
    label: string,
    metric: Exclude<keyof Metrics, 'samples'>,
    better: Better,
    link?: TrafficSearch,
  ): Measured => ({
    label,
    now: now[metric],
    before: then ? then[metric] : undefined,
    format: (value) => exactPercent(value),
    better,
    ...(link ? { link } : {}),
  });
  const labeled = (label: string, metric: Exclude<LabeledMetric, 'chargebackRate'>, better: Better) => ({
    ...share(label, metric, better),
    note: labeledNote(metric, now[metric], now.samples[metric]),
  });
  return [
    {
      ...share(t('Transactions'), 'transactions', null, drill.whole()),
      format: number,
      chart: <Sparkline label={t('Transactions over time')} values={trendOf(current)} />,
      isMain: true,
    },
    { ...share(t('Decline rate'), 'declineRate', null, drill.whole({ now: 'DECLINE' })), isMain: true },
    { ...share(t('Review rate'), 'reviewRate', 'down', drill.whole({ now: 'REVIEW' })), isMain: true },
    { ...moneyTile('prevented', { current, previous }), isMain: true },
    { ...labeled(t('False positive rate'), 'falsePositiveRate', 'down'), isMain: true },
    share(t('Approval rate'), 'approvalRate', 'up', drill.whole({ now: 'APPROVE' })),
    {
      ...share(t('Chargeback rate'), 'chargebackRate', 'down'),
      // Card schemes act from shares between 0.5% and 1.5%.
      format: (value) => exactPercent(value, 2),
      note: t('{count, plural, one {# chargeback} other {# chargebacks}}', {
        count: now.samples.chargebackRate.part,
      }),
    },
    moneyTile('lost', { current, previous }),
    labeled(t('Precision'), 'precision', 'up'),
    labeled(t('Recall'), 'recall', 'up'),
    { ...share(t('Decision time (p95)'), 'decisionTime', 'down'), format: milliseconds },
  ];
}

/** Key metrics of the period, compared with the period before: the main ones first and larger. */
export function Figures(props: FiguresProps) {
  const all = measuredOf(props);
  const tiles = (isMain: boolean) =>
    all
      .filter((tile) => (tile.isMain ?? false) === isMain)
      .map((tile) => <Tile key={tile.label} {...tile} />);
  return (
    <>
      <FigureTiles label={t('Key metrics')}>{tiles(true)}</FigureTiles>
      <FigureTiles label={t('More metrics')} isBelow>
        {tiles(false)}
      </FigureTiles>
    </>
  );
}

/** Returns the key metrics as a table, for a file. */
export function metricsTable({ current, previous, unit }: Dashboard): TableData {
  const rows = measuredOf({ current, previous, drill: new Drill('live', unit, current) });
  return {
    head: [
      t('Metric'),
      `${current.from} – ${current.to}`,
      t('Note'),
      ...(previous ? [t('Previous period')] : []),
    ],
    rows: rows.map(({ label, now, before, format, note }) => [
      label,
      { value: now, formatted: format(now) },
      note ?? null,
      ...(previous ? [{ value: before ?? null, formatted: format(before ?? null) }] : []),
    ]),
  };
}
