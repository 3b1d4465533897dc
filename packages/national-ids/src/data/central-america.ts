/**
 * Number of municipalities in each department of Guatemala, in the order of the codes 01 to 22. Source:
 * Instituto Nacional de Estadística, "División político administrativa" (Petatán 2015, Sipacate 2015).
 */
export const GUATEMALAN_MUNICIPALITIES: readonly number[] = [
  17, 8, 16, 16, 14, 14, 19, 8, 24, 21, 9, 30, 33, 21, 8, 17, 14, 5, 11, 11, 7, 17,
];

/** Departments on a Bolivian cédula. Source: Servicio General de Identificación Personal. */
export const BOLIVIAN_DEPARTMENTS: ReadonlySet<string> = new Set([
  'LP',
  'OR',
  'PT',
  'CB',
  'CH',
  'TJ',
  'BE',
  'BN',
  'PD',
  'PA',
  'PN',
  'SC',
  'QR',
]);
