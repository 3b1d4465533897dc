import type { Texts } from './text-names';

const LOADERS: { readonly [language: string]: () => Promise<{ readonly texts: Texts }> } = {
  en: () => import('./en'),
  de: () => import('./de'),
  es: () => import('./es'),
  fr: () => import('./fr'),
  it: () => import('./it'),
  pt: () => import('./pt'),
  hu: () => import('./hu'),
  ar: () => import('./ar'),
  zh: () => import('./zh'),
};

/** Native names of the languages, for the language switch. */
export const LANGUAGE_NAMES: { readonly [language: string]: string } = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  pt: 'Português',
  hu: 'Magyar',
  ar: 'العربية',
  zh: '中文',
};

/**
 * Returns the available languages that a workflow offers.
 * @param offered an empty list means all
 */
export const languagesOf = (offered: readonly string[]): readonly string[] =>
  Object.keys(LOADERS).filter((language) => offered.length === 0 || offered.includes(language));

/** Country codes accepted as language codes (docs/how-to/hosted-flow.md). */
const ALIASES: { readonly [tag: string]: string } = { ae: 'ar', cn: 'zh' };

const RIGHT_TO_LEFT = ['ar'];

/**
 * Selects the language to show: the first available one by its primary subtag (pt-BR is pt), else English.
 * @param wished BCP 47 tags in order of preference
 * @param offered languages of the workflow; an empty list means all
 */
export function chooseLanguage(wished: readonly (string | null)[], offered: readonly string[]): string {
  for (const tag of wished) {
    const [main = ''] = (tag ?? '').toLowerCase().split(/[-_]/);
    const language = ALIASES[main] ?? main;
    if (Object.keys(LOADERS).includes(language) && (offered.length === 0 || offered.includes(language)))
      return language;
  }
  const [first] = offered;
  return first === undefined || offered.includes('en') ? 'en' : first;
}

export const directionOf = (language: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr';

/** Loads the texts of a language returned by `chooseLanguage`. */
export async function loadTexts(language: string): Promise<Texts> {
  const load = LOADERS[language] ?? LOADERS.en;
  if (!load) throw new Error(`No texts for the language ${language}.`);
  return (await load()).texts;
}

/** Replaces the placeholders of a text with values. */
export const fill = (text: string, values: { readonly [name: string]: string | number }): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
