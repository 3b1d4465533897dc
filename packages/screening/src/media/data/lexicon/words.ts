/** Categories of wrongdoing in adverse media. */
export type RiskCategory =
  | 'corruption'
  | 'fraud'
  | 'money-laundering'
  | 'terrorism'
  | 'organised-crime'
  | 'tax'
  | 'sanctions'
  | 'trafficking';

/**
 * Word stems that indicate a risk in one language, by category; a stem of several words matches consecutive
 * words. Folded: lower case, without accents. A stem that ends in `$` is a whole word.
 */
export type Lexicon = { readonly [Category in RiskCategory]: readonly string[] };

/** Splits a comma-separated list of stems. */
export function stems([text]: TemplateStringsArray): readonly string[] {
  return text!.split(',').map((stem) => stem.replace(/\s+/g, ' ').trim());
}
