import type {
  BinDetails,
  Details,
  DeviceDetails,
  EmailDetails,
  IpDetails,
  PhoneDetails,
} from '@assay/contract';
import { Paper, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CALL, type EvaluationRecord, linksPage, type Space } from '../api/evaluations';
import { EntityChip, type EntityKind } from '../design/entity-chip';
import { type Fact, KeyFacts } from '../design/key-facts';
import { StateBadge } from '../design/state-badge';
import { english, type Sentence, t } from '../i18n/language';
import { AnchorLink } from '../ui/shown-values';
import { connectionFact } from './connections';
import classes from './entity-cards.module.css';
import { cardChecks, cardText, distanceFact, listed, regionName } from './entity-facts';
import { PersonSummary } from './person-history';

interface EntityCardProps {
  readonly title: string;
  readonly kind: EntityKind;
  /** Value of the request; null without one. */
  readonly value: string | null;
  /** Shown instead of the value. */
  readonly shown?: string | undefined;
  readonly facts?: readonly Fact[];
  /** Names of the flags that indicate a risk. */
  readonly risks?: readonly string[];
  readonly children?: ReactNode;
}

/** One identifier of the transaction: value, key facts and risk flags. */
function EntityCard({ title, kind, value, shown, facts = [], risks = [], children }: EntityCardProps) {
  return (
    <Paper withBorder component="article" aria-label={title} className={classes.card ?? ''}>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        {value === null ? null : <EntityChip kind={kind} value={value} shown={shown} />}
      </div>
      {value === null ? (
        <Text size="sm" c="dimmed">
          {t('Not in the request.')}
        </Text>
      ) : null}
      <KeyFacts facts={facts} hidesEmpty />
      {risks.length > 0 ? (
        <div className={classes.risks}>
          {risks.map((risk) => (
            <StateBadge key={risk} state={risk} label={risk} tone="negative" size="sm" />
          ))}
        </div>
      ) : null}
      {children}
    </Paper>
  );
}

/** Returns the names of the flags that have the risky value. */
function risksOf<Flags extends object>(
  flags: Flags | null | undefined,
  names: readonly (readonly [flag: keyof Flags, name: Sentence, risky: boolean])[],
): readonly string[] {
  if (!flags) return [];
  return names.filter(([flag, , risky]) => flags[flag] === risky).map(([, name]) => t(name));
}

const seen = (hits: number | undefined): string | null =>
  hits === undefined
    ? null
    : hits === 0
      ? t('First time')
      : t('{count, plural, one {# time before} other {# times before}}', { count: hits });

const IP_RISKS = [
  ['tor', english('Tor'), true],
  ['vpn', english('VPN'), true],
  ['public_proxy', english('Public proxy'), true],
  ['web_proxy', english('Web proxy'), true],
  ['data_center_proxy', english('Data center'), true],
  ['residential_proxy', english('Residential proxy'), true],
  ['harmful', english('Malicious'), true],
] as const satisfies readonly (readonly [keyof IpDetails, Sentence, boolean])[];

const DOMAIN_RISKS = [
  ['disposable', english('Disposable'), true],
  ['suspicious_tld', english('Suspicious top-level domain'), true],
  ['accept_all', english('Catch-all domain'), true],
  ['registered', english('Not registered'), false],
  ['valid_mx', english('Receives no mail'), false],
] as const satisfies readonly (readonly [keyof EmailDetails['email_domain_details'], Sentence, boolean])[];

const PHONE_RISKS = [
  ['disposable', english('Disposable'), true],
  ['phone_is_valid', english('Invalid number'), false],
] as const satisfies readonly (readonly [
  keyof PhoneDetails['provider_carrier_details'],
  Sentence,
  boolean,
])[];

const BIN_RISKS = [['bin_valid', english('Invalid BIN'), false]] as const satisfies readonly (readonly [
  keyof BinDetails,
  Sentence,
  boolean,
])[];

function emailFacts(email: EmailDetails | null | undefined): readonly Fact[] {
  const breaches = email?.breach_details?.number_of_breaches;
  const months = email?.email_details?.minimum_age_months;
  return [
    { label: t('Domain'), value: email?.email_domain_details.domain },
    { label: t('Created'), value: email?.email_domain_details.created },
    {
      label: t('Minimum age'),
      value: months ? t('{months, plural, one {# month} other {# months}}', { months }) : null,
    },
    { label: t('Breaches'), value: breaches },
    { label: t('Seen'), value: seen(email?.service_fraud_history?.customer_hits) },
  ];
}

