import { Alert, Button, Modal, Stack, Text, Textarea } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useMemo, useState } from 'react';
import { useMay } from '../api/account';
import { describeFailure } from '../api/client';
import {
  type Proposal,
  policyProposal,
  policyProposals,
  policyVersion,
  useDecideProposal,
  usePolicyChanged,
} from '../api/policy';
import { type DataColumn, DataTable } from '../design/data-table';
import { StateBadge } from '../design/state-badge';
import { EmptyState, TextSkeleton } from '../design/states';
import { showToast } from '../design/toast-store';
import type { Tone } from '../design/tones';
import { DraftNotice, useDraft } from '../drafts/use-draft';
import { english, type Sentence, t, wordsOf } from '../i18n/language';
import { ConfirmButton } from '../ui/confirm-button';
import { FailureAlert } from '../ui/notices';
import { AnchorLink, PersonName } from '../ui/shown-values';
import { Time } from '../ui/time';
import classes from './policy.module.css';
import { PolicyDiff } from './policy-diff';

/** Notice about changes that await approval; empty without any. */
export function WaitingProposals() {
  const { data } = useQuery(policyProposals);
  const open = data?.proposals.filter(({ status }) => status === 'OPEN').length ?? 0;
  if (open === 0) return null;
  return (
    <Alert color="blue" variant="light" mb="md" role="status">
      {t('{open, plural, one {# change awaits} other {# changes await}} approval:', { open })}{' '}
      <AnchorLink to="/panel/policy" hash="proposals">
        {t('view proposals')}
      </AnchorLink>
      .
    </Alert>
  );
}

const STATUS: Readonly<Record<Proposal['status'], { readonly name: Sentence; readonly tone: Tone }>> = {
  OPEN: { name: english('pending'), tone: 'info' },
  APPROVED: { name: english('approved'), tone: 'positive' },
  REFUSED: { name: english('rejected'), tone: 'neutral' },
};

const proposalColumns = (
  mayDecide: boolean,
  onOpen: (proposal: Proposal) => void,
): readonly DataColumn<Proposal>[] => [
  {
    id: 'proposal',
    name: t('Proposal'),
    cell: (proposal) => (
      <>
        <Button
          variant="subtle"
          size="compact-sm"
          px={4}
          ml={-4}
          aria-label={t('Changes in proposal {note}', { note: wordsOf(proposal.note) })}
          onClick={() => onOpen(proposal)}
        >
          {wordsOf(proposal.note) || '–'}
        </Button>
        {proposal.reason ? (
          <Text size="xs" c="dimmed" className="breaks">
            {proposal.reason}
          </Text>
        ) : null}
      </>
    ),
  },
  {
    id: 'status',
    name: t('Status'),
    cell: ({ status }) => (
      <StateBadge state={status} label={t(STATUS[status].name)} tone={STATUS[status].tone} size="sm" />
    ),
  },
  { id: 'author', name: t('By'), cell: ({ author }) => <PersonName of={author} /> },
  { id: 'created', name: t('Created'), cell: ({ created_at }) => <Time at={created_at} /> },
  {
    id: 'decided',
    name: t('Decided by'),
    cell: ({ decided_by }) => (decided_by ? <PersonName of={decided_by} /> : null),
  },
  ...(mayDecide
    ? [
        {
          id: 'decide',
          name: t('Decide'),
          kind: 'actions' as const,
          cell: (proposal: Proposal) =>
            proposal.status === 'OPEN' ? <DecideProposal proposal={proposal} /> : null,
        },
      ]
    : []),
];

/** Buttons that approve or reject an open proposal. */
function DecideProposal({ proposal: { id, note } }: { readonly proposal: Proposal }) {
  const [isRefusing, setRefusing] = useState(false);
  const decide = useDecideProposal(usePolicyChanged());
  const approve = () =>
    decide.mutate(
      { id, isApproved: true, reason: '' },
      { onError: (error) => showToast({ text: describeFailure(error), tone: 'negative' }) },
    );
  return (
    <>
      <ConfirmButton
        label={t('Approve')}
        ariaLabel={t('Approve {note}', { note: wordsOf(note) })}
        size="compact-xs"
        question={t('The proposal becomes the next policy version and takes effect immediately.')}
        loading={decide.isPending}
        onConfirm={approve}
      />
      <Button
        size="compact-xs"
        variant="default"
        aria-label={t('Reject {note}', { note: wordsOf(note) })}
        onClick={() => setRefusing(true)}
      >
        {t('Reject')}
      </Button>
      {isRefusing ? (
        <RefusalForm
          id={id}
          onClose={() => setRefusing(false)}
          onRefuse={async (reason) => {
            await decide.mutateAsync({ id, isApproved: false, reason });
            setRefusing(false);
          }}
        />
      ) : null}
    </>
  );
}

interface ProposalsProps {
  /** ID of the proposal in the drawer; null while it is closed. */
  readonly opened: string | null;
  readonly onOpen: (proposal: Proposal) => void;
}

/** Policy proposals, open and decided. */
export function Proposals({ opened, onOpen }: ProposalsProps) {
  const reading = useQuery(policyProposals);
  const mayDecide = useMay('rules:change');
  const columns = useMemo(() => proposalColumns(mayDecide, onOpen), [mayDecide, onOpen]);
  if (reading.data?.proposals.length === 0)
    return (
      <EmptyState icon={<IconChecks size={24} stroke={1.6} />} title={t('No proposals')}>
        {t('If the account requires four-eyes approval, policy changes wait here for another user.')}
      </EmptyState>
    );
  return (
    <DataTable
      name={t('Proposals')}
      columns={columns}
      rows={reading.data?.proposals}
      keyOf={({ id }) => id}
      isCurrent={({ id }) => id === opened}
      reading={reading}
      failure={t('Couldn’t load the proposals')}
      empty={null}
      onOpen={onOpen}
    />
  );
}

/** Changes of a proposal, compared with the version that it is based on. */
export function ProposalDetail({ proposal }: { readonly proposal: Proposal }) {
  const { id, base_version, status, author, created_at } = proposal;
  const mayDecide = useMay('rules:change');
  const [before, after] = [useQuery(policyVersion(base_version)), useQuery(policyProposal(id))];
  const error = before.error ?? after.error;
  return (
    <>
      {status === 'OPEN' && mayDecide ? (
        <div className={classes.actions}>
          <DecideProposal proposal={proposal} />
        </div>
      ) : null}
      <p className={classes.summary}>
        <PersonName of={author} /> · <Time at={created_at} /> ·{' '}
        {t('based on version {version}', { version: String(base_version) })}
      </p>
      <FailureAlert error={error} />
      {before.data && after.data ? (
        <PolicyDiff before={before.data.document} after={after.data.document} />
      ) : error ? null : (
        <TextSkeleton lines={6} />
      )}
    </>
  );
}

interface RefusalFormProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly onRefuse: (reason: string) => Promise<void>;
}

function RefusalForm({ id, onClose, onRefuse }: RefusalFormProps) {
  const draft = useDraft(`refusal ${id}`, { reason: '' });
  const { reason } = draft.value;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    draft.saving(onRefuse(reason.trim()));
  };
  return (
    <Modal opened onClose={onClose} title={t('Reject proposal')}>
      <form onSubmit={submit}>
        <Stack>
          <DraftNotice draft={draft} />
          <Textarea
            label={t('Reason')}
            description={t('The author can read the comment.')}
            required
            maxLength={500}
            value={reason}
            onChange={({ currentTarget }) => draft.change({ reason: currentTarget.value })}
          />
          <Button type="submit" disabled={reason.trim() === ''}>
            {t('Reject')}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}
