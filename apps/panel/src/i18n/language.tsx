import { Fragment, type ReactNode, useSyncExternalStore } from 'react';
import { type Catalogue, formatMessage, sentencesWith, type Values } from './message';

/** Languages of the panel. English texts are the keys of the other catalogs. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: { readonly [language in Language]: string } = { en: 'English', de: 'Deutsch' };

const PLACE = 'assay.language';
const isLanguage = (text: string | null): text is Language => LANGUAGES.some((known) => known === text);

/** Returns the language selected in this browser; null uses the browser language. */
export function chosenLanguage(): Language | null {
  try {
    const kept = localStorage.getItem(PLACE);
    return isLanguage(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Returns the preferred languages of the browser; empty outside a browser, as in tests. */
const spoken = (): readonly string[] =>
  (globalThis as { readonly navigator?: Partial<Navigator> }).navigator?.languages ?? [];

function browserLanguage(): Language {
  for (const tag of spoken()) {
    const [language = ''] = tag.split('-');
    if (isLanguage(language)) return language;
  }
  return 'en';
}

/** Current language with its translations. */
interface Shown {
  readonly language: Language;
  readonly catalogue: Catalogue;
  readonly patterned: ReturnType<typeof sentencesWith>;
  /** Names of built-in rules, lists and categories, by English name. */
  readonly names: Catalogue;
}

let shown: Shown = { language: 'en', catalogue: {}, patterned: () => null, names: {} };
const listeners = new Set<() => void>();

const language = (): Language => shown.language;

/**
 * Returns the locale for dates and numbers: the browser's variant of the language, such as en-GB, if
 * available.
 */
export const locale = (): string =>
  spoken().find((tag) => tag.split('-')[0] === shown.language) ?? shown.language;

function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function show(wanted: Language): Promise<void> {
  const german = wanted === 'de' ? await import('./german') : null;
  shown = {
    language: wanted,
    catalogue: german?.GERMAN ?? {},
    patterned: sentencesWith(german?.PATTERNS ?? {}, wordsOf),
    names: german?.BUILT_IN_NAMES ?? {},
  };
  document.documentElement.lang = wanted;
  for (const listener of listeners) listener();
}

/**
 * Starts with the selected language or the browser language; falls back to English if translations can't be
 * loaded.
 */
export const startLanguage = (): Promise<void> =>
  show(chosenLanguage() ?? browserLanguage()).catch(() => undefined);

/**
 * Switches the language and stores the choice in this browser. @param wanted null uses the browser language.
 * @throws if translations can't be loaded
 */
export async function chooseLanguage(wanted: Language | null): Promise<void> {
  await show(wanted ?? browserLanguage());
  try {
    if (wanted) localStorage.setItem(PLACE, wanted);
    else localStorage.removeItem(PLACE);
  } catch {
    // Without local storage, the next visit uses the browser language.
  }
}

/** English text in a table, translated by `t` when shown. */
export interface Sentence {
  readonly english: string;
}

/** Marks a text in a table for translation. */
export const english = (text: string): Sentence => ({ english: text });

/**
 * Translates a text from the server if it is known, including texts with numbers and names; otherwise returns
 * it unchanged. Braces in it have no meaning.
 */
export const wordsOf = (text: string): string =>
  (Object.hasOwn(shown.catalogue, text) ? shown.catalogue[text] : shown.patterned(text, locale())) ?? text;

/** Translates the name of a built-in rule, list or category; returns the name of any other one unchanged. */
export const builtInName = (name: string): string =>
  (Object.hasOwn(shown.names, name) ? shown.names[name] : undefined) ?? name;

/** Translates a sentence; falls back to English. @param sentence in English */
export function t(sentence: string | Sentence, values: Values = {}): string {
  const text = typeof sentence === 'string' ? sentence : sentence.english;
  const { catalogue } = shown;
  const known = Object.hasOwn(catalogue, text) ? catalogue[text] : undefined;
  return formatMessage(known ?? text, values, locale());
}

/** Translates a sentence of a table; returns plain text unchanged. */
export const inWords = (text: string | Sentence): string => (typeof text === 'string' ? text : t(text));

/** Formats a number with a fixed number of decimals in the current locale. */
export const decimal = (value: number, digits: number): string =>
  value.toLocaleString(locale(), { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Formats a share (0–1) as a percentage in the current locale: `12.3%`, in German `12,3 %`. */
export const percentage = (share: number, digits = 0): string =>
  share.toLocaleString(locale(), {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

/** Delimits the names of React nodes while a sentence is formatted. */
const MARK = '\u0001';

/**
 * Translates a sentence with React nodes as values, such as a time or a link.
 * @param parts values by name
 */
export function sentenceWith(
  sentence: Sentence,
  parts: { readonly [name: string]: ReactNode },
): readonly ReactNode[] {
  const values = Object.entries(parts).map(([name, part]) => [
    name,
    typeof part === 'string' || typeof part === 'number' ? part : `${MARK}${name}${MARK}`,
  ]);
  return t(sentence, Object.fromEntries(values) as { [name: string]: string | number })
    .split(MARK)
    .map((text, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order of parts is fixed.
      <Fragment key={index}>{index % 2 === 1 ? parts[text] : text}</Fragment>
    ));
}

/** Remounts its children when the language changes; drafts are stored outside and stay. */
export function InLanguage({ children }: { readonly children: ReactNode }) {
  const shown = useSyncExternalStore(onLanguage, language);
  return <Fragment key={shown}>{children}</Fragment>;
}
