import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type Model, useStartBacktest } from '../api/models';
import { policyVersion, policyVersions } from '../api/policy';
import { DraftNotice } from '../drafts/draft-notice';
import { TRIAL } from '../drafts/draft-store';
import { useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/failure-alert';
import { modelName } from './figures';

const NONE = '';

interface BacktestFormProps {
  readonly models: readonly Model[];
  readonly onStarted: (id: string) => void;
}

/** Midnight UTC of a day as `input type=date` gives it. */
const midnight = (day: string) => `${day}T00:00:00.000Z`;

/** Which policy version, which model, and of when. */
export function BacktestForm({ models, onStarted }: BacktestFormProps) {
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
    <form onSubmit={submit} aria-label={t('Start a back-test')}>
      <DraftNotice draft={draft} />
      <Group align="flex-end">
        <NativeSelect
          label={t('Rules')}
          data={[
            { value: NONE, label: t('no rules') },
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
            { value: NONE, label: t('no model') },
            { value: 'base', label: t('the base model') },
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
          label={t('Since (UTC)')}
          value={since}
          onChange={(event) => draft.change({ since: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label={t('Before (UTC)')}
          value={until}
          onChange={(event) => draft.change({ until: event.currentTarget.value })}
        />
        <Button type="submit" loading={start.isPending} disabled={policy === NONE && model === NONE}>
          {t('Start')}
        </Button>
      </Group>
      <FailureAlert error={unread ?? start.error} title={t('Not started')} />
    </form>
  );
}