function phoneFacts(phone: PhoneDetails | null | undefined): readonly Fact[] {
  const carrier = phone?.provider_carrier_details;
  return [
    { label: t('Country'), value: regionName(carrier?.country) },
    { label: t('Carrier'), value: listed([carrier?.carrier, carrier?.type]) },
    { label: t('Seen'), value: seen(phone?.service_fraud_history?.customer_hits) },
  ];
}

const ipFacts = (ip: IpDetails | null | undefined, details: Partial<Details>): readonly Fact[] => [
  { label: t('Location'), value: listed([ip?.city, regionName(ip?.country)]) },
  { label: t('Network'), value: ip?.isp_name },
  distanceFact(details),
  { label: t('Seen'), value: seen(ip?.history?.customer_hits) },
];

const deviceFacts = (device: DeviceDetails | null | undefined): readonly Fact[] => [
  { label: t('Type'), value: listed([device?.device_type, device?.os]) },
  { label: t('Browser'), value: listed([device?.browser, device?.browser_version]) },
  { label: t('Time zone'), value: device?.timezone },
  { label: t('Languages'), value: device?.languages.join(', ') },
];

/** Returns network, type, issuer and country of a card, and the results of its checks. */
const cardFacts = (
  bin: BinDetails | null | undefined,
  request: EvaluationRecord['request'],
): readonly Fact[] => [
  { label: t('Card network'), value: listed([bin?.bin_card, bin?.bin_type, bin?.bin_level]) },
  { label: t('Issuer'), value: issuerOf(bin) },
  { label: t('Country'), value: regionName(bin?.bin_country_code ?? bin?.bin_country) },
  {
    label: t('Checks'),
    value: cardChecks(request),
  },
];

/** Returns the issuer of a card; null if it is only the name of the network again. */
function issuerOf(bin: BinDetails | null | undefined): string | null {
  const issuer = bin?.card_issuer ?? bin?.bin_bank ?? null;
  return issuer === bin?.bin_card ? null : issuer;
}

interface EntityCardsProps {
  readonly record: EvaluationRecord;
  readonly details: Partial<Details>;
  readonly space: Space;
}

/** Email, phone, IP address, device, card and history of the person, side by side. */
export function EntityCards({ record, details, space }: EntityCardsProps) {
  const { request } = record;
  const { ip_details: ip, email_details: email, phone_details: phone, bin_details: bin } = details;
  const device = details.device_details;
  const links = useQuery(linksPage({ space, key: CALL + record.summary.id, days: undefined, skip: 0 }));
  const usedBy = (...kinds: Parameters<typeof connectionFact>[1]) =>
    connectionFact(links.data?.neighbours ?? [], kinds, space);
  return (
    <div className={classes.grid}>
      <EntityCard
        title={t('Email')}
        kind="email"
        value={request.email ?? null}
        facts={[...emailFacts(email), usedBy('email')]}
        risks={risksOf(email?.email_domain_details, DOMAIN_RISKS)}
      />
      <EntityCard
        title={t('Phone')}
        kind="phone"
        value={request.phone_number ?? null}
        facts={[...phoneFacts(phone), usedBy('phone_number')]}
        risks={risksOf(phone?.provider_carrier_details, PHONE_RISKS)}
      />
      <EntityCard
        title={t('IP address')}
        kind="ip"
        value={request.ip ?? null}
        facts={[...ipFacts(ip, details), usedBy('ip')]}
        risks={risksOf(ip, IP_RISKS)}
      />
      <EntityCard
        title={t('Device')}
        kind="device"
        value={device?.true_device_id ?? request.device_id ?? null}
        facts={[...deviceFacts(device), usedBy('true_device_id', 'device_hash')]}
        risks={(device?.suspicious_flags ?? []).map((flag) => flag.replaceAll('_', ' '))}
      >
        {request.stream_id ? (
          <AnchorLink to="/panel/sessions/$id" params={{ id: request.stream_id }} search={{ space }}>
            {t('View session')}
          </AnchorLink>
        ) : null}
      </EntityCard>
      <EntityCard
        title={t('Card')}
        kind="card"
        value={request.card_hash ?? cardText(request)}
        shown={cardText(request) ?? undefined}
        facts={[...(cardText(request) || bin ? cardFacts(bin, request) : []), usedBy('card_hash')]}
        risks={risksOf(bin, BIN_RISKS)}
      />
      <Paper withBorder component="article" aria-label={t('Person history')} className={classes.card ?? ''}>
        <div className={classes.head}>
          <h2 className={classes.title}>{t('Person history')}</h2>
        </div>
        <PersonSummary request={request} current={record.summary.id} space={space} />
      </Paper>
    </div>
  );
}
