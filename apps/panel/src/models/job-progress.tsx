import { Alert, Progress, Stack, Text } from '@mantine/core';
import type { Job } from '../api/models';
import { english, type Sentence, t } from '../i18n/language';

const WORDS: Readonly<Record<Job['state'], Sentence>> = {
  waiting: english('Waiting for its turn'),
  running: english('Running'),
  done: english('Done'),
  failed: english('Failed'),
  cancelled: english('Stopped'),
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
      <Alert color="red" title={t('{name} failed', { name })} role="alert" my="sm">
        {job.failure}
      </Alert>
    );
  }
  const isKnown = job.total > 0;
  return (
    <Stack gap={4} mt="sm" role="status" aria-label={name}>
      <Text size="sm">
        {isKnown && job.state !== 'done'
          ? t('{state}: {done} of {total}', { state: t(WORDS[job.state]), done: job.done, total: job.total })
          : t(WORDS[job.state])}
      </Text>
      {job.state === 'done' || job.state === 'cancelled' ? null : (
        <Progress
          value={isKnown ? (100 * job.done) / job.total : 100}
          animated={!isKnown}
          aria-label={t('{name}: how far it is', { name })}
        />
      )}
    </Stack>
  );
}
