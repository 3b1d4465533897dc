import { useQuery } from '@tanstack/react-query';
import { type ScoreExplanation, type Space, scoreExplanation } from '../api/evaluations';
import { english, locale, t } from '../i18n/language';
import { modelName } from '../models/figures';
import { type Column, PagedTable } from '../ui/paged-table';
import { Section } from '../ui/section';

const plain = () => new Intl.NumberFormat(locale(), { maximumFractionDigits: 3 });
const signed = () => new Intl.NumberFormat(locale(), { signDisplay: 'always', maximumFractionDigits: 2 });

interface Part {
  readonly label: string;
  /** What the model saw; nothing for parts taken together. */
  readonly value: string | null;
  readonly contribution: number;
  readonly speaksFor: string | null;
}

const COLUMNS: readonly Column<Part>[] = [
  { name: english('What the model looked at'), cell: ({ label }) => label },
  { name: english('Value'), kind: 'figure', cell: ({ value }) => value },
  {
    name: english('Weight (log odds)'),
    kind: 'figure',
    cell: ({ contribution }) => signed().format(contribution),
  },
  { name: english('Speaks for'), cell: ({ speaksFor }) => speaksFor },
];

/** The parts of the score that weigh most, then all others as one. */
const partsOf = ({ contributions, rest }: ScoreExplanation): readonly Part[] => [
  ...contributions.map(({ label, value, contribution }) => ({
    label,
    value: value === null ? t('not known') : plain().format(value),
    contribution,
    speaksFor: contribution > 0 ? t('fraud') : t('no fraud'),
  })),
  { label: t('Everything else'), value: null, contribution: rest, speaksFor: null },
];

interface ScoreReasonsProps {
  readonly id: string;
  readonly space: Space;
  /** 0–100; null = the call was not scored; undefined = its answer did not hold it. */
  readonly score: number | null | undefined;
}

/** The model's score, and what moved it most. */
export function ScoreReasons({ id, space, score }: ScoreReasonsProps) {
  const reasons = useQuery({ ...scoreExplanation(id, space), enabled: score !== null });
  if (score === null || (score === undefined && !reasons.data)) return null;
  return (
    <Section
      title={t('Blackbox score {score}', { score: score ?? reasons.data?.score ?? '' })}
      about={
        reasons.data
          ? t(
              'How likely a fraud is, in percent, as a model learned it ({model}). It is not part of the fraud score.',
              { model: modelName(reasons.data.model) },
            )
          : t('How likely a fraud is, in percent, as a model learned it. It is not part of the fraud score.')
      }
    >
      <PagedTable
        name={t('What moved the score')}
        columns={COLUMNS}
        rows={reasons.data ? partsOf(reasons.data) : undefined}
        keyOf={({ label }) => label}
        reading={reasons}
        failure={t('The score cannot be explained')}
        empty={t('Nothing moved it.')}
      />
    </Section>
  );
}
