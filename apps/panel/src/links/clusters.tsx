import type { FoundKind, LinkCluster } from '@assay/management-api';
import { Button, Group, Text } from '@mantine/core';
import { IconAffiliate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { linkClusters, type Space } from '../api/evaluations';
import { type DataColumn, DataTable } from '../design/data-table';
import { EmptyState } from '../design/states';
import { locale, t } from '../i18n/language';
import { labelName } from '../labels/label-names';
import { CLUSTER_ORDERS, type ClusterOrder } from '../page-searches';
import { MaskedText } from '../personal/reveal';
import { amountText, mainCurrency } from '../traffic/amount';
import { foundName } from '../traffic/found-words';
import { AnchorLink, ButtonLink } from '../ui/shown-values';
import { ShortTime } from '../ui/time';
import classes from './clusters.module.css';
import { KindIcon } from './kind-icon';

interface ClustersProps {
  readonly space: Space;
  readonly order: ClusterOrder;
}

type Amount = LinkCluster['amounts'][number];

/** Amounts of a cluster: the one in the main currency first, then the largest. */
const amountsOf = ({ amounts }: LinkCluster, main: string | null): readonly Amount[] => {
  const first = amounts.find(({ currency }) => currency === main);
  return first ? [first, ...amounts.filter((amount) => amount !== first)] : amounts;
};

/** Sort values, largest first. Amounts are compared in the main currency; clusters without it come last. */
const RANKS: { readonly [O in ClusterOrder]: (cluster: LinkCluster, main: string | null) => number } = {
  largest: ({ people }) => people,
  newest: ({ last_seen: seen }) => Date.parse(seen),
  money: ({ amounts }, main) => amounts.find(({ currency }) => currency === main)?.total ?? -1,
};

const orderName = (order: ClusterOrder): string =>
  ({ largest: t('Largest'), newest: t('Newest'), money: t('Most money') })[order];

/** Number of shared identifiers by kind, most frequent first. */
function kindsOf({ identifiers }: LinkCluster): readonly (readonly [FoundKind, number])[] {
  const counts = new Map<FoundKind, number>();
  for (const { kind } of identifiers) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

/** Name of a cluster: its latest person and the number of the others. */
function ClusterName({ cluster, space }: { readonly cluster: LinkCluster; readonly space: Space }) {
  const { newest, people, key } = cluster;
  const who = newest && (newest.person.name ?? newest.person.email ?? newest.person.user_id);
  return (
    <AnchorLink to="/panel/links" search={{ space, key }}>
      {who ? (
        <>
          <bdi>
            <MaskedText>{who}</MaskedText>
          </bdi>{' '}
          {t('and {count, plural, one {# other} other {# others}}', { count: people - 1 })}
        </>
      ) : (
        t('{count, plural, one {# person} other {# people}}', { count: people })
      )}
    </AnchorLink>
  );
}

/** Shared identifiers as icons with their number. */
function Shared({ cluster }: { readonly cluster: LinkCluster }) {
  const kinds = kindsOf(cluster);
  const words = kinds.map(([kind, count]) => `${count} × ${foundName(kind)}`).join('\n');
  return (
    <span className={classes.shared} title={words}>
      {kinds.map(([kind, count]) => (
        <span key={kind} className={classes.kind}>
          <KindIcon kind={kind} size={14} />
          <span className="visually-hidden">{foundName(kind)}</span>
          {count > 1 ? count : null}
        </span>
      ))}
    </span>
  );
}

const clusterColumns = (space: Space, main: string | null): readonly DataColumn<LinkCluster>[] => [
  {
    id: 'name',
    name: t('Cluster'),
    line: 'title',
    cell: (cluster) => <ClusterName cluster={cluster} space={space} />,
  },
  { id: 'people', name: t('People'), kind: 'figure', cell: ({ people }) => people },
  { id: 'shared', name: t('Shared'), line: 'meta', cell: (cluster) => <Shared cluster={cluster} /> },
  { id: 'calls', name: t('Transactions'), kind: 'figure', cell: ({ calls }) => calls },
  {
    id: 'amount',
    name: t('Amount'),
    kind: 'figure',
    line: 'end',
    cell: (cluster) => {
      const amounts = amountsOf(cluster, main).map(({ total, currency }) => amountText(total, currency));
      return amounts.length === 0 ? null : (
        <span title={amounts.join('\n')}>
          {amounts[0]}
          {amounts.length > 1 ? ' …' : ''}
        </span>
      );
    },
  },
  {
    id: 'declined',
    name: t('Declined'),
    kind: 'figure',
    line: 'meta',
    cell: ({ declined }) =>
      declined > 0 ? <span className={classes.declined}>{declined.toLocaleString(locale())}</span> : null,
  },
  {
    id: 'frauds',
    name: t('Labels'),
    line: 'meta',
    cell: ({ frauds, newest }) =>
      frauds > 0 ? (
        <span className={classes.fraud}>
          {t('{count, plural, one {# fraud label} other {# fraud labels}}', { count: frauds })}
        </span>
      ) : newest?.label ? (
        labelName(newest.label)
      ) : null,
  },
  { id: 'seen', name: t('Last seen'), kind: 'digits', cell: ({ last_seen: at }) => <ShortTime at={at} /> },
];

/** Suggested clusters: people who share devices, cards, addresses or accounts. */
export function Clusters({ space, order }: ClustersProps) {
  const reading = useQuery(linkClusters(space));
  const navigate = useNavigate();
  const main = useMemo(
    () =>
      mainCurrency(
        (reading.data?.clusters ?? []).map(({ amounts }) => amounts.map(({ currency }) => currency)),
      ),
    [reading.data],
  );
  const columns = useMemo(() => clusterColumns(space, main), [space, main]);
  const rows = useMemo(() => {
    const rank = RANKS[order];
    return (
      reading.data && [...reading.data.clusters].sort((one, other) => rank(other, main) - rank(one, main))
    );
  }, [reading.data, order, main]);
  return (
    <DataTable
      name={t('Suggested clusters')}
      isTwoLine
      columns={columns}
      rows={rows}
      keyOf={({ key }) => key}
      reading={reading}
      failure={t('Couldn’t load the clusters')}
      opensOnClick
      onOpen={({ key }) => void navigate({ to: '/panel/links', search: { space, key } })}
      toolbar={
        <Group justify="space-between" gap="xs">
          <nav aria-label={t('Order')} className={classes.orders}>
            {CLUSTER_ORDERS.map((one) => (
              <ButtonLink
                key={one}
                size="compact-sm"
                variant={one === order ? 'light' : 'subtle'}
                to="/panel/links"
                search={{ space, order: one }}
                aria-current={one === order ? 'page' : undefined}
              >
                {orderName(one)}
              </ButtonLink>
            ))}
          </nav>
          {reading.data ? (
            <Text size="xs" c="dimmed">
              {reading.data.complete
                ? t('From the newest {count, plural, one {# transaction} other {# transactions}}.', {
                    count: reading.data.analyzed,
                  })
                : t('From a part of the newest transactions, because the search took too long.')}
            </Text>
          ) : null}
        </Group>
      }
      empty={
        <EmptyState
          icon={<IconAffiliate size={24} />}
          title={t('No clusters')}
          action={
            <Button variant="default" onClick={() => void reading.refetch()}>
              {t('Search again')}
            </Button>
          }
        >
          {t(
            'No people share a device, card, address or account in the newest transactions. Search for a person or value to see its links.',
          )}
        </EmptyState>
      }
    />
  );
}
