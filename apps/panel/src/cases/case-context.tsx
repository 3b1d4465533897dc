import { Paper } from '@mantine/core';
import type { CaseEvent, ScreeningCase } from '../api/screening';
import { KeyFacts } from '../design/key-facts';
import { Timeline } from '../design/timeline';
import { t } from '../i18n/language';
import { Permitted } from '../ui/notices';
import { Section } from '../ui/page';
import { PersonName } from '../ui/shown-values';
import { Time } from '../ui/time';
import { noteInWords, partyName } from './case-table';
import { CaseWork } from './case-work';

const actionName = (action: CaseEvent['action']): string =>
  ({
    opened: t('opened'),
    matched: t('new match'),
    reopened: t('reopened'),
    proposed: t('proposed'),
    decided: t('decided'),
    whitelist_ended: t('cleared match removed'),
    commented: t('commented'),
    assigned: t('assigned'),
    attached: t('file attached'),
    detached: t('file removed'),
    status: t('status'),
  })[action];

/** Status, assignment, comments, customer and history of a case. */
export function CaseContext({ found }: { readonly found: ScreeningCase }) {
  return (
    <>
      <Permitted to="cases:change">
        <CaseWork key={found.id} found={found} />
      </Permitted>
      <Paper withBorder p="sm" mb="md" component="section" aria-label={t('Screened person')}>
        <KeyFacts
          facts={[
            { label: t('User'), value: found.user_id },
            { label: t('Type'), value: partyName(found.type) },
            { label: t('Assigned to'), value: found.assignee ?? t('unassigned') },
            { label: t('Opened'), value: <Time at={found.created_at} /> },
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
            body: noteInWords(event) || null,
          }))}
        />
      </Section>
    </>
  );
}
