import { euCsv } from './eu-csv';
import { euXml } from './eu-xml';
import { fbiWanted } from './fbi-wanted';
import { ftmJson } from './ftm';
import type { ListFormat } from './list-format';
import { ofacAdvancedXml } from './ofac-advanced-xml';
import { ofacConsolidatedCsv, ofacSdnCsv } from './ofac-csv';
import { ofacConsolidatedXml, ofacSdnXml } from './ofac-xml';
import { openSanctionsCsv } from './opensanctions-csv';
import { ownCsv, ownJson } from './own-table';
import { ukConListCsv, ukCsv } from './uk-csv';
import { ukXml } from './uk-xml';
import { unXml } from './un-xml';
import { usCsl } from './us-csl';
import { bisDpl } from './us-dpl';
import { usLegislators } from './us-legislators';
import { hhsLeie } from './us-leie';

/** Every form of list that is read; when distinguished by content, the first that fits. */
export const LIST_FORMATS: readonly ListFormat[] = [
  ofacSdnCsv,
  ofacConsolidatedCsv,
  ofacAdvancedXml,
  ofacSdnXml,
  ofacConsolidatedXml,
  unXml,
  euXml,
  euCsv,
  ukCsv,
  ukConListCsv,
  ukXml,
  openSanctionsCsv,
  ftmJson,
  bisDpl,
  usCsl,
  usLegislators,
  fbiWanted,
  hhsLeie,
  ownCsv,
  ownJson,
];
