import { Checkbox, Group, Paper, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { type Queue, type QueueItem, queueItems } from '../api/queues';
import { TextSkeleton } from '../design/states';
import { t } from '../i18n/language';
import { MaskedText } from '../personal/reveal';
import { amountText } from '../traffic/amount';
import { useRowKeys } from '../ui/keys';
import { FailureAlert } from '../ui/notices';
import { AnchorLink } from '../ui/shown-values';
import { ShortTime } from '../ui/time';
import { ageText } from './age';
import classes from './queue.module.css';
import { itemName, personName, reasonOf } from './words';

interface QueueListProps {
  readonly queue: Queue;
  readonly current: string | undefined;
  readonly only: 'overdue' | undefined;
  readonly onOnly: (only: 'overdue' | undefined) => void;
  /** Claims the next item. */
  readonly action?: ReactNode;
}

/** Waiting items with amount, age and reason, most urgent first. */
export function QueueList({ queue, current, only, onOnly, action }: QueueListProps) {
  const waiting = useQuery(queueItems(queue.id, only));
  const items = waiting.data?.items;
  const body = useRef<HTMLTableSectionElement>(null);
  const keys = useRowKeys(body);
  const { held, overdue } = queue;
  return (
    <Paper withBorder className={classes.list ?? ''}>
      <Group justify="space-between" px="sm" py="xs" gap="xs">
        <Text size="xs" c="dimmed">
          {t(
            queue.four_eyes
              ? 'Most urgent first, {held} claimed. Four-eyes approval.'
              : 'Most urgent first, {held} claimed.',
            { held },
          )}
        </Text>
        {overdue > 0 || only ? (
          <Checkbox
            size="xs"
            label={t('Overdue only')}
            checked={only === 'overdue'}
            onChange={({ currentTarget: { checked } }) => onOnly(checked ? 'overdue' : undefined)}
          />
        ) : null}
        {action}
      </Group>
      {items ? null : waiting.error ? (
        <FailureAlert error={waiting.error} title={t('Couldn’t load the review queues')} />
      ) : (
        <TextSkeleton lines={8} />
      )}
      {items?.length === 0 ? (
        <Text size="sm" c="dimmed" p="sm">
          {t('No items waiting. Items appear here when they need review.')}
        </Text>
      ) : null}
      <table className={classes.items} aria-label={t('Waiting')}>
        <tbody ref={body} {...keys}>
          {items?.map((item) => (
            <tr key={item.id} aria-current={item.id === current ? 'true' : undefined}>
              <td>
                <Entry queue={queue.id} item={item} only={only} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Paper>
  );
}

interface EntryProps {
  readonly queue: string;
  readonly item: QueueItem;
  readonly only: 'overdue' | undefined;
}

function Entry({ queue, item, only }: EntryProps) {
  const { evaluation, assignee, deadline } = item;
  const amount = evaluation?.amount ?? null;
  const reason = reasonOf(item) ?? t('No rule matched.');
  return (
    <div className={classes.entry}>
      <AnchorLink
        to="/panel/queues"
        search={{ queue, item: item.id, ...(only ? { only } : {}) }}
        className={classes.name ?? ''}
      >
        <MaskedText>{itemName(item)}</MaskedText>
      </AnchorLink>
      {amount === null ? null : (
        <span className={`${classes.amount} numeric`}>
          {amountText(amount, evaluation?.currency ?? null)}
        </span>
      )}
      <span className={classes.why} title={reason}>
        {reason}
      </span>
      {evaluation ? (
        <span className={`${classes.score} ${classes.muted} numeric`}>
          {t('score {score}', { score: evaluation.fraud_score })}
        </span>
      ) : null}
      <span className={`${classes.muted} ${classes.age} numeric`} data-overdue={item.overdue || undefined}>
        <time dateTime={item.at} title={item.at}>
          {ageText(item.at, Date.now())}
        </time>
        {item.overdue ? ` · ${t('overdue')}` : null}
      </span>
      {deadline === null ? null : (
        <span className={`${classes.deadline} ${classes.muted}`}>
          {t('due')} <ShortTime at={deadline} />
        </span>
      )}
      {assignee ? (
        <span className={`${classes.who} ${classes.muted}`}>
          {t('Claimed by {who}', { who: personName(assignee) })}
        </span>
      ) : null}
    </div>
  );
}
