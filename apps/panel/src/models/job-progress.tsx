import { Alert, Progress, Stack, Text } from '@mantine/core';
import type { Job } from '../api/models';

const WORDS: Readonly<Record<Job['state'], string>> = {
  waiting: 'Waiting for its turn',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Stopped',
};

interface JobProgressProps {
  /** What runs, as a name. */
  readonly name: string;
  readonly job: Job;
}

/** How far work beside the server is. */
export function JobProgress({ name, job }: JobProgressProps) {
  if (job.state === 'failed') {
    return (
      <Alert color="red" title={`${name} failed`} role="alert" my="sm">
        {job.failure}
      </Alert>
    );
  }
  const isKnown = job.total > 0;
  return (
    <Stack gap={4} mt="sm" role="status" aria-label={name}>
      <Text size="sm">
        {WORDS[job.state]}
        {isKnown ? `: ${job.done.toLocaleString()} of ${job.total.toLocaleString()}` : ''}
      </Text>
      {job.state === 'done' || job.state === 'cancelled' ? null : (
        <Progress
          value={isKnown ? (100 * job.done) / job.total : 100}
          animated={!isKnown}
          aria-label={`${name}: how far it is`}
        />
      )}
    </Stack>
  );
}
