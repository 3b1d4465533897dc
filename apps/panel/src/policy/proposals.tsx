import { Alert, Badge, Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSession } from '../api/account';
import {
  type Proposal,
  policyProposal,
  policyProposals,
  useDecideProposal,
  usePolicyChanged,
} from '../api/policy';
import { DraftNotice, useDraft } from '../drafts/use-draft';
import { english, t, wordsOf } from '../i18n/language';
import { ConfirmButton } from '../ui/confirm-button';
import { FailureAlert } from '../ui/notices';
import { Section } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { AnchorLink, PersonName } from '../ui/shown-values';
import { Time } from '../ui/time';
import { linesOf } from './version-table';

/** Notice about changes that await approval; empty without any. */
export function WaitingProposals() {
  const { data } = useQuery(policyProposals);
  const open = data?.proposals.filter(({ status }) => status === 'OPEN').length ?? 0;
  if (open === 0) return null;
  return (
    <Alert color="blue" variant="light" mb="md" role="status">
      {t('{open, plural, one {# change awaits} other {# changes await}} approval:', { open })}{' '}
      <AnchorLink to="/panel/policy">{t('view proposals')}</AnchorLink>.
    </Alert>
  );
}

const STATUS = {
  OPEN: { name: english('pending'), color: 'blue' },
  APPROVED: { name: english('approved'), color: 'teal' },
  REFUSED: { name: english('rejected'), color: 'gray' },
} as const;

interface Deciding {
  /** ID of the proposal whose changes are shown. */
  readonly opened: string | null;
  readonly mayDecide: boolean;
  readonly isDeciding: boolean;
  readonly onToggle: (id: string) => void;
  readonly onApprove: (id: string) => void;
  readonly onRefuse: (id: string) => void;
}

const proposalColumns = ({
  opened,
  mayDecide,
  isDeciding,
  onToggle,
  onApprove,
  onRefuse,
}: Deciding): readonly Column<Proposal>[] => [
  {
    name: t('Proposal'),
    cell: ({ id, note, status, reason }) => (
      <>
        <Badge variant="light" color={STATUS[status].color}>
          {t(STATUS[status].name)}
        </Badge>{' '}
        {wordsOf(note) || '–'}
        {reason ? (
          <Text size="xs" c="dimmed" className="breaks">
            {reason}
          </Text>
        ) : null}
        {opened === id ? <Changes id={id} /> : null}
      </>
    ),
  },
  { name: t('Created'), cell: ({ created_at }) => <Time at={created_at} /> },
  { name: t('By'), cell: ({ author }) => <PersonName of={author} /> },
  { name: t('Decided by'), cell: ({ decided_by }) => (decided_by ? <PersonName of={decided_by} /> : null) },
  {
    name: t('Decide'),
    kind: 'actions',
    cell: ({ id, note, status }) => (
      <Group gap={4} justify="flex-end">
        <Button
          size="compact-xs"
          variant="default"
          aria-expanded={opened === id}
          aria-label={t('Changes in proposal {note}', { note })}
          onClick={() => onToggle(id)}
        >
          {t('Changes')}
        </Button>
        {status === 'OPEN' && mayDecide ? (
          <>
            <ConfirmButton
              label={t('Approve')}
              ariaLabel={t('Approve {note}', { note })}
              size="compact-xs"
              question={t('The proposal becomes the next policy version and takes effect immediately.')}
              loading={isDeciding}
              onConfirm={() => onApprove(id)}
            />
            <Button
              size="compact-xs"
              variant="default"
              aria-label={t('Reject {note}', { note })}
              onClick={() => onRefuse(id)}
            >
              {t('Reject')}
            </Button>
          </>
        ) : null}
      </Group>
    ),
  },
];

/** Policy proposals, open and decided; empty without any. */
export function Proposals() {
  const reading = useQuery(policyProposals);
  const [opened, setOpened] = useState<string | null>(null);
  const [refusing, setRefusing] = useState<string | null>(null);
  const mayDecide = useSession().data?.permissions.includes('rules:change') ?? false;
  const decide = useDecideProposal(usePolicyChanged());
  const proposals = reading.data?.proposals ?? [];
  if (proposals.length === 0)
    return <FailureAlert error={reading.error} title={t('Couldn’t load the proposals')} />;
  const toggle = (id: string) => setOpened(opened === id ? null : id);
  const columns = proposalColumns({
    opened,
    mayDecide,
    isDeciding: decide.isPending,
    onToggle: toggle,
    onApprove: (id) => decide.mutate({ id, isApproved: true, reason: '' }),
    onRefuse: setRefusing,
  });
  return (
    <Section
      title={t('Proposals')}
      about={t('Another user must approve each change. API keys can’t approve.')}
    >
      <FailureAlert error={decide.error} title={t('Couldn’t save the decision')} />
      <PagedTable
        name={t('Proposals')}
        columns={columns}
        rows={proposals}
        keyOf={({ id }) => id}
        empty={t('No proposals. Changes that need approval appear here.')}
        onOpen={({ id }) => toggle(id)}
      />
      {refusing ? (
        <RefusalForm
          id={refusing}
          onClose={() => setRefusing(null)}
          onRefuse={async (reason) => {
            await decide.mutateAsync({ id: refusing, isApproved: false, reason });
            setRefusing(null);
          }}
        />
      ) : null}
    </Section>
  );
}

function Changes({ id }: { readonly id: string }) {
  const { data, error } = useQuery(policyProposal(id));
  if (!data) return <FailureAlert error={error} />;
  return (
    <Text size="xs" className="preserve-lines" mt={4}>
      {linesOf(data.changes).join('\n')}
    </Text>
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
