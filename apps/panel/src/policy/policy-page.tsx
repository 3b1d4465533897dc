import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useCallback, useState } from 'react';
import { useMay } from '../api/account';
import {
  type Proposal,
  policyProposals,
  policyVersion,
  policyVersions,
  type Thresholds,
  useRestorePolicy,
  useSaveThresholds,
} from '../api/policy';
import { PageHeader } from '../design/page-header';
import { ListWithDrawer } from '../design/templates';
import { showToast } from '../design/toast-store';
import { UrlTabs } from '../design/url-tabs';
import { DraftNotice, useDraft } from '../drafts/use-draft';
import { t, wordsOf } from '../i18n/language';
import { FigureInput } from '../ui/inputs';
import { FailureAlert } from '../ui/notices';
import { ButtonLink } from '../ui/shown-values';
import classes from './policy.module.css';
import { ProposalDetail, Proposals } from './proposals';
import { VersionDetail, VersionTable } from './version-table';

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
    draft.saving(save.mutateAsync({ thresholds, expected: version }), (saved) =>
      showToast(
        saved === null
          ? { text: t('Proposed. Another user must approve the change.') }
          : { text: t('Thresholds saved'), tone: 'positive' },
      ),
    );
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

/** What the drawer shows. */
type Opened = { readonly version: number } | { readonly proposal: Proposal };

/** Policy versions and proposals with their changes, and the thresholds. */
export function PolicyPage() {
  const { before } = route.useSearch();
  const navigate = useNavigate();
  const newest = useQuery(policyVersions(undefined));
  const page = useQuery(policyVersions(before));
  const proposals = useQuery(policyProposals).data?.proposals ?? [];
  const restore = useRestorePolicy();
  const [opened, setOpened] = useState<Opened | null>(null);
  const current = newest.data?.versions[0]?.version;
  const version = opened && 'version' in opened ? opened.version : null;
  // The list knows the newest status of the proposal.
  const proposal =
    opened && 'proposal' in opened
      ? (proposals.find(({ id }) => id === opened.proposal.id) ?? opened.proposal)
      : null;
  const openVersion = useCallback(
    (next: number) =>
      setOpened((shown) =>
        shown && 'version' in shown && shown.version === next ? null : { version: next },
      ),
    [],
  );
  const openProposal = useCallback((next: Proposal) => setOpened({ proposal: next }), []);
  const restoreVersion = (old: number, expected: number) =>
    restore.mutate(
      { version: old, expected, note: `Version ${old} restored` },
      {
        onSuccess: (saved) => {
          setOpened(null);
          if (saved === null) void navigate({ to: '/panel/policy', hash: 'proposals' });
        },
      },
    );
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('Policy versions')}
        about={t('Rules, categories, lists and thresholds form one policy. Each change creates a version.')}
      >
        <ButtonLink variant="default" to="/panel/policy/file">
          {t('Export or import as file')}
        </ButtonLink>
      </PageHeader>
      <FailureAlert error={restore.error} title={t('Couldn’t restore the version')} />
      <ListWithDrawer
        title={
          proposal
            ? wordsOf(proposal.note) || t('Proposal')
            : t('Changes in version {version}', { version: String(version ?? '') })
        }
        drawer={
          proposal ? (
            <ProposalDetail key={proposal.id} proposal={proposal} />
          ) : version !== null && current !== undefined ? (
            <VersionDetail key={version} version={version} current={current} onRestore={restoreVersion} />
          ) : null
        }
        onClose={() => setOpened(null)}
      >
        <UrlTabs
          label={t('Policy')}
          tabs={[
            {
              id: 'history',
              label: t('History'),
              content: (
                <VersionTable
                  page={page}
                  current={current}
                  isNewest={before === undefined}
                  opened={version}
                  onOpen={openVersion}
                />
              ),
            },
            {
              id: 'proposals',
              label: t('Proposals'),
              count: proposals.filter(({ status }) => status === 'OPEN').length,
              content: <Proposals opened={proposal?.id ?? null} onOpen={openProposal} />,
            },
            {
              id: 'thresholds',
              label: t('Thresholds'),
              content: current === undefined ? null : <ThresholdsForm key={current} version={current} />,
            },
          ]}
        />
      </ListWithDrawer>
    </div>
  );
}
