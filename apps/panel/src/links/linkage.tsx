import { Button, Switch, Text } from '@mantine/core';
import { lazy, Suspense, useMemo, useState } from 'react';
import { KeyFacts } from '../design/key-facts';
import { TextSkeleton } from '../design/states';
import { t } from '../i18n/language';
import { isPersonKey, type LinksSearch } from '../page-searches';
import { foundName } from '../traffic/found-words';
import { FailureAlert } from '../ui/notices';
import { ButtonLink } from '../ui/shown-values';
import { Time } from '../ui/time';
import { ClusterBar, MAX_SELECTED } from './cluster-bar';
import { KindIcon } from './kind-icon';
import { CallsLink, linkedName } from './link-columns';
import classes from './linkage.module.css';
import { LinkedTable } from './linked-table';
import {
  type Entity,
  MAX_NODES,
  type NetworkNode,
  type NetworkState,
  type NodeGroup,
  useNetwork,
} from './network';
import { grouped, type Period, periodOf, withinPeriod, withoutHubs } from './network-view';
import { TimeRange } from './time-range';

// Loads the graph library only if a graph is shown.
const Graph = lazy(async () => ({ default: (await import('./graph/graph')).Graph }));

interface LinkageProps {
  readonly search: LinksSearch;
  /** Key of an identifier, or `evaluation:` and an evaluation ID. */
  readonly root: string;
}

/** State of the selected nodes; a group selects its members. */
function useChosen() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (node: NetworkNode) => {
    const keys = node.group ? node.group.members.map(({ key }) => key) : [node.key];
    setChosen((known) => {
      const next = new Set(known);
      const isChosen = keys.every((key) => next.has(key));
      for (const key of keys) {
        if (isChosen) next.delete(key);
        else if (next.size < MAX_SELECTED) next.add(key);
      }
      return next;
    });
  };
  return { chosen, toggle, clear: () => setChosen(new Set()) };
}

/** The part of the network that the filters of the page show. */
function useView(state: NetworkState, hidesHubs: boolean) {
  const [period, setPeriod] = useState<Period | null>(null);
  const [groups, setGroups] = useState<ReadonlySet<string> | null>(new Set());
  const whole = state.network;
  const base = useMemo(() => (hidesHubs ? withoutHubs(whole) : whole), [hidesHubs, whole]);
  const all = useMemo(() => periodOf(base.edges), [base]);
  const network = useMemo(() => (period ? withinPeriod(base, period) : base), [base, period]);
  const picture = useMemo(() => (groups ? grouped(network, groups) : network), [groups, network]);
  return {
    network,
    /** The network with groups of nodes as one. */
    picture,
    base,
    hidden: whole.nodes.length - base.nodes.length,
    /** Period of all links; null without links at different times. */
    all,
    period: period ?? all,
    setPeriod,
    isGrouped: groups !== null,
    setGrouped: (isGrouped: boolean) => setGroups(isGrouped ? new Set() : null),
    openGroup: (key: string) => setGroups((open) => new Set([...(open ?? []), key])),
  };
}

/** Links of an entity: a graph, a list of the entities, and the current one. */
export function Linkage({ search, root }: LinkageProps) {
  const { space, days, hubs } = search;
  const state = useNetwork({ space, days, root });
  const view = useView(state, hubs === 'hidden');
  const { chosen, toggle, clear } = useChosen();
  const [current, setCurrent] = useState<string | null>(null);
  const { nodes } = view.network;
  const node =
    view.picture.nodes.find(({ key }) => key === current) ?? nodes.find(({ key }) => key === current);
  const entity = node?.entity ?? nodes.find(({ over }) => over === null)?.entity ?? null;
  const choose = (one: NetworkNode) => {
    if (one.entity || one.group) toggle(one);
  };
  const expand = (one: NetworkNode) => (one.group ? view.openGroup(one.key) : state.expand(one));
  return (
    <>
      <FailureAlert error={state.error} title={t('Couldn’t load the links')} />
      {state.isPending ? <TextSkeleton lines={8} /> : null}
      <div className={classes.split}>
        {view.base.nodes.length > 1 ? (
          <section className={classes.picture} aria-label={t('Graph')}>
            <GraphBar state={state} view={view} />
            <Suspense fallback={<TextSkeleton lines={12} />}>
              <Graph
                network={view.picture}
                current={current}
                chosen={chosen}
                onCurrent={setCurrent}
                onExpand={expand}
                onChoose={choose}
              />
            </Suspense>
            {view.all && view.period ? (
              <TimeRange
                edges={view.base.edges}
                whole={view.all}
                value={view.period}
                onChange={view.setPeriod}
              />
            ) : null}
          </section>
        ) : null}
        <div className={classes.side}>
          {node?.group ? (
            <GroupCard
              group={node.group}
              onOpen={() => view.openGroup(node.key)}
              onChoose={() => choose(node)}
            />
          ) : entity ? (
            <EntityCard entity={entity} space={space} />
          ) : null}
          <LinkedTable
            search={search}
            state={state}
            nodes={nodes}
            hidden={view.hidden}
            chosen={chosen}
            onChoose={choose}
            current={current}
            isHub={entity?.hub ?? false}
          />
        </div>
      </div>
      <ClusterBar keys={[...chosen]} space={space} onClear={clear} />
    </>
  );
}

