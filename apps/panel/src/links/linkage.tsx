import { Button, Group, Text } from '@mantine/core';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Facts } from '../decision/modules/module-card';
import { t } from '../i18n/language';
import { isPersonKey, type LinksSearch } from '../page-searches';
import { foundName } from '../traffic/found-words';
import { Busy, FailureAlert } from '../ui/notices';
import { Section } from '../ui/page';
import { PagedTable } from '../ui/paged-table';
import { AnchorLink } from '../ui/shown-values';
import { Time } from '../ui/time';
import { ClusterBar, MAX_SELECTED } from './cluster-bar';
import { CallsLink, type LinkedNode, linkColumns, linkedName } from './link-columns';
import {
  type Entity,
  MAX_NODES,
  type NetworkNode,
  type NetworkState,
  useNetwork,
  withoutHubs,
} from './network';

// Loads the graph library only if a graph is shown.
const Graph = lazy(async () => ({ default: (await import('./graph/graph')).Graph }));

/** Rows per page. */
const A_PAGE = 100;

interface LinkageProps {
  readonly search: LinksSearch;
  /** Key of an identifier, or `evaluation:` and an evaluation ID. */
  readonly root: string;
}

/** State of the selected nodes. */
function useChosen() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const toggle = ({ key }: NetworkNode) =>
    setChosen((known) => {
      const next = new Set(known);
      if (!next.delete(key) && next.size < MAX_SELECTED) next.add(key);
      return next;
    });
  return { chosen, toggle, clear: () => setChosen(new Set()) };
}

/** Links of an entity, as a graph and a table. */
export function Linkage({ search, root }: LinkageProps) {
  const { space, days, hubs } = search;
  const state = useNetwork({ space, days, root });
  const { chosen, toggle, clear } = useChosen();
  const [current, setCurrent] = useState<string | null>(null);
  const whole = state.network;
  const network = useMemo(() => (hubs === 'hidden' ? withoutHubs(whole) : whole), [hubs, whole]);
  const { nodes } = network;
  const entity =
    nodes.find(({ key }) => key === current)?.entity ??
    nodes.find(({ over }) => over === null)?.entity ??
    null;
  const choose = (node: NetworkNode) => {
    if (node.entity) toggle(node);
  };
  return (
    <>
      <FailureAlert error={state.error} title={t('Couldn’t load the links')} />
      {state.isPending ? <Busy /> : null}
      {entity ? <EntitySection entity={entity} space={space} /> : null}
      {nodes.length > 1 ? (
        <Section
          title={t('Graph')}
          about={t('Click a node for details, double-click to expand it. Red leads to fraud labels.')}
          actions={<ExpandAll state={state} nodes={nodes} />}
        >
          <Suspense fallback={<Busy />}>
            <Graph
              network={network}
              current={current}
              chosen={chosen}
              onCurrent={setCurrent}
              onExpand={state.expand}
              onChoose={choose}
            />
          </Suspense>
        </Section>
      ) : null}
      <LinkedTable
        search={search}
        state={state}
        nodes={nodes}
        hidden={whole.nodes.length - nodes.length}
        chosen={chosen}
        onChoose={choose}
        isHub={entity?.hub ?? false}
      />
      <ClusterBar keys={[...chosen]} space={space} onClear={clear} />
    </>
  );
}

function ExpandAll({
  state,
  nodes,
}: {
  readonly state: NetworkState;
  readonly nodes: readonly NetworkNode[];
}) {
  const open = nodes.filter(state.canExpand);
  return (
    <Group gap="sm">
      {nodes.length >= MAX_NODES ? (
        <Text size="sm">{t('The graph shows at most {count} nodes.', { count: MAX_NODES })}</Text>
      ) : null}
      <Text size="sm" c="dimmed" className="numeric">
        {t('{count, plural, one {# node} other {# nodes}}', { count: nodes.length })}
      </Text>
      <Button
        size="xs"
        variant="default"
        loading={state.isExpanding && !state.isPending}
        disabled={open.length === 0}
        onClick={() => state.expandAll(open)}
      >
        {t('Expand all')}
      </Button>
    </Group>
  );
}

interface LinkedTableProps {
  readonly search: LinksSearch;
  readonly state: NetworkState;
  readonly nodes: readonly NetworkNode[];
  /** Number of hidden, widely shared nodes. */
  readonly hidden: number;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (node: NetworkNode) => void;
  /** True if the entity is widely shared and has no links. */
  readonly isHub: boolean;
}

function LinkedTable({ search, state, nodes, hidden, chosen, onChoose, isHub }: LinkedTableProps) {
  const [most, setMost] = useState(A_PAGE);
  const byKey = useMemo(() => new Map(nodes.map((node) => [node.key, node])), [nodes]);
  const overName = ({ over }: NetworkNode): string | null => {
    const reached = over === null ? undefined : byKey.get(over);
    if (!reached) return null;
    return reached.entity ? linkedName(reached.entity) : t('this transaction');
  };
  const linked = nodes.filter((node): node is LinkedNode => node.over !== null && node.entity !== null);
  const columns = linkColumns({
    search,
    chosen,
    onChoose,
    canExpand: state.canExpand,
    onExpand: state.expand,
    overName,
  });
  const root = nodes.find(({ over }) => over === null);
  const hasMore = root !== undefined && state.canExpand(root);
  return (
    <Section
      title={t('Linked entities')}
      about={
        hidden > 0
          ? t('{hidden, plural, one {# widely shared value is} other {# widely shared values are}} hidden.', {
              hidden,
            })
          : t('Entities in its latest transactions, most frequent first. Select one to view its links.')
      }
    >
      <PagedTable
        name={t('Linked entities')}
        columns={columns}
        rows={
          state.isPending || state.error ? (linked.length > 0 ? linked : undefined) : linked.slice(0, most)
        }
        keyOf={({ key }) => key}
        empty={
          isHub
            ? t('Too many people share this value, so its links aren’t shown.')
            : t('No links in this period.')
        }
      />
      {linked.length > most || hasMore ? (
        <Button
          variant="default"
          mt="md"
          loading={state.isExpanding}
          onClick={() => {
            setMost(most + A_PAGE);
            if (linked.length <= most && root) state.expand(root);
          }}
        >
          {t('Load more')}
        </Button>
      ) : null}
    </Section>
  );
}

interface EntityProps {
  readonly entity: Entity;
  readonly space: LinksSearch['space'];
}

function EntitySection({ entity, space }: EntityProps) {
  return (
    <Section
      title={linkedName(entity)}
      actions={
        isPersonKey(entity.key) ? (
          <AnchorLink to="/panel/person" search={{ space, key: entity.key }}>
            {t('View person')}
          </AnchorLink>
        ) : null
      }
    >
      <Facts
        facts={[
          { name: t('Type'), value: foundName(entity.kind) },
          { name: t('People'), value: entity.people },
          { name: t('Latest transactions'), value: <CallsLink linked={entity} space={space} /> },
          { name: t('Declined'), value: entity.declined },
          { name: t('Labeled fraud'), value: entity.frauds },
          { name: t('First seen'), value: <Time at={entity.first_seen} /> },
          { name: t('Last seen'), value: <Time at={entity.last_seen} /> },
        ]}
      />
    </Section>
  );
}
