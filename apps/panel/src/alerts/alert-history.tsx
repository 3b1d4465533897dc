import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Alert } from '../api/alerts';
import { Timeline } from '../design/timeline';
import { t, wordsOf } from '../i18n/language';
import { Section } from '../ui/page';
import { useActorName } from './actor-name';
import { reasonText } from './reason-text';
import { actionName, noteInWords } from './words';

type Event = Alert['history'][number];

/** Entries before "Show all". */
const FEW = 5;
const ISO_TIME = /^\d{4}-\d\d-\d\dT/;

/** History of an alert, newest first. */
export function AlertHistory({ history }: { readonly history: Alert['history'] }) {
  const [isOpen, setOpen] = useState(false);
  const nameOf = useActorName();
  const actor = (name: string) =>
    name === 'monitoring' || name.startsWith('run ') ? t('monitoring') : nameOf(name);
  const body = ({ action, note }: Event) =>
    action === 'assigned'
      ? note === ''
        ? t('unassigned')
        : nameOf(note)
      : ISO_TIME.test(note) || action === 'merged'
        ? null
        : (action === 'opened' || action === 'extended' ? reasonText(note) : wordsOf(noteInWords(note))) ||
          null;
  const newest = [...history].reverse();
  return (
    <Section title={t('History')}>
      <Timeline
        label={t('History')}
        entries={(isOpen ? newest : newest.slice(0, FEW)).map((event, index) => ({
          id: `${event.at} ${newest.length - index}`,
          at: event.at,
          title: `${actionName(event.action)} · ${actor(event.actor)}`,
          body: body(event),
        }))}
      />
      {newest.length > FEW ? (
        <Button variant="subtle" size="compact-sm" onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('Show fewer') : t('Show all {count}', { count: newest.length })}
        </Button>
      ) : null}
    </Section>
  );
}
