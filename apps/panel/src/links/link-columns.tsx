import { Badge, Button, Checkbox, Group } from '@mantine/core';
import type { Linked, Space } from '../api/evaluations';
import { t } from '../i18n/language';
import type { LinksSearch } from '../page-searches';
import { foundName } from '../traffic/found-words';
import type { Column } from '../ui/paged-table';
import { AnchorLink } from '../ui/shown-values';
import { ShortTime } from '../ui/time';
import type { Entity, NetworkNode } from './network';

const whoOf = ({ newest }: Pick<Linked, 'newest'>): string | null =>
  newest && (newest.person.name ?? newest.person.email ?? newest.person.user_id);

/**
 * Returns the name of an identifier: its value if transactions show it in lists, otherwise its kind and
 * latest user.
 */
export function linkedName(linked: Pick<Linked, 'kind' | 'newest'>): string {
  const { kind, newest } = linked;
  const shown =
    kind === 'user_id' || kind === 'email'
      ? newest?.person[kind]
      : kind === 'ip' || kind === 'card_hash'
        ? newest?.[kind]
        : null;
  const who = whoOf(linked);
  return shown ?? (who === null ? foundName(kind) : t('{kind} of {who}', { kind: foundName(kind), who }));
}

/** Node of a response, not the transaction at the center. */
export interface LinkedNode extends NetworkNode {
  readonly entity: Entity;
}

interface ColumnPorts {
  readonly search: LinksSearch;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (node: NetworkNode) => void;
  readonly canExpand: (node: NetworkNode) => boolean;
  readonly onExpand: (node: NetworkNode) => void;
  /** Returns the name of the node it was reached through. */
  readonly overName: (node: NetworkNode) => string | null;
}

/** Columns of linked entities; links preserve environment and filters. */
export function linkColumns(ports: ColumnPorts): readonly Column<LinkedNode>[] {
  const { search, chosen, onChoose, canExpand, onExpand, overName } = ports;
  const { key: _, evaluation: __, ...kept } = search;
  return [
    {
      name: t('Select'),
      kind: 'check',
      cell: (node) => (
        <Checkbox
          size="xs"
          aria-label={t('Select {name}', { name: linkedName(node.entity) })}
          checked={chosen.has(node.key)}
          onChange={() => onChoose(node)}
        />
      ),
    },
    { name: t('Type'), cell: ({ entity }) => foundName(entity.kind) },
    {
      name: t('Entity'),
      kind: 'long',
      cell: ({ entity, key }) => (
        <Group gap="xs" wrap="wrap">
          <AnchorLink to="/panel/links" search={{ ...kept, key }}>
            <bdi>{linkedName(entity)}</bdi>
          </AnchorLink>
          {entity.hub ? (
            <Badge variant="default" tt="none" radius="sm">
              {t('widely shared')}
            </Badge>
          ) : null}
        </Group>
      ),
    },
    { name: t('Linked through'), kind: 'long', cell: (node) => overName(node) },
    { name: t('Shared transactions'), kind: 'figure', cell: ({ shared }) => shared },
    { name: t('People'), kind: 'figure', cell: ({ entity }) => entity.people },
    {
      name: t('Transactions'),
      kind: 'figure',
      cell: ({ entity }) => <CallsLink linked={entity} space={search.space} />,
    },
    { name: t('Declined'), kind: 'figure', cell: ({ entity }) => entity.declined },
    { name: t('Fraud'), kind: 'figure', cell: ({ entity }) => entity.frauds },
    { name: t('Last seen'), cell: ({ entity }) => <ShortTime at={entity.last_seen} /> },
    {
      name: t('Links'),
      kind: 'actions',
      cell: (node) =>
        canExpand(node) ? (
          <Button
            size="compact-xs"
            variant="default"
            aria-label={t('Expand {name}', { name: linkedName(node.entity) })}
            onClick={() => onExpand(node)}
          >
            {t('Expand')}
          </Button>
        ) : null,
    },
  ];
}

/** Link to the transactions of an entity. */
export const CallsLink = ({
  linked: { key, calls, kind },
  space,
}: {
  readonly linked: Pick<Linked, 'key' | 'calls' | 'kind'>;
  readonly space: Space;
}) => (
  <AnchorLink
    to="/panel/transactions"
    search={{ space, key }}
    aria-label={t('View {calls} transactions of this {kind}', { calls, kind: foundName(kind) })}
  >
    {calls}
  </AnchorLink>
);
