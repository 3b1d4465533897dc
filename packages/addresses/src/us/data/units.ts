/**
 * Secondary units by spelling: USPS Publication 28, 213 and Appendix C2. `false` = the unit may occur without
 * an identifier.
 */
const UNITS: { readonly [standard: string]: readonly [spellings: string, needsIdentifier: boolean] } = {
  APT: ['APARTMENT APPARTMENT APMT APTMT APPT', true],
  BSMT: ['BASEMENT BASMT BMT BSMNT', false],
  CONDO: ['CONDOMINIUM', true],
  FLAT: ['', true],
  LEVEL: ['LVL', true],
  MEZZ: ['MEZZANINE MEZZAINE', false],
  BLDG: ['BUILDING BLD BLDNG BUILD', true],
  DEPT: ['DEPARTMENT DPT', true],
  FL: ['FLOOR FLR', true],
  FRNT: ['FRONT', false],
  HNGR: ['HANGER HANGAR HANGR', true],
  KEY: ['', true],
  LBBY: ['LOBBY', false],
  LOT: ['LT', true],
  LOWR: ['LOWER', false],
  OFC: ['OFFICE OFF', false],
  PH: ['PENTHOUSE PNTHSE PENT', false],
  PIER: ['', true],
  REAR: ['', false],
  RM: ['ROOM', true],
  SIDE: ['', false],
  SLIP: ['', true],
  SPC: ['SPACE SPCE', true],
  STOP: ['', true],
  STE: ['SUITE SUIT SUTE STES', true],
  TRLR: ['TRAILER TRLER TRL', true],
  UNIT: ['UN UNT UT', true],
  UPPR: ['UPPER', false],
};

interface UnitWord {
  readonly standard: string;
  readonly needsIdentifier: boolean;
}

export const UNIT_WORDS: ReadonlyMap<string, UnitWord> = new Map(
  Object.entries(UNITS).flatMap(([standard, [spellings, needsIdentifier]]) =>
    [standard, ...spellings.split(' ')]
      .filter((spelling) => spelling !== '')
      .map((spelling) => [spelling, { standard, needsIdentifier }] as const),
  ),
);
