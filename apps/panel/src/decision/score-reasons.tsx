import { useQuery } from '@tanstack/react-query';
import { type ScoreExplanation, type Space, scoreExplanation } from '../api/evaluations';
import { english, locale, t } from '../i18n/language';
import { modelName } from '../models/job-progress';
import { Section } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';

const plain = () => new Intl.NumberFormat(locale(), { maximumFractionDigits: 3 });
const signed = () => new Intl.NumberFormat(locale(), { signDisplay: 'always', maximumFractionDigits: 2 });

interface Part {
  readonly label: string;
  /** Input of the model; null for the sum of the other inputs. */
  readonly value: string | null;
  readonly contribution: number;
  readonly speaksFor: string | null;
}

const PART_COLUMNS: readonly Column<Part>[] = [
  { name: english('Model inputs'), cell: ({ label }) => label },
  { name: english('Value'), kind: 'figure', cell: ({ value }) => value },
  {
    name: english('Weight (log odds)'),
    kind: 'figure',
    cell: ({ contribution }) => signed().format(contribution),
  },
  { name: english('Indicates'), cell: ({ speaksFor }) => speaksFor },
];

/** Returns the inputs with the largest weight, and the others as one. */
const partsOf = ({ contributions, rest }: ScoreExplanation): readonly Part[] => [
  ...contributions.map(({ label, value, contribution }) => ({
    label,
    value: value === null ? t('unknown') : plain().format(value),
    contribution,
    speaksFor: contribution > 0 ? t('fraud') : t('legitimate'),
  })),
  { label: t('Other inputs'), value: null, contribution: rest, speaksFor: null },
];

interface ScoreReasonsProps {
  readonly id: string;
  readonly space: Space;
  /** 0–100; null if the transaction was not scored; undefined if the response doesn't contain it. */
  readonly score: number | null | undefined;
}

/** ML score and its main factors. */
export function ScoreReasons({ id, space, score }: ScoreReasonsProps) {
  const reasons = useQuery({ ...scoreExplanation(id, space), enabled: score !== null });
  if (score === null || (score === undefined && !reasons.data)) return null;
  return (
    <Section
      title={t('ML score {score}', { score: score ?? reasons.data?.score ?? '' })}
      about={
        reasons.data
          ? t('{model}: fraud probability in percent. It isn’t part of the fraud score.', {
              model: modelName(reasons.data.model),
            })
          : t('Fraud probability in percent, from a trained model. It isn’t part of the fraud score.')
      }
    >
      <PagedTable
        name={t('Score factors')}
        columns={PART_COLUMNS}
        rows={reasons.data ? partsOf(reasons.data) : undefined}
        keyOf={({ label }) => label}
        reading={reasons}
        failure={t('Couldn’t load the score explanation')}
        empty={t('No factors.')}
      />
    </Section>
  );
}
