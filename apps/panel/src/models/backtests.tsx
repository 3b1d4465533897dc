import { Button, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { backtest, backtests, type Job, type Model } from '../api/models';
import { FailureAlert } from '../ui/failure-alert';
import { type Column, PagedTable } from '../ui/paged-table';
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
    { name: 'Asked', cell: (job) => <Time at={job.asked_at} /> },
    { name: 'By', cell: ({ author }) => author },
    {
      name: 'Open',
      kind: 'actions',
      cell: (job) => (
        <Button
          size="compact-xs"
          variant="default"
          aria-label={`Open the back-test of ${job.asked_at}`}
          onClick={() => onOpen(job.id)}
        >
          Open
        </Button>
      ),
    },
  ];
  return (
    <Section
      title="Back-tests"
      about="What rules or a model would have decided of the calls that are kept. Nothing is changed by it."
    >
      <BacktestForm models={models} onStarted={onOpen} />
      <FailureAlert error={opened.error} title="The back-test could not be read" />
      {opened.data ? <JobProgress name="Back-test" job={opened.data.job} /> : null}
      {opened.data?.result ? <BacktestResultView result={opened.data.result} /> : null}
      <Title order={3} size="h5" mt="lg" mb="xs">
        Earlier ones
      </Title>
      <PagedTable
        name="Earlier back-tests"
        columns={columns}
        rows={all.data?.backtests}
        keyOf={(job) => job.id}
        isCurrent={(job) => job.id === id}
        onOpen={(job) => onOpen(job.id)}
        reading={all}
        failure="The back-tests could not be read"
        empty="None yet."
      />
    </Section>
  );
}
