import type { StringAnalysis } from '@assay/contract';
import { t } from '../../i18n/language';
import { EmptyModule, Facts, FactsHeading, ModuleCard } from './module-card';

export function TextCard({ analyses }: { readonly analyses: readonly StringAnalysis[] | undefined }) {
  if (!analyses || analyses.length === 0) return <EmptyModule title={t('Text')} />;
  return (
    <ModuleCard title={t('Text')}>
      {analyses.map((analysis) => (
        <div key={analysis.field}>
          <FactsHeading>{analysis.field}</FactsHeading>
          <Facts
            facts={[
              { name: t('Pattern'), value: analysis.pattern },
              { name: t('Randomness'), value: analysis.randomness_score },
              { name: t('Likeness to the name'), value: analysis.name_similarity },
            ]}
          />
        </div>
      ))}
    </ModuleCard>
  );
}
