import type { FraudRequest } from '@assay/contract';
import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { evaluationPage, type Found, type Space, searchResults } from '../api/evaluations';
import { KeyFacts } from '../design/key-facts';
import { StateBadge } from '../design/state-badge';
import { locale, t } from '../i18n/language';
import { isMasked } from '../personal/reveal';
import { amountText } from '../traffic/amount';
import { evaluationColumns } from '../traffic/evaluation-columns';
import { foundName, rememberTyped } from '../traffic/found-words';
import { Section } from '../ui/page';
import { PagedTable } from '../ui/paged-table';
import { AnchorLink } from '../ui/shown-values';
import { ShortTime } from '../ui/time';
import classes from './entity-cards.module.css';
import { Facts } from './modules/module-card';

const SHOWN = 8;
const COLUMNS = ['time', 'transaction', 'amount', 'action', 'reasons', 'state', 'score'];

interface HistoryProps {
  readonly request: FraudRequest;
  /** ID of the open evaluation. */
  readonly current: string;
  readonly space: Space;
}

const whoOf = (request: FraudRequest) => ({
  named: request.user_id ?? request.email ?? '',
  kind: request.user_id === undefined ? 'email' : 'user_id',
});

/** Masked values can't be searched. */
const whoIs = (named: string, space: Space) => ({
  ...searchResults(named, space),
  enabled: named !== '' && !isMasked(named),
});

/** Returns the key of the transaction's person; null if unknown or while loading. */
export function usePersonKey(request: FraudRequest, space: Space): string | null {
  const { named, kind } = whoOf(request);
  const found = useQuery(whoIs(named, space));
  return found.data?.results.find((result) => result.kind === kind)?.key ?? null;
}

const RECENT = 3;

/** Number of the person's transactions, the latest ones, and a link to the person. */
export function PersonSummary({ request, current, space }: HistoryProps) {
  const { named } = whoOf(request);
  const found = useQuery(whoIs(named, space));
  const key = usePersonKey(request, space);
  const page = useQuery({
    ...evaluationPage({ environment: space, key: key ?? '', limit: SHOWN }),
    enabled: key !== null,
    refetchInterval: false,
  });
  const matches = found.data?.results.find((result) => result.key === key)?.matches;
  const others = page.data?.evaluations.filter(({ id }) => id !== current).slice(0, RECENT) ?? [];
  if (key === null) {
    return (
      <Text size="sm" c="dimmed">
        {named === '' || isMasked(named)
          ? t('The request contains neither a user ID nor an email address.')
          : t('No other transactions.')}
      </Text>
    );
  }
  return (
    <>
      <KeyFacts
        facts={[
          {
            label: t('Other transactions'),
            value:
              matches === undefined ? null : matches < 2 ? (
                t('None')
              ) : (
                <AnchorLink to="/panel/person" search={{ space, key }}>
                  {(matches - 1).toLocaleString(locale())}
                </AnchorLink>
              ),
          },
        ]}
      />
      <ul className={classes.recent}>
        {others.map(({ id, at, amount, currency, current_state: state }) => (
          <li key={id}>
            <AnchorLink to="/panel/evaluations/$id" params={{ id }} search={{ space }}>
              <ShortTime at={at} />
            </AnchorLink>
            <span className="numeric">{amount === null ? '' : amountText(amount, currency)}</span>
            <StateBadge state={state} size="sm" />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Other transactions of the person, by user ID or email address. */
export function PersonHistory({ request, current, space }: HistoryProps) {
  const { named, kind } = whoOf(request);
  const found = useQuery(whoIs(named, space));
  const key = usePersonKey(request, space);
  const page = useQuery({
    ...evaluationPage({ environment: space, key: key ?? '', limit: SHOWN }),
    enabled: key !== null,
    refetchInterval: false,
  });
  const columns = useMemo(() => evaluationColumns(space, COLUMNS, current), [space, current]);
  if (named === '' || isMasked(named)) return null;
  return (
    <Section
      title={t('History of this person')}
      about={
        kind === 'email'
          ? t('Latest transactions with the same email address.')
          : t('Latest transactions with the same user ID.')
      }
      actions={
        key === null ? null : (
          <Group gap="md">
            <AnchorLink to="/panel/person" search={{ space, key }}>
              {t('View person')}
            </AnchorLink>
            <AnchorLink
              to="/panel/transactions"
              search={{ space, key }}
              onClick={() => rememberTyped(key, named)}
            >
              {t('View all in Transactions')}
            </AnchorLink>
          </Group>
        )
      }
    >
      <PagedTable
        name={t('History of this person')}
        columns={columns}
        rows={page.data?.evaluations}
        keyOf={({ id }) => id}
        isCurrent={({ id }) => id === current}
        reading={key === null ? found : page}
        failure={t('Couldn’t load the history')}
        empty={t('No other transactions.')}
      />
    </Section>
  );
}

/** Fields that transactions can share, and the kind of their search results. */
const SHARED = [
  ['email', 'email'],
  ['phone_number', 'phone_number'],
  ['ip', 'ip'],
  ['device_id', 'device_hash'],
  ['card_hash', 'card_hash'],
  ['user_bank_account', 'user_bank_account'],
] as const satisfies readonly (readonly [keyof FraudRequest, Found['kind']])[];

/** Number of transactions with the same address, card or device, with links. */
export function SharedWith({ request, current, space }: HistoryProps) {
  const carried = SHARED.filter(([field]) => typeof request[field] === 'string' && !isMasked(request[field]));
  if (carried.length === 0) return null;
  return (
    <Section
      title={t('Shared attributes')}
      about={t('Number of transactions with the same value, including this one.')}
      actions={
        <AnchorLink to="/panel/links" search={{ space, evaluation: current }}>
          {t('View links')}
        </AnchorLink>
      }
    >
      <Facts
        facts={carried.map(([field, kind]) => ({
          name: foundName(kind),
          value: <Sharing text={String(request[field])} kind={kind} space={space} />,
        }))}
      />
    </Section>
  );
}

function Sharing({
  text,
  kind,
  space,
}: {
  readonly text: string;
  readonly kind: Found['kind'];
  readonly space: Space;
}) {
  const found = useQuery(searchResults(text, space));
  const result = found.data?.results.find((one) => one.kind === kind);
  if (!result || result.key === null) return found.isPending ? '…' : null;
  const { key, matches } = result;
  return (
    <AnchorLink to="/panel/transactions" search={{ space, key }} onClick={() => rememberTyped(key, text)}>
      {t('{matches, plural, one {# transaction} other {# transactions}}', { matches })}
    </AnchorLink>
  );
}
