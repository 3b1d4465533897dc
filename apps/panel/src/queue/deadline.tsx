import { Badge } from '@mantine/core';
import type { QueueItem } from '../api/queues';
import { t } from '../i18n/language';
import { Time } from '../ui/time';

interface DeadlineProps {
  readonly item: Pick<QueueItem, 'deadline' | 'overdue'>;
}

/** When an item is to be decided, marked where that is over: by a word as well as by a colour. */
export function Deadline({ item }: DeadlineProps) {
  return (
    <>
      <Time at={item.deadline} />
      {item.overdue ? (
        <Badge color="red" variant="filled" autoContrast radius="sm" size="sm" ml={6}>
          {t('overdue')}
        </Badge>
      ) : null}
    </>
  );
}
