import { Button, Modal, NativeSelect, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconInbox, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMay } from '../api/account';
import { mentions, type Queue, queues, reviewers, useDeleteQueue } from '../api/queues';
import { ConfirmDialog } from '../design/confirm-dialog';
import { PageHeader } from '../design/page-header';
import { EmptyState, ErrorState, PageSkeleton } from '../design/states';
import { UrlTabs } from '../design/url-tabs';
import { useHasDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { AnchorLink } from '../ui/shown-values';
import { Time } from '../ui/time';
import { NEW_QUEUE, NewQueueForm, ReviewersTable } from './queue-settings';
import { QueueWork } from './queue-work';
import { personName } from './words';

const route = getRouteApi('/panel/queues');

/** Review queues: one item after the other, with its evidence and decision. */
export function QueuePage() {
  const { queue: asked, item, only } = route.useSearch();
  const navigate = route.useNavigate();
  const reading = useQuery(queues);
  const [making, { open, close }] = useDisclosure(useHasDraft(NEW_QUEUE));
  const [deleting, deletion] = useDisclosure(false);
  const mayManage = useMay('rules:change');
  const all = reading.data?.queues ?? [];
  const queue = all.find(({ id }) => id === asked) ?? all[0];
  const show = (id: string) => navigate({ search: { queue: id } });
  const create = { label: t('Create queue'), icon: <IconPlus size={16} />, onClick: open };
  const remove = {
    label: t('Delete queue'),
    icon: <IconTrash size={16} />,
    onClick: deletion.open,
    isDestructive: true,
  };
  return (
    <>
      <PageHeader
        title={t('Review queues')}
        menu={mayManage && queue ? [create, remove] : []}
        {...(mayManage && reading.data && !queue
          ? { primary: <Button onClick={open}>{t('Create queue')}</Button> }
          : {})}
      >
        {queue ? (
          <NativeSelect
            aria-label={t('Queue')}
            data={all.map(({ id, name, waiting, overdue }) => ({
              value: id,
              label:
                overdue > 0
                  ? t('{name} · {waiting} waiting, {overdue} overdue', { name, waiting, overdue })
                  : t('{name} · {waiting} waiting', { name, waiting }),
            }))}
            value={queue.id}
            onChange={(event) => show(event.currentTarget.value)}
          />
        ) : null}
      </PageHeader>
      {reading.error && !reading.data ? (
        <ErrorState
          error={reading.error}
          title={t('Couldn’t load the review queues')}
          onRetry={() => void reading.refetch()}
        />
      ) : null}
      {reading.isPending ? <PageSkeleton /> : null}
      {reading.data && !queue ? (
        <EmptyState icon={<IconInbox size={24} />} title={t('No review queues')}>
          {t('A queue lists items that need a manual decision. Create a queue to start.')}
        </EmptyState>
      ) : null}
      {queue ? <QueueTabs queue={queue} item={item} only={only} /> : null}
      <Modal opened={making} onClose={close} title={t('Create queue')}>
        <NewQueueForm
          onMade={(id) => {
            close();
            void show(id);
          }}
        />
      </Modal>
      {queue ? (
        <DeleteQueue
          queue={queue}
          opened={deleting}
          onClose={deletion.close}
          onDeleted={() => void navigate({ search: {} })}
        />
      ) : null}
    </>
  );
}

interface QueueTabsProps {
  readonly queue: Queue;
  readonly item: string | undefined;
  readonly only: 'overdue' | undefined;
}

function QueueTabs({ queue, item, only }: QueueTabsProps) {
  const { data: mentioned } = useQuery(mentions);
  const { data: team } = useQuery(reviewers);
  return (
    <UrlTabs
      label={t('Review queues')}
      tabs={[
        {
          id: 'items',
          label: t('Items'),
          count: queue.waiting,
          content: <QueueWork key={queue.id} queue={queue} item={item} only={only} />,
        },
        {
          id: 'mentions',
          label: t('Mentions'),
          count: mentioned?.mentions.length ?? 0,
          content: <Mentions />,
        },
        {
          id: 'reviewers',
          label: t('Reviewers'),
          count: team?.reviewers.length ?? 0,
          content: <ReviewersTable />,
        },
      ]}
    />
  );
}

interface DeleteQueueProps {
  readonly queue: Queue;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

function DeleteQueue({ queue, opened, onClose, onDeleted }: DeleteQueueProps) {
  const remove = useDeleteQueue();
  const done = () => {
    onClose();
    onDeleted();
  };
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t('Delete queue')}
      confirmLabel={t('Delete queue')}
      typed={queue.name}
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(queue.id, { onSuccess: done })}
    >
      {t('Items in the queue stay in review.')}
    </ConfirmDialog>
  );
}

const MAX_MENTIONS = 20;

function Mentions() {
  const { data } = useQuery(mentions);
  if (!data || data.mentions.length === 0)
    return (
      <EmptyState icon={<IconInbox size={24} />} title={t('No mentions')}>
        {t('Notes that mention you and items that are assigned to you appear here.')}
      </EmptyState>
    );
  return (
    <Stack gap="xs">
      {data.mentions.slice(0, MAX_MENTIONS).map(({ id, at, by, text, queue_id, item_id }) => (
        <Text key={id} size="sm">
          <AnchorLink to="/panel/queues" search={{ queue: queue_id, item: item_id }}>
            {text || t('An item was assigned to you')}
          </AnchorLink>{' '}
          {personName(by)}, <Time at={at} />
        </Text>
      ))}
    </Stack>
  );
}
