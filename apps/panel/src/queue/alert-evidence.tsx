import { List, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { reasonText } from '../alerts/reason-text';
import { dispositionName, entityKindName, entityName, scoreText } from '../alerts/words';
import { alertById } from '../api/alerts';
import type { WholeItem } from '../api/queues';
import { KeyFacts } from '../design/key-facts';
import { TextSkeleton } from '../design/states';
import { t, wordsOf } from '../i18n/language';
import { MaskedText } from '../personal/reveal';
import { FailureAlert } from '../ui/notices';
import { Section } from '../ui/page';
import { AnchorLink } from '../ui/shown-values';
import { Time } from '../ui/time';

/** Transactions that the queue lists; the page of the alert has all of them. */
const MAX_LISTED = 10;

/** Entity, typology, score, reasons and transactions of an alert. */
export function AlertEvidence({ found }: { readonly found: NonNullable<WholeItem['alert']> }) {
  const { data, error } = useQuery(alertById(found.id));
  const reasons = data?.reasons ?? [found.reason];
  return (
    <>
      <Section title={t('Alert')}>
        <KeyFacts
          columns={2}
          hidesEmpty
          facts={[
            { label: t('Typology'), value: wordsOf(found.name) },
            { label: t('Score'), value: scoreText(found.score) },
            {
              label: entityKindName(found.entity_kind),
              value: <MaskedText>{data ? entityName(data) : `…${found.entity_key.slice(-6)}`}</MaskedText>,
            },
            { label: t('First transaction'), value: <Time at={found.since} /> },
            { label: t('Last transaction'), value: <Time at={found.until} /> },
            {
              label: t('Suggested disposition'),
              value: found.suggested_disposition && dispositionName(found.suggested_disposition),
            },
          ]}
        />
      </Section>
      <Section title={t('Top reasons')}>
        <List size="sm">
          {[...reasons].reverse().map((reason) => (
            <List.Item key={reason}>{reasonText(reason)}</List.Item>
          ))}
        </List>
      </Section>
      <Section title={t('Evidence')}>
        <FailureAlert error={error} title={t('Couldn’t load the alert')} />
        {data || error ? null : <TextSkeleton lines={4} />}
        <List size="sm">
          {(data?.evidence ?? []).slice(-MAX_LISTED).map(({ evaluation_id: id, transaction_id }) => (
            <List.Item key={id}>
              {transaction_id === null ? (
                t('Deleted transaction')
              ) : (
                <AnchorLink to="/panel/evaluations/$id" params={{ id }} search={{ space: 'live' }}>
                  {transaction_id}
                </AnchorLink>
              )}
            </List.Item>
          ))}
        </List>
        {found.transactions > MAX_LISTED ? (
          <Text size="sm" c="dimmed">
            {t('{count} transactions in total', { count: found.transactions })}
          </Text>
        ) : null}
      </Section>
    </>
  );
}
