import type { ClearedMatch } from '@assay/management-api';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../api/account';
import { searchedWhitelist, useRemoveFromWhitelist, whitelist } from '../api/screening';
import { t } from '../i18n/language';
import { ConfirmButton } from '../ui/confirm-button';
import { SearchField } from '../ui/inputs';
import { FailureAlert } from '../ui/notices';
import { Section } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { AnchorLink, PersonName } from '../ui/shown-values';
import { Time } from '../ui/time';

const stateName = (state: ClearedMatch['state']): string =>
  ({
    ACTIVE: t('passed over'),
    PROPOSED: t('waits for a second person'),
    OUTDATED: t('the list has changed: raised again'),
  })[state];

const columns = (): readonly Column<ClearedMatch>[] => [
  {
    name: t('The person'),
    kind: 'long',
    cell: ({ name, case_id: id }) =>
      id === null ? (
        name
      ) : (
        <AnchorLink to="/panel/cases/$id" params={{ id }}>
          {name}
        </AnchorLink>
      ),
  },
  { name: t('User'), kind: 'long', cell: (entry) => entry.user_id },
  {
    name: t('Is not'),
    kind: 'long',
    cell: (entry) => `${entry.entry_name} (${entry.list} ${entry.source_id})`,
  },
  { name: t('Why'), kind: 'lines', cell: ({ reason }) => reason || null },
  {
    name: t('By'),
    kind: 'long',
    cell: ({ proposed_by, approved_by }) => (
      <>
        <PersonName of={proposed_by} />
        {approved_by === null ? null : (
          <>
            , <PersonName of={approved_by} />
          </>
        )}
      </>
    ),
  },
  { name: t('Status'), cell: ({ state }) => stateName(state) },
  {
    name: t('Until'),
    cell: (entry) => (entry.expires_at === null ? t('for good') : <Time at={entry.expires_at} />),
  },
];

/** Which entries of lists are passed over for whom: found, looked at and taken off. */
export function WhitelistSection() {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const newest = useInfiniteQuery({ ...whitelist, enabled: asked === '' });
  const found = useQuery({ ...searchedWhitelist(asked), enabled: asked !== '' });
  const remove = useRemoveFromWhitelist();
  const { data: session } = useSession();
  const take: Column<ClearedMatch> = {
    name: t('Change'),
    kind: 'actions',
    cell: ({ id, name, entry_name: entry }) => (
      <ConfirmButton
        label={t('Take off')}
        ariaLabel={t('Take off: {name}, {entry}', { name, entry })}
        size="compact-xs"
        question={t('The match is raised again, its case waits, and monitoring reports it at its next look.')}
        onConfirm={() => remove.mutate(id)}
      />
    ),
  };
  const mayChange = session?.permissions.includes('cases:change') ?? false;
  return (
    <Section
      title={t('Whitelist')}
      about={t('Who is known not to be whom. It is passed over in screenings, and every answer says so.')}
      actions={
        <SearchField
          label={t('User, whole name or reference')}
          width="24rem"
          value={typed}
          onChange={(value) => {
            setTyped(value);
            if (value.trim() === '') setAsked('');
          }}
          onSubmit={() => setAsked(typed.trim())}
        />
      }
    >
      <FailureAlert error={remove.error} title={t('Not taken off')} />
      <PagedTable
        name={t('Whitelist')}
        columns={mayChange ? [...columns(), take] : columns()}
        rows={
          asked === ''
            ? newest.data?.pages.flatMap((page) => page.cleared_matches)
            : found.data?.cleared_matches
        }
        keyOf={({ id }) => id}
        reading={asked === '' ? newest : found}
        failure={t('The whitelist could not be read')}
        empty={
          asked === ''
            ? t('Nobody yet. “Somebody else” in a case puts a person here.')
            : t('Nobody is found by that.')
        }
      />
    </Section>
  );
}
