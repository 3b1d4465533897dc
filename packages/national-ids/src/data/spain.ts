/**
 * Provinces of social security numbers: 01 to 52 in the order of the INE, 53 Ceuta and Melilla of older
 * numbers, 66 for foreigners. Source: Tesorería General de la Seguridad Social, códigos de provincia.
 */
export const SPANISH_PROVINCES: ReadonlySet<string> = new Set([
  ...Array.from({ length: 53 }, (_, at) => String(at + 1).padStart(2, '0')),
  '66',
]);
