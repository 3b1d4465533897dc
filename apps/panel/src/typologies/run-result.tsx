import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MoneyFlow } from '../alerts/flow/money-flow';
import { reasonText } from '../alerts/reason-text';
import { scoreText } from '../alerts/words';
import { type RunResult, typologies, useAcceptRun } from '../api/typologies';
import { ChartCard } from '../dashboards/chart-card';
import { momentNames, type TimeData, tableOf } from '../dashboards/chart-data';
import { TimeChart } from '../dashboards/time-chart';
import { ConfirmDialog } from '../design/confirm-dialog';
import { KeyFacts } from '../design/key-facts';
import { showToast } from '../design/toast-store';
import { locale, t, wordsOf } from '../i18n/language';
import { Permitted } from '../ui/notices';
import { Section } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';

const DAY_MS = 86_400_000;
/** Days of a chart; longer results show only days with alerts. */
const MAX_DAYS = 400;

interface RunResultViewProps {
  readonly id: string;
  readonly result: RunResult;
}

/** Result of a run: alerts per day, overlap with alerts and labels, sample flows, and a button that raises the alerts. */
export function RunResultView({ id, result }: RunResultViewProps) {
  return (
    <>
      <Section title={t('Result')} actions={<Accept id={id} alerts={result.alerts} />}>
        <KeyFacts
          columns={2}
          facts={[
            { label: t('Transactions'), value: result.transfers.toLocaleString(locale()) },
            { label: t('Findings'), value: result.findings.toLocaleString(locale()) },
            { label: t('Alerts'), value: result.alerts.toLocaleString(locale()) },
          ]}
        />
        {result.is_complete ? null : (
          <Text size="sm" role="note" mt="xs">
            {t('The run found more alerts than it stores. Raise the thresholds.')}
          </Text>
        )}
      </Section>
      {result.alerts > 0 ? (
        <>
          <AlertsPerDay result={result} />
          <Overlap result={result} />
          <Samples key={id} result={result} id={id} />
        </>
      ) : null}
    </>
  );
}

function Accept({ id, alerts }: { readonly id: string; readonly alerts: number }) {
  const accept = useAcceptRun();
  const [isAsking, setAsking] = useState(false);
  if (alerts === 0) return null;
  const done = ({ opened, extended }: { readonly opened: number; readonly extended: number }) => {
    setAsking(false);
    showToast({
      text: t('{opened, plural, one {# alert} other {# alerts}} raised, {extended} extended.', {
        opened,
        extended,
      }),
    });
  };
  return (
    <Permitted to="cases:change">
      <Button size="compact-sm" onClick={() => setAsking(true)}>
        {t('Raise the alerts')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t('Raise the alerts')}
        confirmLabel={t('Raise the alerts')}
        isDestructive={false}
        isPending={accept.isPending}
        error={accept.error}
        onConfirm={() => accept.mutate(id, { onSuccess: done })}
      >
        {t(
          'Raises up to {count, plural, one {# alert} other {# alerts}}. You can’t withdraw them, only close them.',
          {
            count: alerts,
          },
        )}
      </ConfirmDialog>
    </Permitted>
  );
}

/** Returns every day from the first to the last, with the number of alerts. */
function everyDay(days: RunResult['days']): RunResult['days'] {
  const counts = new Map(days.map(({ day, alerts }) => [day, alerts]));
  const times = days.map(({ day }) => Date.parse(day));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const count = Math.round((last - first) / DAY_MS) + 1;
  if (count > MAX_DAYS) return days;
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(first + index * DAY_MS).toISOString().slice(0, 10);
    return { day, alerts: counts.get(day) ?? 0 };
  });
}

function AlertsPerDay({ result }: { readonly result: RunResult }) {
  const days = everyDay(result.days);
  const title = t('Alerts per day');
  const data: TimeData = {
    ...momentNames(
      { unit: 'day', time_zone: 'UTC' },
      days.map(({ day }) => day),
    ),
    series: [{ name: t('Alerts'), tone: 'plain', values: days.map(({ alerts }) => alerts) }],
    previous: null,
  };
  return (
    <ChartCard title={title} table={tableOf(t('Day'), data)} file="alerts-per-day">
      <TimeChart title={title} data={data} kind="bars" format={(value) => value.toLocaleString(locale())} />
    </ChartCard>
  );
}

/** Returns a function that names typologies in the language of the user. */
function useTypologyName(): (id: string) => string {
  const { data } = useQuery(typologies);
  return (id) => wordsOf(data?.typologies.find((one) => one.id === id)?.name ?? id);
}

function Overlap({ result }: { readonly result: RunResult }) {
  const nameOf = useTypologyName();
  const columns: readonly Column<RunResult['typologies'][number]>[] = [
    { name: t('Typology'), kind: 'head', cell: ({ id }) => nameOf(id) },
    { name: t('Alerts'), kind: 'figure', cell: ({ alerts }) => alerts },
    { name: t('Already alerted'), kind: 'figure', cell: ({ existing }) => existing },
    { name: t('Labeled fraud'), kind: 'figure', cell: (row) => row.labeled_fraud },
    { name: t('Labeled legitimate'), kind: 'figure', cell: (row) => row.labeled_legitimate },
  ];
  return (
    <Section title={t('Overlap with alerts and labels')}>
      <PagedTable
        name={t('Overlap with alerts and labels')}
        columns={columns}
        rows={result.typologies}
        keyOf={({ id }) => id}
        empty=""
      />
    </Section>
  );
}

/** Sample flows, one at a time. */
function Samples({ result, id }: RunResultViewProps) {
  const nameOf = useTypologyName();
  const [shown, setShown] = useState(0);
  const sample = result.samples[shown];
  if (!sample) return null;
  return (
    <>
      <Group gap="xs" mb="xs" align="flex-end">
        <NativeSelect
          label={t('Sample')}
          data={result.samples.map(({ typology, score }, index) => ({
            value: String(index),
            label: `${index + 1}. ${nameOf(typology)}, ${scoreText(score)}`,
          }))}
          value={String(shown)}
          onChange={({ currentTarget }) => setShown(Number(currentTarget.value))}
        />
        <Button
          variant="default"
          onClick={() => setShown((shown + 1) % result.samples.length)}
          disabled={result.samples.length < 2}
        >
          {t('Next sample')}
        </Button>
      </Group>
      <Text size="sm" mb="xs">
        {reasonText(sample.reason)}
      </Text>
      <MoneyFlow edges={sample.edges} parties={[]} entity={null} file={`run-${id}-${shown + 1}`} />
    </>
  );
}
