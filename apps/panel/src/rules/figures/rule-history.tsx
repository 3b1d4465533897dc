import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type RuleHistory, ruleHistory } from '../../api/dashboard';
import { ChartCard } from '../../dashboards/chart-card';
import {
  type ChartSeries,
  momentNames,
  money,
  percent,
  short,
  type TimeData,
  tableOf,
  unitName,
} from '../../dashboards/chart-data';
import { Drill } from '../../dashboards/drill';
import { TimeChart } from '../../dashboards/time-chart';
import { Dashboard, DashboardCell } from '../../design/templates';
import { t } from '../../i18n/language';
import { Busy, FailureAlert } from '../../ui/notices';
import { DaysChoice, type DaysShown, daysOf, fraudMoneyOf, hitsOf, precisionOf } from './rule-numbers';

/** Metrics of a rule over time: matches, precision and amounts. */
export function RuleHistorySection({ id }: { readonly id: string }) {
  const [shown, setShown] = useState<DaysShown>({ range: '28' });
  const { data, error } = useQuery(ruleHistory(id, daysOf(shown, new Date())));
  return (
    <>
      <Group mb="md" align="flex-end">
        <DaysChoice shown={shown} onChange={setShown} />
        {data ? (
          <Text size="sm" role="status" mb={8}>
            {[hitsOf(data.metrics), precisionOf(data.metrics), fraudMoneyOf(data.metrics)]
              .filter((words) => words !== null)
              .join(' · ')}
          </Text>
        ) : null}
      </Group>
      <FailureAlert error={error} title={t('Couldn’t load the metrics')} />
      {data ? <Charts id={id} data={data} /> : error ? null : <Busy />}
    </>
  );
}

interface ChartsProps {
  readonly id: string;
  readonly data: RuleHistory;
}

function Charts({ id, data }: ChartsProps) {
  const { metrics: figures, series, unit } = data;
  const moments = momentNames(data, data.buckets);
  const over = (all: readonly ChartSeries[]): TimeData => ({ ...moments, series: all, previous: null });
  const drill = new Drill('live', unit, data);
  const matched = over([
    { name: t('Matches'), tone: 'tone0', values: series.matches },
    { name: t('In shadow mode'), tone: 'tone8', values: series.shadow_matches },
  ]);
  // The filter by rule finds matches with effect only.
  const hits: TimeData = {
    ...matched,
    linkOf: (at, index) => (index === 0 ? drill.bucket(at, { rule: id }) : null),
  };
  const labels = over([
    { name: t('Fraud'), tone: 'decline', values: series.fraud },
    { name: t('Legitimate'), tone: 'approve', values: series.legitimate },
  ]);
  const right = over([{ name: t('Precision'), tone: 'tone2', values: series.precision }]);
  const isHit = figures.matches + figures.shadow_matches > 0;
  const isLabelled = figures.precision !== null;
  const first = unitName(unit);
  return (
    <Dashboard>
      <DashboardCell span={12}>
        <ChartCard
          title={t('Matches over time')}
          table={tableOf(first, hits)}
          file={`rule-${id}-hits`}
          empty={
            isHit
              ? null
              : t('No matches in this period. Transactions appear about a minute after they are scored.')
          }
        >
          <TimeChart title={t('Matches over time')} data={hits} kind="bars" format={short} />
        </ChartCard>
      </DashboardCell>
      <DashboardCell span={6}>
        <ChartCard
          title={t('Labels of matched transactions')}
          about={t('By label, at the time of the transaction.')}
          table={tableOf(first, labels)}
          file={`rule-${id}-labels`}
          empty={isLabelled ? null : t('No matched transaction has a label.')}
        >
          <TimeChart title={t('Labels of matched transactions')} data={labels} kind="bars" format={short} />
        </ChartCard>
      </DashboardCell>
      <DashboardCell span={6}>
        <ChartCard
          title={t('Precision')}
          about={t('Share of fraud among labeled matches.')}
          table={tableOf(first, right)}
          file={`rule-${id}-precision`}
          empty={isLabelled ? null : t('No matched transaction has a label.')}
        >
          <TimeChart title={t('Precision')} data={right} kind="lines" format={percent} />
        </ChartCard>
      </DashboardCell>
      {data.money_series.map((sums, at) => (
        <DashboardCell key={sums.currency} span={6}>
          <AmountChart id={id} data={data} sums={sums} totals={figures.money[at]} />
        </DashboardCell>
      ))}
    </Dashboard>
  );
}

interface AmountChartProps extends ChartsProps {
  readonly sums: RuleHistory['money_series'][number];
  /** Sums of the whole period. */
  readonly totals: RuleHistory['metrics']['money'][number] | undefined;
}

/** Matched amounts in one currency. */
function AmountChart({ id, data, sums: { currency, amount, fraud }, totals }: AmountChartProps) {
  const values: TimeData = {
    ...momentNames(data, data.buckets),
    series: [
      { name: t('Amounts'), tone: 'tone0', values: amount },
      { name: t('Labeled fraud'), tone: 'decline', values: fraud },
    ],
    previous: null,
  };
  const title = t('Amount in {currency}', { currency });
  return (
    <ChartCard
      title={title}
      about={
        totals
          ? t('{amount} matched; {fraud} labeled fraud, {legitimate} labeled legitimate.', {
              amount: money(totals.amount, currency),
              fraud: money(totals.fraud, currency),
              legitimate: money(totals.legitimate, currency),
            })
          : null
      }
      table={tableOf(unitName(data.unit), values)}
      file={`rule-${id}-money-${currency}`}
    >
      <TimeChart title={title} data={values} kind="lines" format={short} />
    </ChartCard>
  );
}
