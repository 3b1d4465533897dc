/**
 * Words that address a person and are not names, lower case. Titles that are also used as names (Malik,
 * Sultan, Prince, Don, Hon, Md) are not included.
 */
export const FORMS_OF_ADDRESS: ReadonlySet<string> = new Set(
  [
    'mr mrs ms miss mx mister madam sir dr doctor prof professor rev reverend excellency',
    'honorable honourable esq phd mba llm',
    'herr frau fräulein monsieur madame mademoiselle mme mlle',
    'señor señora señorita senor senora senorita sr sra srta signor signora signorina',
    'господин госпожа доктор دكتور الدكتور 先生 女士 小姐',
  ].flatMap((line) => line.split(' ')),
);
