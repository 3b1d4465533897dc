/**
 * Countries named by the Financial Action Task Force, ISO 3166-1 alpha-2. Source: "High-Risk Jurisdictions subject to
 * a Call for Action" and "Jurisdictions under Increased Monitoring", 24 October 2025.
 * @see https://www.fatf-gafi.org/en/topics/high-risk-and-other-monitored-jurisdictions.html
 */
export const CALL_FOR_ACTION: ReadonlySet<string> = new Set(['IR', 'KP', 'MM']);

export const INCREASED_MONITORING: ReadonlySet<string> = new Set([
  'DZ',
  'AO',
  'BO',
  'BG',
  'CM',
  'CI',
  'CD',
  'HT',
  'KE',
  'LA',
  'LB',
  'MC',
  'NA',
  'NP',
  'SS',
  'SY',
  'VE',
  'VN',
  'VG',
  'YE',
]);
