/** Codes that aren't states: Utopia (the example of Doc 9303), and "unspecified". */
export const SPECIMEN_ISSUERS: readonly string[] = ['UTO', 'XXX', 'ZZZ'];

/** Words used as names in published specimens. */
export const SPECIMEN_NAMES: readonly string[] = [
  'SPECIMEN',
  'SAMPLE',
  'EXAMPLE',
  'MUSTER',
  'MUSTERMANN',
  'MUSTERFRAU',
  'EXEMPLE',
  'MODELO',
  'ESPECIMEN',
  'SPECIMENNE',
  'VOORBEELD',
  'TESTER',
  'MINTA',
  'WZOR',
  'TRAVELLER',
];

/** Numbers of published specimens (Doc 9303 parts 4 to 6). */
export const SPECIMEN_NUMBERS: readonly string[] = [
  'L898902C3',
  'L8988901C',
  'D23145890',
  'C01X00T47',
  'T22000129',
];
