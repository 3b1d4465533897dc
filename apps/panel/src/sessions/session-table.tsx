import type { StreamSummaryDocument } from '@assay/contract';
import { Table } from '@mantine/core';
import type { Space } from '../api/evaluations';
import { AnchorLink } from '../ui/links';
import { Time } from '../ui/time';
import { RiskLevelBadge } from './risk-level';
import { RISK_NAMES } from './risk-names';

interface SessionTableProps {
  readonly sessions: readonly StreamSummaryDocument[];
  readonly space: Space;
}

/** Monitored sessions, one row each. */
export function SessionTable({ sessions, space }: SessionTableProps) {
  return (
    <div className="scroll-x">
      <Table highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Began</Table.Th>
            <Table.Th>Session</Table.Th>
            <Table.Th>Ended</Table.Th>
            <Table.Th ta="right">Events</Table.Th>
            {RISK_NAMES.map(([category, name]) => (
              <Table.Th key={category}>{name}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sessions.map((session) => (
            <Table.Tr key={session.stream_id}>
              <Table.Td>
                <Time at={session.opened_at} />
              </Table.Td>
              <Table.Td>
                <AnchorLink to="/panel/sessions/$id" params={{ id: session.stream_id }} search={{ space }}>
                  {session.label ?? session.stream_id}
                </AnchorLink>
              </Table.Td>
              <Table.Td>{session.ended_at === null ? 'not told' : <Time at={session.ended_at} />}</Table.Td>
              <Table.Td ta="right" className="numeric">
                {session.events}
              </Table.Td>
              {RISK_NAMES.map(([category]) => (
                <Table.Td key={category}>
                  <RiskLevelBadge level={session.session_risk[category].level} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
