import { Alert, Button, Group, Paper, Progress, Switch, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useMay } from '../api/account';
import {
  type Models,
  type TrainingResult,
  trainedModels,
  training,
  useModelSettings,
  useModelsChanged,
  usePromoteModel,
  useTrainModel,
} from '../api/models';
import { locale, t } from '../i18n/language';
import type { ModelsSearch } from '../page-searches';
import { ConfirmButton } from '../ui/confirm-button';
import { Busy, FailureAlert, Permitted } from '../ui/notices';
import { PageTitle, Section } from '../ui/page';
import { AnchorLink } from '../ui/shown-values';
import { ShortTime } from '../ui/time';
import { Backtests } from './backtests';
import { isBase, JobProgress, modelName } from './job-progress';
import { ModelTable } from './model-table';
import { Suggestions } from './suggestions';

/** Active model, automatic promotion and rollback. */
export function ScoringModel({ models }: { readonly models: Models }) {
  const promote = usePromoteModel();
  const settings = useModelSettings();
  const mayChange = useMay('models:change');
  return (
    <Paper withBorder p="md" mb="md" component="section" aria-label={t('Active model')}>
      <Group justify="space-between" align="flex-start">
        <div>
          <Title order={2} size="h4">
            {t('Active model: {model}', { model: modelName(models.scoring) })}
          </Title>
          <Text size="sm" c="dimmed">
            {t(
              'Provides the ML score of live transactions. The test environment always uses the base model.',
            )}
          </Text>
        </div>
        <Permitted to="models:change">
          <ConfirmButton
            label={t('Roll back')}
            disabled={isBase(models.scoring)}
            question={t('The previously active model becomes active again.')}
            loading={promote.isPending}
            onConfirm={() => promote.mutate(null)}
          />
        </Permitted>
      </Group>
      <Switch
        mt="sm"
        label={t('Promote a clearly better model automatically after training')}
        checked={models.promote_by_rule}
        disabled={!mayChange || settings.isPending}
        onChange={(event) => settings.mutate({ promote_by_rule: event.currentTarget.checked })}
      />
      <Switch
        mt="sm"
        label={t('Train a new model automatically when a drift check recommends it')}
        checked={models.retrain_on_drift}
        disabled={!mayChange || settings.isPending}
        onChange={(event) => settings.mutate({ retrain_on_drift: event.currentTarget.checked })}
      />
      {models.drift_check?.recommended ? <DriftNotice check={models.drift_check} /> : null}
      <FailureAlert error={promote.error} title={t('Couldn’t roll back')} />
      <FailureAlert error={settings.error} title={t('Couldn’t save changes')} />
    </Paper>
  );
}

/** Reasons why the latest drift check recommends a training. */
function DriftNotice({ check }: { readonly check: NonNullable<Models['drift_check']> }) {
  return (
    <Alert color="orange" title={t('Training recommended')} mt="sm">
      {check.reasons.map((reason) => (
        <Text size="sm" key={reason}>
          {reason}
        </Text>
      ))}
      <Text size="xs" c="dimmed">
        {t('Checked')} <ShortTime at={check.checked_at} />
      </Text>
    </Alert>
  );
}

/** Labels of one kind that training needs. */
interface LabelNeed {
  readonly name: string;
  readonly count: number;
  readonly needed: number;
}

/** Returns the labels that training needs, and how many there are. */
export function labelNeeds({
  labels,
  training_needs: needs,
}: Pick<Models, 'labels' | 'training_needs'>): readonly LabelNeed[] {
  return [
    { name: t('Fraud labels'), count: labels.negative, needed: needs.per_class },
    { name: t('Legitimate labels'), count: labels.positive, needed: needs.per_class },
    { name: t('All labels'), count: labels.negative + labels.positive, needed: needs.transactions },
  ];
}

