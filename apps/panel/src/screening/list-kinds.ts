import type { LoadedList } from '../api/screening';

/** Kinds of lists in words. */
export const LIST_KIND_NAMES: Readonly<Record<LoadedList['kind'], string>> = {
  sanctionlist: 'sanctions',
  pep: 'politically exposed persons',
  watchlist: 'watch list',
  crimelist: 'crime',
  local: 'local list',
  media: 'news',
};
