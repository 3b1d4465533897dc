import { Button, Group, Text } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { type Queue, queueItem, queues, useChangeItem, type WholeItem } from '../api/queues';
import { useSession } from '../api/session';
import { t } from '../i18n/language';
import { personName } from '../queue/words';
import { FailureAlert } from '../ui/failure-alert';
import { AnchorLink } from '../ui/links';
import { Section } from '../ui/section';

/** In which queues a verification waits, and who holds it: assignment goes through them. */
export function QueueHold({ execution }: { readonly execution: string }) {
  const { data } = useQuery(queues);
  const asked = (data?.queues ?? []).filter(({ source }) => source === 'VERIFICATIONS');
  const items = useQueries({
    queries: asked.map(({ id }) => ({ ...queueItem(id, execution), retry: false })),
  });
  const found = asked.flatMap((queue, index) => {
    const item = items[index]?.data;
    return item ? [{ queue, item }] : [];
  });
  if (found.length === 0) return null;
  return (
    <Section title={t('In the queue')}>
      {found.map(({ queue, item }) => (
        <Held key={queue.id} queue={queue} item={item} />
      ))}
    </Section>
  );
}

function Held({ queue, item }: { readonly queue: Queue; readonly item: WholeItem }) {
  const change = useChangeItem(queue.id, item.id);
  const { data: session } = useSession();
  const isMine = session ? item.assignee?.id === `${session.actor.kind} ${session.actor.id}` : false;
  const set = (assignee: 'me' | null) => change.mutate({ assignee, expected_version: item.version });
  return (
    <>
      <Group gap="xs">
        <Text size="sm">
          <AnchorLink to="/panel/queue" search={{ queue: queue.id, item: item.id }}>
            {queue.name}
          </AnchorLink>
          :{' '}
          {item.assignee
            ? isMine
              ? t('you hold it')
              : t('{who} holds it', { who: personName(item.assignee) })
            : t('nobody holds it')}
        </Text>
        {session?.permissions.includes('decisions:change') ? (
          <Button
            size="compact-sm"
            variant="default"
            loading={change.isPending}
            onClick={() => set(isMine ? null : 'me')}
          >
            {isMine ? t('Give back') : item.assignee ? t('Take over') : t('Take')}
          </Button>
        ) : null}
      </Group>
      <FailureAlert error={change.error} title={t('The item was not changed')} />
    </>
  );
}
