import type { GeolocationDetails } from '@assay/contract';
import { english, locale, type Sentence, t } from '../../i18n/language';
import { EmptyModule, Facts, ModuleCard } from './module-card';

const DISTANCES = [
  ['ip_user_distance', english('IP – user')],
  ['ip_billing_distance', english('IP – billing')],
  ['ip_shipping_distance', english('IP – shipping')],
  ['user_billing_distance', english('User – billing')],
  ['user_shipping_distance', english('User – shipping')],
  ['billing_shipping_distance', english('Billing – shipping')],
] as const satisfies readonly (readonly [keyof GeolocationDetails, string | Sentence])[];

const kilometres = () => new Intl.NumberFormat(locale(), { maximumFractionDigits: 0 });

export function DistancesCard({ distances }: { readonly distances: GeolocationDetails | null | undefined }) {
  if (!distances) return <EmptyModule title={t('Distances')} />;
  return (
    <ModuleCard title={t('Distances')}>
      <Facts
        facts={DISTANCES.map(([pair, name]) => {
          const distance = distances[pair];
          return { name, value: distance === null ? null : `${kilometres().format(distance)} km` };
        })}
      />
    </ModuleCard>
  );
}
