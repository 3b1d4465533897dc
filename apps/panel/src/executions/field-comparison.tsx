import type { FieldVerdict, ReviewField } from '@assay/management-api';
import { Group, Text } from '@mantine/core';
import { StateBadge } from '../design/state-badge';
import type { Tone } from '../design/tones';
import { english, type Sentence, t } from '../i18n/language';
import { type Column, PagedTable } from '../ui/paged-table';
import classes from './execution-step.module.css';
import { capitalized, memberInWords } from './words';

const VERDICTS: { readonly [verdict in FieldVerdict]: { readonly text: Sentence; readonly tone: Tone } } = {
  SAME: { text: english('same'), tone: 'positive' },
  ALIKE: { text: english('similar'), tone: 'caution' },
  DIFFERENT: { text: english('different'), tone: 'negative' },
  NOT_COMPARED: { text: english('not compared'), tone: 'neutral' },
};

function Verdict({ verdict, isShown }: { readonly verdict: FieldVerdict; readonly isShown: boolean }) {
  if (!isShown) return null;
  const { text, tone } = VERDICTS[verdict];
  return <StateBadge state={verdict} label={t(text)} tone={tone} size="sm" />;
}

const SOURCES = {
  ZONE: english('MRZ'),
  VISUAL: english('visual zone'),
  BARCODE: english('barcode'),
  OTHER: english('source not reported'),
};
const PRINTS = {
  CONFIRMED: english('matches the visual zone'),
  NOT_FOUND: english('not found in the visual zone'),
  CONFLICT: english('differs from the visual zone'),
};

/** Returns the source of a field and its confidence. */
function sourceInWords({ source, checked, confidence, print }: ReviewField): string | null {
  if (source === null) return null;
  return [
    t(SOURCES[source]),
    ...(checked ? [t('check digit valid')] : source === 'ZONE' ? [t('this field has no check digit')] : []),
    ...(confidence === null ? [] : [t('{percent}% confidence', { percent: Math.round(confidence * 100) })]),
    ...(print === null ? [] : [t(PRINTS[print])]),
  ].join(', ');
}

function Value({ value }: { readonly value: string }) {
  // Names can be in any script: isolates their text direction.
  return <bdi>{value}</bdi>;
}

/** Start of the origin of a value that the end user chose in the hosted flow. */
const FROM_FLOW = 'page: ';

const COLUMNS: readonly Column<ReviewField>[] = [
  { name: english('Field'), kind: 'head', cell: ({ field }) => capitalized(memberInWords(field)) },
  {
    name: english('Extracted'),
    kind: 'long',
    cell: (field) =>
      field.read === null ? null : (
        <>
          <Value value={field.read} />
          <Text size="xs" c="dimmed">
            {sourceInWords(field)}
          </Text>
        </>
      ),
  },
  {
    name: english('Submitted'),
    kind: 'long',
    cell: ({ submitted, input, verdict }) =>
      submitted === null ? null : (
        <>
          <Group gap={6}>
            <Value value={submitted} /> <Verdict verdict={verdict} isShown />
          </Group>
          <Text size="xs" c="dimmed" title={input ?? ''}>
            {input?.startsWith(FROM_FLOW) ? t('from the hosted flow') : t('sent by your backend')}
          </Text>
        </>
      ),
  },
];

const CHIP: Column<ReviewField> = {
  name: english('Chip'),
  kind: 'long',
  cell: ({ chip, chip_verdict: verdict }) =>
    chip === null ? null : (
      <Group gap={6}>
        <Value value={chip} /> <Verdict verdict={verdict} isShown />
      </Group>
    ),
};

interface FieldComparisonProps {
  readonly step: string;
  readonly fields: readonly ReviewField[];
}

const differs = ({ verdict, chip_verdict: chip }: ReviewField): boolean =>
  [verdict, chip].some((one) => one === 'DIFFERENT' || one === 'ALIKE');

/** True if there is a value to compare with the extracted one. */
const isCompared = ({ submitted, chip }: ReviewField): boolean => submitted !== null || chip !== null;

/** Extracted, submitted and chip data, field by field; differing fields first. */
export function FieldComparison({ step, fields }: FieldComparisonProps) {
  if (fields.length === 0) return null;
  const differing = fields.filter(differs);
  const compared = [...differing, ...fields.filter((field) => !differs(field) && isCompared(field))];
  const rest = fields.filter((field) => !isCompared(field));
  const table = (name: string, rows: readonly ReviewField[]) => (
    <PagedTable
      name={name}
      columns={columns}
      rows={rows}
      keyOf={({ field }) => field}
      empty={t('No data extracted.')}
    />
  );
  const columns = fields.some(({ chip }) => chip !== null) ? [...COLUMNS, CHIP] : COLUMNS;
  return (
    <div>
      <Text size="sm" fw={600} mb={4} role="status">
        {differing.length === 0
          ? fields.some(({ verdict, chip_verdict: chip }) => verdict === 'SAME' || chip === 'SAME')
            ? t(
                '{count, plural, one {# field was compared and matches} other {# fields were compared, and all match}}.',
                { count: compared.length },
              )
            : t('No fields to compare.')
          : t('Check these fields: {fields}.', {
              fields: differing.map(({ field }) => memberInWords(field)).join(', '),
            })}
      </Text>
      {compared.length > 0 ? table(t('Fields of {step}', { step }), compared) : null}
      {rest.length === 0 ? null : (
        <details className={classes.more} open={compared.length === 0}>
          <summary>
            {t('Extracted but not compared, because no value was submitted: {count}', {
              count: rest.length,
            })}
          </summary>
          {table(t('Other fields of {step}', { step }), rest)}
        </details>
      )}
    </div>
  );
}
