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

/** Each in itself, as whoever looks for it knows it. */
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

/** The languages that there are of those that a workflow offers. @param offered empty = all */
export const languagesOf = (offered: readonly string[]): readonly string[] =>
  Object.keys(LOADERS).filter((language) => offered.length === 0 || offered.includes(language));

/** Countries that stand for a language (docs/how-to/hosted-flow.md). */
const ALIASES: { readonly [tag: string]: string } = { ae: 'ar', cn: 'zh' };

const RIGHT_TO_LEFT = ['ar'];

/**
 * The language to show: the first of those wished for that there is, by its beginning (pt-BR is pt), else English.
 * @param wished BCP 47 tags, the dearest first
 * @param offered languages of the workflow; empty = all
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

/** Texts of a language of `chooseLanguage`. */
export async function loadTexts(language: string): Promise<Texts> {
  const load = LOADERS[language] ?? LOADERS.en;
  if (!load) throw new Error(`no texts for ${language}`);
  return (await load()).texts;
}

/** A text with its values. */
export const fill = (text: string, values: { readonly [name: string]: string | number }): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
