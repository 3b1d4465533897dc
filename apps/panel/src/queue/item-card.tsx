import { Button, Group, Kbd, Modal, NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay, useSession } from '../api/account';
import { reviewers, useChangeItem, type WholeItem } from '../api/queues';
import { Attachments } from '../attachments/attachments';
import { t } from '../i18n/language';
import { useKeys } from '../ui/keys';
import { FailureAlert, Permitted } from '../ui/notices';
import { Section } from '../ui/page';
import { ItemFacts } from './item-facts';
import { DecideItem, type Decision, ItemNotes, VERBS } from './item-work';
import { itemName, personName } from './words';

interface ItemCardProps {
  readonly queue: string;
  readonly item: WholeItem;
  readonly onSkip: () => void;
  readonly onDecided: (decided: boolean) => void;
}

/** Review item with its details and actions; each action has a keyboard shortcut. */
export function ItemCard({ queue, item, onSkip, onDecided }: ItemCardProps) {
  const [open, setOpen] = useState<Decision | null>(null);
  const change = useChangeItem(queue, item.id);
  const { data: session } = useSession();
  const me = session ? `${session.actor.kind} ${session.actor.id}` : '';
  const isMine = item.assignee?.id === me;
  const take = () => change.mutate({ assignee: 'me', expected_version: item.version });
  const giveBack = () => change.mutate({ assignee: null, expected_version: item.version });
  const mayDecide = useMay('decisions:change');
  const keys = {
    a: () => setOpen('APPROVE'),
    d: () => setOpen('DECLINE'),
    // Same conditions as the buttons: items claimed by another user can't be released.
    ...(isMine ? { r: giveBack } : { c: take }),
    n: onSkip,
    m: () => document.querySelector<HTMLElement>('[data-form=note] textarea')?.focus(),
  };
  useKeys(mayDecide ? keys : {});
  return (
    <Section title={itemName(item)} isLedTo>
      {item.assignee && !isMine ? (
        <Text size="sm" role="note" mb="xs">
          {t('Claimed by {who}. Ask before you take it over.', { who: personName(item.assignee) })}
        </Text>
      ) : null}
      <Permitted to="decisions:change">
        <Group gap="xs" mb="sm" role="toolbar" aria-label={t('Actions')}>
          <Action letter="a" name={t('Approve')} onClick={() => setOpen('APPROVE')} />
          <Action letter="d" name={t('Decline')} onClick={() => setOpen('DECLINE')} />
          {isMine ? (
            <Action letter="r" name={t('Release')} onClick={giveBack} />
          ) : (
            <Action letter="c" name={item.assignee ? t('Take over') : t('Claim')} onClick={take} />
          )}
          <Action letter="n" name={t('Next')} onClick={onSkip} />
        </Group>
      </Permitted>
      <FailureAlert error={change.error} title={t('Couldn’t update the item')} />
      <ItemFacts item={item} />
      <Permitted to="decisions:change">
        <Assign
          item={item}
          me={me}
          onAssign={(assignee) => change.mutate({ assignee, expected_version: item.version })}
        />
      </Permitted>
      <ItemNotes queue={queue} item={item} />
      <Attachments key={item.id} source={item.source} id={item.id} />
      <Modal opened={open !== null} onClose={() => setOpen(null)} title={open ? t(VERBS[open]) : ''}>
        {open ? <DecideItem queue={queue} item={item} decision={open} onDone={onDecided} /> : null}
      </Modal>
    </Section>
  );
}

interface ActionProps {
  readonly letter: string;
  readonly name: string;
  readonly onClick: () => void;
}

function Action({ letter, name, onClick }: ActionProps) {
  return (
    <Button
      variant="default"
      onClick={onClick}
      rightSection={
        <Kbd size="xs" aria-hidden>
          {letter}
        </Kbd>
      }
      aria-keyshortcuts={letter}
    >
      {name}
    </Button>
  );
}

interface AssignProps {
  readonly item: WholeItem;
  readonly me: string;
  readonly onAssign: (person: string) => void;
}

/** Assigns an item to another user. */
function Assign({ item, me, onAssign }: AssignProps) {
  const { data } = useQuery(reviewers);
  const [chosen, setChosen] = useState('');
  const others = (data?.reviewers ?? []).filter(
    ({ id }) => id.startsWith('user ') && id !== me && id !== item.assignee?.id,
  );
  if (others.length === 0) return null;
  const person = others.find(({ id }) => id === chosen);
  // Selection and assignment are separate, so that keyboard navigation doesn't assign (WCAG 2.2, 3.2.2).
  return (
    <Group align="flex-end" gap="xs" mt="sm">
      <NativeSelect
        label={t('Assign to')}
        maw={320}
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
