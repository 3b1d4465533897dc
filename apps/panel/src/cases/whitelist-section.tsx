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
    ACTIVE: t('active'),
    PROPOSED: t('awaiting second approval'),
    OUTDATED: t('outdated: list entry changed'),
  })[state];

const columns = (): readonly Column<ClearedMatch>[] => [
  {
    name: t('Screened person'),
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
  { name: t('Customer'), kind: 'long', cell: (entry) => entry.user_id },
  {
    name: t('Cleared entry'),
    kind: 'long',
    cell: (entry) => `${entry.entry_name} (${entry.list} ${entry.source_id})`,
  },
  { name: t('Reason'), kind: 'lines', cell: ({ reason }) => reason || null },
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
    cell: (entry) => (entry.expires_at === null ? t('no end date') : <Time at={entry.expires_at} />),
  },
];

/** Cleared matches: list, search and removal. */
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
        label={t('Remove')}
        ariaLabel={t('Remove: {name}, {entry}', { name, entry })}
        size="compact-xs"
        question={t('Later screenings and monitoring report the match again, and its case reopens.')}
        onConfirm={() => remove.mutate(id)}
      />
    ),
  };
  const mayChange = session?.permissions.includes('cases:change') ?? false;
  return (
    <Section
      title={t('Cleared matches')}
      about={t('False positives that later screenings skip.')}
      actions={
        <SearchField
          label={t('User, full name or reference')}
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
      <FailureAlert error={remove.error} title={t('Couldn’t remove the cleared match')} />
      <PagedTable
        name={t('Cleared matches')}
        columns={mayChange ? [...columns(), take] : columns()}
        rows={
          asked === ''
            ? newest.data?.pages.flatMap((page) => page.cleared_matches)
            : found.data?.cleared_matches
        }
        keyOf={({ id }) => id}
        reading={asked === '' ? newest : found}
        failure={t('Couldn’t load the cleared matches')}
        empty={
          asked === ''
            ? t('No cleared matches yet. Mark a match in a case as a false positive to add one.')
            : t('No results. Search for a full name or user ID.')
        }
      />
    </Section>
  );
}
