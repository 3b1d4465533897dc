import { Paper, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type CaseEvent, screeningCase } from '../api/cases';
import { Facts } from '../decision/modules/module-card';
import { Busy } from '../ui/busy';
import { FailureAlert } from '../ui/failure-alert';
import { ButtonLink } from '../ui/links';
import { PageTitle } from '../ui/page-title';
import { Time } from '../ui/time';
import { CaseMatchCard } from './case-match';
import { statusName } from './case-words';
import { CaseWork } from './case-work';

const route = getRouteApi('/panel/cases/$id');

/** One person with the entries that match, to be decided one by one. */
export function CasePage() {
  const { id } = route.useParams();
  const found = useQuery(screeningCase(id));
  if (found.isPending) return <Busy />;
  if (!found.data) return <FailureAlert error={found.error} title="This case could not be read" />;
  const known = found.data;
  return (
    <>
      <PageTitle title={known.name} about={`${known.undecided} of ${known.matches} matches undecided`}>
        <ButtonLink variant="default" to="/panel/screening">
          Screening
        </ButtonLink>
      </PageTitle>
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
      <CaseWork key={`${known.status} ${known.assignee}`} found={known} />
      <Title order={2} size="h4" mb="sm">
        Matches
      </Title>
      {known.entries.map((match) => (
        <CaseMatchCard key={`${match.list} ${match.source_id}`} caseId={known.id} match={match} />
      ))}
      <History events={known.history} />
    </>
  );
}

function History({ events }: { readonly events: readonly CaseEvent[] }) {
  return (
    <Paper withBorder p="md" mt="md" component="section" aria-label="History">
      <Title order={2} size="h4" mb="xs">
        History
      </Title>
      {events.length === 0 ? <Text c="dimmed">Nothing yet.</Text> : null}
      <div className="scroll-x">
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Time</Table.Th>
              <Table.Th>Who</Table.Th>
              <Table.Th>What</Table.Th>
              <Table.Th>Note</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {events.map((event) => (
              <Table.Tr key={event.sequence}>
                <Table.Td>
                  <Time at={event.at} />
                </Table.Td>
                <Table.Td>{event.actor}</Table.Td>
                <Table.Td>{event.action}</Table.Td>
                <Table.Td className="breaks">{event.note || '–'}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </Paper>
  );
}
