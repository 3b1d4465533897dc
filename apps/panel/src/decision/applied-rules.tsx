import type { AppliedRule } from '@assay/contract';
import type { ShadowRule } from '@assay/rules';
import { Badge, Paper, Table, Text, Title } from '@mantine/core';
import { AnchorLink } from '../ui/links';
import { runningSums } from './running-sums';

interface AppliedRulesProps {
  readonly rules: readonly AppliedRule[];
  readonly shadowRules: readonly ShadowRule[];
}

/** The fired rules in the order of evaluation, with the running sum; then what shadow rules would have done. */
export function AppliedRules({ rules, shadowRules }: AppliedRulesProps) {
  const sums = runningSums(rules);
  return (
    <Paper withBorder p="lg" mb="md">
      <Title order={2} size="h4" mb="sm">
        Applied rules
      </Title>
      {rules.length === 0 ? <Text c="dimmed">No live rule fired.</Text> : null}
      {rules.length > 0 ? (
        <div className="scroll-x">
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Rule</Table.Th>
                <Table.Th>Name</Table.Th>
                <Table.Th ta="right">Points</Table.Th>
                <Table.Th ta="right">Sum</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rules.map((rule, index) => (
                <Table.Tr key={rule.id}>
                  <Table.Td>
                    <AnchorLink to="/panel/rules/edit/$id" params={{ id: rule.id }}>
                      {rule.id}
                    </AnchorLink>
                  </Table.Td>
                  <Table.Td>{rule.name}</Table.Td>
                  <Table.Td ta="right" className="numeric">
                    {rule.operation === null ? 'sets the state' : `${rule.operation}${rule.score}`}
                  </Table.Td>
                  <Table.Td ta="right" className="numeric">
                    {sums[index] ?? '–'}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      ) : null}
      {shadowRules.length > 0 ? (
        <Text size="sm" mt="md" component="div">
          In shadow, without effect:{' '}
          {shadowRules.map((rule) => (
            <Badge key={rule.id} variant="outline" color="gray" mr={6} tt="none">
              {rule.id} {rule.state ?? `${rule.operation ?? ''}${rule.score}`}
            </Badge>
          ))}
        </Text>
      ) : null}
    </Paper>
  );
}
