import { Button, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { t } from '../i18n/language';
import type { LinksSearch } from '../page-searches';
import { PagedTable } from '../ui/paged-table';
import { type LinkedNode, linkColumns, linkedName } from './link-columns';
import classes from './linkage.module.css';
import type { NetworkNode, NetworkState } from './network';

/** Rows per page. */
const A_PAGE = 100;

interface LinkedTableProps {
  readonly search: LinksSearch;
  readonly state: NetworkState;
  readonly nodes: readonly NetworkNode[];
  /** Number of hidden, widely shared nodes. */
  readonly hidden: number;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (node: NetworkNode) => void;
  /** Key of the node that the graph shows as current. */
  readonly current: string | null;
  /** True if the entity is widely shared and has no links. */
  readonly isHub: boolean;
}

/** List of the entities in the graph, most frequent first. */
export function LinkedTable(props: LinkedTableProps) {
  const { search, state, nodes, hidden, chosen, onChoose, current, isHub } = props;
  const [most, setMost] = useState(A_PAGE);
  const byKey = useMemo(() => new Map(nodes.map((node) => [node.key, node])), [nodes]);
  const root = nodes.find(({ over }) => over === null);
  /** Name of the node through which another was found; null for the start node. */
  const overName = ({ over }: NetworkNode): string | null => {
    const reached = over === null || over === root?.key ? undefined : byKey.get(over);
    return reached?.entity ? linkedName(reached.entity) : null;
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
  const hasMore = root !== undefined && state.canExpand(root);
  return (
    <section aria-label={t('Linked entities')} className={classes.list}>
      <Text size="sm" fw={600} component="h2" mb={4}>
        {t('Linked entities')}{' '}
        <Text span size="xs" c="dimmed" fw={400}>
          {hidden > 0
            ? t(
                '{hidden, plural, one {# widely shared value is} other {# widely shared values are}} hidden.',
                {
                  hidden,
                },
              )
            : null}
        </Text>
      </Text>
      <PagedTable
        name={t('Linked entities')}
        isSticky
        columns={columns}
        rows={
          state.isPending || state.error ? (linked.length > 0 ? linked : undefined) : linked.slice(0, most)
        }
        keyOf={({ key }) => key}
        isCurrent={({ key }) => key === current}
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
    </section>
  );
}
