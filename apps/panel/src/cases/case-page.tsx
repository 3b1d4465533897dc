import { Paper, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type CaseEvent, screeningCase } from '../api/cases';
import { call } from '../api/client';
import { Facts } from '../decision/modules/module-card';
import { Reveal } from '../personal/reveal';
import { DetailPage } from '../ui/detail-page';
import { type Column, PagedTable } from '../ui/paged-table';
import { Section } from '../ui/section';
import { Time } from '../ui/time';
import { CaseMatchCard } from './case-match';
import { statusName } from './case-words';
import { CaseWork } from './case-work';

const route = getRouteApi('/panel/cases/$id');

const HISTORY: readonly Column<CaseEvent>[] = [
  { name: 'Time', cell: ({ at }) => <Time at={at} /> },
  { name: 'Who', cell: ({ actor }) => actor },
  { name: 'What', cell: ({ action }) => action },
  { name: 'Note', kind: 'long', cell: ({ note }) => note || null },
];

/** One person with the entries that match, to be decided one by one. */
export function CasePage() {
  const { id } = route.useParams();
  return (
    <DetailPage
      what="case"
      reading={useQuery(screeningCase(id))}
      back={{ name: 'Screening', to: '/panel/screening' }}
      head={({ name, undecided, matches }) => ({
        title: name,
        about: `${undecided} of ${matches} matches undecided`,
      })}
    >
      {(known) => (
        <>
          <Reveal
            what="case"
            parts={[
              {
                queryKey: screeningCase(id).queryKey,
                ask: (reason) => call('POST /cases/{id}/reveal', { params: { id }, body: { reason } }),
              },
            ]}
          />
          <Paper withBorder p="md" mb="md" component="section" aria-label="The person">
            <Facts
              facts={[
                { name: 'User', value: known.user_id },
                { name: 'Kind', value: known.type },
                { name: 'Born', value: known.date_of_birth },
                { name: 'Country', value: known.country },
                { name: 'Status', value: statusName(known.status) },
                { name: 'Assigned to', value: known.assignee ?? 'nobody' },
                { name: 'Opened', value: <Time at={known.created_at} /> },
              ]}
            />
          </Paper>
          <CaseWork key={known.id} found={known} />
          <Title order={2} size="h4" mb="sm">
            Matches
          </Title>
          {known.entries.map((match) => (
            <CaseMatchCard
              key={`${known.id} ${match.list} ${match.source_id}`}
              caseId={known.id}
              match={match}
            />
          ))}
          <Section title="History">
            <PagedTable
              name="History"
              columns={HISTORY}
              rows={known.history}
              keyOf={({ sequence }) => sequence}
              empty="Nothing yet."
            />
          </Section>
        </>
      )}
    </DetailPage>
  );
}
