/**
 * Ordinal words of numbered streets by their digits. Publication 28 writes numbers as they are officially
 * named; the comparison does not.
 */
export const ORDINAL_NUMBERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    first: '1st',
    second: '2nd',
    third: '3rd',
    fourth: '4th',
    fifth: '5th',
    sixth: '6th',
    seventh: '7th',
    eighth: '8th',
    ninth: '9th',
    tenth: '10th',
    eleventh: '11th',
    twelfth: '12th',
  }),
);
