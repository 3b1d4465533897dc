import type { StringAnalysis } from '@assay/contract';
import { EmptyModule, Facts, FactsHeading, ModuleCard } from './module-card';

export function TextCard({ analyses }: { readonly analyses: readonly StringAnalysis[] | undefined }) {
  if (!analyses || analyses.length === 0) return <EmptyModule title="Text" />;
  return (
    <ModuleCard title="Text">
      {analyses.map((analysis) => (
        <div key={analysis.field}>
          <FactsHeading>{analysis.field}</FactsHeading>
          <Facts
            facts={[
              { name: 'Pattern', value: analysis.pattern },
              { name: 'Randomness', value: analysis.randomness_score },
              { name: 'Likeness to the name', value: analysis.name_similarity },
            ]}
          />
        </div>
      ))}
    </ModuleCard>
  );
}
