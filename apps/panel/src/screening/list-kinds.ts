import type { LoadedList } from '../api/screening';
import { english, type Sentence } from '../i18n/language';

/** Kinds of lists in words. */
export const LIST_KIND_NAMES: Readonly<Record<LoadedList['kind'], Sentence>> = {
  sanctionlist: english('sanctions'),
  pep: english('politically exposed persons'),
  watchlist: english('watch list'),
  crimelist: english('crime'),
  local: english('local list'),
  media: english('news'),
};
