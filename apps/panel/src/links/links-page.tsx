import { Group, NativeSelect, Switch, Text } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { CALL } from '../api/evaluations';
import { t } from '../i18n/language';
import { type LinksSearch, PERIODS, readLinksSearch } from '../page-searches';
import { SearchBox } from '../traffic/search-box';
import { PageTitle, SpaceSwitch } from '../ui/page';
import { Linkage } from './linkage';

const route = getRouteApi('/panel/links');
const periodChoice = (days: number) => ({
  value: String(days),
  label: t('{days, plural, one {Last day} other {Last # days}}', { days }),
});

/** Returns the start node of the network. */
const rootOf = ({ key, evaluation }: LinksSearch): string | null =>
  key ?? (evaluation === undefined ? null : CALL + evaluation);

/** Page of shared devices, cards, addresses and accounts. */
export function LinksPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { space, days, hubs } = search;
  const root = rootOf(search);
  const show = (change: { readonly [name in keyof LinksSearch]?: LinksSearch[name] | undefined }) =>
    navigate({ search: readLinksSearch({ ...search, ...change }) });
  return (
    <>
      <PageTitle title={t('Links')} about={t('People who share a device, card, address or account.')}>
        <SpaceSwitch value={space} onChange={(value) => navigate({ search: { space: value } })} />
      </PageTitle>
      <Group mb="md" align="flex-end">
        <SearchBox space={space} onKey={(key) => show({ key, evaluation: undefined })} />
        <NativeSelect
          aria-label={t('Time')}
          data={[{ value: '', label: t('All time') }, ...PERIODS.map(periodChoice)]}
          value={days ?? ''}
          onChange={({ currentTarget }) => show({ days: Number(currentTarget.value) })}
        />
        <Switch
          label={t('Hide widely shared values')}
          checked={hubs === 'hidden'}
          onChange={({ currentTarget }) => show({ hubs: currentTarget.checked ? 'hidden' : undefined })}
        />
      </Group>
      {root === null ? (
        <Text c="dimmed" ta="center" py="lg">
          {t('Search for a person, device, card or address to see its links.')}
        </Text>
      ) : (
        <Linkage key={`${space} ${root}`} search={search} root={root} />
      )}
    </>
  );
}