interface GraphBarProps {
  readonly state: NetworkState;
  readonly view: ReturnType<typeof useView>;
}

/** Number of nodes, grouping, and expansion. */
function GraphBar({ state, view }: GraphBarProps) {
  const { nodes } = view.network;
  const open = nodes.filter(state.canExpand);
  return (
    <div className={classes.bar}>
      <Text size="sm" c="dimmed" className="numeric">
        {nodes.length >= MAX_NODES
          ? t('The graph shows at most {count} nodes.', { count: MAX_NODES })
          : t('{count, plural, one {# node} other {# nodes}}', { count: nodes.length })}
      </Text>
      <Switch
        size="xs"
        label={t('Group similar nodes')}
        checked={view.isGrouped}
        onChange={({ currentTarget }) => view.setGrouped(currentTarget.checked)}
      />
      <Button
        size="compact-sm"
        variant="default"
        loading={state.isExpanding && !state.isPending}
        disabled={open.length === 0}
        onClick={() => state.expandAll(open)}
      >
        {t('Expand all')}
      </Button>
    </div>
  );
}

interface GroupCardProps {
  readonly group: NodeGroup;
  readonly onOpen: () => void;
  readonly onChoose: () => void;
}

function GroupCard({ group: { kind, members }, onOpen, onChoose }: GroupCardProps) {
  const title = t('{count} × {kind}', { count: members.length, kind: foundName(kind) });
  return (
    <section className={classes.card} aria-label={title}>
      <div className={classes.head}>
        <KindIcon kind={kind} size={18} />
        <h2 className={classes.title}>{title}</h2>
        <Button size="compact-sm" variant="default" onClick={onOpen}>
          {t('Ungroup')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={onChoose}>
          {t('Select')}
        </Button>
      </div>
      <ul className={classes.members}>
        {members.map(({ key, entity }) => (
          <li key={key}>
            <Text size="sm" truncate>
              <bdi>{entity ? linkedName(entity) : ''}</bdi>
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface EntityCardProps {
  readonly entity: Entity;
  readonly space: LinksSearch['space'];
}

function EntityCard({ entity, space }: EntityCardProps) {
  const name = linkedName(entity);
  return (
    <section className={classes.card} aria-label={name}>
      <div className={classes.head}>
        <KindIcon kind={entity.kind} size={18} />
        <h2 className={classes.title}>
          <bdi>{name}</bdi>
        </h2>
        {isPersonKey(entity.key) ? (
          <ButtonLink
            size="compact-sm"
            variant="default"
            to="/panel/person"
            search={{ space, key: entity.key }}
          >
            {t('View person')}
          </ButtonLink>
        ) : null}
      </div>
      <KeyFacts
        facts={[
          { label: t('Type'), value: foundName(entity.kind) },
          { label: t('People'), value: entity.people },
          { label: t('Latest transactions'), value: <CallsLink linked={entity} space={space} /> },
          { label: t('Declined'), value: entity.declined },
          { label: t('Labeled fraud'), value: entity.frauds },
          { label: t('Last seen'), value: <Time at={entity.last_seen} /> },
        ]}
      />
    </section>
  );
}
