import type { MatchDecision } from '@assay/contract';
import { Button, Group, Paper, Text, TextInput, Title } from '@mantine/core';
import { type CaseMatch, useDecideCase } from '../api/cases';
import { Facts } from '../decision/modules/module-card';
import { DraftNotice } from '../drafts/draft-notice';
import { useDraft } from '../drafts/use-draft';
import { LIST_KIND_NAMES } from '../screening/list-kinds';
import { FailureAlert } from '../ui/failure-alert';
import { JsonView } from '../ui/json-view';
import { Time } from '../ui/time';
import { DECISION_CHOICES, decisionName } from './case-words';

interface CaseMatchCardProps {
  readonly caseId: string;
  readonly match: CaseMatch;
}

/** One entry that matches, what the list holds on it, and whether it is the same person. */
export function CaseMatchCard({ caseId, match }: CaseMatchCardProps) {
  const decide = useDecideCase(caseId);
  const draft = useDraft(`match ${caseId} ${match.list} ${match.source_id}`, { comment: '' });
  const comment = draft.value.comment.trim();
  const { entry } = match;
  const choose = (decision: MatchDecision) =>
    draft.saving(
      decide.mutateAsync({
        decision,
        ...(comment === '' ? {} : { comment }),
        matches: [{ list: match.list, source_id: match.source_id }],
      }),
    );
  return (
    <Paper withBorder p="md" mb="md" component="section" aria-label={`Match ${entry.name}`}>
      <Group justify="space-between" mb="xs">
        <Title order={3} size="h5">
          {entry.name}
        </Title>
        <Text size="sm" fw={600}>
          {match.decision === null ? 'Undecided' : decisionName(match.decision)}
        </Text>
      </Group>
      <Facts
        facts={[
          { name: 'List', value: `${entry.source.source_full_name} (${LIST_KIND_NAMES[match.list_kind]})` },
          { name: 'Reference', value: match.source_id },
          { name: 'Likeness', value: `${Math.round(100 * match.score)} %, ${entry.found}` },
          { name: 'Other names', value: entry.akas.map(({ name }) => name).join('; ') || null },
          { name: 'Born', value: [entry.birth_date, entry.birth_place].filter(Boolean).join(', ') || null },
          { name: 'Country', value: entry.country ?? entry.nationality },
          { name: 'Document', value: entry.id_number },
          { name: 'Programme', value: entry.program },
          { name: 'First matched', value: <Time at={match.first_matched_at} /> },
          { name: 'Last matched', value: <Time at={match.last_matched_at} /> },
          ...(match.decided_at === null
            ? []
            : [
                {
                  name: 'Decided',
                  value: (
                    <>
                      <Time at={match.decided_at} /> by {match.decided_by}
                    </>
                  ),
                },
              ]),
        ]}
      />
      <details>
        <Text component="summary" size="sm" mt="xs">
          How the names met
        </Text>
        <JsonView label={`How the names met: ${entry.name}`} value={match.explanation} />
      </details>
      <FailureAlert error={decide.error} title="Not decided" />
      <DraftNotice draft={draft} />
      <Group mt="sm" align="flex-end">
        <TextInput
          label="Reason"
          style={{ flex: '1 1 16rem' }}
          value={draft.value.comment}
          onChange={(event) => draft.change({ comment: event.currentTarget.value })}
        />
        {DECISION_CHOICES.map(({ value, label }) => (
          <Button
            key={value}
            variant="default"
            loading={decide.isPending && decide.variables.decision === value}
            disabled={match.decision === value}
            aria-label={`${label}: ${entry.name}`}
            onClick={() => choose(value)}
          >
            {label}
          </Button>
        ))}
      </Group>
    </Paper>
  );
}
