import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMay } from '../api/account';
import type { CaseEvent, ScreeningCase } from '../api/screening';
import { KeyFacts } from '../design/key-facts';
import { Timeline } from '../design/timeline';
import { t } from '../i18n/language';
import { Section } from '../ui/page';
import { PersonName } from '../ui/shown-values';
import { ShortTime } from '../ui/time';
import { listTitle } from './case-match';
import { noteInWords, partyName } from './case-table';
import { CaseWork } from './case-work';
import { NextSteps } from './next-steps';

const actionName = (action: CaseEvent['action']): string =>
  ({
    opened: t('opened'),
    matched: t('new match'),
    reopened: t('reopened'),
    proposed: t('proposed'),
    decided: t('decided'),
    auto_cleared: t('auto-cleared'),
    sampled: t('left open as a sample'),
    whitelist_ended: t('cleared match removed'),
    commented: t('commented'),
    assigned: t('assigned'),
    attached: t('file attached'),
    detached: t('file removed'),
    status: t('status'),
  })[action];

/** Replaces the technical name of a list at the start of a note by its title. */
function withListTitle(note: string, { entries }: Pick<ScreeningCase, 'entries'>): string {
  const named = entries.find(({ list }) => note.startsWith(`${list} `));
  return named
    ? `${listTitle(named.entry.source.source_full_name)}, ${note.slice(named.list.length + 1)}`
    : note;
}

interface CaseContextProps {
  readonly found: ScreeningCase;
  /** Decision on the open match. */
  readonly children: ReactNode;
}

/** Decision, next steps, status, assignment, comments, customer and history of a case. */
export function CaseContext({ found, children }: CaseContextProps) {
  const mayChange = useMay('cases:change');
  return (
    <>
      {children}
      <NextSteps found={found} />
      {mayChange ? <CaseWork key={found.id} found={found} /> : null}
      <Paper withBorder p="sm" mb="md" component="section" aria-label={t('Screened person')}>
        <KeyFacts
          facts={[
            { label: t('Customer ID'), value: found.user_id },
            { label: t('Type'), value: partyName(found.type) },
            { label: t('Opened'), value: <ShortTime at={found.created_at} /> },
            ...(mayChange ? [] : [{ label: t('Assigned to'), value: found.assignee ?? t('unassigned') }]),
          ]}
        />
      </Paper>
      <Section title={t('History')}>
        <Timeline
          label={t('History')}
          entries={[...found.history].reverse().map((event) => ({
            id: String(event.sequence),
            at: event.at,
            title: (
              <>
                {actionName(event.action)} · <PersonName of={event.actor} />
              </>
            ),
            body: withListTitle(noteInWords(event), found) || null,
          }))}
        />
      </Section>
    </>
  );
}
