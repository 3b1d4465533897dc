import type { EvaluationSummary } from '@assay/management-api';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CALL, type EvaluationRecord, linksPage } from '../api/evaluations';
import { connectionFact } from '../decision/connections';
import { cardChecks, cardText, distanceFact, ipPlace } from '../decision/entity-facts';
import { EntityChip, type EntityKind } from '../design/entity-chip';
import { type Fact, KeyFacts } from '../design/key-facts';
import { t } from '../i18n/language';
import { MaskedText } from '../personal/reveal';

type Request = EvaluationRecord['request'];

interface EvidenceProps {
  readonly summary: EvaluationSummary;
  /** undefined while loading. */
  readonly record: EvaluationRecord | undefined;
}

interface ChipLineProps {
  readonly kind: EntityKind;
  readonly value: string;
  readonly shown?: string | undefined;
  /** Second line, such as location and network. */
  readonly about?: string | null | undefined;
  /** Third line: other people and transactions with the value. */
  readonly usedBy?: ReactNode;
}

function ChipLine({ about, usedBy, ...chip }: ChipLineProps) {
  return (
    <>
      <EntityChip {...chip} />
      {about ? (
        <Text size="xs" c="dimmed">
          {about}
        </Text>
      ) : null}
      {usedBy ? (
        <Text size="xs" component="div">
          {usedBy}
        </Text>
      ) : null}
    </>
  );
}

/** Returns an address in one line; null without one in the request. */
function addressText(request: Request, part: 'user' | 'billing' | 'shipping'): string | null {
  const lines = (['street', 'zip', 'city', 'country'] as const).map((field) => request[`${part}_${field}`]);
  return lines.filter(Boolean).join(', ') || null;
}

const addressFact = (label: string, text: string | null): Fact => ({
  label,
  value: text === null ? null : <MaskedText>{text}</MaskedText>,
});

/** Person, identifiers with their connections, card checks and addresses of a transaction. */
export function TransactionEvidence({ summary, record }: EvidenceProps) {
  const { person, ip, card } = summary;
  const request: Request = record?.request ?? {};
  const details = { ...record?.response.data, ...record?.inputs.details };
  const links = useQuery(linksPage({ space: 'live', key: CALL + summary.id, days: undefined, skip: 0 }));
  const usedBy = (...kinds: Parameters<typeof connectionFact>[1]) =>
    connectionFact(links.data?.neighbours ?? [], kinds, 'live').value;
  const chip = (
    label: string,
    value: string | null | undefined,
    line: Omit<ChipLineProps, 'value'>,
  ): Fact => ({
    label,
    value: value ? <ChipLine {...line} value={value} /> : null,
  });
  const device = details.device_details?.true_device_id ?? request.device_id;
  return (
    <KeyFacts
      columns={2}
      hidesEmpty
      facts={[
        chip(t('Person'), person.name ?? person.user_id, { kind: 'person', about: person.user_id }),
        chip(t('Email'), person.email, { kind: 'email', usedBy: usedBy('email') }),
        chip(t('Phone'), request.phone_number, { kind: 'phone', usedBy: usedBy('phone_number') }),
        chip(t('IP address'), ip, { kind: 'ip', about: ipPlace(details.ip_details), usedBy: usedBy('ip') }),
        distanceFact(details),
        chip(t('Device'), device, { kind: 'device', usedBy: usedBy('true_device_id', 'device_hash') }),
        chip(t('Card'), request.card_hash ?? card, {
          kind: 'card',
          shown: cardText(request) ?? undefined,
          about: cardChecks(request),
          usedBy: usedBy('card_hash'),
        }),
        addressFact(t('User address'), addressText(request, 'user')),
        addressFact(t('Billing address'), addressText(request, 'billing')),
        addressFact(t('Shipping address'), addressText(request, 'shipping')),
        { label: t('Date of birth'), value: request.user_dob },
        { label: t('Merchant'), value: request.merchant_id },
        { label: t('Payment method'), value: request.payment_mode },
      ]}
    />
  );
}
