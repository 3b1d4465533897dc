import type { ListFormat } from './list-format';
import { ofacConsolidatedCsv, ofacSdnCsv } from './ofac-csv';

/** Every form of list that is read; when told apart by content, the first that fits. */
export const LIST_FORMATS: readonly ListFormat[] = [ofacSdnCsv, ofacConsolidatedCsv];
