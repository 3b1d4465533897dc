import type { EvaluationSummary } from '@assay/management-api';
import { Button, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { historyOf, type LinksAnswer, linksPage, type Space } from '../api/evaluations';
import { Facts } from '../decision/modules/module-card';
import { ExportPerson } from '../decision/person-data';
import { t } from '../i18n/language';
import { labelName } from '../labels/label-names';
import { linkedName } from '../links/link-columns';
import { PersonEvents } from '../payment-events/payment-events';
import { isMasked } from '../personal/reveal';
import { amountText } from '../traffic/amount';
import { evaluationColumns } from '../traffic/evaluation-columns';
import { foundName } from '../traffic/found-words';
import { DetailPage } from '../ui/detail-page';
import { Section } from '../ui/page';
import { PagedTable } from '../ui/paged-table';
import { ButtonLink } from '../ui/shown-values';
import { Time } from '../ui/time';
import { Belongings, CasesOf, ExecutionsOf, SessionsOf } from './belongings';

interface Amounts {
  /** null without a currency. */
  readonly currency: string | null;
  readonly calls: number;
  /** Formatted amounts. */
  readonly sum: string;
  readonly largest: string;
}

/** Sums amounts by currency. A transaction that was sent twice counts once. */
export function amountsOf(
  rows: readonly Pick<EvaluationSummary, 'transaction_id' | 'amount' | 'currency'>[],
): readonly Amounts[] {
  const newest = new Map<string, (typeof rows)[number]>();
  for (const row of rows) if (!newest.has(row.transaction_id)) newest.set(row.transaction_id, row);
  const byCurrency = new Map<string | null, number[]>();
  for (const { amount, currency } of newest.values()) {
    if (amount === null) continue;
    byCurrency.set(currency, [...(byCurrency.get(currency) ?? []), amount]);
  }
  return [...byCurrency].map(([currency, amounts]) => ({
    currency,
    calls: amounts.length,
    sum: amountText(
      amounts.reduce((total, amount) => total + amount, 0),
      currency,
    ),
    largest: amountText(Math.max(...amounts), currency),
  }));
}

const route = getRouteApi('/panel/person');
const COLUMNS = ['time', 'transaction', 'amount', 'country', 'action', 'reasons', 'state', 'score'];

/** Data of one person: transactions, and other data with the same user ID. */
export function PersonPage() {
  const { space, key } = route.useSearch();
  const links = useQuery({ ...linksPage({ space, key, days: undefined, skip: 0 }), enabled: key !== '' });
  const { data } = links;
  return (
    <DetailPage
      what="person"
      reading={{
        // No stored transaction has this key.
        data: data?.entity ? data : undefined,
        isPending: key !== '' && links.isPending,
        error: links.error,
      }}
      back={{ name: t('Transactions'), to: '/panel/transactions', search: { space } }}
      head={({ entity }) => ({
        title: entity ? (entity.newest?.person.name ?? linkedName(entity)) : '',
        about: aboutKey(key, space),
        actions: (
          <>
            <ButtonLink variant="default" to="/panel/links" search={{ space, key }}>
              {t('Links')}
            </ButtonLink>
            <Export person={entity?.newest?.person} space={space} />
          </>
        ),
      })}
    >
      {(known) => <Person answer={known} personKey={key} space={space} />}
    </DetailPage>
  );
}

/** Returns how the person is identified. */
const aboutKey = (key: string, space: Space): string =>
  key.startsWith('email:')
    ? t(space === 'test' ? 'Identified by email address, test environment' : 'Identified by email address')
    : t(space === 'test' ? 'Identified by user ID, test environment' : 'Identified by user ID');

function Export({
  person,
  space,
}: {
  readonly person: EvaluationSummary['person'] | undefined;
  readonly space: Space;
}) {
  const [opened, { open, close }] = useDisclosure(false);
  if (!person) return null;
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('Export')}
      </Button>
      <Modal opened={opened} onClose={close} title={t('Personal data')}>
        <ExportPerson person={person} space={space} />
      </Modal>
    </>
  );
}

interface PersonProps {
  readonly answer: LinksAnswer;
  readonly personKey: string;
  readonly space: Space;
}

function Person({ answer: { entity, neighbours }, personKey, space }: PersonProps) {
  const history = useInfiniteQuery(historyOf(personKey, space));
  const rows = history.data?.pages.flatMap(({ evaluations }) => evaluations);
  const columns = useMemo(() => evaluationColumns(space, COLUMNS), [space]);
  const userId = entity?.newest?.person.user_id ?? null;
  const isOfUser = personKey.startsWith('user_id:');
  return (
    <>
      {entity ? <Standing entity={entity} rows={rows ?? []} /> : null}
      <Section title={t('History')} about={t('All stored transactions, newest first.')}>
        <PagedTable
          name={t('History')}
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          reading={history}
          failure={t('Couldn’t load the history')}
          empty={t('No stored transactions.')}
        />
      </Section>
      <PersonEvents personKey={personKey} space={space} />
      <Belongings neighbours={neighbours} space={space} />
      {!isOfUser ? (
        <Text size="sm" c="dimmed" mb="md">
          {t('Sessions, cases and verifications need a user ID. Select one above.')}
        </Text>
      ) : (
        <>
          {userId === null || isMasked(userId) ? null : <SessionsOf userId={userId} space={space} />}
          {space === 'live' ? <CasesOf userKey={personKey} /> : null}
          <ExecutionsOf userKey={personKey} space={space} />
        </>
      )}
    </>
  );
}

interface StandingProps {
  readonly entity: NonNullable<LinksAnswer['entity']>;
  readonly rows: readonly EvaluationSummary[];
}

/** Summary of the person and the outcomes. */
function Standing({ entity, rows }: StandingProps) {
  const { newest } = entity;
  const labels = new Map<string, number>();
  for (const { label } of rows) if (label !== null) labels.set(label, (labels.get(label) ?? 0) + 1);
  return (
    <div className="halves">
      <Section
        title={t('Person')}
        about={t(
          '{count, plural, one {From the latest transaction.} other {From the latest # transactions.}}',
          {
            count: entity.calls,
          },
        )}
      >
        <Facts
          facts={[
            { name: t('Name'), value: newest?.person.name },
            { name: foundName('email'), value: newest?.person.email },
            { name: foundName('user_id'), value: newest?.person.user_id },
            { name: t('First seen'), value: <Time at={entity.first_seen} /> },
            { name: t('Last seen'), value: <Time at={entity.last_seen} /> },
          ]}
        />
      </Section>
      <Section title={t('Outcomes')} about={t('Current decisions and labels.')}>
        <Facts
          facts={[
            { name: t('Approved'), value: entity.approved },
            { name: t('In review'), value: entity.in_review },
            { name: t('Declined'), value: entity.declined },
            { name: t('Labeled fraud'), value: entity.frauds },
            ...[...labels].map(([label, count]) => ({ name: labelName(label), value: count })),
            ...amountsOf(rows).map(({ currency, calls, sum, largest }) => ({
              name:
                currency === null
                  ? t('Amounts without a currency')
                  : t('Amounts in {currency}', { currency }),
              value: t(
                '{sum} in {calls, plural, one {# transaction} other {# transactions}}, largest {largest}',
                {
                  sum,
                  calls,
                  largest,
                },
              ),
            })),
          ]}
        />
      </Section>
    </div>
  );
}
