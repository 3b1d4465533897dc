import type { EvaluationSummary } from '@assay/management-api';
import { Button, Modal, Paper, Stack, Text, Textarea } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { evaluationPage, type Space } from '../api/evaluations';
import { SelectionBar } from '../design/selection-bar';
import { DraftNotice, useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { BulkActions } from '../traffic/bulk-actions';
import { useBulk } from '../traffic/use-bulk';
import { FailureAlert } from '../ui/notices';

/** Maximum number of latest transactions per selected node; the same limit as for links. */
const CALLS_OF_EACH = 250;
/** Maximum number of selected nodes. */
export const MAX_SELECTED = 40;

interface ClusterBarProps {
  /** Keys of the selected nodes. */
  readonly keys: readonly string[];
  readonly space: Space;
  readonly onClear: () => void;
}

/** Bulk actions for the transactions of the selected nodes. */
export function ClusterBar({ keys, space, onClear }: ClusterBarProps) {
  const reading = useQueries({
    queries: keys.map((key) => ({
      ...evaluationPage({ environment: space, key, limit: CALLS_OF_EACH }),
      refetchInterval: false as const,
    })),
    combine: (pages) => ({
      ofEach: pages.map(({ data }) => data?.evaluations ?? []),
      isPending: pages.some(({ isPending }) => isPending),
      error: pages.find(({ error }) => error !== null)?.error ?? null,
    }),
  });
  if (keys.length === 0) return null;
  if (reading.error)
    return (
      <FailureAlert error={reading.error} title={t('Couldn’t load the transactions of the selection')} />
    );
  if (reading.isPending) {
    return (
      <Paper withBorder p="xs" role="status">
        <Text size="sm">{t('Loading the transactions of the selection…')}</Text>
      </Paper>
    );
  }
  const rows = [...new Map(reading.ofEach.flat().map((row) => [row.id, row])).values()];
  // One item per selected node: its latest transaction.
  const newest = [
    ...new Map(reading.ofEach.flatMap(([first]) => (first ? [[first.id, first] as const] : []))).values(),
  ];
  return (
    <SelectionBar
      label={t('Selected transactions')}
      onClear={onClear}
      about={t('{chosen} selected, {calls, plural, one {# transaction} other {# transactions}}', {
        chosen: keys.length,
        calls: rows.length,
      })}
    >
      <BulkActions rows={rows} space={space} />
      <ToTheQueue rows={newest} space={space} />
    </SelectionBar>
  );
}

/** Sends the latest transaction of each selected node to review. */
function ToTheQueue({ rows, space }: { readonly rows: readonly EvaluationSummary[]; readonly space: Space }) {
  const [isOpen, setOpen] = useState(false);
  const bulk = useBulk(space);
  const draft = useDraft('cluster to queue', { comment: '' });
  const { comment } = draft.value;
  const run = async () => {
    if (await bulk.run(rows, { kind: 'review', state: 'REVIEW', comment: comment.trim() })) {
      draft.forget();
      setOpen(false);
    }
  };
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
        {t('Send to review')}
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={t('Send to review')}>
        <Stack>
          <Text size="sm">
            {t(
              'Sets the latest transaction of each selected entity ({count}) to REVIEW, so that it appears in matching review queues. This replaces manual decisions.',
              { count: rows.length },
            )}
          </Text>
          <DraftNotice draft={draft} />
          <Textarea
            data-autofocus
            label={t('Reason')}
            description={t('Shown to the reviewer.')}
            autosize
            minRows={2}
            maxLength={2000}
            value={comment}
            onChange={(event) => draft.change({ comment: event.currentTarget.value })}
          />
          <FailureAlert error={bulk.state?.error} title={t('Stopped early. Completed changes are saved.')} />
          <Button loading={bulk.state?.isRunning ?? false} onClick={() => void run()}>
            {t('Send {count} to review', { count: rows.length })}
          </Button>
        </Stack>
      </Modal>
    </>
  );
}
