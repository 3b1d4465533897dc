import type { AmlDetails, AmlEntry } from '@assay/contract';
import { Text } from '@mantine/core';
import { Flag } from './flag';
import { EmptyModule, Facts, FactsHeading, ModuleCard } from './module-card';

const KINDS = [
  ['has_sanction_match', 'Sanctions list'],
  ['has_pep_match', 'Politically exposed'],
  ['has_watchlist_match', 'Watch list'],
  ['has_crimelist_match', 'Crime list'],
  ['has_adversemedia_match', 'Adverse media'],
] as const satisfies readonly (readonly [keyof AmlDetails, string])[];

const MOST_ENTRIES = 5;

const entriesOf = ({ result_payload: found }: Pick<AmlDetails, 'result_payload'>): readonly AmlEntry[] => [
  ...found.sanctionlist_entries,
  ...found.pep_entries,
  ...found.watchlist_entries,
  ...found.crimelist_entries,
];

const percent = (share: number) => `${Math.round(100 * share)} %`;

function Party({ result }: { readonly result: AmlDetails }) {
  const entries = entriesOf(result);
  const { adversemedia_entries: media, whitelisted_entries: left } = result.result_payload;
  return (
    <>
      <Facts
        facts={KINDS.map(([kind, name]) => ({ name, value: <Flag value={result[kind]} riskyWhen="true" /> }))}
      />
      {entries.slice(0, MOST_ENTRIES).map((entry) => (
        <div key={`${entry.source.source_name} ${entry.id}`}>
          <FactsHeading>{entry.name}</FactsHeading>
          <Facts
            facts={[
              { name: 'List', value: entry.source.source_full_name },
              { name: 'Likeness', value: `${percent(entry.scores.relevancy_score)}, ${entry.found}` },
              { name: 'Born', value: entry.birth_date },
              { name: 'Country', value: entry.country ?? entry.nationality },
              { name: 'Programme', value: entry.program },
              { name: 'Reference', value: entry.source_id },
            ]}
          />
        </div>
      ))}
      {entries.length > MOST_ENTRIES ? (
        <Text size="sm" mt="xs">
          And {entries.length - MOST_ENTRIES} more, in the answer below.
        </Text>
      ) : null}
      {media.map((story) => (
        <div key={story.id}>
          <FactsHeading>In the news: {story.name}</FactsHeading>
          <Facts facts={story.media.map(({ title, date }) => ({ name: date ?? 'undated', value: title }))} />
        </div>
      ))}
      {left > 0 ? (
        <Text size="sm" c="dimmed" mt="xs">
          {left} left out: decided to be false positives.
        </Text>
      ) : null}
    </>
  );
}

/** What the lists of names reported of the user, and of the receiver of a payment. */
export function AmlCard({ aml }: { readonly aml: AmlDetails | null | undefined }) {
  if (!aml) return <EmptyModule title="Name screening" />;
  return (
    <ModuleCard title="Name screening">
      <Party result={aml} />
      {aml.receiver ? (
        <>
          <FactsHeading>Receiver</FactsHeading>
          <Party result={aml.receiver} />
        </>
      ) : null}
    </ModuleCard>
  );
}
