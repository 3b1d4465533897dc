import type { CheckEntry } from '@assay/contract';
import type { ManagedExecution, ReviewStep } from '@assay/management-api';
import { Group, Paper, Text, Title } from '@mantine/core';
import type { Space } from '../api/evaluations';
import { Facts } from '../decision/modules/module-card';
import { t } from '../i18n/language';
import { AnchorLink } from '../ui/shown-values';
import { Time } from '../ui/time';
import { stepName } from '../workflows/step-words';
import { ChallengeFrames } from './challenge-frames';
import { CheckReview } from './check-review';
import { MadeDecisions, SubCheckTable, whyInWords } from './evidence';
import classes from './execution-step.module.css';
import { FacePair } from './face-pair';
import { FieldComparison } from './field-comparison';
import { StepPictures } from './step-pictures';
import { memberInWords, StatusBadge } from './words';

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

/** One check: images and extracted data, sub-check results, and the decision form. */
export function ExecutionStep(props: ExecutionStepProps) {
  const { execution, step, check, review, version, space, mayDecide, onAsked } = props;
  return (
    <Paper withBorder p="md" mb="md" component="section" aria-label={t('Check: {step}', { step: step.id })}>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4">
          {stepName(step.type)} ({step.id})
        </Title>
        <StatusBadge status={step.status ?? t('not completed')} />
      </Group>
      <Facts
        facts={[
          {
            name: t('Reason'),
            value: check?.statusDetail ? whyInWords(step.type, check.statusDetail) : null,
          },
          { name: t('Attempts'), value: step.attempts },
          { name: t('Started'), value: <Time at={check?.startedAt ?? null} /> },
          { name: t('End'), value: <Time at={check?.finishedAt ?? null} /> },
          { name: t('Seen before'), value: duplicates(check?.duplicatesFound) },
          { name: t('Fraud check'), value: fraudCall(check?.transactionId, space) },
        ].filter(({ value }) => value !== null && value !== undefined)}
      />
      <MadeDecisions step={step} />
      {review ? <Evidence execution={execution.id} space={space} review={review} /> : null}
      {check ? <Extracted check={check} /> : null}
      {step.findings.length > 0 ? <SubCheckTable step={step} /> : null}
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
  );
}

interface EvidenceProps {
  readonly execution: string;
  readonly space: Space;
  readonly review: ReviewStep;
}

/** Images, fields, faces and challenge of a step. */
function Evidence({ execution, space, review }: EvidenceProps) {
  const hasFields = review.fields.length > 0;
  return (
    <>
      <div className={hasFields ? classes.pair : undefined}>
        <StepPictures execution={execution} space={space} step={review} />
        <FieldComparison step={review.id} fields={review.fields} />
      </div>
      {review.faces ? <FacePair execution={execution} space={space} faces={review.faces} /> : null}
      <ChallengeFrames execution={execution} space={space} step={review} />
    </>
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
    typeof value === 'string' || typeof value === 'number' ? [{ name: memberInWords(field), value }] : [],
  );
  if (facts.length === 0) return null;
  return (
    <>
      <Text size="xs" fw={600} c="dimmed" mt="sm" mb={2}>
        {t('Extracted data')}
      </Text>
      <Facts facts={facts} />
    </>
  );
}
