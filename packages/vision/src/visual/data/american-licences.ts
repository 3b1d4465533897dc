import { AAMVA_NUMBERING, LICENCE_FIELDS, type VisualTemplate } from './template';

/**
 * Formats of license numbers of the USA and Canada, by ISO 3166-2: AAMVA, "Driver license and ID number
 * formats", as published by the states. State names in capitals without spaces.
 */
const STATES: readonly (readonly [state: string, name: string, ...patterns: readonly string[]])[] = [
  ['US-AL', 'ALABAMA', '99999999', '9999999'],
  ['US-AK', 'ALASKA', '9999999'],
  ['US-AZ', 'ARIZONA', 'A99999999', '999999999'],
  ['US-AR', 'ARKANSAS', '999999999', '99999999'],
  ['US-CA', 'CALIFORNIA', 'A9999999'],
  ['US-CO', 'COLORADO', '999999999'],
  ['US-CT', 'CONNECTICUT', '999999999'],
  ['US-DE', 'DELAWARE', '9999999', '999999'],
  ['US-FL', 'FLORIDA', 'A999999999999'],
  ['US-GA', 'GEORGIA', '999999999', '99999999'],
  ['US-HI', 'HAWAII', 'A99999999'],
  ['US-ID', 'IDAHO', 'AA999999A', '999999999'],
  ['US-IL', 'ILLINOIS', 'A99999999999'],
  ['US-IN', 'INDIANA', '9999999999'],
  ['US-IA', 'IOWA', '999AA9999', '999999999'],
  ['US-KS', 'KANSAS', 'A99999999'],
  ['US-KY', 'KENTUCKY', 'A99999999'],
  ['US-LA', 'LOUISIANA', '999999999'],
  ['US-ME', 'MAINE', '9999999'],
  ['US-MD', 'MARYLAND', 'A999999999999'],
  ['US-MA', 'MASSACHUSETTS', 'A99999999', 'AA9999999'],
  ['US-MI', 'MICHIGAN', 'A999999999999'],
  ['US-MN', 'MINNESOTA', 'A999999999999'],
  ['US-MS', 'MISSISSIPPI', '999999999'],
  ['US-MO', 'MISSOURI', 'A999999999', 'A99999999', '999999999'],
  ['US-MT', 'MONTANA', '9999999999999', '999999999'],
  ['US-NE', 'NEBRASKA', 'A99999999'],
  ['US-NV', 'NEVADA', '9999999999'],
  ['US-NH', 'NEWHAMPSHIRE', '99AAA99999', 'AAA99999999'],
  ['US-NJ', 'NEWJERSEY', 'A99999999999999'],
  ['US-NM', 'NEWMEXICO', '999999999'],
  ['US-NY', 'NEWYORKSTATE', '999999999'],
  ['US-NC', 'NORTHCAROLINA', '999999999999', '99999999'],
  ['US-ND', 'NORTHDAKOTA', 'AAA999999'],
  ['US-OH', 'OHIO', 'AA999999'],
  ['US-OK', 'OKLAHOMA', 'A999999999'],
  ['US-OR', 'OREGON', '9999999', 'A999999'],
  ['US-PA', 'PENNSYLVANIA', '99999999'],
  ['US-RI', 'RHODEISLAND', '9999999', '99999999'],
  ['US-SC', 'SOUTHCAROLINA', '999999999'],
  ['US-SD', 'SOUTHDAKOTA', '99999999'],
  ['US-TN', 'TENNESSEE', '999999999', '99999999'],
  ['US-TX', 'TEXAS', '99999999'],
  ['US-UT', 'UTAH', '999999999'],
  ['US-VT', 'VERMONT', '99999999'],
  ['US-VA', 'VIRGINIA', 'A99999999'],
  ['US-WA', 'WASHINGTON', 'WDL*********', '************'],
  ['US-WV', 'WESTVIRGINIA', 'A999999', '9999999'],
  ['US-WI', 'WISCONSIN', 'A9999999999999'],
  ['US-WY', 'WYOMING', '999999999'],
  ['CA-AB', 'ALBERTA', '999999999', '9999999'],
  ['CA-BC', 'BRITISHCOLUMBIA', '9999999'],
  ['CA-MB', 'MANITOBA', 'AAAAAA999AA9'],
  ['CA-NB', 'NEWBRUNSWICK', '9999999'],
  ['CA-NL', 'NEWFOUNDLANDANDLABRADOR', 'A999999999'],
  ['CA-NS', 'NOVASCOTIA', 'AAAAA999999999'],
  ['CA-ON', 'ONTARIO', 'A99999999999999'],
  ['CA-QC', 'QUEBEC', 'A999999999999'],
  ['CA-SK', 'SASKATCHEWAN', '99999999'],
];

/** Titles of North American driving licenses. */
const TITLES = [
  'DRIVERLICENSE',
  'DRIVERSLICENSE',
  'DRIVERLICENCE',
  'DRIVERSLICENCE',
  'OPERATORLICENSE',
  'PERMISDECONDUIRE',
];

const OF_STATES: readonly VisualTemplate[] = STATES.map(([state, name, ...patterns]) => ({
  id: `${state}-licence`,
  country: state.slice(0, 2),
  state,
  type: 'DRIVERS_LICENSE',
  marks: [TITLES, [name]],
  numbering: AAMVA_NUMBERING,
  dates: state.startsWith('US') ? 'MDY' : 'YMD',
  number: { patterns },
  required: LICENCE_FIELDS,
}));

/**
 * Templates for licenses whose state name is a drawing and can't be read: the numbering is the same, and the
 * format of the license number is unknown.
 */
const OF_COUNTRIES: readonly VisualTemplate[] = (['US', 'CA'] as const).map((country) => ({
  id: `${country}-licence`,
  country,
  type: 'DRIVERS_LICENSE',
  marks: [TITLES, country === 'US' ? ['USA'] : ['CAN', 'CANADA']],
  numbering: AAMVA_NUMBERING,
  dates: country === 'US' ? 'MDY' : 'YMD',
  number: { patterns: [] },
  required: LICENCE_FIELDS,
}));

export const AMERICAN_LICENCES: readonly VisualTemplate[] = [...OF_STATES, ...OF_COUNTRIES];
