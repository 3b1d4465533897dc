import type { EvaluationSummary } from '@assay/management-api';
import { Button, type ButtonProps, Group, Kbd, Modal, Stack, Table, Text, Textarea } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useMay } from '../api/account';
import type { EvaluationRecord, Space, State } from '../api/evaluations';
import { useReview } from '../api/feedback';
import { useDraft } from '../drafts/use-draft';
import { english, type Sentence, t } from '../i18n/language';
import { useKeys } from '../ui/keys';
import { FailureAlert } from '../ui/notices';
import { contradiction, expectedOf, notSet } from './feedback/review-form';
import { ListForm } from './list-form';
import { ErasePerson, ExportPerson } from './person-data';
import { usePersonKey } from './person-history';
import classes from './verdict.module.css';

const MAX_COMMENT_LENGTH = 2000;

const VERBS = [
  {
    key: 'a',
    state: 'APPROVE',
    verb: english('Approve'),
    it: english('Approve'),
    whole: english('Approve this transaction'),
    color: 'teal',
  },
  {
    key: 'r',
    state: 'REVIEW',
    verb: english('Review'),
    it: english('Review'),
    whole: english('Send this transaction to review'),
    color: 'yellow',
  },
  {
    key: 'd',
    state: 'DECLINE',
    verb: english('Decline'),
    it: english('Decline'),
    whole: english('Decline this transaction'),
    color: 'red',
  },
] as const satisfies readonly {
  key: string;
  state: State;
  verb: Sentence;
  it: Sentence;
  whole: Sentence;
  color: string;
}[];

type Open = State | 'list' | 'export' | 'erase' | 'keys' | null;

/** Scrolls to a form and focuses its first field. */
function goTo(form: string): void {
  const part = document.querySelector<HTMLElement>(`[aria-label="${form}"]`);
  part?.scrollIntoView({ block: 'center' });
  part?.querySelector<HTMLElement>('input:not([type=hidden]), textarea')?.focus();
}

const toLabel = () => goTo(t('Label transaction'));
const toTags = () => goTo(t('Tag transaction'));

interface ActionBarProps {
  readonly record: EvaluationRecord;
  readonly space: Space;
}

/** Actions for a transaction, always visible; each has a keyboard shortcut. */
export function ActionBar({ record, space }: ActionBarProps) {
  const { summary, request } = record;
  const [open, setOpen] = useState<Open>(null);
  const [filled, setFilled] = useState<string | null>(null);
  const close = () => setOpen(null);
  const navigate = useNavigate();
  const mayErase = useMay('persons:change');
  const mayDecide = useMay('decisions:change');
  const mayFill = useMay('lists:change');
  const personKey = usePersonKey(request, space);
  useKeys({
    ...(mayDecide
      ? {
          a: () => setOpen('APPROVE'),
          r: () => setOpen('REVIEW'),
          d: () => setOpen('DECLINE'),
          l: toLabel,
          t: toTags,
        }
      : {}),
    ...(mayFill ? { i: () => setOpen('list') } : {}),
    e: () => setOpen('export'),
    ...(mayErase ? { x: () => setOpen('erase') } : {}),
    n: () => void navigate({ to: '/panel/links', search: { space, evaluation: summary.id } }),
    ...(personKey === null
      ? {}
      : { p: () => void navigate({ to: '/panel/person', search: { space, key: personKey } }) }),
    '?': () => setOpen('keys'),
  });
  return (
    <div className={classes.actions} role="toolbar" aria-label={t('Actions')}>
      <Group gap="xs">
        {(mayDecide ? VERBS : []).map(({ key, state, it }) => (
          <Action
            key={key}
            letter={key}
            name={t(it)}
            variant={summary.current_state === state ? 'light' : 'default'}
            onClick={() => setOpen(state)}
          />
        ))}
        {mayDecide ? (
          <>
            <Action letter="l" name={t('Label')} onClick={toLabel} />
            <Action letter="t" name={t('Add tags')} onClick={toTags} />
          </>
        ) : null}
        {mayFill ? <Action letter="i" name={t('Add to list')} onClick={() => setOpen('list')} /> : null}
        <Action letter="e" name={t('Export personal data')} onClick={() => setOpen('export')} />
        {mayErase ? (
          <Action letter="x" name={t('Erase personal data')} onClick={() => setOpen('erase')} />
        ) : null}
        <Action letter="?" name={t('Keyboard shortcuts')} variant="subtle" onClick={() => setOpen('keys')} />
      </Group>
      <Text role="status" size="sm" c="teal">
        {filled === null ? null : t('✓ Added to the list “{list}”.', { list: filled })}
      </Text>
      <Modal opened={open !== null} onClose={close} title={titleOf(open)}>
        {open === 'list' ? (
          <ListForm
            record={record}
            onDone={(list) => {
              setFilled(list);
              close();
            }}
          />
        ) : null}
        {open === 'export' ? <ExportPerson person={summary.person} space={space} /> : null}
        {open === 'erase' ? <ErasePerson person={summary.person} space={space} /> : null}
        {open === 'keys' ? <KeyTable /> : null}
        {VERBS.filter(({ state }) => state === open).map((wanted) => (
          <Decide key={wanted.state} summary={summary} space={space} wanted={wanted} onDone={close} />
        ))}
      </Modal>
    </div>
  );
}

