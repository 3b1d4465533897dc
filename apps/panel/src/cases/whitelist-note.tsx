import type { WhitelistEntry } from '@assay/management-api';
import { Text } from '@mantine/core';
import { useNameOf } from '../api/names';
import { t } from '../i18n/language';
import { Time } from '../ui/time';

/** What the whitelist says of a match, in a sentence; nothing where it says nothing. */
export function WhitelistNote({ entry }: { readonly entry: WhitelistEntry | null }) {
  const nameOf = useNameOf();
  if (!entry) return null;
  return (
    <Text size="sm" role="note" my="xs" className="breaks">
      {entry.state === 'PROPOSED'
        ? t('Proposed as somebody else by {who}: it counts when a second person says the same.', {
            who: nameOf(entry.proposed_by),
          })
        : t('On the whitelist: later screenings of this person pass it over and say so.')}{' '}
      {entry.expires_at === null ? (
        t('Until it is taken off, or the list says something else of the entry.')
      ) : (
        <>
          {t('Until')} <Time at={entry.expires_at} />.
        </>
      )}
    </Text>
  );
}
