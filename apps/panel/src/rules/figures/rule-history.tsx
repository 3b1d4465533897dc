import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type RuleHistory, ruleHistory } from '../../api/rule-figures';
import { ChartCard } from '../../dashboards/chart-card';
import { type ChartSeries, type TimeData, tableOf } from '../../dashboards/chart-data';
import classes from '../../dashboards/charts.module.css';
import { TimeChart } from '../../dashboards/time-chart';
import { momentNames, money, percent, short, unitName } from '../../dashboards/words';
import { Busy } from '../../ui/busy';
import { FailureAlert } from '../../ui/failure-alert';
import { DaysChoice, type DaysShown, daysOf } from './days-choice';
import { fraudMoneyOf, hitsOf, precisionOf } from './figure-words';

/** What a rule held for over the days that somebody chooses: hits, how often it was right, and for how much. */
export function RuleHistorySection({ id }: { readonly id: string }) {
  const [shown, setShown] = useState<DaysShown>({ range: '28' });
  const { data, error } = useQuery(ruleHistory(id, daysOf(shown, new Date())));
  return (
    <>
      <Group mb="md" align="flex-end">
        <DaysChoice shown={shown} onChange={setShown} />
        {data ? (
          <Text size="sm" role="status" mb={8}>
            {[hitsOf(data.figures), precisionOf(data.figures), fraudMoneyOf(data.figures)]
              .filter((words) => words !== null)
              .join(' · ')}
          </Text>
        ) : null}
      </Group>
      <FailureAlert error={error} title="The figures could not be read" />
      {data ? <Charts id={id} data={data} /> : error ? null : <Busy />}
    </>
  );
}

interface ChartsProps {
  readonly id: string;
  readonly data: RuleHistory;
}

function Charts({ id, data }: ChartsProps) {
  const { figures, series, unit } = data;
  const moments = momentNames(data, data.buckets);
  const over = (all: readonly ChartSeries[]): TimeData => ({ ...moments, series: all, previous: null });
  const hits = over([
    { name: 'Hits', tone: 'tone0', values: series.hits },
    { name: 'In shadow', tone: 'tone8', values: series.shadow_hits },
  ]);
  const labels = over([
    { name: 'Fraud', tone: 'decline', values: series.fraud },
    { name: 'Legitimate', tone: 'approve', values: series.legitimate },
  ]);
  const right = over([{ name: 'Right', tone: 'tone2', values: series.precision }]);
  const isHit = figures.hits + figures.shadow_hits > 0;
  const isLabelled = figures.precision !== null;
  const first = unitName(unit);
  return (
    <div className={classes.grid}>
      <ChartCard
        title="Hits over time"
        table={tableOf(first, hits)}
        file={`rule-${id}-hits`}
        empty={isHit ? null : 'It held for no call of these days. A call is counted about a minute after it.'}
        isWide
      >
        <TimeChart title="Hits over time" data={hits} kind="bars" format={short} />
      </ChartCard>
      <ChartCard
        title="What its calls turned out to be"
        about="By the labels that they were given since, at the time of the call."
        table={tableOf(first, labels)}
        file={`rule-${id}-labels`}
        empty={isLabelled ? null : 'None of its calls is labelled.'}
      >
        <TimeChart title="What its calls turned out to be" data={labels} kind="bars" format={short} />
      </ChartCard>
      <ChartCard
        title="Share that was right"
        about="Fraud among the labelled calls that it held for."
        table={tableOf(first, right)}
        file={`rule-${id}-precision`}
        empty={isLabelled ? null : 'None of its calls is labelled.'}
      >
        <TimeChart title="Share that was right" data={right} kind="lines" format={percent} />
      </ChartCard>
      {data.money_series.map(({ currency, amount, fraud }, at) => {
        const whole = figures.money[at];
        const values = over([
          { name: 'Amounts', tone: 'tone0', values: amount },
          { name: 'Labelled as fraud', tone: 'decline', values: fraud },
        ]);
        const title = `Money in ${currency}`;
        return (
          <ChartCard
            key={currency}
            title={title}
            about={
              whole
                ? `${money(whole.amount, currency)} of calls that it held for; ${money(whole.fraud, currency)} of them labelled as fraud, ${money(whole.legitimate, currency)} as legitimate.`
                : null
            }
            table={tableOf(first, values)}
            file={`rule-${id}-money-${currency}`}
          >
            <TimeChart title={title} data={values} kind="lines" format={short} />
          </ChartCard>
        );
      })}
    </div>
  );
}
