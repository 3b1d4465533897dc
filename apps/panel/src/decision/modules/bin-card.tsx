import type { BinDetails } from '@assay/contract';
import { t } from '../../i18n/language';
import { Flag } from './flag';
import { EmptyModule, Facts, ModuleCard } from './module-card';

export function BinCard({ bin }: { readonly bin: BinDetails | null | undefined }) {
  if (!bin) return <EmptyModule title={t('Card')} />;
  return (
    <ModuleCard title={t('Card')}>
      <Facts
        facts={[
          { name: 'BIN', value: bin.card_bin },
          { name: t('Valid'), value: <Flag value={bin.bin_valid} riskyWhen="false" /> },
          { name: t('Scheme'), value: bin.bin_card },
          { name: t('Type'), value: bin.bin_type },
          { name: t('Level'), value: bin.bin_level },
          { name: t('Issuer'), value: bin.card_issuer ?? bin.bin_bank },
          { name: t('Country'), value: bin.bin_country_code ?? bin.bin_country },
          { name: t('Issuer’s site'), value: bin.bin_website },
          { name: t('Issuer’s phone'), value: bin.bin_phone },
        ]}
      />
    </ModuleCard>
  );
}
