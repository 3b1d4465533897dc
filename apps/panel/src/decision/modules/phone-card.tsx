import type { PhoneDetails } from '@assay/contract';
import { Flag } from './flag';
import { HistoryFacts } from './history-facts';
import { EmptyModule, Facts, FactsHeading, ModuleCard } from './module-card';

export function PhoneCard({ phone }: { readonly phone: PhoneDetails | null | undefined }) {
  if (!phone) return <EmptyModule title="Phone" />;
  const { provider_carrier_details: carrier, hlr_details: hlr, cnam_details: caller } = phone;
  return (
    <ModuleCard title="Phone">
      <Facts
        facts={[
          { name: 'Number', value: phone.phone },
          { name: 'Risk of the number', value: phone.risk_scores?.global_network_score },
          { name: 'Country', value: carrier.country },
          { name: 'Type', value: carrier.type },
          { name: 'Carrier', value: carrier.carrier },
          { name: 'Valid', value: <Flag value={carrier.phone_is_valid} riskyWhen="false" /> },
          { name: 'Throw-away', value: <Flag value={carrier.disposable} riskyWhen="true" /> },
        ]}
      />
      {hlr ? (
        <>
          <FactsHeading>Home location register</FactsHeading>
          <Facts
            facts={[
              { name: 'Status', value: hlr.status },
              { name: 'Original carrier', value: hlr.original_carrier?.carrier },
              { name: 'Ported to', value: hlr.ported_carrier?.carrier },
              { name: 'Roaming with', value: hlr.roaming_carrier?.carrier },
            ]}
          />
        </>
      ) : null}
      {caller ? <Facts facts={[{ name: 'Caller name', value: caller.name }]} /> : null}
      <HistoryFacts history={phone.service_fraud_history} />
    </ModuleCard>
  );
}
