import { Paper, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Space, scoreExplanation } from '../api/evaluations';
import { modelName } from '../models/figures';
import { FailureAlert } from '../ui/failure-alert';

const plain = new Intl.NumberFormat(undefined, { maximumFractionDigits: 3 });
const signed = new Intl.NumberFormat(undefined, { signDisplay: 'always', maximumFractionDigits: 2 });

interface ScoreReasonsProps {
  readonly id: string;
  readonly space: Space;
  /** 0–100; null = the call was not scored; undefined = its answer did not tell. */
  readonly score: number | null | undefined;
}

/** The model's score, and what moved it most. */
export function ScoreReasons({ id, space, score }: ScoreReasonsProps) {
  const reasons = useQuery({ ...scoreExplanation(id, space), enabled: score !== null });
  if (score === null || (score === undefined && !reasons.data)) return null;
  return (
    <Paper withBorder p="lg" mb="md" component="section" aria-label="Blackbox score">
      <Title order={2} size="h4" mb={4}>
        Blackbox score {score ?? reasons.data?.score}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        How likely a fraud is, in percent, as a model learned it
        {reasons.data ? ` (${modelName(reasons.data.model)})` : ''}. It is not part of the fraud score.
      </Text>
      <FailureAlert error={reasons.error} title="The score cannot be explained" />
      {reasons.data ? (
        <div className="scroll-x">
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>What the model looked at</Table.Th>
                <Table.Th ta="right">Value</Table.Th>
                <Table.Th ta="right">Weight (log odds)</Table.Th>
                <Table.Th>Speaks for</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {reasons.data.contributions.map((part) => (
                <Table.Tr key={part.feature}>
                  <Table.Td>{part.label}</Table.Td>
                  <Table.Td ta="right" className="numeric">
                    {part.value === null ? 'not known' : plain.format(part.value)}
                  </Table.Td>
                  <Table.Td ta="right" className="numeric">
                    {signed.format(part.contribution)}
                  </Table.Td>
                  <Table.Td>{part.contribution > 0 ? 'fraud' : 'no fraud'}</Table.Td>
                </Table.Tr>
              ))}
              <Table.Tr>
                <Table.Td>Everything else</Table.Td>
                <Table.Td />
                <Table.Td ta="right" className="numeric">
                  {signed.format(reasons.data.rest)}
                </Table.Td>
                <Table.Td />
              </Table.Tr>
            </Table.Tbody>
          </Table>
        </div>
      ) : null}
    </Paper>
  );
}
