import type { AmlBankScreeningDetails, AmlDetails, AmlEntry, BankParty } from '@assay/contract';
import { Text } from '@mantine/core';
import { english, percentage, type Sentence, t } from '../../i18n/language';
import { EmptyModule, type Fact, Facts, FactsHeading, Flag, ModuleCard } from './module-card';

const KINDS = [
  ['has_sanction_match', english('Sanctions list')],
  ['has_pep_match', english('PEP list')],
  ['has_watchlist_match', english('Watchlist')],
  ['has_crimelist_match', english('Crime list')],
  ['has_adversemedia_match', english('Adverse media')],
] as const satisfies readonly (readonly [keyof AmlDetails, string | Sentence])[];

const MAX_ENTRIES = 5;

const entriesOf = ({ result_payload: found }: Pick<AmlDetails, 'result_payload'>): readonly AmlEntry[] => [
  ...found.sanctionlist_entries,
  ...found.pep_entries,
  ...found.watchlist_entries,
  ...found.crimelist_entries,
];

const percent = (share: number) => percentage(share);

function Party({ result }: { readonly result: AmlDetails }) {
  const entries = entriesOf(result);
  const {
    adversemedia_entries: media,
    whitelisted_entries: cleared,
    passed_over: clearedMatches = [],
  } = result.result_payload;
  return (
    <>
      <Facts
        facts={KINDS.map(([kind, name]) => ({ name, value: <Flag value={result[kind]} riskyWhen="true" /> }))}
      />
      {entries.slice(0, MAX_ENTRIES).map((entry) => (
        <div key={`${entry.source.source_name} ${entry.id}`}>
          <FactsHeading>{entry.name}</FactsHeading>
          <Facts
            facts={[
              { name: t('List'), value: entry.source.source_full_name },
              { name: t('Similarity'), value: `${percent(entry.scores.relevancy_score)}, ${entry.found}` },
              { name: t('Date of birth'), value: entry.birth_date },
              { name: t('Country'), value: entry.country ?? entry.nationality },
              { name: t('Program'), value: entry.program },
              { name: t('Reference'), value: entry.source_id },
            ]}
          />
        </div>
      ))}
      {entries.length > MAX_ENTRIES ? (
        <Text size="sm" mt="xs">
          {t('{count} more in the response below.', { count: entries.length - MAX_ENTRIES })}
        </Text>
      ) : null}
      {media.map((story) => (
        <div key={story.id}>
          <FactsHeading>{t('Adverse media: {name}', { name: story.name })}</FactsHeading>
          <Facts
            facts={story.media.map(({ title, date }) => ({ name: date ?? t('no date'), value: title }))}
          />
        </div>
      ))}
      {cleared > 0 ? (
        <Text size="sm" c="dimmed" mt="xs">
          {t('{count} cleared as false positives.', { count: cleared })}{' '}
          {clearedMatches.map(({ source_name, source_id }) => `${source_name} ${source_id}`).join(', ')}
        </Text>
      ) : null}
    </>
  );
}

/** Watchlist matches of the user and the payment receiver. */
export function AmlCard({ aml }: { readonly aml: AmlDetails | null | undefined }) {
  if (!aml) return <EmptyModule title={t('Name screening')} />;
  return (
    <ModuleCard title={t('Name screening')}>
      <Party result={aml} />
      {aml.receiver ? (
        <>
          <FactsHeading>{t('Receiver')}</FactsHeading>
          <Party result={aml.receiver} />
        </>
      ) : null}
    </ModuleCard>
  );
}

const CHECKS = [
  ['bank_name', english('Bank name')],
  ['bank_account', english('Account or wallet')],
  ['bank_swift', 'BIC'],
] as const satisfies readonly (readonly [keyof BankParty, string | Sentence])[];

const factsOf = (party: BankParty): Fact[] =>
  CHECKS.map(([check, name]) => {
    const found = party[check];
    if (found === null) return { name, value: null };
    const names = found.entries.map((entry) => `${entry.name} (${entry.source.source_full_name})`).join('; ');
    return {
      name,
      value: (
        <>
          <Flag value={found.has_match} riskyWhen="true" /> {names}
        </>
      ),
    };
  });

/** Watchlist matches of the bank details of both sides. */
export function BankCard({ bank }: { readonly bank: AmlBankScreeningDetails | null | undefined }) {
  if (!bank) return <EmptyModule title={t('Bank details')} />;
  return (
    <ModuleCard title={t('Bank details')}>
      <FactsHeading>{t('Sender')}</FactsHeading>
      <Facts facts={factsOf(bank.sender)} />
      <FactsHeading>{t('Receiver')}</FactsHeading>
      <Facts facts={factsOf(bank.receiver)} />
    </ModuleCard>
  );
}