/** Progress toward the labels that training needs. */
function LabelProgress({ needs }: { readonly needs: readonly LabelNeed[] }) {
  return (
    <div className="fields">
      {needs.map(({ name, count, needed }) => {
        const text = t('{count} of {needed}', {
          count: count.toLocaleString(locale()),
          needed: needed.toLocaleString(locale()),
        });
        return (
          <div key={name}>
            <Group justify="space-between" gap="xs" wrap="nowrap">
              <Text size="sm">{name}</Text>
              <Text size="sm" className="numeric">
                {text}
              </Text>
            </Group>
            <Progress
              mt={4}
              size="sm"
              value={Math.min(100, (100 * count) / needed)}
              aria-label={`${name}: ${text}`}
              color={count >= needed ? 'teal' : 'blue'}
            />
          </div>
        );
      })}
    </div>
  );
}

interface TrainingProps {
  /** ID of the displayed training, or null. */
  readonly id: string | null;
  readonly models: Pick<Models, 'labels' | 'training_needs'>;
  readonly onStarted: (id: string) => void;
}

/** Trains a model from labels and shows the result. */
export function Training({ id, models, onStarted }: TrainingProps) {
  const needs = labelNeeds(models);
  const isShort = needs.some(({ count, needed }) => count < needed);
  const train = useTrainModel();
  const followed = useQuery(training(id));
  const modelsChanged = useModelsChanged();
  const made = followed.data?.result?.version ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reload only after a model was created
  useEffect(() => {
    if (made !== null) void modelsChanged();
  }, [made]);
  return (
    <Section
      title={t('Training')}
      about={t('Trains a model from your labels and compares it with the active one.')}
      actions={
        <Permitted to="models:change">
          <Button
            disabled={isShort}
            loading={train.isPending}
            onClick={() => train.mutate(undefined, { onSuccess: ({ job }) => onStarted(job.id) })}
          >
            {t('Train model')}
          </Button>
        </Permitted>
      }
    >
      <LabelProgress needs={needs} />
      {isShort ? (
        <Text size="sm" c="dimmed">
          {t('Training needs more labels.')}{' '}
          <AnchorLink underline="always" to="/panel/transactions" search={{ space: 'live' }}>
            {t('Label transactions')}
          </AnchorLink>
        </Text>
      ) : null}
      <FailureAlert error={train.error} title={t('Couldn’t start')} />
      <FailureAlert error={followed.error} title={t('Couldn’t load the training')} />
      {followed.data ? <JobProgress name={t('Training')} job={followed.data.job} /> : null}
      {followed.data?.result ? <Outcome result={followed.data.result} /> : null}
    </Section>
  );
}

function Outcome({ result }: { readonly result: TrainingResult }) {
  if (result.refused !== null) {
    return (
      <Alert color="orange" title={t('Training failed')} mt="sm">
        {result.refused}
      </Alert>
    );
  }
  return (
    <Text size="sm" mt="xs">
      {result.promoted
        ? t('Model {version} is trained and active.', { version: String(result.version) })
        : t('Model {version} is trained. Promote it to use it.', { version: String(result.version) })}
    </Text>
  );
}

const route = getRouteApi('/panel/models');

/** Models, rule suggestions and backtests. */
export function ModelsPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const follow = (work: ModelsSearch) =>
    void navigate({ search: { ...search, ...work }, replace: true, resetScroll: false });
  const models = useQuery(trainedModels);
  return (
    <>
      <PageTitle title={t('Models')} about={t('Train models from labels and review rule suggestions.')} />
      <FailureAlert error={models.error} title={t('Couldn’t load the models')} />
      {models.isPending ? <Busy /> : null}
      {models.data ? (
        <>
          <Training
            id={search.training ?? models.data.newest_training}
            models={models.data}
            onStarted={(training) => follow({ training })}
          />
          <ScoringModel models={models.data} />
          <ModelTable models={models.data.models} />
          <Suggestions id={search.suggestions ?? null} onStarted={(suggestions) => follow({ suggestions })} />
          <Backtests
            id={search.backtest ?? null}
            models={models.data.models}
            onOpen={(backtest) => follow({ backtest })}
          />
        </>
      ) : null}
    </>
  );
}
