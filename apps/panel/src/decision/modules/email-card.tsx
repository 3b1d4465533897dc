import type { EmailDetails } from '@assay/contract';
import { Flag, type RiskyWhen } from './flag';
import { HistoryFacts } from './history-facts';
import { EmptyModule, Facts, FactsHeading, ModuleCard } from './module-card';

type AddressFlag = 'valid_format' | 'deliverable' | 'full_inbox';
type DomainFlag = {
  [Name in keyof EmailDetails['email_domain_details']]: EmailDetails['email_domain_details'][Name] extends
    | boolean
    | null
    ? Name
    : never;
}[keyof EmailDetails['email_domain_details']];

const ADDRESS_FLAGS: readonly (readonly [AddressFlag, string, RiskyWhen])[] = [
  ['valid_format', 'Well-formed', 'false'],
  ['deliverable', 'Deliverable', 'false'],
  ['full_inbox', 'Inbox full', 'none'],
];

const DOMAIN_FLAGS: readonly (readonly [DomainFlag, string, RiskyWhen])[] = [
  ['registered', 'Registered', 'false'],
  ['disposable', 'Throw-away', 'true'],
  ['free', 'Free provider', 'none'],
  ['custom', 'Own domain', 'none'],
  ['suspicious_tld', 'Suspicious top-level domain', 'true'],
  ['valid_mx', 'Takes mail (MX)', 'false'],
  ['accept_all', 'Accepts every address', 'true'],
  ['spf_strict', 'SPF strict', 'none'],
  ['dmarc_enforced', 'DMARC enforced', 'none'],
  ['website_exists', 'Has a web site', 'none'],
];

export function EmailCard({ email }: { readonly email: EmailDetails | null | undefined }) {
  if (!email) return <EmptyModule title="E-mail" />;
  const { email_details: address, email_domain_details: domain, breach_details: breaches } = email;
  return (
    <ModuleCard title="E-mail">
      <Facts
        facts={[
          { name: 'Address', value: email.email },
          { name: 'Risk of the address', value: email.risk_scores?.global_network_score },
          { name: 'Randomness of the name', value: address?.email_randomness_score },
          {
            name: 'At least this old',
            value: address?.minimum_age_months && `${address.minimum_age_months} months`,
          },
          ...ADDRESS_FLAGS.map(([flag, name, riskyWhen]) => ({
            name,
            value: <Flag value={address?.[flag] ?? null} riskyWhen={riskyWhen} />,
          })),
        ]}
      />
      <FactsHeading>Domain</FactsHeading>
      <Facts
        facts={[
          { name: 'Name', value: domain.domain },
          { name: 'Created', value: domain.created },
          { name: 'Registrar', value: domain.registrar_name },
          ...DOMAIN_FLAGS.map(([flag, name, riskyWhen]) => ({
            name,
            value: <Flag value={domain[flag]} riskyWhen={riskyWhen} />,
          })),
        ]}
      />
      <FactsHeading>Breaches</FactsHeading>
      <Facts
        facts={[
          { name: 'Found in', value: breaches ? breaches.number_of_breaches : 'not looked up' },
          { name: 'First', value: breaches?.first_breach },
          { name: 'Last', value: breaches?.last_breach },
        ]}
      />
      {email.service_fraud_history ? <HistoryFacts history={email.service_fraud_history} /> : null}
    </ModuleCard>
  );
}
