import type { CheckEntry, ManagedExecution } from '@assay/contract';
import { Group, Paper, Text, Title } from '@mantine/core';
import type { Space } from '../api/evaluations';
import { Facts } from '../decision/modules/module-card';
import { AnchorLink } from '../ui/links';
import { type Column, PagedTable } from '../ui/paged-table';
import { Time } from '../ui/time';
import { stepName } from '../workflows/step-words';
import { CapturedMedia } from './captured-media';
import { CheckReview } from './check-review';
import { memberInWords } from './member-words';
import { StatusBadge } from './status-badge';

type Step = ManagedExecution['steps'][number];

const FINDINGS: readonly Column<Step['findings'][number]>[] = [
  { name: 'Sub-check', kind: 'long', cell: (finding) => finding.sub_check },
  { name: 'Result', cell: ({ result }) => <StatusBadge status={result} /> },
  { name: 'Reasons', kind: 'long', cell: ({ reasons }) => reasons.join(', ') || null },
  { name: 'By', cell: ({ engine, version }) => `${engine} ${version}` },
  { name: 'Score', kind: 'figure', cell: ({ score }) => score },
  { name: 'Took', kind: 'figure', cell: (finding) => `${finding.duration_ms} ms` },
];

interface ExecutionStepProps {
  readonly execution: ManagedExecution;
  readonly step: Step;
  /** Its entry in the result; null while the execution is PENDING. */
  readonly check: CheckEntry | null;
  readonly space: Space;
}

/** One check: what it came to, what answered it, what was captured, and the decision that is asked of a person. */
export function ExecutionStep({ execution, step, check, space }: ExecutionStepProps) {
  const waits = execution.status === 'REVIEW' && step.status === 'REVIEW' && execution.purged_at === null;
  return (
    <Paper withBorder p="md" mb="md" component="section" aria-label={`Check ${step.id}`}>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4">
          {stepName(step.type)} ({step.id})
        </Title>
        <StatusBadge status={step.status ?? 'not done'} />
      </Group>
      <Facts
        facts={[
          { name: 'Why', value: check?.statusDetail },
          { name: 'Attempts', value: step.attempts },
          { name: 'Began', value: <Time at={check?.startedAt ?? null} /> },
          { name: 'Ended', value: <Time at={check?.finishedAt ?? null} /> },
          { name: 'Seen before', value: duplicates(check?.duplicatesFound) },
          { name: 'Fraud call', value: fraudCall(check?.transactionId, space) },
          { name: 'Decided by', value: step.reviewed_by },
          { name: 'Comment', value: step.review_note },
        ].filter(({ value }) => value !== null && value !== undefined)}
      />
      {step.findings.length > 0 ? (
        <PagedTable
          name={`Findings of ${step.id}`}
          columns={FINDINGS}
          rows={step.findings}
          keyOf={(finding) => finding.sub_check}
          empty="Nothing was found."
        />
      ) : null}
      {check ? <Extracted check={check} /> : null}
      {check?.capturedMedia ? <CapturedMedia media={check.capturedMedia} /> : null}
      {waits ? <CheckReview execution={execution.id} space={space} step={step.id} /> : null}
    </Paper>
  );
}

const duplicates = (found: boolean | null | undefined) =>
  typeof found === 'boolean' ? (found ? 'yes, in another execution' : 'no') : null;

function fraudCall(transactionId: string | null | undefined, space: Space) {
  if (!transactionId) return null;
  return (
    <AnchorLink to="/panel/traffic" search={{ space, transaction: transactionId }}>
      {transactionId}
    </AnchorLink>
  );
}

/** What was read off the document. */
function Extracted({ check }: { readonly check: CheckEntry }) {
  const read = { ...check.documentCheckExtractedData, ...check.proofOfAddressExtractedData };
  const facts = Object.entries(read).flatMap(([field, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [{ name: memberInWords(field), value }] : [],
  );
  if (facts.length === 0) return null;
  return (
    <>
      <Text size="xs" fw={600} c="dimmed" mt="sm" mb={2}>
        Read off it
      </Text>
      <Facts facts={facts} />
    </>
  );
}
