import type { RiskFlag, StreamDocument } from '@assay/contract';
import { Paper, Table, Text, Title } from '@mantine/core';
import { RiskLevelBadge } from './risk-level';
import { flagName, RISK_NAMES } from './risk-names';

/** The four categories, each with the flags that raised it and what was seen. */
export function SessionRisk({ session }: { readonly session: StreamDocument }) {
  const reasonOf = (flag: RiskFlag) => session.reasons.filter((reason) => reason.flag === flag);
  return (
    <Paper withBorder p="md" mb="md" component="section" aria-label="Risk">
      <Title order={2} size="h4" mb="xs">
        Risk
      </Title>
      <div className="scroll-x">
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Category</Table.Th>
              <Table.Th>Level</Table.Th>
              <Table.Th>What was seen</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {RISK_NAMES.map(([category, name]) => {
              const { level, flags } = session.details.session_risk[category];
              return (
                <Table.Tr key={category}>
                  <Table.Th scope="row">{name}</Table.Th>
                  <Table.Td>
                    <RiskLevelBadge level={level} />
                  </Table.Td>
                  <Table.Td>
                    {flags.length === 0 ? '–' : null}
                    {flags.map((flag) => (
                      <Text key={flag} size="sm">
                        <strong>{flagName(flag)}</strong>
                        {reasonOf(flag).map(({ seen }) => `: ${seen}`)}
                      </Text>
                    ))}
                  </Table.Td>
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
      </div>
    </Paper>
  );
}
