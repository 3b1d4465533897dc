import type { EvaluationSummary } from '@assay/management-api';
import {
  Button,
  Modal,
  Progress,
  SegmentedControl,
  Select,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { IconFlag, IconGavel, IconListCheck, IconTag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../api/account';
import type { Space, State } from '../api/evaluations';
import { type ListField, managedLists, useAddEntries } from '../api/lists';
import { showToast } from '../design/toast-store';
import { DraftNotice, useDraft } from '../drafts/use-draft';
import { builtInName, english, type Sentence, t } from '../i18n/language';
import { labelChoices, labelName } from '../labels/label-names';
import { useKeys } from '../ui/keys';
import { FailureAlert } from '../ui/notices';
import { type BulkAction, useBulk } from './use-bulk';

/** Values of a row for list fields; other fields have no value in rows. */
const VALUES: { readonly [F in ListField]?: (row: EvaluationSummary) => string | null } = {
  user_id: ({ person }) => person.user_id,
  email: ({ person }) => person.email,
  ip: ({ ip }) => ip,
  card_hash: ({ card_hash }) => card_hash,
};

const fillsList = (field: ListField): boolean => VALUES[field] !== undefined;

/** Returns the distinct values of rows for a list field. */
function listValues(field: ListField, rows: readonly EvaluationSummary[]): readonly string[] {
  const read = VALUES[field];
  if (!read) return [];
  return [...new Set(rows.map(read).filter((value) => value !== null))];
}

type Kind = BulkAction['kind'] | 'list';

const KINDS: readonly {
  readonly kind: Kind;
  readonly name: Sentence;
  /** Keyboard shortcut; the same as on the page of a transaction. */
  readonly key: string;
  readonly Icon: typeof IconTag;
}[] = [
  { kind: 'review', name: english('Review'), key: 'r', Icon: IconGavel },
  { kind: 'label', name: english('Label'), key: 'l', Icon: IconFlag },
  { kind: 'tag', name: english('Tag'), key: 't', Icon: IconTag },
  { kind: 'list', name: english('Add to list'), key: 'i', Icon: IconListCheck },
];

interface BulkProps {
  readonly rows: readonly EvaluationSummary[];
  readonly space: Space;
}

interface BulkActionsProps extends BulkProps {
  /** False if other parts of the page use the same keys. */
  readonly hasKeys?: boolean;
}

/** Buttons of the actions for selected transactions, and their dialog. */
export function BulkActions({ rows, space, hasKeys = true }: BulkActionsProps) {
  const [kind, setKind] = useState<Kind | null>(null);
  const mayDecide = useMay('decisions:change');
  const mayFill = useMay('lists:change');
  const done = () => setKind(null);
  const isOffered = (one: Kind) => (one === 'list' ? mayFill : mayDecide);
  const keys = KINDS.filter((action) => hasKeys && isOffered(action.kind));
  useKeys(Object.fromEntries(keys.map(({ key, kind: one }) => [key, () => setKind(one)])));
  return (
    <>
      {KINDS.filter((action) => isOffered(action.kind)).map((action) => (
        <Button
          key={action.kind}
          size="compact-sm"
          variant="default"
          leftSection={<action.Icon size={14} aria-hidden />}
          aria-keyshortcuts={action.key}
          onClick={() => setKind(action.kind)}
        >
          {t(action.name)}
        </Button>
      ))}
      <Modal
        opened={kind !== null}
        onClose={done}
        title={KINDS.filter((action) => action.kind === kind).map(({ name }) => t(name))}
      >
        {kind === 'list' ? (
          <ListForm
            rows={rows}
            onDone={(list) => {
              showToast({ text: t('Added to the list “{list}”.', { list }) });
              done();
            }}
          />
        ) : kind ? (
          <ActionForm kind={kind} rows={rows} space={space} onDone={done} />
        ) : null}
      </Modal>
    </>
  );
}

const STATES = ['APPROVE', 'REVIEW', 'DECLINE'] as const;
const labels = () => labelChoices(({ value }) => labelName(value));

function ActionForm({
  kind,
  rows,
  space,
  onDone,
}: BulkProps & { readonly kind: BulkAction['kind']; readonly onDone: () => void }) {
  const bulk = useBulk(space);
  const draft = useDraft('bulk action', { state: 'DECLINE' as State, comment: '', label: '', tag: '' });
  const { state, comment, label, tag } = draft.value;
  const action: BulkAction | null =
    kind === 'review'
      ? { kind, state, comment: comment.trim() }
      : kind === 'label'
        ? label === ''
          ? null
          : { kind, label }
        : tag.trim() === ''
          ? null
          : { kind, tag: tag.trim() };
  const run = async () => {
    if (action && (await bulk.run(rows, action))) {
      draft.forget();
      showToast({
        text: t('{count, plural, one {# transaction} other {# transactions}} changed.', {
          count: rows.length,
        }),
      });
      onDone();
    }
  };
  return (
    <Stack>
      <DraftNotice draft={draft} />
      {kind === 'review' ? (
        <>
          <SegmentedControl
            aria-label={t('Decision')}
            data={[...STATES]}
            value={state}
            onChange={(wanted) => draft.change({ state: wanted as State })}
          />
          <Textarea
            label={t('Comment')}
            autosize
            minRows={2}
            maxLength={2000}
            value={comment}
            onChange={(event) => draft.change({ comment: event.currentTarget.value })}
          />
        </>
      ) : null}
      {kind === 'label' ? (
        <Select
          label={t('Label')}
          searchable
          data={labels()}
          value={label === '' ? null : label}
          onChange={(wanted) => draft.change({ label: wanted ?? '' })}
        />
      ) : null}
      {kind === 'tag' ? (
        <TextInput
          label={t('Tag')}
          description={t('Added to the existing tags.')}
          maxLength={256}
          value={tag}
          onChange={(event) => draft.change({ tag: event.currentTarget.value })}
        />
      ) : null}
      <BulkProgress state={bulk.state} />
      <FailureAlert error={bulk.state?.error} title={t('Stopped early. Completed changes are saved.')} />
      <Button loading={bulk.state?.isRunning ?? false} disabled={action === null} onClick={() => void run()}>
        {t('Apply to {count, plural, one {# transaction} other {# transactions}}', { count: rows.length })}
      </Button>
    </Stack>
  );
}

function BulkProgress({ state }: Pick<ReturnType<typeof useBulk>, 'state'>) {
  if (!state) return null;
  const { done, total } = state;
  return (
    <Stack gap={4} role="status" aria-label={t('Progress')}>
      <Progress value={(100 * done) / Math.max(1, total)} aria-label={t('Done')} />
      <Text size="sm">{t('{done} of {total} done', { done, total })}</Text>
    </Stack>
  );
}

function ListForm({
  rows,
  onDone,
}: {
  readonly rows: readonly EvaluationSummary[];
  /** @param list name of the list */
  readonly onDone: (list: string) => void;
}) {
  const lists = useQuery(managedLists);
  const draft = useDraft('bulk list', { list: '', note: '' });
  const { list: id, note } = draft.value;
  const choices = (lists.data?.lists ?? []).filter(({ field }) => fillsList(field));
  const list = choices.find((known) => known.id === id);
  const values = list ? listValues(list.field, rows) : [];
  const add = useAddEntries(id);
  return (
    <Stack>
      <DraftNotice draft={draft} />
      <Select
        label={t('List')}
        description={t('Lists of user IDs, email addresses, IP addresses and cards.')}
        searchable
        data={choices.map(({ id: value, name, kind, field }) => ({
          value,
          label: `${builtInName(name)} (${kind}, ${field})`,
        }))}
        value={id === '' ? null : id}
        onChange={(wanted) => draft.change({ list: wanted ?? '' })}
      />
      <TextInput
        label={t('Note')}
        maxLength={500}
        value={note}
        onChange={(event) => draft.change({ note: event.currentTarget.value })}
      />
      {list ? (
        <Text size="sm">
          {values.length === 0
            ? t('The selected transactions don’t contain a value for this list.')
            : t(
                '{values, plural, one {# distinct value} other {# distinct values}} in {calls} transactions.',
                {
                  values: values.length,
                  calls: rows.length,
                },
              )}
        </Text>
      ) : null}
      <FailureAlert error={lists.error ?? add.error} title={t('Couldn’t add')} />
      <Button
        loading={add.isPending}
        disabled={values.length === 0}
        onClick={() =>
          draft.saving(add.mutateAsync({ values, note: note.trim(), expires_at: null }), () =>
            onDone(list ? builtInName(list.name) : ''),
          )
        }
      >
        {t('Add')}
      </Button>
    </Stack>
  );
}
