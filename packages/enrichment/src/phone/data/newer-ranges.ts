/** A range in service that the metadata of libphonenumber lacks. */
interface NewerRange {
  /** ISO-2. */
  readonly country: string;
  /** First digits of the national number. */
  readonly prefix: string;
  /** Pattern of the digits after the prefix. */
  readonly rest: string;
  /** First day on which numbers may be assigned, `YYYY-MM-DD`. */
  readonly since: string;
  /** Publication of the date. */
  readonly source: string;
}

/** Day on which the table was last compared with the numbering plans, `YYYY-MM-DD`. */
export const NEWER_RANGES_CHECKED = '2026-11-29';

/** Seven digits of a subscriber in the North American Numbering Plan. */
const SUBSCRIBER = '[2-9]\\d{6}';

const areaCode = (prefix: string, since: string, source: string): NewerRange => ({
  country: 'US',
  prefix,
  rest: SUBSCRIBER,
  since,
  source,
});

/**
 * Ranges newer than `libphonenumber-js` 1.13.16 and Google's metadata of July 2026 (9.0.35). Planned area codes
 * that are not in service are left out, for example 565 in Georgia, which follows 912 in 2028. Delete a row as
 * soon as the library has it; a test reports it.
 */
export const NEWER_RANGES: readonly NewerRange[] = [
  areaCode('861', '2023-02-24', 'Illinois Commerce Commission, overlay of 309'),
  areaCode('624', '2023-09-11', 'New York Public Service Commission, case 22-C-0358, overlay of 716'),
  areaCode('436', '2024-03-01', 'Public Utilities Commission of Ohio, case 22-631-TP-COI, overlay of 440'),
  areaCode('621', '2025-01-23', 'Public Utility Commission of Texas, 25 October 2023, overlay of 713'),
  areaCode('837', '2025-01-31', 'California Public Utilities Commission, overlay of 530'),
  areaCode('357', '2025-03-26', 'California Public Utilities Commission, 14 December 2023, overlay of 559'),
  areaCode('457', '2025-09-25', 'Louisiana Public Service Commission, overlay of 318'),
  areaCode('679', '2025-11-07', 'Michigan Public Service Commission, 16 September 2025, overlay of 313'),
  areaCode('471', '2026-01-30', 'Mississippi Public Service Commission, overlay of 662'),
  areaCode('483', '2026-02-23', 'Alabama Public Service Commission, overlay of 334'),
  areaCode('465', '2026-06-18', 'New York Public Service Commission, 23 January 2025, overlay of 718'),
];
