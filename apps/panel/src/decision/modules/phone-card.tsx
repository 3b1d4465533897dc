import type { PhoneDetails } from '@assay/contract';
import { t } from '../../i18n/language';
import { Flag } from './flag';
import { HistoryFacts } from './history-facts';
import { EmptyModule, Facts, FactsHeading, ModuleCard } from './module-card';

export function PhoneCard({ phone }: { readonly phone: PhoneDetails | null | undefined }) {
  if (!phone) return <EmptyModule title={t('Phone')} />;
  const { provider_carrier_details: carrier, hlr_details: hlr, cnam_details: caller } = phone;
  return (
    <ModuleCard title={t('Phone')}>
      <Facts
        facts={[
          { name: t('Number'), value: phone.phone },
          { name: t('Risk of the number'), value: phone.risk_scores?.global_network_score },
          { name: t('Country'), value: carrier.country },
          { name: t('Type'), value: carrier.type },
          { name: t('Carrier'), value: carrier.carrier },
          { name: t('Valid'), value: <Flag value={carrier.phone_is_valid} riskyWhen="false" /> },
          { name: t('Throw-away'), value: <Flag value={carrier.disposable} riskyWhen="true" /> },
        ]}
      />
      {hlr ? (
        <>
          <FactsHeading>{t('Home location register')}</FactsHeading>
          <Facts
            facts={[
              { name: t('Status'), value: hlr.status },
              { name: t('Original carrier'), value: hlr.original_carrier?.carrier },
              { name: t('Ported to'), value: hlr.ported_carrier?.carrier },
              { name: t('Roaming with'), value: hlr.roaming_carrier?.carrier },
            ]}
          />
        </>
      ) : null}
      {caller ? <Facts facts={[{ name: t('Caller name'), value: caller.name }]} /> : null}
      <HistoryFacts history={phone.service_fraud_history} />
    </ModuleCard>
  );
}
