import { Button, Group, NativeSelect, Paper, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay, useMe } from '../api/account';
import { reviewers, useChangeItem, type WholeItem } from '../api/queues';
import { KeyButton } from '../design/key-button';
import { t } from '../i18n/language';
import { useKeys } from '../ui/keys';
import { FailureAlert, Permitted } from '../ui/notices';
import { DecideItem, type StandardReasons } from './item-decision';
import { ItemNotes } from './item-notes';
import classes from './queue.module.css';
import { itemName, personName } from './words';

interface ItemContextProps {
  readonly queue: string;
  readonly item: WholeItem;
  /** Result of the claim that is running. */
  readonly claimed: () => Promise<WholeItem | null>;
  readonly standard: StandardReasons;
  readonly onStandard: (reasons: StandardReasons) => void;
  readonly onSkip: () => void;
  readonly onDecided: () => void;
  readonly onUndone: () => void;
}

/** Decision, assignment and notes of an item; each action has a keyboard shortcut. */
export function ItemContext({ queue, item, onSkip, onDecided, ...decision }: ItemContextProps) {
  const mayDecide = useMay('decisions:change');
  const keys = {
    n: onSkip,
    m: () => document.querySelector<HTMLElement>('[data-form=note] textarea')?.focus(),
  };
  useKeys(mayDecide ? keys : {});
  return (
    <div className={classes.context}>
      <Permitted to="decisions:change">
        <Paper withBorder className={classes.card ?? ''}>
          <DecideItem {...decision} queue={queue} item={item} name={itemName(item)} onDone={onDecided} />
          <KeyButton shortcut="n" fullWidth mt="xs" variant="subtle" onClick={onSkip}>
            {t('Next')}
          </KeyButton>
        </Paper>
      </Permitted>
      <Assignment queue={queue} item={item} />
      <Paper withBorder className={classes.card ?? ''}>
        <ItemNotes queue={queue} item={item} />
      </Paper>
    </div>
  );
}

/** Assignment of the item: claim, release, or assign it to another user. */
function Assignment({ queue, item }: Pick<ItemContextProps, 'queue' | 'item'>) {
  const change = useChangeItem(queue, item.id);
  const mayDecide = useMay('decisions:change');
  const me = useMe();
  const isMine = item.assignee?.id === me;
  const assign = (assignee: string | null) => change.mutate({ assignee, expected_version: item.version });
  // Same conditions as the buttons: items claimed by another user can't be released.
  const keys = isMine ? { r: () => assign(null) } : { c: () => assign('me') };
  useKeys(mayDecide ? keys : {});
  return (
    <Paper withBorder className={classes.card ?? ''}>
      <Group justify="space-between" gap="xs">
        <div>
          <h3>{t('Assignment')}</h3>
          <Text size="xs" c="dimmed">
            {item.assignee ? t('Claimed by {who}', { who: personName(item.assignee) }) : t('unassigned')}
          </Text>
        </div>
        <Permitted to="decisions:change">
          <KeyButton
            shortcut={isMine ? 'r' : 'c'}
            size="compact-sm"
            variant="default"
            onClick={() => assign(isMine ? null : 'me')}
          >
            {isMine ? t('Release') : item.assignee ? t('Take over') : t('Claim')}
          </KeyButton>
        </Permitted>
      </Group>
      {item.assignee && !isMine ? (
        <Text size="sm" role="note" mt="xs">
          {t('Claimed by {who}. Ask before you take it over.', { who: personName(item.assignee) })}
        </Text>
      ) : null}
      <FailureAlert error={change.error} title={t('Couldn’t update the item')} />
      <Permitted to="decisions:change">
        <AssignTo item={item} me={me} onAssign={assign} />
      </Permitted>
    </Paper>
  );
}

interface AssignProps {
  readonly item: WholeItem;
  readonly me: string;
  readonly onAssign: (person: string) => void;
}

/** Assigns an item to another user. */
function AssignTo({ item, me, onAssign }: AssignProps) {
  const { data } = useQuery(reviewers);
  const [chosen, setChosen] = useState('');
  const others = (data?.reviewers ?? []).filter(
    ({ id }) => id.startsWith('user ') && id !== me && id !== item.assignee?.id,
  );
  if (others.length === 0) return null;
  const person = others.find(({ id }) => id === chosen);
  // Selection and assignment are separate, so that keyboard navigation doesn't assign (WCAG 2.2, 3.2.2).
  return (
    <Group align="flex-end" gap="xs" mt="xs" wrap="nowrap">
      <NativeSelect
        label={t('Assign to')}
        flex={1}
        data={[
          { value: '', label: t('Select a user') },
          ...others.map((other) => ({ value: other.id, label: personName(other) })),
        ]}
        value={person?.id ?? ''}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <Button variant="default" disabled={!person} onClick={() => person && onAssign(person.id)}>
        {t('Assign')}
      </Button>
    </Group>
  );
}
