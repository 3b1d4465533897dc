import type { CheckEntry } from '@assay/contract';
import type { ManagedExecution, ReviewStep } from '@assay/management-api';
import { Group, Paper, Text, Title } from '@mantine/core';
import type { Space } from '../api/evaluations';
import { KeyFacts } from '../design/key-facts';
import { t } from '../i18n/language';
import { Section } from '../ui/page';
import { AnchorLink } from '../ui/shown-values';
import { Time } from '../ui/time';
import { stepName } from '../workflows/step-words';
import { CheckReview } from './check-review';
import { MadeDecisions, SubChecks, whyInWords } from './evidence';
import classes from './execution-step.module.css';
import { FieldComparison } from './field-comparison';
import { memberInWords, StepBadge } from './words';

type Step = ManagedExecution['steps'][number];

interface ExecutionStepProps {
  readonly execution: ManagedExecution;
  readonly step: Step;
  /** Entry in the result; null while the verification is PENDING. */
  readonly check: CheckEntry | null;
  /** Review data; null while loading. */
  readonly review: ReviewStep | null;
  /** Number of the latest displayed event. */
  readonly version: number;
  readonly space: Space;
  readonly mayDecide: boolean;
  readonly onAsked: (link: string) => void;
}

/** One check: decision first, then differing fields, sub-checks and details. */
export function ExecutionStep(props: ExecutionStepProps) {
  const { execution, step, check, review, version, space, mayDecide, onAsked } = props;
  return (
    <section aria-label={t('Check: {step}', { step: step.id })}>
      <Paper withBorder p="md" mb="md" className={classes.decision ?? ''}>
        <Group justify="space-between" gap="xs">
          <Title order={2} size="h4">
            {stepName(step.type)}
          </Title>
          <StepBadge status={step.status ?? t('not completed')} />
        </Group>
        {check?.statusDetail ? <Text size="sm">{whyInWords(step.type, check.statusDetail)}</Text> : null}
        {review && mayDecide ? (
          <CheckReview
            execution={execution.id}
            space={space}
            step={step}
            version={version}
            canDecide={review.can_decide}
            canAskAgain={review.can_request_again}
            onAsked={onAsked}
          />
        ) : null}
      </Paper>
      {review && review.fields.length > 0 ? (
        <Section title={t('Fields')}>
          <FieldComparison step={review.id} fields={review.fields} />
        </Section>
      ) : null}
      {check ? <Extracted check={check} /> : null}
      {step.findings.length > 0 ? (
        <Section title={t('Sub-checks')}>
          <SubChecks step={step} />
        </Section>
      ) : null}
      <Section title={t('Details')}>
        <KeyFacts
          hidesEmpty
          facts={[
            { label: t('Attempts'), value: step.attempts },
            { label: t('Started'), value: check?.startedAt ? <Time at={check.startedAt} /> : null },
            { label: t('End'), value: check?.finishedAt ? <Time at={check.finishedAt} /> : null },
            { label: t('Seen before'), value: duplicates(check?.duplicatesFound) },
            { label: t('Fraud check'), value: fraudCall(check?.transactionId, space) },
          ]}
        />
        <MadeDecisions step={step} />
      </Section>
    </section>
  );
}

const duplicates = (found: boolean | null | undefined) =>
  typeof found === 'boolean' ? (found ? t('yes, in another verification') : t('no')) : null;

function fraudCall(transactionId: string | null | undefined, space: Space) {
  if (!transactionId) return null;
  return (
    <AnchorLink to="/panel/transactions" search={{ space, transaction: transactionId }}>
      {transactionId}
    </AnchorLink>
  );
}

/** Data extracted from a proof of address. Document fields are shown next to the submitted values instead. */
function Extracted({ check }: { readonly check: CheckEntry }) {
  const read = { ...check.proofOfAddressExtractedData };
  const facts = Object.entries(read).flatMap(([field, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [{ label: memberInWords(field), value }] : [],
  );
  if (facts.length === 0) return null;
  return (
    <Section title={t('Extracted data')}>
      <KeyFacts facts={facts} />
    </Section>
  );
}
