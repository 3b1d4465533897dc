import { Badge, Group } from '@mantine/core';
import type { Space } from '../api/evaluations';
import type { Linked } from '../api/links';
import { t } from '../i18n/language';
import { linkedName } from '../links/link-columns';
import { foundName } from '../traffic/found-words';
import { AnchorLink } from '../ui/links';
import { type Column, PagedTable } from '../ui/paged-table';
import { Section } from '../ui/section';
import { ShortTime } from '../ui/time';
import { isPersonKey } from './search';

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
