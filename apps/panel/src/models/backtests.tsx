import { Button, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { backtest, backtests, type Job, type Model } from '../api/models';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/failure-alert';
import { type Column, PagedTable } from '../ui/paged-table';
import { PersonName } from '../ui/person-name';
import { Section } from '../ui/section';
import { Time } from '../ui/time';
import { BacktestForm } from './backtest-form';
import { BacktestResultView } from './backtest-result';
import { JobProgress } from './job-progress';

interface BacktestsProps {
  /** The back-test that is open; null = none. */
  readonly id: string | null;
  readonly models: readonly Model[];
  readonly onOpen: (id: string) => void;
}

/** Rules and models tried on the stored history. */
export function Backtests({ id, models, onOpen }: BacktestsProps) {
  const all = useQuery(backtests);
  const opened = useQuery(backtest(id));
  const columns: readonly Column<Job>[] = [
    { name: t('Asked'), cell: (job) => <Time at={job.asked_at} /> },
    { name: t('By'), cell: ({ author }) => <PersonName of={author} /> },
    {
      name: t('Show'),
      kind: 'actions',
      cell: (job) => (
        <Button
          size="compact-xs"
          variant="default"
          aria-label={t('Show the back-test of {time}', { time: job.asked_at })}
          onClick={() => onOpen(job.id)}
        >
          {t('Show')}
        </Button>
      ),
    },
  ];
  return (
    <Section
      title={t('Back-tests')}
      about={t(
        'What rules or a model would have decided of the calls that are kept. Nothing is changed by it.',
      )}
    >
      <BacktestForm models={models} onStarted={onOpen} />
      <FailureAlert error={opened.error} title={t('The back-test could not be read')} />
      {opened.data ? <JobProgress name={t('Back-test')} job={opened.data.job} /> : null}
      {opened.data?.result ? <BacktestResultView result={opened.data.result} /> : null}
      <Title order={3} size="h5" mt="lg" mb="xs">
        {t('Earlier ones')}
      </Title>
      <PagedTable
        name={t('Earlier back-tests')}
        columns={columns}
        rows={all.data?.backtests}
        keyOf={(job) => job.id}
        isCurrent={(job) => job.id === id}
        onOpen={(job) => onOpen(job.id)}
        reading={all}
        failure={t('The back-tests could not be read')}
        empty={t('No back-test yet.')}
      />
    </Section>
  );
}
