import type { EvaluationSummary } from '@assay/management-api';
import {
  Button,
  Group,
  Modal,
  Paper,
  Progress,
  SegmentedControl,
  Select,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useMay } from '../api/account';
import type { Space, State } from '../api/evaluations';
import { type ListField, managedLists, useAddEntries } from '../api/lists';
import { DraftNotice, useDraft } from '../drafts/use-draft';
import { english, type Sentence, t } from '../i18n/language';
import { labelChoices, labelName } from '../labels/label-names';
import { FailureAlert } from '../ui/notices';
import { type BulkAction, useBulk } from './bulk-actions';
import classes from './traffic.module.css';

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

const KINDS: readonly { readonly kind: Kind; readonly name: Sentence }[] = [
  { kind: 'review', name: english('Review') },
  { kind: 'label', name: english('Label') },
  { kind: 'tag', name: english('Tag') },
  { kind: 'list', name: english('Add to list') },
];

interface BulkProps {
  readonly rows: readonly EvaluationSummary[];
  readonly space: Space;
}

interface BulkBarProps extends BulkProps {
  readonly onClear: () => void;
  /** Description of the selection. */
  readonly about?: string;
  /** Additional actions. */
  readonly children?: ReactNode;
}

/** Bulk actions for selected transactions; hidden without a selection. */
export function BulkBar({ rows, space, onClear, about, children }: BulkBarProps) {
  const [kind, setKind] = useState<Kind | null>(null);
  const [filled, setFilled] = useState<string | null>(null);
  const mayDecide = useMay('decisions:change');
  const mayFill = useMay('lists:change');
  if (rows.length === 0) return null;
  return (
    <Paper
      withBorder
      shadow="md"
      p="xs"
      className={classes.bulk}
      role="region"
      aria-label={t('Selected transactions')}
    >
      <Group justify="space-between">
        <Text size="sm" fw={600} className="numeric">
          {about ?? t('{count} selected', { count: rows.length })}
        </Text>
        <Group gap="xs">
          {KINDS.filter(({ kind: one }) => (one === 'list' ? mayFill : mayDecide)).map((action) => (
            <Button key={action.kind} size="xs" variant="default" onClick={() => setKind(action.kind)}>
              {t(action.name)}
            </Button>
          ))}
          {children}
          <Button size="xs" variant="subtle" onClick={onClear}>
            {t('Clear selection')}
          </Button>
        </Group>
      </Group>
      <Text role="status" size="sm" c="teal">
        {filled === null ? null : t('✓ Added to the list “{list}”.', { list: filled })}
      </Text>
      <Modal
        opened={kind !== null}
        onClose={() => setKind(null)}
        title={KINDS.filter((action) => action.kind === kind).map(({ name }) => t(name))}
      >
        {kind === 'list' ? (
          <ListForm
            rows={rows}
            onDone={(list) => {
              setFilled(list);
              setKind(null);
            }}
          />
        ) : kind ? (
          <ActionForm kind={kind} rows={rows} space={space} onDone={() => setKind(null)} />
        ) : null}
      </Modal>
    </Paper>
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
      {bulk.state ? (
        <Stack gap={4} role="status" aria-label={t('Progress')}>
          <Progress value={(100 * bulk.state.done) / Math.max(1, bulk.state.total)} aria-label={t('Done')} />
          <Text size="sm">
            {t('{done} of {total} done', { done: bulk.state.done, total: bulk.state.total })}
          </Text>
        </Stack>
      ) : null}
      <FailureAlert error={bulk.state?.error} title={t('Stopped early. Completed changes are saved.')} />
      <Button loading={bulk.state?.isRunning ?? false} disabled={action === null} onClick={() => void run()}>
        {t('Apply to {count, plural, one {# transaction} other {# transactions}}', { count: rows.length })}
      </Button>
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
          label: `${name} (${kind}, ${field})`,
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
            onDone(list?.name ?? ''),
          )
        }
      >
        {t('Add')}
      </Button>
    </Stack>
  );
}
