import type { FoundKind, LinkCluster } from '@assay/management-api';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAffiliate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { linkClusters, type Space } from '../api/evaluations';
import { ChoiceList } from '../design/choice-list';
import { type DataColumn, DataTable } from '../design/data-table';
import { FilterChips } from '../design/filter-chips';
import { EmptyState } from '../design/states';
import { t } from '../i18n/language';
import { labelName } from '../labels/label-names';
import { CLUSTER_RISKS, type LinksSearch } from '../page-searches';
import { MaskedText } from '../personal/reveal';
import { amountText, mainCurrency } from '../traffic/amount';
import { foundName } from '../traffic/found-words';
import { AnchorLink } from '../ui/shown-values';
import { ShortTime } from '../ui/time';
import classes from './clusters.module.css';
import { KindIcon } from './kind-icon';

type Filters = Pick<LinksSearch, 'shared' | 'risk'>;

interface ClustersProps {
  readonly search: LinksSearch;
  readonly onFilter: (change: { readonly [name in keyof Filters]?: Filters[name] | undefined }) => void;
}

type Amount = LinkCluster['amounts'][number];

/** Amounts of a cluster: the one in the main currency first, then the largest. */
const amountsOf = ({ amounts }: LinkCluster, main: string | null): readonly Amount[] => {
  const first = amounts.find(({ currency }) => currency === main);
  return first ? [first, ...amounts.filter((amount) => amount !== first)] : amounts;
};

/** Returns the total in the main currency; null without one, so that the cluster comes last. */
const mainTotal = ({ amounts }: LinkCluster, main: string | null): number | null =>
  amounts.find(({ currency }) => currency === main)?.total ?? null;

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

