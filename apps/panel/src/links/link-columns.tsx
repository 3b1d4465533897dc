import { ActionIcon, Checkbox } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Linked, Space } from '../api/evaluations';
import { t } from '../i18n/language';
import type { LinksSearch } from '../page-searches';
import { foundName } from '../traffic/found-words';
import type { Column } from '../ui/paged-table';
import { AnchorLink } from '../ui/shown-values';
import { KindIcon } from './kind-icon';
import classes from './linkage.module.css';
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

/** Figures of an entity in one line. */
function Figures({ node, space }: { readonly node: LinkedNode; readonly space: Space }) {
  const { calls, people, declined, frauds } = node.entity;
  return (
    <span className={classes.figures}>
      <CallsLink linked={node.entity} space={space}>
        {t('{matches, plural, one {# transaction} other {# transactions}}', { matches: calls })}
      </CallsLink>
      {node.shared === null || node.shared === calls ? null : (
        <span>{t('{count} shared', { count: node.shared })}</span>
      )}
      <span>{t('{count, plural, one {# person} other {# people}}', { count: people })}</span>
      {declined > 0 ? <span>{t('{count} declined', { count: declined })}</span> : null}
      {frauds > 0 ? (
        <b className={classes.fraud}>
          {t('{count, plural, one {# fraud label} other {# fraud labels}}', { count: frauds })}
        </b>
      ) : null}
    </span>
  );
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
    {
      name: t('Entity'),
      cell: (node) => {
        const { entity, key } = node;
        const over = overName(node);
        return (
          <div className={classes.entity}>
            <span className={classes.name}>
              <KindIcon kind={entity.kind} />
              <span className="visually-hidden">{foundName(entity.kind)}</span>
              <AnchorLink className={classes.cut} to="/panel/links" search={{ ...kept, key }}>
                <bdi>{linkedName(entity)}</bdi>
              </AnchorLink>
              {entity.hub ? <span className={classes.hub}>{t('widely shared')}</span> : null}
            </span>
            <Figures node={node} space={search.space} />
            {over === null ? null : (
              <span className={classes.over}>{t('through {name}', { name: over })}</span>
            )}
          </div>
        );
      },
    },
    {
      name: t('Links'),
      kind: 'actions',
      cell: (node) =>
        canExpand(node) ? (
          <ActionIcon
            size={24}
            variant="default"
            aria-label={t('Expand {name}', { name: linkedName(node.entity) })}
            title={t('Expand')}
            onClick={() => onExpand(node)}
          >
            <IconPlus size={14} />
          </ActionIcon>
        ) : null,
    },
  ];
}

interface CallsLinkProps {
  readonly linked: Pick<Linked, 'key' | 'calls' | 'kind'>;
  readonly space: Space;
  /** Text of the link; their number by default. */
  readonly children?: ReactNode;
}

/** Link to the transactions of an entity. */
export const CallsLink = ({ linked: { key, calls, kind }, space, children = calls }: CallsLinkProps) => (
  <AnchorLink
    to="/panel/transactions"
    search={{ space, key }}
    aria-label={t('View {calls, plural, one {# transaction} other {# transactions}} of this {kind}', {
      calls,
      kind: foundName(kind),
    })}
  >
    {children}
  </AnchorLink>
);
