import {
  type BinDetails,
  type Details,
  type IdvDetails,
  MODULE_NAMES,
  type ModuleName,
} from '@assay/contract';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Space } from '../../api/evaluations';
import { StatusBadge } from '../../executions/words';
import { t } from '../../i18n/language';
import { AnchorLink, JsonView } from '../../ui/shown-values';
import { EmailCard, PhoneCard, TextCard } from './contact-cards';
import { DeviceCard, DistancesCard, IpCard, SessionCard } from './device-cards';
import { EmptyModule, type Fact, Facts, Flag, ModuleCard } from './module-card';
import { AmlCard, BankCard } from './screening-cards';

function BinCard({ bin }: { readonly bin: BinDetails | null | undefined }) {
  if (!bin) return <EmptyModule title={t('Card')} />;
  return (
    <ModuleCard title={t('Card')}>
      <Facts
        facts={[
          { name: 'BIN', value: bin.card_bin },
          { name: t('Valid'), value: <Flag value={bin.bin_valid} riskyWhen="false" /> },
          { name: t('Card network'), value: bin.bin_card },
          { name: t('Type'), value: bin.bin_type },
          { name: t('Level'), value: bin.bin_level },
          { name: t('Issuer'), value: bin.card_issuer ?? bin.bin_bank },
          { name: t('Country'), value: bin.bin_country_code ?? bin.bin_country },
          { name: t('Issuer website'), value: bin.bin_website },
          { name: t('Issuer phone'), value: bin.bin_phone },
        ]}
      />
    </ModuleCard>
  );
}

interface VerificationCardProps {
  readonly verification: IdvDetails | null | undefined;
  /** `idv_reference_id` of the request; null if absent. */
  readonly reference: string | null;
  readonly space: Space;
}

/** Referenced verification at the time of the transaction. */
function VerificationCard({ verification, reference, space }: VerificationCardProps) {
  if (reference === null) return <EmptyModule title={t('Verification')} />;
  if (!verification) {
    return (
      <ModuleCard title={t('Verification')}>
        <Text size="sm" c="dimmed">
          {t('The transaction references an unknown verification.')}
        </Text>
      </ModuleCard>
    );
  }
  return (
    <ModuleCard title={t('Verification')}>
      <Facts
        facts={[
          { name: t('Status'), value: <StatusBadge status={verification.status} /> },
          { name: t('Workflow'), value: verification.workflow_name },
          { name: t('Age, in days'), value: verification.age_days },
          { name: t('Same user'), value: <Flag value={verification.user_id_match} riskyWhen="false" /> },
          { name: t('Same name'), value: <Flag value={verification.name_match} riskyWhen="false" /> },
          { name: t('Same date of birth'), value: <Flag value={verification.dob_match} riskyWhen="false" /> },
          {
            name: t('Document'),
            value: [verification.document_type, verification.document_country].filter(Boolean).join(', '),
          },
          { name: t('Seen before'), value: <Flag value={verification.duplicates_found} riskyWhen="true" /> },
          { name: t('Identity proofing'), value: verification.loip_result },
        ]}
      />
      <Text size="sm" mt="xs">
        <AnchorLink
          to="/panel/verifications/$id"
          params={{ id: verification.execution_id }}
          search={{ space }}
        >
          {t('Verification')}
        </AnchorLink>
      </Text>
    </ModuleCard>
  );
}

interface GenericCardProps {
  /** Name of the module in the response. */
  readonly name: string;
  readonly details: unknown;
}

/** Converts `tax_number_details` to the title "Tax number". */
function titleOf(name: string): string {
  const words = name.replace(/_(details|analyses)$/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isNested = (value: unknown): boolean => typeof value === 'object' && value !== null;

const factOf = ([name, value]: readonly [string, unknown]): Fact => ({
  name: name.replaceAll('_', ' '),
  value: isNested(value) ? <JsonView value={value} label={name} /> : value === null ? null : String(value),
});

/** Results of a module without a dedicated card. */
function GenericCard({ name, details }: GenericCardProps) {
  const title = titleOf(name);
  if (!isNested(details)) return <EmptyModule title={title} />;
  return (
    <ModuleCard title={title}>
      <Facts facts={Object.entries(details as object).map(factOf)} />
    </ModuleCard>
  );
}

interface CardsProps {
  readonly details: Partial<Details>;
  /** Session ID of the request; the session can exist even if the transaction didn't request it. */
  readonly streamId: string | null;
  /** Verification ID of the request. */
  readonly idvReference: string | null;
  readonly space: Space;
}

/** Dedicated cards, in display order. */
const OWN_CARDS: { readonly [N in ModuleName]?: (props: CardsProps) => ReactNode } = {
  ip_details: ({ details }) => <IpCard ip={details.ip_details} />,
  email_details: ({ details }) => <EmailCard email={details.email_details} />,
  phone_details: ({ details }) => <PhoneCard phone={details.phone_details} />,
  bin_details: ({ details }) => <BinCard bin={details.bin_details} />,
  geolocation_details: ({ details }) => <DistancesCard distances={details.geolocation_details} />,
  string_analyses: ({ details }) => <TextCard analyses={details.string_analyses} />,
  device_details: ({ details }) => <DeviceCard device={details.device_details} />,
  session_monitoring_details: ({ details, streamId, space }) => (
    <SessionCard session={details.session_monitoring_details} streamId={streamId} space={space} />
  ),
  aml_details: ({ details }) => <AmlCard aml={details.aml_details} />,
  idv_details: ({ details, idvReference, space }) => (
    <VerificationCard verification={details.idv_details} reference={idvReference} space={space} />
  ),
  aml_bank_screening_details: ({ details }) => <BankCard bank={details.aml_bank_screening_details} />,
};
const OTHERS = MODULE_NAMES.filter((name) => !(name in OWN_CARDS));

/** Module results: one dedicated or generic card per module. */
export function ModuleCards(props: CardsProps) {
  return (
    <div className="cards">
      {Object.entries(OWN_CARDS).map(([name, Card]) => (
        <Card key={name} {...props} />
      ))}
      {OTHERS.map((name) => (
        <GenericCard key={name} name={name} details={props.details[name]} />
      ))}
    </div>
  );
}
