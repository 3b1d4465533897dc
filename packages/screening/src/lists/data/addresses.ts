/** Publication details of an official list, and the properties of a complete copy. */
export interface ListAddress {
  /** Name in `lists update`; also the list's name. */
  readonly list: string;
  readonly title: string;
  readonly format: string;
  /** URLs of the documents that belong together; `{token}` is replaced by the operator's token. */
  readonly urls: readonly string[];
  /** Reason for the token and how to get it; `null` when the list is public. */
  readonly token: string | null;
  /** Minimum size of all documents together and minimum number of entries of a complete publication. */
  readonly least: { readonly bytes: number; readonly entries: number };
  /** Publication interval, as stated by the publisher or observed. */
  readonly published: 'when it changes' | 'daily' | 'weekly' | 'monthly';
  /** Terms of use, and the attribution required with the data. */
  readonly licence: string;
  readonly attribution: string;
}

const OFAC = 'https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports';
const US_PUBLIC_DOMAIN = 'Public domain: work of the United States government (17 U.S.C. § 105)';

/**
 * Official URLs as stated by the publishers. The minimum sizes are well below the last known ones: those of
 * OFAC and the United Nations are from copies of 2024 to 2026, the others from published figures.
 */
export const LIST_ADDRESSES: readonly ListAddress[] = [
  {
    list: 'ofac_sdn',
    title: 'OFAC Specially Designated Nationals List',
    format: 'ofac-sdn-csv',
    urls: ['SDN.CSV', 'ALT.CSV', 'ADD.CSV', 'SDN_COMMENTS.CSV'].map((file) => `${OFAC}/${file}`),
    token: null,
    least: { bytes: 5_000_000, entries: 12_000 },
    published: 'when it changes',
    licence: US_PUBLIC_DOMAIN,
    attribution: 'U.S. Department of the Treasury, Office of Foreign Assets Control',
  },
  {
    list: 'ofac_consolidated',
    title: 'OFAC Consolidated Non-SDN List',
    format: 'ofac-cons-csv',
    urls: ['CONS_PRIM.CSV', 'CONS_ALT.CSV', 'CONS_ADD.CSV', 'CONS_COMMENTS.CSV'].map(
      (file) => `${OFAC}/${file}`,
    ),
    token: null,
    least: { bytes: 200_000, entries: 300 },
    published: 'when it changes',
    licence: US_PUBLIC_DOMAIN,
    attribution: 'U.S. Department of the Treasury, Office of Foreign Assets Control',
  },
  {
    list: 'un_sc',
    title: 'United Nations Security Council Consolidated List',
    format: 'un-xml',
    urls: ['https://scsanctions.un.org/resources/xml/en/consolidated.xml'],
    token: null,
    least: { bytes: 1_000_000, entries: 800 },
    published: 'when it changes',
    licence: 'Copyright United Nations; published for use by those who implement the sanctions',
    attribution: 'United Nations Security Council',
  },
  {
    list: 'eu_fsf',
    title: 'European Union Consolidated Financial Sanctions List',
    format: 'eu-xml',
    urls: [
      'https://webgate.ec.europa.eu/fsd/fsf/public/files/xmlFullSanctionsList_1_1/content?token={token}',
    ],
    token:
      'Register at https://webgate.ec.europa.eu/fsd/fsf; the page of the files shows your token in its links.',
    least: { bytes: 10_000_000, entries: 4_000 },
    published: 'when it changes',
    licence: 'Reuse allowed with attribution (Commission Decision 2011/833/EU)',
    attribution: 'European Commission, DG FISMA',
  },
  {
    list: 'uk_sanctions',
    title: 'UK Sanctions List',
    format: 'uk-csv',
    urls: ['https://sanctionslist.fcdo.gov.uk/docs/UK-Sanctions-List.csv'],
    token: null,
    least: { bytes: 3_000_000, entries: 3_000 },
    published: 'when it changes',
    licence: 'Open Government Licence v3.0',
    attribution: 'Contains public sector information licensed under the Open Government Licence v3.0',
  },
  {
    list: 'us_bis_dpl',
    title: 'US BIS Denied Persons List',
    format: 'bis-dpl',
    urls: ['https://www.bis.doc.gov/dpl/dpl.txt'],
    token: null,
    least: { bytes: 60_000, entries: 250 },
    published: 'when it changes',
    licence: US_PUBLIC_DOMAIN,
    attribution: 'U.S. Department of Commerce, Bureau of Industry and Security',
  },
  {
    list: 'us_csl',
    title: 'US Consolidated Screening List',
    format: 'us-csl-csv',
    urls: ['https://data.trade.gov/downloadable_consolidated_screening_list/v1/consolidated.csv'],
    token: null,
    least: { bytes: 8_000_000, entries: 10_000 },
    published: 'daily',
    licence: US_PUBLIC_DOMAIN,
    attribution: 'U.S. Department of Commerce, International Trade Administration',
  },
  {
    list: 'us_legislators',
    title: 'Members of the US Congress and executive',
    format: 'us-legislators-yaml',
    urls: [
      'https://unitedstates.github.io/congress-legislators/legislators-current.yaml',
      'https://unitedstates.github.io/congress-legislators/executive.yaml',
    ],
    token: null,
    least: { bytes: 600_000, entries: 500 },
    published: 'when it changes',
    licence: 'CC0 1.0',
    attribution: 'The @unitedstates project',
  },
  {
    list: 'us_hhs_leie',
    title: 'US HHS OIG List of Excluded Individuals and Entities',
    format: 'hhs-leie-csv',
    urls: ['https://oig.hhs.gov/exclusions/downloadables/UPDATED.csv'],
    token: null,
    least: { bytes: 8_000_000, entries: 60_000 },
    published: 'monthly',
    licence: US_PUBLIC_DOMAIN,
    attribution: 'U.S. Department of Health and Human Services, Office of Inspector General',
  },
  {
    list: 'us_fbi_wanted',
    title: 'US FBI Wanted',
    format: 'fbi-wanted-json',
    // The service returns pages of at most 50; the list has about 20 pages.
    urls: Array.from(
      { length: 24 },
      (_, page) => `https://api.fbi.gov/wanted/v1/list?pageSize=50&page=${page + 1}`,
    ),
    token: null,
    least: { bytes: 500_000, entries: 150 },
    published: 'when it changes',
    licence: US_PUBLIC_DOMAIN,
    attribution: 'Federal Bureau of Investigation',
  },
];
