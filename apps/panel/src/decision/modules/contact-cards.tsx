import type { EmailDetails, PhoneDetails, StringAnalysis } from '@assay/contract';
import { english, type Sentence, t } from '../../i18n/language';
import {
  EmptyModule,
  Facts,
  FactsHeading,
  Flag,
  HistoryFacts,
  ModuleCard,
  type RiskyWhen,
} from './module-card';

type AddressFlag = 'valid_format' | 'deliverable' | 'full_inbox';
type DomainFlag = {
  [Name in keyof EmailDetails['email_domain_details']]: EmailDetails['email_domain_details'][Name] extends
    | boolean
    | null
    ? Name
    : never;
}[keyof EmailDetails['email_domain_details']];

const ADDRESS_FLAGS: readonly (readonly [AddressFlag, string | Sentence, RiskyWhen])[] = [
  ['valid_format', english('Valid format'), 'false'],
  ['deliverable', english('Deliverable'), 'false'],
  ['full_inbox', english('Inbox full'), 'none'],
];

const DOMAIN_FLAGS: readonly (readonly [DomainFlag, string | Sentence, RiskyWhen])[] = [
  ['registered', english('Registered'), 'false'],
  ['disposable', english('Disposable'), 'true'],
  ['free', english('Free provider'), 'none'],
  ['custom', english('Custom domain'), 'none'],
  ['suspicious_tld', english('Suspicious top-level domain'), 'true'],
  ['valid_mx', english('Receives mail (MX)'), 'false'],
  ['accept_all', english('Catch-all domain'), 'true'],
  ['spf_strict', english('Strict SPF'), 'none'],
  ['dmarc_enforced', english('DMARC enforced'), 'none'],
  ['website_exists', english('Has a website'), 'none'],
];

export function EmailCard({ email }: { readonly email: EmailDetails | null | undefined }) {
  if (!email) return <EmptyModule title={t('Email')} />;
  const { email_details: address, email_domain_details: domain, breach_details: breaches } = email;
  return (
    <ModuleCard title={t('Email')}>
      <Facts
        facts={[
          { name: t('Address'), value: email.email },
          { name: t('Address risk'), value: email.risk_scores?.global_network_score },
          { name: t('Possible misspelling of'), value: address?.suggestion },
          { name: t('Name randomness'), value: address?.email_randomness_score },
          {
            name: t('Minimum age'),
            value:
              address?.minimum_age_months &&
              t('{minimum_age_months} months', { minimum_age_months: address.minimum_age_months }),
          },
          ...ADDRESS_FLAGS.map(([flag, name, riskyWhen]) => ({
            name,
            value: <Flag value={address?.[flag] ?? null} riskyWhen={riskyWhen} />,
          })),
        ]}
      />
      <FactsHeading>{t('Domain')}</FactsHeading>
      <Facts
        facts={[
          { name: t('Name'), value: domain.domain },
          { name: t('Created'), value: domain.created },
          { name: t('Registrar'), value: domain.registrar_name },
          { name: t('Imitates'), value: domain.lookalike_of },
          ...DOMAIN_FLAGS.map(([flag, name, riskyWhen]) => ({
            name,
            value: <Flag value={domain[flag]} riskyWhen={riskyWhen} />,
          })),
        ]}
      />
      <FactsHeading>{t('Breaches')}</FactsHeading>
      <Facts
        facts={[
          { name: t('Found in'), value: breaches ? breaches.number_of_breaches : t('not checked') },
          { name: t('First seen'), value: breaches?.first_breach },
          { name: t('Last seen'), value: breaches?.last_breach },
        ]}
      />
      {email.service_fraud_history ? <HistoryFacts history={email.service_fraud_history} /> : null}
    </ModuleCard>
  );
}

export function PhoneCard({ phone }: { readonly phone: PhoneDetails | null | undefined }) {
  if (!phone) return <EmptyModule title={t('Phone')} />;
  const { provider_carrier_details: carrier, hlr_details: hlr, cnam_details: caller } = phone;
  return (
    <ModuleCard title={t('Phone')}>
      <Facts
        facts={[
          { name: t('Number'), value: phone.phone },
          { name: t('Number risk'), value: phone.risk_scores?.global_network_score },
          { name: t('Country'), value: carrier.country },
          { name: t('Type'), value: carrier.type },
          { name: t('Carrier'), value: carrier.carrier },
          { name: t('Valid'), value: <Flag value={carrier.phone_is_valid} riskyWhen="false" /> },
          { name: t('Disposable'), value: <Flag value={carrier.disposable} riskyWhen="true" /> },
        ]}
      />
      {hlr ? (
        <>
          <FactsHeading>{t('HLR lookup')}</FactsHeading>
          <Facts
            facts={[
              { name: t('Status'), value: hlr.status },
              { name: t('Original carrier'), value: hlr.original_carrier?.carrier },
              { name: t('Ported to'), value: hlr.ported_carrier?.carrier },
              { name: t('Roaming network'), value: hlr.roaming_carrier?.carrier },
            ]}
          />
        </>
      ) : null}
      {caller ? <Facts facts={[{ name: t('Caller name'), value: caller.name }]} /> : null}
      <HistoryFacts history={phone.service_fraud_history} />
    </ModuleCard>
  );
}

export function TextCard({ analyses }: { readonly analyses: readonly StringAnalysis[] | undefined }) {
  if (!analyses || analyses.length === 0) return <EmptyModule title={t('Text')} />;
  return (
    <ModuleCard title={t('Text')}>
      {analyses.map((analysis) => (
        <div key={analysis.field}>
          <FactsHeading>{analysis.field}</FactsHeading>
          <Facts
            facts={[
              { name: t('Pattern'), value: analysis.pattern },
              { name: t('Randomness'), value: analysis.randomness_score },
              { name: t('Similarity to the name'), value: analysis.name_similarity },
            ]}
          />
        </div>
      ))}
    </ModuleCard>
  );
}
