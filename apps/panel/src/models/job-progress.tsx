import type { ShareWithInterval } from '@assay/management-api';
import { Alert, Progress, Stack, Text } from '@mantine/core';
import type { Job } from '../api/models';
import { english, locale, percentage, type Sentence, t } from '../i18n/language';

const decimals = (value: number, count: number): string =>
  value.toLocaleString(locale(), { minimumFractionDigits: count, maximumFractionDigits: count });

/** Formats a number with three decimals; a dash for null. */
export const figure = (value: number | null): string => (value === null ? '–' : decimals(value, 3));

/** Formats a share as `93.1%`. */
export const percent = (share: number): string => percentage(share, 1);

/** Formats the 95% confidence interval of a share: `88.0–96.2% (95% CI)`; empty without a value. */
export const intervalInWords = ({ value, low, high }: ShareWithInterval): string =>
  value === null ? '' : `${decimals(100 * low, 1)}–${percent(high)} (95% CI)`;

/** Formats a share with its 95% confidence interval: `93.1% (88.0–96.2%)`. */
export const shareInWords = ({ value, low, high }: ShareWithInterval): string =>
  value === null ? '–' : `${percent(value)} (${decimals(100 * low, 1)}–${percent(high)})`;

/** Returns true for the base model; trained models have numbers. */
export const isBase = (model: string): boolean => !/^\d+$/.test(model);

/** Returns the display name of a model. */
export const modelName = (model: string): string =>
  isBase(model) ? t('Base model ({model})', { model }) : t('Model {version}', { version: model });

const WORDS: Readonly<Record<Job['state'], Sentence>> = {
  waiting: english('Queued'),
  running: english('Running'),
  done: english('Done'),
  failed: english('Failed'),
  cancelled: english('Stopped'),
};

/** Returns the name of a job's state. */
export const jobStateName = (state: Job['state']): string => t(WORDS[state]);

interface JobProgressProps {
  /** Name of the job. */
  readonly name: string;
  readonly job: Pick<Job, 'state' | 'done' | 'total' | 'failure'>;
}

/** Progress of a background job. */
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
          ? t('{state}: {done} of {total}', {
              state: jobStateName(job.state),
              done: job.done,
              total: job.total,
            })
          : jobStateName(job.state)}
      </Text>
      {job.state === 'done' || job.state === 'cancelled' ? null : (
        <Progress
          value={isKnown ? (100 * job.done) / job.total : 100}
          animated={!isKnown}
          aria-label={t('{name}: progress', { name })}
        />
      )}
    </Stack>
  );
}
