import type { SuggestionsResult } from '@assay/contract';
import { Alert, Button, Group, Paper, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ruleSuggestions, useAcceptSuggestion, useStartSuggestions } from '../api/models';
import { FailureAlert } from '../ui/failure-alert';
import { AnchorLink } from '../ui/links';
import { shareInWords } from './figures';
import { JobProgress } from './job-progress';

interface SuggestionsProps {
  /** The search that is followed; null = none. */
  readonly id: string | null;
  readonly onStarted: (id: string) => void;
}

/** Looks for rules in the labelled transactions; what is accepted runs in shadow first. */
export function Suggestions({ id, onStarted }: SuggestionsProps) {
  const start = useStartSuggestions();
  const followed = useQuery(ruleSuggestions(id));
  return (
    <Paper withBorder p="md" mb="md" component="section" aria-label="Rule suggestions">
      <Group justify="space-between" align="flex-start">
        <div>
          <Title order={2} size="h4">
            Rule suggestions
          </Title>
          <Text size="sm" c="dimmed">
            Rules of up to three conditions, found on older labelled transactions and checked on newer ones.
          </Text>
        </div>
        <Button
          variant="default"
          loading={start.isPending}
          onClick={() => start.mutate(undefined, { onSuccess: ({ job }) => onStarted(job.id) })}
        >
          Look for rules
        </Button>
      </Group>
      <FailureAlert error={start.error} title="Not started" />
      <FailureAlert error={followed.error} title="The suggestions could not be read" />
      {followed.data ? <JobProgress name="Rule suggestions" job={followed.data.job} /> : null}
      {followed.data?.result ? <Found id={followed.data.job.id} result={followed.data.result} /> : null}
    </Paper>
  );
}

function Found({ id, result }: { readonly id: string; readonly result: SuggestionsResult }) {
  const accept = useAcceptSuggestion(id);
  if (result.refused !== null) {
    return (
      <Alert color="orange" title="Nothing to look in" mt="sm">
        {result.refused}
      </Alert>
    );
  }
  if (result.suggestions.length === 0) {
    return (
      <Text size="sm" mt="sm">
        No rule was precise enough on both parts of the {result.rows.toLocaleString()} labelled transactions.
      </Text>
    );
  }
  return (
    <>
      <FailureAlert error={accept.error} title="Not added" />
      {accept.data ? (
        <Text size="sm" mt="sm" role="status">
          Added in shadow:{' '}
          <AnchorLink to="/panel/rules/edit/$id" params={{ id: accept.data.rule_id }}>
            {accept.data.rule_id}
          </AnchorLink>
        </Text>
      ) : null}
      <div className="scroll-x">
        <Table mt="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Rule</Table.Th>
              <Table.Th ta="right">Fires on</Table.Th>
              <Table.Th ta="right">Of these bad (95 %)</Table.Th>
              <Table.Th ta="right">Share of all bad</Table.Th>
              <Table.Th>
                <span className="visually-hidden">Accept</span>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {result.suggestions.map((rule) => (
              <Table.Tr key={rule.when_text}>
                <Table.Td>
                  {rule.labels.join(', ')}
                  <div className="rule-text">{rule.when_text}</div>
                </Table.Td>
                <Table.Td ta="right" className="numeric">
                  {rule.hits}
                </Table.Td>
                <Table.Td ta="right" className="numeric">
                  {shareInWords(rule.precision)}
                </Table.Td>
                <Table.Td ta="right" className="numeric">
                  {shareInWords(rule.recall)}
                </Table.Td>
                <Table.Td>
                  <Button
                    size="compact-xs"
                    variant="default"
                    aria-label={`Add in shadow: ${rule.when_text}`}
                    loading={accept.isPending && accept.variables === rule.when_text}
                    onClick={() => accept.mutate(rule.when_text)}
                  >
                    Add in shadow
                  </Button>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </>
  );
}
