import type { GeolocationDetails } from '@assay/contract';
import { EmptyModule, Facts, ModuleCard } from './module-card';

const DISTANCES = [
  ['ip_user_distance', 'IP – user'],
  ['ip_billing_distance', 'IP – billing'],
  ['ip_shipping_distance', 'IP – shipping'],
  ['user_billing_distance', 'User – billing'],
  ['user_shipping_distance', 'User – shipping'],
  ['billing_shipping_distance', 'Billing – shipping'],
] as const satisfies readonly (readonly [keyof GeolocationDetails, string])[];

const kilometres = new Intl.NumberFormat(undefined, { maximumFractionDigits: 0 });

export function DistancesCard({ distances }: { readonly distances: GeolocationDetails | null | undefined }) {
  if (!distances) return <EmptyModule title="Distances" />;
  return (
    <ModuleCard title="Distances">
      <Facts
        facts={DISTANCES.map(([pair, name]) => {
          const distance = distances[pair];
          return { name, value: distance === null ? null : `${kilometres.format(distance)} km` };
        })}
      />
    </ModuleCard>
  );
}
