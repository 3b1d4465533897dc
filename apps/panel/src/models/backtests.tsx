import { Button, Group, NativeSelect, TextInput, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { backtest, backtests, type Job, type Model, useStartBacktest } from '../api/models';
import { policyVersion, policyVersions } from '../api/policy';
import { TRIAL } from '../drafts/draft-store';
import { DraftNotice, useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/notices';
import { Section } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { PersonName } from '../ui/shown-values';
import { ShortTime } from '../ui/time';
import { BacktestResultView } from './backtest-result';
import { JobProgress, modelName } from './job-progress';

const NONE = '';

interface BacktestFormProps {
  readonly models: readonly Model[];
  readonly onStarted: (id: string) => void;
}

/** Returns midnight UTC of a day from `input type=date`. */
const midnight = (day: string) => `${day}T00:00:00.000Z`;

/** Form for policy version, model and period. */
function BacktestForm({ models, onStarted }: BacktestFormProps) {
  const client = useQueryClient();
  const versions = useQuery(policyVersions(undefined));
  const start = useStartBacktest();
  const draft = useDraft(`${TRIAL}the past`, { policy: NONE, model: 'base', since: '', until: '' });
  const { policy, model, since, until } = draft.value;
  const [unread, setUnread] = useState<unknown>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setUnread(null);
    try {
      const chosen = policy === NONE ? null : await client.fetchQuery(policyVersion(Number(policy)));
      draft.saving(
        start.mutateAsync({
          ...(chosen ? { document: chosen.document } : {}),
          ...(model === NONE ? {} : { model }),
          ...(since ? { since: midnight(since) } : {}),
          ...(until ? { until: midnight(until) } : {}),
        }),
        ({ job }) => onStarted(job.id),
      );
    } catch (error) {
      setUnread(error);
    }
  };
  return (
    <form onSubmit={submit} aria-label={t('Run a backtest')}>
      <DraftNotice draft={draft} />
      <Group align="flex-end">
        <NativeSelect
          label={t('Rules')}
          data={[
            { value: NONE, label: t('none') },
            ...(versions.data?.versions ?? []).map(({ version, note }) => ({
              value: String(version),
              label: note
                ? t('policy version {version}: {note}', { version: String(version), note })
                : t('policy version {version}', { version: String(version) }),
            })),
          ]}
          value={policy}
          onChange={(event) => draft.change({ policy: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('Model')}
          data={[
            { value: NONE, label: t('none') },
            { value: 'base', label: t('base model') },
            ...models.map(({ version }) => ({
              value: String(version),
              label: modelName(String(version)),
            })),
          ]}
          value={model}
          onChange={(event) => draft.change({ model: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label={t('From (UTC)')}
          value={since}
          onChange={(event) => draft.change({ since: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label={t('To (UTC)')}
          value={until}
          onChange={(event) => draft.change({ until: event.currentTarget.value })}
        />
        <Button type="submit" loading={start.isPending} disabled={policy === NONE && model === NONE}>
          {t('Run')}
        </Button>
      </Group>
      <FailureAlert error={unread ?? start.error} title={t('Couldn’t start')} />
    </form>
  );
}

interface BacktestsProps {
  /** ID of the open backtest, or null. */
  readonly id: string | null;
  readonly models: readonly Model[];
  readonly onOpen: (id: string) => void;
}

/** Backtests of rules and models. */
export function Backtests({ id, models, onOpen }: BacktestsProps) {
  const all = useQuery(backtests);
  const opened = useQuery(backtest(id));
  const columns: readonly Column<Job>[] = [
    { name: t('Requested'), kind: 'digits', cell: (job) => <ShortTime at={job.requested_at} /> },
    { name: t('By'), cell: ({ author }) => <PersonName of={author} /> },
    {
      name: t('View'),
      kind: 'actions',
      cell: (job) => (
        <Button
          size="compact-xs"
          variant="default"
          aria-label={t('View the backtest of {time}', { time: job.requested_at })}
          onClick={() => onOpen(job.id)}
        >
          {t('View')}
        </Button>
      ),
    },
  ];
  return (
    <Section
      title={t('Backtests')}
      about={t('Test rules or a model on stored transactions. Decisions don’t change.')}
    >
      <BacktestForm models={models} onStarted={onOpen} />
      <FailureAlert error={opened.error} title={t('Couldn’t load the backtest')} />
      {opened.data ? <JobProgress name={t('Backtest')} job={opened.data.job} /> : null}
      {opened.data?.result ? <BacktestResultView result={opened.data.result} /> : null}
      <Title order={3} size="h5" mt="lg" mb="xs">
        {t('Previous backtests')}
      </Title>
      <PagedTable
        name={t('Previous backtests')}
        columns={columns}
        rows={all.data?.backtests}
        keyOf={(job) => job.id}
        isCurrent={(job) => job.id === id}
        onOpen={(job) => onOpen(job.id)}
        reading={all}
        failure={t('Couldn’t load the backtests')}
        empty={t('No backtests yet.')}
      />
    </Section>
  );
}
