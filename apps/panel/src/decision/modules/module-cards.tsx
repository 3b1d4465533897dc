import { type Details, MODULE_NAMES, type ModuleName } from '@assay/contract';
import type { ReactNode } from 'react';
import type { Space } from '../../api/evaluations';
import { AmlCard } from './aml-card';
import { BankCard } from './bank-card';
import { BinCard } from './bin-card';
import { DeviceCard } from './device-card';
import { DistancesCard } from './distances-card';
import { EmailCard } from './email-card';
import { GenericCard } from './generic-card';
import { IpCard } from './ip-card';
import { PhoneCard } from './phone-card';
import { SessionCard } from './session-card';
import { TextCard } from './text-card';
import { VerificationCard } from './verification-card';

interface CardsProps {
  readonly details: Partial<Details>;
  /** Of the request: the session may be known although this call did not ask for it. */
  readonly streamId: string | null;
  /** Of the request: the verification that it names. */
  readonly idvReference: string | null;
  readonly space: Space;
}

/** Cards made for one module, in the order in which they are shown. */
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

/** What the modules found: a card each, of its own make or the general one. */
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
