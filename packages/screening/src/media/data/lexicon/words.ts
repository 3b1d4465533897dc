/** Kinds of wrongdoing that adverse media is sorted by. */
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
 * Beginnings of words that mean a risk in one language, by category; a stem of several words needs them in a row.
 * Folded: lower case, without accents. A stem that ends in `$` is a whole word.
 */
export type Lexicon = { readonly [Category in RiskCategory]: readonly string[] };

/** Stems written one after the other, with commas between them. */
export function stems([text]: TemplateStringsArray): readonly string[] {
  return text!.split(',').map((stem) => stem.replace(/\s+/g, ' ').trim());
}
