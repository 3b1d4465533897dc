import { Button, Paper, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { backtest, backtests, type Model } from '../api/models';
import { FailureAlert } from '../ui/failure-alert';
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
  const known = all.data?.backtests ?? [];
  return (
    <Paper withBorder p="md" component="section" aria-label="Back-tests">
      <Title order={2} size="h4">
        Back-tests
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        What rules or a model would have decided of the calls that are kept. Nothing is changed by it.
      </Text>
      <BacktestForm models={models} onStarted={onOpen} />
      <FailureAlert error={opened.error} title="The back-test could not be read" />
      {opened.data ? <JobProgress name="Back-test" job={opened.data.job} /> : null}
      {opened.data?.result ? <BacktestResultView result={opened.data.result} /> : null}
      <FailureAlert error={all.error} title="The back-tests could not be read" />
      {known.length > 0 ? (
        <>
          <Title order={3} size="h5" mt="lg" mb="xs">
            Earlier ones
          </Title>
          <div className="scroll-x">
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Asked</Table.Th>
                  <Table.Th>By</Table.Th>
                  <Table.Th>
                    <span className="visually-hidden">Open</span>
                  </Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {known.map((job) => (
                  <Table.Tr key={job.id} aria-current={job.id === id}>
                    <Table.Td>
                      <Time at={job.asked_at} />
                    </Table.Td>
                    <Table.Td>{job.author}</Table.Td>
                    <Table.Td ta="right">
                      <Button
                        size="compact-xs"
                        variant="default"
                        aria-label={`Open the back-test of ${job.asked_at}`}
                        onClick={() => onOpen(job.id)}
                      >
                        Open
                      </Button>
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </div>
        </>
      ) : null}
    </Paper>
  );
}
