import type { Loip } from '@assay/contract';
import type { LoipConditionResult } from '@assay/management-api';
import { Badge, Text } from '@mantine/core';
import { english, inWords, type Sentence, t } from '../i18n/language';
import { type Column, PagedTable } from '../ui/paged-table';
import { Section } from '../ui/section';
import { levelName } from './status-words';

const CONDITIONS: { readonly [code: string]: Sentence } = {
  EVIDENCE_TYPE_ACCEPTED: english('The kind of document is one that counts'),
  EVIDENCE_VALID: english('The document is in date'),
  ATTRIBUTES_COMPLETE: english('Name, birth date, number and country are known'),
  EVIDENCE_INTEGRITY: english('The data of the document agree with each other'),
  EVIDENCE_AUTHENTICITY: english('The document is genuine'),
  LIVE_CAPTURE: english('Everything was taken by the camera, nothing uploaded'),
  EVIDENCE_IAD: english('The picture of the document was not injected'),
  SELFIE_IAD: english('The selfie was not injected'),
  LIVENESS: english('A living person met the challenge'),
  DEEPFAKE: english('The selfie is no deep fake'),
  SINGLE_FACE: english('One face alone'),
  FACE_BINDING: english('The face is that of the document'),
  SESSION_BINDING: english('Document and selfie belong to one session'),
  IMAGE_QUALITY: english('The picture can be read'),
  NO_OPEN_REVIEW: english('Nothing waits for a person'),
};
const REASONS: { readonly [code: string]: Sentence } = {
  NOT_PERFORMED: english('it was not performed'),
  FAILED: english('it failed'),
  IN_REVIEW: english('it waits for a person'),
  NO_PROVIDER: english('nothing here judges it'),
  INSUFFICIENT_STRENGTH: english('what judged it is not strong enough, or not tested by the standard'),
  MISSING_DATA: english('data are missing'),
  UPLOAD_NOT_CAPTURE: english('a file was uploaded'),
  POLICY: english('the policy does not take it'),
};

const COLUMNS: readonly Column<LoipConditionResult>[] = [
  {
    name: english('Condition'),
    kind: 'head',
    cell: ({ condition }) => inWords(CONDITIONS[condition] ?? condition),
  },
  { name: english('Level'), cell: ({ level }) => levelName(level) },
  {
    name: english('Holds'),
    cell: ({ met }) => (
      <Badge color={met ? 'teal' : 'orange'} variant="filled" autoContrast radius="sm" tt="none">
        {met ? t('holds') : t('does not hold')}
      </Badge>
    ),
  },
  {
    name: english('Why not'),
    kind: 'long',
    cell: ({ reason }) => (reason === null ? null : inWords(REASONS[reason] ?? reason)),
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
      title={t('Level of identity proofing')}
      about={t(
        'Modelled on ETSI TS 119 461: an indication that this deployment makes of itself, no statement of conformity.',
      )}
    >
      {loip ? <Text mb="xs">{t('It came to: {level}.', { level: levelName(loip.result) })}</Text> : null}
      {conditions ? (
        <PagedTable
          name={t('Conditions of the level')}
          columns={COLUMNS}
          rows={conditions}
          keyOf={({ condition, level }) => `${condition} ${level}`}
          empty={t('There are none.')}
        />
      ) : (
        <Text size="sm">
          {t('Its conditions are not known any more, or a document and a selfie are not both there.')}
        </Text>
      )}
    </Section>
  );
}
