import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { useMay } from '../api/account';
import {
  policyVersion,
  policyVersions,
  type Thresholds,
  useRestorePolicy,
  useSaveThresholds,
} from '../api/policy';
import { DraftNotice, useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { FigureInput } from '../ui/inputs';
import { FailureAlert } from '../ui/notices';
import { PageTitle } from '../ui/page';
import { AnchorLink } from '../ui/shown-values';
import { Proposals } from './proposals';
import { VersionTable } from './version-table';

/** Placeholder while the thresholds load; users can't enter these values. */
const UNREAD: Thresholds = { review: -1, decline: -1 };

interface ThresholdsFormProps {
  /** Current policy version. */
  readonly version: number;
}

/** Form for the review and decline thresholds. */
export function ThresholdsForm({ version }: ThresholdsFormProps) {
  const policy = useQuery(policyVersion(version));
  const save = useSaveThresholds();
  const mayChange = useMay('settings:change');
  const draft = useDraft<Thresholds>('thresholds', policy.data?.document.thresholds ?? UNREAD);
  if (!policy.data) return null;
  const thresholds = draft.value;
  const sound = thresholds.review <= thresholds.decline;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    draft.saving(save.mutateAsync({ thresholds, expected: version }));
  };
  return (
    <Paper withBorder p="md" mb="lg" component="form" onSubmit={submit}>
      <Title order={2} size="h5" mb="xs">
        {t('Current thresholds')}
      </Title>
      {mayChange ? null : (
        <Text size="sm" c="dimmed" mb="xs">
          {t('Your role can’t change thresholds.')}
        </Text>
      )}
      <DraftNotice draft={draft} />
      <Group align="flex-end">
        <FigureInput
          label={t('Review at')}
          w="8rem"
          min={0}
          max={100}
          decimalScale={2}
          disabled={!mayChange}
          value={thresholds.review}
          onChange={(review) => draft.change({ review })}
        />
        <FigureInput
          label={t('Decline at')}
          w="8rem"
          min={0}
          max={100}
          decimalScale={2}
          disabled={!mayChange}
          value={thresholds.decline}
          error={!sound && t('Must be at least the review threshold')}
          onChange={(decline) => draft.change({ decline })}
        />
        <Button type="submit" disabled={!mayChange || !draft.isEdited || !sound} loading={save.isPending}>
          {t('Save')}
        </Button>
      </Group>
      <FailureAlert error={save.error} title={t('Couldn’t save')} />
    </Paper>
  );
}

const route = getRouteApi('/panel/policy');

/** Policy versions with the option to restore them. */
export function PolicyPage() {
  const { before } = route.useSearch();
  const newest = useQuery(policyVersions(undefined));
  const page = useQuery(policyVersions(before));
  const restore = useRestorePolicy();
  const current = newest.data?.versions[0]?.version;
  return (
    <>
      <PageTitle
        title={t('Policy versions')}
        about={t('Rules, categories, lists and thresholds form one policy. Each change creates a version.')}
      />
      <Text size="sm" mb="md">
        <AnchorLink to="/panel/policy/file">{t('Export or import as file')}</AnchorLink>
      </Text>
      <Proposals />
      {current === undefined ? null : <ThresholdsForm key={current} version={current} />}
      <FailureAlert error={restore.error} title={t('Couldn’t restore the version')} />
      <VersionTable
        page={page}
        current={current}
        isNewest={before === undefined}
        onRestore={(version, expected) =>
          restore.mutate({
            version,
            expected,
            note: `Version ${version} restored`,
          })
        }
      />
    </>
  );
}
