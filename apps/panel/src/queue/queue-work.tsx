import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { useMay } from '../api/account';
import { isMissing } from '../api/client';
import { type Queue, queueItem, queueItems, useNextItem, usePreload, type WholeItem } from '../api/queues';
import { KeyButton } from '../design/key-button';
import { TextSkeleton } from '../design/states';
import { Workbench } from '../design/templates';
import { UnsentWords } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { useKeys } from '../ui/keys';
import { FailureAlert } from '../ui/notices';
import { ItemContext } from './item-context';
import { type StandardReasons, useReason } from './item-decision';
import { ItemSummary } from './item-summary';
import { QueueList } from './queue-list';
import { itemName } from './words';

const route = getRouteApi('/panel/queues');

interface QueueWorkProps {
  readonly queue: Queue;
  readonly item: string | undefined;
  readonly only: 'overdue' | undefined;
}

/** Waiting items, the open item, and its decision. */
export function QueueWork({ queue, item: open, only }: QueueWorkProps) {
  const navigate = route.useNavigate();
  const next = useNextItem(queue.id);
  /** Running or last claim, so that a decision waits for the version that the claim returns. */
  const claim = useRef<Promise<WholeItem | null>>(Promise.resolve(null));
  const [standard, setStandard] = useState<StandardReasons>({});
  const [news, setNews] = useState<string | null>(null);
  const { data: waiting } = useQuery(queueItems(queue.id, only));
  const reading = useQuery({ ...queueItem(queue.id, open ?? ''), enabled: open !== undefined, retry: false });
  const expected = waiting?.items.find(({ id, assignee }) => id !== open && assignee === null);
  usePreload(queue.id, expected);
  const show = (item: string | undefined, overdue = only) =>
    void navigate({
      search: { queue: queue.id, ...(item ? { item } : {}), ...(overdue ? { only: overdue } : {}) },
    });
  const goOn = (after?: string) => {
    // The next item is already loaded, so that it opens before the server has claimed it.
    if (after === undefined && open !== undefined && expected) show(expected.id);
    claim.current = next.mutateAsync(after).then(
      ({ item: found }) => {
        setNews(found ? null : t('No unclaimed items in this queue.'));
        show(found?.id);
        return found;
      },
      () => null,
    );
  };
  const item = open === undefined ? undefined : reading.data;
  const isGone = isMissing(reading.error);
  const mayTake = useMay('decisions:change');
  // An open item has its own key for the next one.
  useKeys(mayTake && (!item || isGone) ? { n: () => goOn(open) } : {});
  const takeNext = mayTake ? <TakeNext busy={next.isPending} onTake={() => goOn(open)} /> : null;
  return (
    <>
      <Text role="status" size="sm">
        {news}
      </Text>
      <FailureAlert error={next.error} title={t('Couldn’t claim an item')} />
      <Workbench
        listLabel={t('Waiting items')}
        list={
          <QueueList
            queue={queue}
            current={open}
            only={only}
            onOnly={(overdue) => show(open, overdue)}
            action={open === undefined ? takeNext : null}
          />
        }
        itemLabel={item ? itemName(item) : t('Item')}
        item={
          open === undefined ? null : <Current key={open} id={open} reading={reading} action={takeNext} />
        }
        contextLabel={t('Decision')}
        context={
          item && !isGone ? (
            <ItemContext
              key={item.id}
              queue={queue.id}
              item={item}
              claimed={() => claim.current}
              standard={standard}
              onStandard={setStandard}
              onSkip={() => goOn(item.id)}
              onDecided={() => goOn()}
              onUndone={() => show(item.id)}
            />
          ) : null
        }
        onBack={() => show(undefined)}
      />
    </>
  );
}

function TakeNext({ busy, onTake }: { readonly busy: boolean; readonly onTake: () => void }) {
  return (
    <KeyButton shortcut="n" loading={busy} onClick={onTake}>
      {t('Claim next')}
    </KeyButton>
  );
}

interface CurrentProps {
  readonly id: string;
  readonly reading: {
    readonly data: Parameters<typeof ItemSummary>[0]['item'] | undefined;
    readonly error: unknown;
  };
  /** Goes on without this item. */
  readonly action: ReactNode;
}

function Current({ id, reading: { data, error }, action }: CurrentProps) {
  if (isMissing(error))
    return (
      <>
        <Text role="note" mb="xs">
          {t('This item is no longer in the queue. It was decided or deleted.')}
        </Text>
        <UnsentReason item={id} />
        {action}
      </>
    );
  return (
    <>
      <FailureAlert error={error} title={t('Couldn’t load the item')} />
      {data ? <ItemSummary item={data} /> : error ? action : <TextSkeleton lines={10} />}
    </>
  );
}

/** Reason that was being written when the item left the queue. */
function UnsentReason({ item }: { readonly item: string }) {
  const draft = useReason(item);
  return draft.value.reason === '' ? null : (
    <UnsentWords
      about={t('Your comment wasn’t saved. Copy it from here:')}
      words={draft.value.reason}
      onForget={draft.forget}
    />
  );
}
