import { NativeSelect, Switch } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { CALL } from '../api/evaluations';
import { PageHeader } from '../design/page-header';
import { t } from '../i18n/language';
import { type LinksSearch, PERIODS, readLinksSearch } from '../page-searches';
import { SearchBox } from '../traffic/search-box';
import { SpaceSwitch } from '../ui/page';
import { Clusters } from './clusters';
import { Linkage } from './linkage';

const route = getRouteApi('/panel/links');
const periodChoice = (days: number) => ({
  value: String(days),
  label: t('{days, plural, one {Last day} other {Last # days}}', { days }),
});

/** Returns the start node of the network. */
const rootOf = ({ key, evaluation }: LinksSearch): string | null =>
  key ?? (evaluation === undefined ? null : CALL + evaluation);

/** Page of shared devices, cards, addresses and accounts: suggested clusters, or the links of one entity. */
export function LinksPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { space, days, hubs } = search;
  const root = rootOf(search);
  const show = (change: { readonly [name in keyof LinksSearch]?: LinksSearch[name] | undefined }) =>
    navigate({ search: readLinksSearch({ ...search, ...change }) });
  return (
    <>
      <PageHeader
        title={t('Links')}
        {...(root === null
          ? {}
          : { back: { to: '/panel/links', search: { space }, name: t('Suggested clusters') } })}
      >
        <SpaceSwitch value={space} onChange={(value) => navigate({ search: { space: value } })} />
        {root === null ? null : (
          <>
            <Switch
              label={t('Hide widely shared values')}
              checked={hubs === 'hidden'}
              onChange={({ currentTarget }) => show({ hubs: currentTarget.checked ? 'hidden' : undefined })}
            />
            <NativeSelect
              aria-label={t('Time')}
              data={[{ value: '', label: t('All time') }, ...PERIODS.map(periodChoice)]}
              value={days ?? ''}
              onChange={({ currentTarget }) => show({ days: Number(currentTarget.value) })}
            />
          </>
        )}
        <SearchBox space={space} onKey={(key) => show({ key, evaluation: undefined })} />
      </PageHeader>
      {root === null ? (
        <Clusters search={search} onFilter={show} />
      ) : (
        <Linkage key={`${space} ${root}`} search={search} root={root} />
      )}
    </>
  );
}
