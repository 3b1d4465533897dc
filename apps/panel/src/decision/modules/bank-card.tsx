import type { AmlBankScreeningDetails, BankParty } from '@assay/contract';
import { english, type Sentence, t } from '../../i18n/language';
import { Flag } from './flag';
import { EmptyModule, type Fact, Facts, FactsHeading, ModuleCard } from './module-card';

const CHECKS = [
  ['bank_name', english('Bank’s name')],
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

/** What the lists reported of the bank details of both sides. */
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
