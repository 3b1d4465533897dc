import { Alert, Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Models, type TrainingResult, training, useModelsChanged, useTrainModel } from '../api/models';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/failure-alert';
import { Permitted } from '../ui/permitted';
import { Section } from '../ui/section';
import { JobProgress } from './job-progress';
import { missingLabels } from './missing-labels';

interface TrainingProps {
  /** The training that is followed; null = none. */
  readonly id: string | null;
  readonly models: Pick<Models, 'labels' | 'training_needs'>;
  readonly onStarted: (id: string) => void;
}

/** Trains a model on the labelled transactions, and reports what came out. */
export function Training({ id, models, onStarted }: TrainingProps) {
  const { labels } = models;
  const missing = missingLabels(models);
  const train = useTrainModel();
  const followed = useQuery(training(id));
  const modelsChanged = useModelsChanged();
  const made = followed.data?.result?.version ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when a model was made, not when the function is
  useEffect(() => {
    if (made !== null) void modelsChanged();
  }, [made]);
  return (
    <Section
      title={t('Training')}
      about={`${t('Labelled as bad: {negative}, as good: {positive}.', {
        negative: labels.negative,
        positive: labels.positive,
      })} ${missing ?? ''}`}
      actions={
        <Permitted to="models:change">
          <Button
            disabled={missing !== null}
            {...(missing === null ? {} : { title: missing })}
            loading={train.isPending}
            onClick={() => train.mutate(undefined, { onSuccess: ({ job }) => onStarted(job.id) })}
          >
            {t('Train a model')}
          </Button>
        </Permitted>
      }
    >
      <FailureAlert error={train.error} title={t('Not started')} />
      <FailureAlert error={followed.error} title={t('The training could not be read')} />
      {followed.data ? <JobProgress name={t('Training')} job={followed.data.job} /> : null}
      {followed.data?.result ? <Outcome result={followed.data.result} /> : null}
    </Section>
  );
}

function Outcome({ result }: { readonly result: TrainingResult }) {
  if (result.refused !== null) {
    return (
      <Alert color="orange" title={t('Nothing was learned')} mt="sm">
        {result.refused}
      </Alert>
    );
  }
  return (
    <Text size="sm" mt="xs">
      {result.promoted
        ? t('Model {version} was trained. It scores now.', { version: String(result.version) })
        : t('Model {version} was trained. It does not score yet.', { version: String(result.version) })}
    </Text>
  );
}
