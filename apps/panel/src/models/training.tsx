import { Alert, Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Models, type TrainingResult, training, useModelsChanged, useTrainModel } from '../api/models';
import { FailureAlert } from '../ui/failure-alert';
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
      title="Training"
      about={`Labelled as bad: ${labels.negative.toLocaleString()}, as good: ${labels.positive.toLocaleString()}. ${missing ?? ''}`}
      actions={
        <Button
          disabled={missing !== null}
          {...(missing === null ? {} : { title: missing })}
          loading={train.isPending}
          onClick={() => train.mutate(undefined, { onSuccess: ({ job }) => onStarted(job.id) })}
        >
          Train a model
        </Button>
      }
    >
      <FailureAlert error={train.error} title="Not started" />
      <FailureAlert error={followed.error} title="The training could not be read" />
      {followed.data ? <JobProgress name="Training" job={followed.data.job} /> : null}
      {followed.data?.result ? <Outcome result={followed.data.result} /> : null}
    </Section>
  );
}

function Outcome({ result }: { readonly result: TrainingResult }) {
  if (result.refused !== null) {
    return (
      <Alert color="orange" title="Nothing was learned" mt="sm">
        {result.refused}
      </Alert>
    );
  }
  return (
    <Text size="sm" mt="xs">
      Model {result.version} was trained. {result.promoted ? 'It scores now.' : 'It does not score yet.'}
    </Text>
  );
}