/** Shared identifiers: icon, number and kind. */
function Shared({ cluster }: { readonly cluster: LinkCluster }) {
  const kinds = kindsOf(cluster);
  const words = kinds.map(([kind, count]) => `${count} × ${foundName(kind)}`);
  return (
    <span className={classes.shared} title={words.join('\n')}>
      {kinds.map(([kind, count]) => (
        <span key={kind} className={classes.kind}>
          <KindIcon kind={kind} size={14} />
          {count > 1 ? `${count} × ${foundName(kind)}` : foundName(kind)}
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
  {
    id: 'people',
    name: t('People'),
    kind: 'figure',
    sortValue: ({ people }) => people,
    cell: ({ people }) => people,
  },
  {
    id: 'shared',
    name: t('Shared'),
    kind: 'rest',
    line: 'meta',
    cell: (cluster) => <Shared cluster={cluster} />,
  },
  {
    id: 'calls',
    name: t('Transactions'),
    kind: 'figure',
    sortValue: ({ calls }) => calls,
    cell: ({ calls }) => calls,
  },
  {
    id: 'amount',
    name: t('Amount'),
    kind: 'figure',
    line: 'end',
    sortValue: (cluster) => mainTotal(cluster, main),
    cell: (cluster) => {
      const amounts = amountsOf(cluster, main).map(({ total, currency }) => amountText(total, currency));
      return amounts.length === 0 ? null : (
        <span title={amounts.join('\n')}>
          {amounts[0]}
          {amounts.length > 1 ? <span className={classes.others}> +{amounts.length - 1}</span> : null}
        </span>
      );
    },
  },
  {
    id: 'declined',
    name: t('Declined'),
    kind: 'figure',
    line: 'meta',
    sortValue: ({ declined }) => declined,
    cell: ({ declined }) =>
      declined > 0 ? (
        <span className={classes.declined}>{t('{count} declined', { count: declined })}</span>
      ) : null,
  },
  {
    id: 'frauds',
    name: t('Labels'),
    line: 'meta',
    sortValue: ({ frauds }) => frauds,
    cell: ({ frauds, newest }) =>
      frauds > 0 ? (
        <span className={classes.fraud}>
          {t('{count, plural, one {# fraud label} other {# fraud labels}}', { count: frauds })}
        </span>
      ) : newest?.label ? (
        labelName(newest.label)
      ) : null,
  },
  {
    id: 'seen',
    name: t('Last seen'),
    kind: 'digits',
    sortValue: ({ last_seen: at }) => Date.parse(at),
    cell: ({ last_seen: at }) => <ShortTime at={at} />,
  },
];

/** Returns true if a cluster passes the filters. */
const passes = ({ identifiers, declined, frauds }: LinkCluster, { shared, risk }: Filters): boolean =>
  (shared === undefined || identifiers.some(({ kind }) => kind === shared)) &&
  (risk === undefined || (risk === 'declined' ? declined : frauds) > 0);

/** Filters of the clusters, with the kinds that occur. */
function ClusterFilters({
  clusters,
  search,
  onFilter,
}: ClustersProps & { readonly clusters: readonly LinkCluster[] }) {
  const kinds = [...new Set(clusters.flatMap(({ identifiers }) => identifiers.map(({ kind }) => kind)))];
  const risks = { declined: t('Declined transactions'), fraud: t('Fraud labels') };
  return (
    <FilterChips
      filters={[
        {
          id: 'shared',
          label: t('Shared'),
          value: search.shared === undefined ? null : foundName(search.shared as FoundKind),
          editor: (close) => (
            <ChoiceList
              choices={kinds.map((kind) => ({ value: kind, label: foundName(kind) }))}
              value={search.shared ?? null}
              onChoose={(shared) => {
                onFilter({ shared });
                close();
              }}
            />
          ),
          onClear: () => onFilter({ shared: undefined }),
        },
        {
          id: 'risk',
          label: t('With'),
          value: search.risk === undefined ? null : risks[search.risk],
          editor: (close) => (
            <ChoiceList
              choices={CLUSTER_RISKS.map((risk) => ({ value: risk, label: risks[risk] }))}
              value={search.risk ?? null}
              onChoose={(risk) => {
                onFilter({ risk: risk as LinksSearch['risk'] });
                close();
              }}
            />
          ),
          onClear: () => onFilter({ risk: undefined }),
        },
      ]}
    />
  );
}

interface PartialNoteProps {
  readonly analyzed: number;
  readonly isSearching: boolean;
  readonly onRetry: () => void;
}

/** Warning that a search ended early, so that its clusters can be too small and others can be missing. */
function PartialNote({ analyzed, isSearching, onRetry }: PartialNoteProps) {
  return (
    <Alert color="yellow" variant="light" mb="xs" title={t('Partial results')} role="status">
      <Group justify="space-between" gap="xs">
        <Text size="sm">
          {t(
            'The search took too long: it read {analyzed, plural, one {# transaction} other {# transactions}}. Clusters can be missing or smaller than they are.',
            { analyzed },
          )}
        </Text>
        <Button size="compact-sm" variant="default" loading={isSearching} onClick={onRetry}>
          {t('Search again')}
        </Button>
      </Group>
    </Alert>
  );
}

/** Suggested clusters: people who share devices, cards, addresses or accounts, highest risk first. */
export function Clusters({ search, onFilter }: ClustersProps) {
  const { space, shared, risk } = search;
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
  const rows = useMemo(
    () =>
      reading.data?.clusters.filter((cluster) =>
        passes(cluster, { ...(shared ? { shared } : {}), ...(risk ? { risk } : {}) }),
      ),
    [reading.data, shared, risk],
  );
  const isFiltered = shared !== undefined || risk !== undefined;
  const retry = () => void reading.refetch();
  return (
    <>
      {reading.data?.complete === false ? (
        <PartialNote analyzed={reading.data.analyzed} isSearching={reading.isFetching} onRetry={retry} />
      ) : null}
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
            <ClusterFilters clusters={reading.data?.clusters ?? []} search={search} onFilter={onFilter} />
            {reading.data?.complete ? (
              <Text size="xs" c="dimmed">
                {t(
                  'Highest risk first. From the newest {count, plural, one {# transaction} other {# transactions}}.',
                  { count: reading.data.analyzed },
                )}
              </Text>
            ) : null}
          </Group>
        }
        empty={isFiltered ? t('No cluster matches the filters.') : <NoClusters onRetry={retry} />}
      />
    </>
  );
}

function NoClusters({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <EmptyState
      icon={<IconAffiliate size={24} />}
      title={t('No clusters')}
      action={
        <Button variant="default" onClick={onRetry}>
          {t('Search again')}
        </Button>
      }
    >
      {t(
        'No people share a device, card, address or account in the newest transactions. Search for a person or value to see its links.',
      )}
    </EmptyState>
  );
}
