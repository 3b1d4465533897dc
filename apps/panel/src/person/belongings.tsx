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
import { sessionColumns } from '../sessions/session-risk';
import { foundName } from '../traffic/found-words';
import { Section } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { AnchorLink } from '../ui/shown-values';
import { ShortTime } from '../ui/time';

/** What is kept of a person beside fraud calls: monitored sessions, screening cases, verifications. */
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
        failure={t('The sessions could not be read')}
        empty={t('No monitored session names this user.')}
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
        failure={t('The cases could not be read')}
        empty={t('No name of this user has matched a list.')}
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
        failure={t('The verifications could not be read')}
        empty={t('This user was led through no workflow.')}
      />
    </Section>
  );
}

const columnsOf = (space: Space): readonly Column<Linked>[] => [
  { name: t('Kind'), cell: ({ kind }) => foundName(kind) },
  {
    name: t('What'),
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
            {t('shared by everybody')}
          </Badge>
        ) : null}
      </Group>
    ),
  },
  { name: t('Calls with it'), kind: 'figure', cell: ({ shared }) => shared },
  { name: t('People'), kind: 'figure', cell: ({ people }) => people },
  { name: t('Fraud'), kind: 'figure', cell: ({ frauds }) => frauds },
  { name: t('First with it'), cell: ({ shared_first }) => <ShortTime at={shared_first} /> },
  { name: t('Last with it'), cell: ({ shared_last }) => <ShortTime at={shared_last} /> },
];

/** Devices, cards, addresses and accounts that the person's calls name, and how many people each has. */
export const Belongings = ({
  neighbours,
  space,
}: {
  readonly neighbours: readonly Linked[];
  readonly space: Space;
}) => (
  <Section
    title={t('Devices, cards and addresses')}
    about={t('What the newest calls name, that of the most calls first; who shares it stands behind each.')}
  >
    <PagedTable
      name={t('Devices, cards and addresses')}
      columns={columnsOf(space)}
      rows={neighbours}
      keyOf={({ key }) => key}
      empty={t('The calls name nothing else.')}
    />
  </Section>
);
