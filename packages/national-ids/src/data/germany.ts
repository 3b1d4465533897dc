const range = (first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, at) => String(first + at).padStart(2, '0'));

/**
 * Areas of pension insurance numbers. Source: Deutsche Rentenversicherung, "Bereichsnummern" (VKVV § 2 with
 * its annex).
 */
export const GERMAN_INSURANCE_AREAS: ReadonlySet<string> = new Set([
  ...range(2, 4),
  ...range(8, 21),
  ...range(23, 26),
  ...range(28, 29),
  ...range(38, 40),
  ...range(42, 82),
  '89',
]);

/**
 * First digits of a tax number with thirteen digits by federal state. Source: ELSTER, "Prüfung der Steuer- und
 * Steueridentifikationsnummer", chapter 3.
 */
export const GERMAN_TAX_OFFICES: readonly string[] = [
  '28', // Baden-Württemberg
  '9', // Bayern
  '11', // Berlin
  '30', // Brandenburg
  '24', // Bremen
  '22', // Hamburg
  '26', // Hessen
  '40', // Mecklenburg-Vorpommern
  '23', // Niedersachsen
  '5', // Nordrhein-Westfalen
  '27', // Rheinland-Pfalz
  '10', // Saarland
  '32', // Sachsen
  '31', // Sachsen-Anhalt
  '21', // Schleswig-Holstein
  '41', // Thüringen
];
