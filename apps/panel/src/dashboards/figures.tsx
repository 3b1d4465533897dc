import type { ReactNode } from 'react';
import type { Dashboard, DashboardPeriod } from '../api/dashboard';
import { atMostBars } from '../design/at-most-bars';
import { FigureTile, FigureTiles } from '../design/figure-tile';
import { Sparkline } from '../design/sparkline';
import { locale, t } from '../i18n/language';
import type { TrafficSearch } from '../traffic/search';
import { AnchorLink } from '../ui/shown-values';
import { mainMoney, milliseconds, money, percent, type TableData, whole } from './chart-data';
import classes from './charts.module.css';
import { Drill } from './drill';
import { type Metrics, metricsOf } from './metrics';

interface FiguresProps {
  readonly current: DashboardPeriod;
  readonly previous: DashboardPeriod | null;
  readonly drill: Drill;
}

/** Direction in which a metric improves; null if neither is better. */
type Better = 'up' | 'down' | null;

interface Measured {
  readonly label: string;
  /** Currency of an amount; null or undefined for other metrics. */
  readonly currency?: string | null;
  readonly now: number | null;
  readonly before: number | null | undefined;
  readonly format: (value: number | null) => string;
  readonly better: Better;
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

function Tile({ label, now, before, format, better, link, chart }: Measured) {
  const value = format(now);
  return (
    <FigureTile
      label={label}
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
        before === undefined ? null : (
          <>
            <Change now={now} before={before} better={better} />
            {t('before: {value}', { value: format(before) })}
          </>
        )
      }
      chart={chart}
    />
  );
}

const trendOf = ({ states }: DashboardPeriod): readonly number[] =>
  atMostBars(states.approve.map((count, at) => count + (states.review[at] ?? 0) + (states.decline[at] ?? 0)));

type FraudMoney = 'prevented' | 'lost';

/** Returns the tile of an amount of labeled fraud in the main currency of the period. */
function moneyTile(part: FraudMoney, { current, previous }: Omit<FiguresProps, 'drill'>): Measured {
  const main = mainMoney(current);
  const currency = main?.currency ?? null;
  const then = previous?.outcome_money.find((row) => row.currency === currency);
  return {
    label: part === 'prevented' ? t('Fraud prevented') : t('Fraud lost'),
    currency,
    now: main?.[part] ?? null,
    before: previous && main ? (then?.[part] ?? 0) : previous ? null : undefined,
    format: (value) => (value === null || currency === null ? '–' : money(value, currency)),
    better: part === 'prevented' ? 'up' : 'down',
  };
}

/** Returns the key metrics with their values of both periods. */
function measuredOf({ current, previous, drill }: FiguresProps): readonly Measured[] {
  const now = metricsOf(current);
  const then = previous && metricsOf(previous);
  const share = (label: string, metric: keyof Metrics, better: Better, link?: TrafficSearch): Measured => ({
    label,
    now: now[metric],
    before: then ? then[metric] : undefined,
    format: percent,
    better,
    ...(link ? { link } : {}),
  });
  return [
    {
      ...share(t('Transactions'), 'transactions', null, drill.whole()),
      format: number,
      chart: <Sparkline label={t('Transactions over time')} values={trendOf(current)} />,
    },
    share(t('Approval rate'), 'approvalRate', 'up', drill.whole({ now: 'APPROVE' })),
    share(t('Review rate'), 'reviewRate', 'down', drill.whole({ now: 'REVIEW' })),
    share(t('Decline rate'), 'declineRate', null, drill.whole({ now: 'DECLINE' })),
    share(t('Chargeback rate'), 'chargebackRate', 'down'),
    { ...share(t('Decision time (p95)'), 'decisionTime', 'down'), format: milliseconds },
    moneyTile('prevented', { current, previous }),
    moneyTile('lost', { current, previous }),
    share(t('Precision'), 'precision', 'up'),
    share(t('Recall'), 'recall', 'up'),
    share(t('False positive rate'), 'falsePositiveRate', 'down'),
  ];
}

/** Key metrics of the period, compared with the period before. */
export function Figures(props: FiguresProps) {
  return (
    <FigureTiles label={t('Key metrics')}>
      {measuredOf(props).map((tile) => (
        <Tile key={tile.label} {...tile} />
      ))}
    </FigureTiles>
  );
}

/** Returns the key metrics as a table, for a file. */
export function metricsTable({ current, previous, unit }: Dashboard): TableData {
  const rows = measuredOf({ current, previous, drill: new Drill('live', unit, current) });
  return {
    head: [t('Metric'), `${current.from} – ${current.to}`, ...(previous ? [t('Previous period')] : [])],
    rows: rows.map(({ label, currency, now, before, format }) => [
      currency ? `${label} (${currency})` : label,
      { value: now, formatted: format(now) },
      ...(previous ? [{ value: before ?? null, formatted: format(before ?? null) }] : []),
    ]),
  };
}
