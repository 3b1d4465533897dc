import type { FoundKind } from '@assay/management-api';
import { Group } from '@mantine/core';
import type { Linked, Space } from '../api/evaluations';
import type { Fact } from '../design/key-facts';
import { StateBadge } from '../design/state-badge';
import { t } from '../i18n/language';
import { AnchorLink } from '../ui/shown-values';

/** Returns how many people and transactions use an identifier. */
function usersText({ people, calls, hub }: Linked): string {
  const transactions = t('{count, plural, one {# transaction} other {# transactions}}', { count: calls });
  const users = hub
    ? t('widely shared')
    : people > 1
      ? t('{count, plural, one {# person} other {# people}}', { count: people })
      : t('only this person');
  return `${users} · ${transactions}`;
}

/**
 * Returns the people and transactions with an identifier of a transaction, with a link to them.
 * @param linked identifiers of the transaction
 * @param kinds kinds of the identifier, the preferred one first
 */
export function connectionFact(linked: readonly Linked[], kinds: readonly FoundKind[], space: Space): Fact {
  const found = kinds.flatMap((kind) => linked.filter((one) => one.kind === kind))[0];
  return {
    label: t('Used by'),
    value: found ? (
      <Group gap="0 0.5rem">
        <AnchorLink to="/panel/links" search={{ space, key: found.key }}>
          {usersText(found)}
        </AnchorLink>
        {found.frauds > 0 ? (
          <StateBadge
            state="FRAUD"
            label={t('{count, plural, one {# fraud label} other {# fraud labels}}', { count: found.frauds })}
            size="sm"
          />
        ) : null}
      </Group>
    ) : null,
  };
}
