import { Badge, Group } from '@mantine/core';
import type { Space } from '../api/evaluations';
import type { Linked } from '../api/links';
import { foundName } from '../traffic/found-words';
import { AnchorLink } from '../ui/links';
import type { Column } from '../ui/paged-table';
import { ShortTime } from '../ui/time';
import type { LinksSearch } from './search';

const whoOf = ({ newest }: Pick<Linked, 'newest'>): string | null =>
  newest && (newest.person.name ?? newest.person.email ?? newest.person.user_id);

/** What an identifier is called: itself where calls show it in lists, else its kind and who used it last. */
export function linkedName(linked: Pick<Linked, 'kind' | 'newest'>): string {
  const { kind, newest } = linked;
  const shown =
    kind === 'user_id' || kind === 'email'
      ? newest?.person[kind]
      : kind === 'ip' || kind === 'card_hash'
        ? newest?.[kind]
        : null;
  const who = whoOf(linked);
  return shown ?? (who === null ? foundName(kind) : `${foundName(kind)} of ${who}`);
}

/** @param search of the page: links lead on with the same space and filters */
export function linkColumns(search: LinksSearch): readonly Column<Linked>[] {
  const { key: _, evaluation: __, ...kept } = search;
  const { space } = search;
  return [
    { name: 'Kind', cell: ({ kind }) => foundName(kind) },
    {
      name: 'What or who',
      kind: 'long',
      cell: (linked) => (
        <Group gap="xs" wrap="wrap">
          <AnchorLink to="/panel/links" search={{ ...kept, key: linked.key }}>
            {linkedName(linked)}
          </AnchorLink>
          {linked.hub ? (
            <Badge variant="default" tt="none" radius="sm">
              shared by everybody
            </Badge>
          ) : null}
        </Group>
      ),
    },
    { name: 'Calls with both', kind: 'figure', cell: ({ shared }) => shared },
    { name: 'People', kind: 'figure', cell: ({ people }) => people },
    { name: 'Calls', kind: 'figure', cell: (linked) => <CallsLink linked={linked} space={space} /> },
    { name: 'Declined', kind: 'figure', cell: ({ declined }) => declined },
    { name: 'Fraud', kind: 'figure', cell: ({ frauds }) => frauds },
    { name: 'First', cell: ({ first_seen }) => <ShortTime at={first_seen} /> },
    { name: 'Last', cell: ({ last_seen }) => <ShortTime at={last_seen} /> },
  ];
}

/** The way to the calls themselves: there they are chosen, labelled and put on lists. */
export const CallsLink = ({
  linked: { key, calls, kind },
  space,
}: {
  readonly linked: Pick<Linked, 'key' | 'calls' | 'kind'>;
  readonly space: Space;
}) => (
  <AnchorLink
    to="/panel/traffic"
    search={{ space, key }}
    aria-label={`${calls} calls of this ${foundName(kind)} in Traffic`}
  >
    {calls}
  </AnchorLink>
);