const titleOf = (open: Open): string => {
  if (open === 'list') return t('Add to list');
  if (open === 'export') return t('Personal data');
  if (open === 'erase') return t('Erase personal data');
  if (open === 'keys') return t('Keyboard shortcuts');
  const verb = VERBS.find(({ state }) => state === open)?.verb;
  return verb ? t(verb) : '';
};

interface ActionProps extends Pick<ButtonProps, 'variant'> {
  readonly letter: string;
  readonly name: string;
  readonly onClick: () => void;
}

function Action({ letter, name, variant = 'default', onClick }: ActionProps) {
  return (
    <Button
      size="xs"
      variant={variant}
      onClick={onClick}
      rightSection={
        <Kbd size="xs" aria-hidden>
          {letter}
        </Kbd>
      }
      aria-keyshortcuts={letter}
    >
      {name}
    </Button>
  );
}

interface DecideProps {
  readonly summary: EvaluationSummary;
  readonly space: Space;
  readonly wanted: (typeof VERBS)[number];
  readonly onDone: () => void;
}

/** Form for a manual decision with a reason; Ctrl+Enter submits. */
function Decide({ summary, space, wanted, onDone }: DecideProps) {
  const transaction = { id: summary.transaction_id, space };
  const review = useReview(transaction);
  const draft = useDraft(`quick review ${space} ${summary.transaction_id}`, { comment: '' });
  const { comment } = draft.value;
  const warning = contradiction(summary.label, wanted.state);
  const decide = () => {
    if (review.isPending) return;
    const seen = expectedOf(summary.current_state, review.error);
    draft.saving(review.mutateAsync({ state: wanted.state, comment: comment.trim(), ...seen }), onDone);
  };
  return (
    <Stack>
      <Textarea
        data-autofocus
        label={t('Reason')}
        description={t('Recorded in the history. Press Ctrl+Enter to submit.')}
        autosize
        minRows={2}
        maxLength={MAX_COMMENT_LENGTH}
        value={comment}
        onChange={(event) => draft.change({ comment: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) decide();
        }}
      />
      {warning ? (
        <Text size="sm" role="note">
          {warning}
        </Text>
      ) : null}
      <FailureAlert error={review.error} title={notSet(review.error)} />
      <Button loading={review.isPending} onClick={decide}>
        {t(wanted.whole)}
      </Button>
    </Stack>
  );
}

const KEYS = [
  ...VERBS.map(({ key, verb }) => [key, verb] as const),
  ['l', english('Label')],
  ['t', english('Add tags')],
  ['i', english('Add to list')],
  ['e', english('Export personal data')],
  ['x', english('Erase personal data (needs permission)')],
  ['p', english('View person')],
  ['n', english('View links')],
  ['j, k', english('Move between table rows')],
  ['?', english('Show this list')],
] as const;

function KeyTable() {
  return (
    <Table>
      <Table.Tbody>
        {KEYS.map(([key, what]) => (
          <Table.Tr key={key}>
            <Table.Td>
              <Kbd>{key}</Kbd>
            </Table.Td>
            <Table.Td>{t(what)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
