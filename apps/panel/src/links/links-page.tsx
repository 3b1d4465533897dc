import { Group, NativeSelect, Switch, Text } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { CALL } from '../api/links';
import { SearchBox } from '../traffic/search-box';
import { PageTitle } from '../ui/page-title';
import { SpaceSwitch } from '../ui/space-switch';
import { Linkage } from './linkage';
import { type LinksSearch, PERIODS, readLinksSearch } from './search';

const route = getRouteApi('/panel/links');
const ALL_TIMES = { value: '', label: 'All times' };
const DAYS = PERIODS.map((days) => ({
  value: String(days),
  label: days === 1 ? 'The last day' : `The last ${days} days`,
}));

/** What was asked about, as the network names it. */
const rootOf = ({ key, evaluation }: LinksSearch): string | null =>
  key ?? (evaluation === undefined ? null : CALL + evaluation);

/** Who shares a device, a card, an address or an account, from one to the next. */
export function LinksPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { space, days, hubs } = search;
  const root = rootOf(search);
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
      {root === null ? (
        <Text c="dimmed" ta="center" py="lg">
          Search a person, a device, a card or an address to see what it is linked with.
        </Text>
      ) : (
        <Linkage key={`${space} ${root}`} search={search} root={root} />
      )}
    </>
  );
}
