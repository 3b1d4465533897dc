import { Button, Checkbox, Kbd, Modal, NativeSelect, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useMay, useSession } from '../api/account';
import { isMissing } from '../api/client';
import {
  mentions,
  type Queue,
  type QueueItem,
  queueItem,
  queueItems,
  queues,
  useDeleteQueue,
  useNextItem,
} from '../api/queues';
import { UnsentWords, useHasDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { ConfirmButton } from '../ui/confirm-button';
import { useKeys } from '../ui/keys';
import { FailureAlert } from '../ui/notices';
import { PageTitle, Section } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { AnchorLink } from '../ui/shown-values';
import { Time } from '../ui/time';
import { ItemCard } from './item-card';
import { Deadline } from './item-facts';
import { useReason } from './item-work';
import { NEW_QUEUE, NewQueueForm, ReviewersTable } from './queue-settings';
import { itemName, personName } from './words';

const route = getRouteApi('/panel/queues');

/** Review queues with their items. */
export function QueuePage() {
  const { queue: asked, item, only } = route.useSearch();
  const navigate = route.useNavigate();
  const reading = useQuery(queues);
  const { data: session } = useSession();
  const [making, { open, close }] = useDisclosure(useHasDraft(NEW_QUEUE));
  const all = reading.data?.queues ?? [];
  const queue = all.find(({ id }) => id === asked) ?? all[0];
  const show = (id: string) => navigate({ search: { queue: id } });
  return (
    <>
      <PageTitle
        title={t('Review queues')}
        about={t('Items that need a manual decision. Press n for the next item, a to approve, d to decline.')}
      >
        {session?.permissions.includes('rules:change') ? (
          <Button onClick={open}>{t('Create queue')}</Button>
        ) : null}
      </PageTitle>
      <FailureAlert error={reading.error} title={t('Couldn’t load the review queues')} />
      {reading.data && !queue ? (
        <Text c="dimmed" ta="center" py="lg">
          {t('No review queues yet. Create a queue to list items in review.')}
        </Text>
      ) : null}
      {queue ? (
        <>
          <NativeSelect
            label={t('Review queues')}
            mb="md"
            data={all.map(({ id, name, waiting, overdue }) => ({
              value: id,
              label:
                overdue > 0
                  ? t('{name} ({waiting}, {overdue} overdue)', { name, waiting, overdue })
                  : `${name} (${waiting})`,
            }))}
            value={queue.id}
            onChange={(event) => show(event.currentTarget.value)}
          />
          <Work key={queue.id} queue={queue} item={item} only={only} />
        </>
      ) : null}
      <Mentions />
      <ReviewersTable />
      <Modal opened={making} onClose={close} title={t('Create queue')}>
        <NewQueueForm
          onMade={(id) => {
            close();
            void show(id);
          }}
        />
      </Modal>
    </>
  );
}

const ITEMS: (queue: string, only: 'overdue' | undefined) => readonly Column<QueueItem>[] = (queue, only) => [
  {
    name: t('Action'),
    kind: 'head',
    cell: (item) => (
      <AnchorLink to="/panel/queues" search={{ queue, item: item.id, ...(only ? { only } : {}) }}>
        {itemName(item)}
      </AnchorLink>
    ),
  },
  { name: t('Since'), cell: ({ at }) => <Time at={at} /> },
  { name: t('Deadline'), cell: (item) => (item.deadline ? <Deadline item={item} /> : null) },
  { name: t('Claimed by'), cell: ({ assignee }) => (assignee ? personName(assignee) : null) },
];

interface WorkProps {
  readonly queue: Queue;
  readonly item: string | undefined;
  readonly only: 'overdue' | undefined;
}

/** Current item and the waiting items. */
function Work({ queue, item, only }: WorkProps) {
  const navigate = route.useNavigate();
  const next = useNextItem(queue.id);
  const remove = useDeleteQueue();
  const { data: session } = useSession();
  const waiting = useQuery(queueItems(queue.id, only));
  const [news, setNews] = useState<string | null>(null);
  const goOn = (after?: string) =>
    next.mutate(after, {
      onSuccess: ({ item: found }) => {
        if (!found) setNews(t('No unclaimed items in this queue.'));
        const kept = { queue: queue.id, ...(only ? { only } : {}) };
        void navigate({ search: { ...kept, ...(found ? { item: found.id } : {}) } });
      },
    });
  const decided = (isDecided: boolean) => {
    setNews(isDecided ? t('Decision saved.') : t('Decision proposed. A second user must confirm it.'));
    goOn();
  };
  return (
    <>
      <Text role="status" size="sm" mb="xs">
        {news}
      </Text>
      <FailureAlert error={next.error} title={t('Couldn’t claim an item')} />
      {item ? (
        <Current queue={queue.id} item={item} onSkip={() => goOn(item)} onDecided={decided} />
      ) : (
        <TakeNext busy={next.isPending} onTake={() => goOn()} />
      )}
      <Section
        title={t('Waiting')}
        about={t(
          queue.four_eyes
            ? '{waiting} waiting, {held} claimed, {overdue} overdue. Four-eyes approval.'
            : '{waiting} waiting, {held} claimed, {overdue} overdue.',
          { waiting: queue.waiting, held: queue.held, overdue: queue.overdue },
        )}
        actions={
          session?.permissions.includes('rules:change') ? (
            <ConfirmButton
              label={t('Delete queue')}
              size="compact-xs"
              question={t('Items in the queue stay in review.')}
              onConfirm={() => remove.mutate(queue.id, { onSuccess: () => void navigate({ search: {} }) })}
            />
          ) : null
        }
      >
        <FailureAlert error={remove.error} title={t('Couldn’t delete the queue')} />
        {queue.overdue > 0 || only ? (
          <Checkbox
            mb="xs"
            label={t('Overdue only')}
            checked={only === 'overdue'}
            onChange={({ currentTarget: { checked } }) =>
              void navigate({
                search: {
                  queue: queue.id,
                  ...(item ? { item } : {}),
                  ...(checked ? { only: 'overdue' as const } : {}),
                },
              })
            }
          />
        ) : null}
        <PagedTable
          name={t('Waiting')}
          columns={ITEMS(queue.id, only)}
          rows={waiting.data?.items}
          keyOf={({ id }) => id}
          empty={t('No items waiting. Items appear here when they need review.')}
          reading={waiting}
          isCurrent={({ id }) => id === item}
        />
      </Section>
    </>
  );
}

function TakeNext({ busy, onTake }: { readonly busy: boolean; readonly onTake: () => void }) {
  const mayTake = useMay('decisions:change');
  useKeys(mayTake ? { n: onTake } : {});
  if (!mayTake) return null;
  return (
    <Button
      size="md"
      mb="md"
      loading={busy}
      onClick={onTake}
      aria-keyshortcuts="n"
      rightSection={<Kbd aria-hidden>n</Kbd>}
    >
      {t('Claim next')}
    </Button>
  );
}

interface CurrentProps {
  readonly queue: string;
  readonly item: string;
  readonly onSkip: () => void;
  readonly onDecided: (decided: boolean) => void;
}

function Current({ queue, item, onSkip, onDecided }: CurrentProps) {
  const { data, error } = useQuery({ ...queueItem(queue, item), retry: false });
  if (isMissing(error))
    return (
      <>
        <Text role="note" mb="xs">
          {t('This item is no longer in the queue. It was decided or deleted.')}
        </Text>
        <UnsentReason item={item} />
        <TakeNext busy={false} onTake={onSkip} />
      </>
    );
  return (
    <>
      <FailureAlert error={error} title={t('Couldn’t load the item')} />
      {data ? (
        <ItemCard key={item} queue={queue} item={data} onSkip={onSkip} onDecided={onDecided} />
      ) : error ? (
        <TakeNext busy={false} onTake={onSkip} />
      ) : null}
    </>
  );
}

/** Reason that was being written when the item left the queue. */
function UnsentReason({ item }: { readonly item: string }) {
  const draft = useReason(item);
  return draft.isEdited ? (
    <UnsentWords
      about={t('Your comment wasn’t saved. Copy it from here:')}
      words={draft.value.reason}
      onForget={draft.forget}
    />
  ) : null;
}

function Mentions() {
  const { data } = useQuery(mentions);
  if (!data || data.mentions.length === 0) return null;
  return (
    <Section title={t('Mentions')}>
      {data.mentions.slice(0, 10).map(({ id, at, by, text, queue_id, item_id }) => (
        <Text key={id} size="sm">
          <AnchorLink to="/panel/queues" search={{ queue: queue_id, item: item_id }}>
            {text || t('An item was assigned to you')}
          </AnchorLink>{' '}
          {personName(by)}, <Time at={at} />
        </Text>
      ))}
    </Section>
  );
}
