import type { BinDetails } from '@assay/contract';
import { Flag } from './flag';
import { EmptyModule, Facts, ModuleCard } from './module-card';

export function BinCard({ bin }: { readonly bin: BinDetails | null | undefined }) {
  if (!bin) return <EmptyModule title="Card" />;
  return (
    <ModuleCard title="Card">
      <Facts
        facts={[
          { name: 'BIN', value: bin.card_bin },
          { name: 'Valid', value: <Flag value={bin.bin_valid} riskyWhen="false" /> },
          { name: 'Scheme', value: bin.bin_card },
          { name: 'Type', value: bin.bin_type },
          { name: 'Level', value: bin.bin_level },
          { name: 'Issuer', value: bin.card_issuer ?? bin.bin_bank },
          { name: 'Country', value: bin.bin_country_code ?? bin.bin_country },
          { name: 'Issuer’s site', value: bin.bin_website },
          { name: 'Issuer’s phone', value: bin.bin_phone },
        ]}
      />
    </ModuleCard>
  );
}
