/**
 * Words that address a person and are nobody's name, lower case. Titles that people bear as names (Malik, Sultan, Prince,
 * Don, Hon, Md) are not among them.
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
