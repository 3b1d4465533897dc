import { Group, NativeSelect, Switch, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Linked } from '../api/links';
import { linksOf } from '../api/links';
import { Facts } from '../decision/modules/module-card';
import { foundName } from '../traffic/found-words';
import { SearchBox } from '../traffic/search-box';
import { PageTitle } from '../ui/page-title';
import { PagedTable } from '../ui/paged-table';
import { Section } from '../ui/section';
import { SpaceSwitch } from '../ui/space-switch';
import { Time } from '../ui/time';
import { CallsLink, linkColumns, linkedName } from './link-columns';
import { type LinksSearch, PERIODS, readLinksSearch } from './search';

const route = getRouteApi('/panel/links');
const ALL_TIMES = { value: '', label: 'All times' };
const DAYS = PERIODS.map((days) => ({
  value: String(days),
  label: days === 1 ? 'The last day' : `The last ${days} days`,
}));

/** Who shares a device, a card, an address or an account, from one to the next. */
export function LinksPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { space, days, hubs } = search;
  const show = (change: { readonly [name in keyof LinksSearch]?: LinksSearch[name] | undefined }) =>
    navigate({ search: readLinksSearch({ ...search, ...change }) });
  return (
    <>
      <PageTitle title="Links" about="Who shares a device, a card, an address or an account with whom.">
        <SpaceSwitch value={space} onChange={(value) => navigate({ search: { space: value } })} />
      </PageTitle>
      <Group mb="md" align="flex-end">
        <SearchBox space={space} onKey={(key) => show({ key, evaluation: undefined })} />
        <NativeSelect
          aria-label="Time"
          data={[ALL_TIMES, ...DAYS]}
          value={days ?? ''}
          onChange={({ currentTarget }) => show({ days: Number(currentTarget.value) })}
        />
        <Switch
          label="Hide what everybody shares"
          checked={hubs === 'hidden'}
          onChange={({ currentTarget }) => show({ hubs: currentTarget.checked ? 'hidden' : undefined })}
        />
      </Group>
      {search.key === undefined && search.evaluation === undefined ? (
        <Text c="dimmed" ta="center" py="lg">
          Search a person, a device, a card or an address to see what it is linked with.
        </Text>
      ) : (
        <Linkage search={search} />
      )}
    </>
  );
}

function Linkage({ search }: { readonly search: LinksSearch }) {
  const reading = useInfiniteQuery(linksOf(search));
  const columns = useMemo(() => linkColumns(search), [search]);
  const entity = reading.data?.pages[0]?.entity ?? null;
  const all = reading.data?.pages.flatMap(({ neighbours }) => neighbours);
  const rows = search.hubs === 'hidden' ? all?.filter(({ hub }) => !hub) : all;
  const hidden = (all?.length ?? 0) - (rows?.length ?? 0);
  return (
    <>
      {entity ? <Entity entity={entity} space={search.space} /> : null}
      <Section
        title="Linked with it"
        about={
          hidden > 0
            ? `${hidden} that everybody shares ${hidden === 1 ? 'is' : 'are'} hidden.`
            : 'What its newest calls name, that of the most calls first. Follow one to see its own links.'
        }
      >
        <PagedTable
          name="Linked with it"
          columns={columns}
          rows={rows}
          keyOf={({ key }) => key}
          reading={reading}
          failure="The links could not be read"
          empty={
            entity?.hub
              ? 'Too many people share this: it links nobody, and its neighbours are not shown.'
              : 'Nothing is linked with it in this time.'
          }
        />
      </Section>
    </>
  );
}

interface EntityProps {
  readonly entity: Omit<Linked, 'shared' | 'shared_first' | 'shared_last'>;
  readonly space: LinksSearch['space'];
}

function Entity({ entity, space }: EntityProps) {
  return (
    <Section title={linkedName(entity)}>
      <Facts
        facts={[
          { name: 'Kind', value: foundName(entity.kind) },
          { name: 'People', value: entity.people },
          { name: 'Newest calls', value: <CallsLink linked={entity} space={space} /> },
          { name: 'Declined', value: entity.declined },
          { name: 'Labelled as fraud', value: entity.frauds },
          { name: 'First of them', value: <Time at={entity.first_seen} /> },
          { name: 'Last', value: <Time at={entity.last_seen} /> },
        ]}
      />
    </Section>
  );
}
