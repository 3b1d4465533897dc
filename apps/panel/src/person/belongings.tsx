import { Badge, Group } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type Linked, type Space, sessionsOfUser } from '../api/evaluations';
import { executionsOfUser } from '../api/executions';
import { casesOfUser } from '../api/screening';
import { caseColumns } from '../cases/case-table';
import { executionColumns } from '../executions/executions-page';
import { t } from '../i18n/language';
import { linkedName } from '../links/link-columns';
import { isPersonKey } from '../page-searches';
import { sessionColumns } from '../sessions/session-columns';
import { foundName } from '../traffic/found-words';
import { Section } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { AnchorLink } from '../ui/shown-values';
import { ShortTime } from '../ui/time';

/** Other data of a user: monitored sessions, screening cases and verifications. */
export function SessionsOf({ userId, space }: { readonly userId: string; readonly space: Space }) {
  const found = useQuery(sessionsOfUser(space, userId));
  return (
    <Section title={t('Sessions')}>
      <PagedTable
        name={t('Sessions')}
        columns={sessionColumns(space)}
        rows={found.data?.sessions}
        keyOf={({ stream_id }) => stream_id}
        reading={found}
        failure={t('Couldn’t load the sessions')}
        empty={t('No monitored sessions for this user.')}
      />
    </Section>
  );
}

export function CasesOf({ userKey }: { readonly userKey: string }) {
  const found = useInfiniteQuery(casesOfUser(userKey));
  return (
    <Section title={t('Screening cases')}>
      <PagedTable
        name={t('Screening cases')}
        columns={caseColumns()}
        rows={found.data?.pages.flatMap(({ cases }) => cases)}
        keyOf={({ id }) => id}
        reading={found}
        failure={t('Couldn’t load the cases')}
        empty={t('No watchlist matches for this user.')}
      />
    </Section>
  );
}

export function ExecutionsOf({ userKey, space }: { readonly userKey: string; readonly space: Space }) {
  const found = useQuery(executionsOfUser(userKey, space));
  return (
    <Section title={t('Verifications')}>
      <PagedTable
        name={t('Verifications')}
        columns={executionColumns(space)}
        rows={found.data?.executions}
        keyOf={({ id }) => id}
        reading={found}
        failure={t('Couldn’t load the verifications')}
        empty={t('No verifications for this user.')}
      />
    </Section>
  );
}

const columnsOf = (space: Space): readonly Column<Linked>[] => [
  { name: t('Type'), cell: ({ kind }) => foundName(kind) },
  {
    name: t('Action'),
    kind: 'long',
    cell: (linked) => (
      <Group gap="xs">
        <AnchorLink
          to={isPersonKey(linked.key) ? '/panel/person' : '/panel/links'}
          search={{ space, key: linked.key }}
        >
          <bdi>{linkedName(linked)}</bdi>
        </AnchorLink>
        {linked.hub ? (
          <Badge variant="default" tt="none" radius="sm">
            {t('widely shared')}
          </Badge>
        ) : null}
      </Group>
    ),
  },
  { name: t('Transactions'), kind: 'figure', cell: ({ shared }) => shared },
  { name: t('Users'), kind: 'figure', cell: ({ people }) => people },
  { name: t('Fraud'), kind: 'figure', cell: ({ frauds }) => frauds },
  { name: t('First seen'), cell: ({ shared_first }) => <ShortTime at={shared_first} /> },
  { name: t('Last seen'), cell: ({ shared_last }) => <ShortTime at={shared_last} /> },
];

/**
 * Devices, cards, addresses and accounts of the person's transactions, with the number of people who share
 * them.
 */
export const Belongings = ({
  neighbours,
  space,
}: {
  readonly neighbours: readonly Linked[];
  readonly space: Space;
}) => (
  <Section
    title={t('Devices, cards and addresses')}
    about={t('Attributes of the latest transactions, most frequent first, with the people who share them.')}
  >
    <PagedTable
      name={t('Devices, cards and addresses')}
      columns={columnsOf(space)}
      rows={neighbours}
      keyOf={({ key }) => key}
      empty={t('No other attributes.')}
    />
  </Section>
);
