import type { StreamDocument } from '@assay/contract';
import { Group, Paper, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Space } from '../api/evaluations';
import { monitoredSession } from '../api/sessions';
import { Facts } from '../decision/modules/module-card';
import { Busy } from '../ui/busy';
import { FailureAlert } from '../ui/failure-alert';
import { AnchorLink, ButtonLink } from '../ui/links';
import { PageTitle } from '../ui/page-title';
import { Time } from '../ui/time';
import { duration } from './risk-names';
import { SessionNetworks } from './session-networks';
import { SessionRisk } from './session-risk';
import { Timeline } from './timeline';

const route = getRouteApi('/panel/sessions/$id');

/** One session: what it tells, why, and what happened when. */
export function SessionPage() {
  const { id } = route.useParams();
  const { space } = route.useSearch();
  const session = useQuery(monitoredSession(id, space));
  if (session.isPending) return <Busy />;
  if (!session.data) return <FailureAlert error={session.error} title="This session could not be read" />;
  const known = session.data;
  return (
    <>
      <PageTitle title={known.label ?? 'Session'} about={known.stream_id}>
        <ButtonLink variant="default" to="/panel/sessions" search={{ space }}>
          Sessions
        </ButtonLink>
      </PageTitle>
      <SessionRisk session={known} />
      <Group align="stretch" gap="md" mb="md">
        <Metadata session={known} />
        <LinkedCalls calls={known.evaluations} space={space} />
      </Group>
      <SessionNetworks networks={known.networks} />
      <Timeline events={known.timeline} isComplete={known.complete} />
    </>
  );
}

function Metadata({ session }: { readonly session: StreamDocument }) {
  const { metadata, sdk_platform: platform, sdk_version: version } = session.details;
  return (
    <Paper withBorder p="md" style={{ flex: '1 1 20rem' }} component="section" aria-label="The session">
      <Title order={2} size="h4" mb="xs">
        The session
      </Title>
      <Facts
        facts={[
          { name: 'Began', value: <Time at={session.opened_at} /> },
          { name: 'Last told of', value: <Time at={session.updated_at} /> },
          { name: 'Ended', value: session.ended_at === null ? 'not told' : <Time at={session.ended_at} /> },
          { name: 'Lasted', value: duration(metadata.session_duration) },
          { name: 'Active', value: duration(metadata.active_time) },
          { name: 'Idle', value: duration(metadata.idle_time) },
          { name: 'Out of sight', value: duration(metadata.off_screen_time) },
          { name: 'Pages', value: metadata.page_count },
          { name: 'Events', value: session.events },
          { name: 'Told by', value: `${platform} ${version}` },
          { name: 'Judged by', value: `thresholds ${session.risk_version}` },
        ]}
      />
    </Paper>
  );
}

interface LinkedCallsProps {
  readonly calls: StreamDocument['evaluations'];
  readonly space: Space;
}

function LinkedCalls({ calls, space }: LinkedCallsProps) {
  return (
    <Paper withBorder p="md" style={{ flex: '1 1 20rem' }} component="section" aria-label="Decisions">
      <Title order={2} size="h4" mb="xs">
        Decisions
      </Title>
      {calls.length === 0 ? (
        <Text size="sm" c="dimmed">
          No fraud call has named this session.
        </Text>
      ) : (
        <Table>
          <Table.Tbody>
            {calls.map((call) => (
              <Table.Tr key={call.evaluation_id}>
                <Table.Td>
                  <Time at={call.at} />
                </Table.Td>
                <Table.Td className="breaks">
                  <AnchorLink
                    to="/panel/evaluations/$id"
                    params={{ id: call.evaluation_id }}
                    search={{ space }}
                  >
                    {call.transaction_id}
                  </AnchorLink>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Paper>
  );
}
