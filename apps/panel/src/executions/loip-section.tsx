import type { Loip, LoipConditionResult } from '@assay/contract';
import { Badge, Text } from '@mantine/core';
import { type Column, PagedTable } from '../ui/paged-table';
import { Section } from '../ui/section';

const CONDITIONS: { readonly [code: string]: string } = {
  EVIDENCE_TYPE_ACCEPTED: 'The kind of document is one that counts',
  EVIDENCE_VALID: 'The document is in date',
  ATTRIBUTES_COMPLETE: 'Name, birth date, number and country are known',
  EVIDENCE_INTEGRITY: 'The data of the document agree with each other',
  EVIDENCE_AUTHENTICITY: 'The document is genuine',
  LIVE_CAPTURE: 'Everything was taken by the camera, nothing uploaded',
  EVIDENCE_IAD: 'The picture of the document was not injected',
  SELFIE_IAD: 'The selfie was not injected',
  LIVENESS: 'A living person met the challenge',
  DEEPFAKE: 'The selfie is no deep fake',
  SINGLE_FACE: 'One face alone',
  FACE_BINDING: 'The face is that of the document',
  SESSION_BINDING: 'Document and selfie belong to one session',
  IMAGE_QUALITY: 'The picture can be read',
  NO_OPEN_REVIEW: 'Nothing waits for a person',
};
const REASONS: { readonly [code: string]: string } = {
  NOT_PERFORMED: 'it was not performed',
  FAILED: 'it failed',
  IN_REVIEW: 'it waits for a person',
  NO_PROVIDER: 'nothing here judges it',
  INSUFFICIENT_STRENGTH: 'what judged it is not strong enough, or not tested by the standard',
  MISSING_DATA: 'data are missing',
  UPLOAD_NOT_CAPTURE: 'a file was uploaded',
  POLICY: 'the policy does not take it',
};

const COLUMNS: readonly Column<LoipConditionResult>[] = [
  { name: 'Condition', kind: 'head', cell: ({ condition }) => CONDITIONS[condition] ?? condition },
  { name: 'Level', cell: ({ level }) => (level === 'BASELINE' ? 'baseline' : 'extended') },
  {
    name: 'Holds',
    cell: ({ met }) => (
      <Badge color={met ? 'teal' : 'orange'} variant="filled" autoContrast radius="sm" tt="none">
        {met ? 'holds' : 'does not hold'}
      </Badge>
    ),
  },
  {
    name: 'Why not',
    kind: 'long',
    cell: ({ reason }) => (reason === null ? null : (REASONS[reason] ?? reason)),
  },
];

interface LoipSectionProps {
  readonly loip: Loip | undefined;
  readonly conditions: readonly LoipConditionResult[] | null;
}

/** The level of identity proofing, and every condition of it. */
export function LoipSection({ loip, conditions }: LoipSectionProps) {
  if (!loip && !conditions) return null;
  return (
    <Section
      title="Level of identity proofing"
      about="Modelled on ETSI TS 119 461: an indication that this deployment makes of itself, no statement of conformity."
    >
      {loip ? <Text mb="xs">It came to {loip.result.replaceAll('_', ' ')}.</Text> : null}
      {conditions ? (
        <PagedTable
          name="Conditions of the level"
          columns={COLUMNS}
          rows={conditions}
          keyOf={({ condition, level }) => `${condition} ${level}`}
          empty="There are none."
        />
      ) : (
        <Text size="sm">
          Its conditions are not known any more, or a document and a selfie are not both there.
        </Text>
      )}
    </Section>
  );
}
