import { Fragment, type ReactNode, useSyncExternalStore } from 'react';
import { type Catalogue, formatMessage, sentencesWith, type Values } from './message';

/** Languages of the panel. English sentences are the keys of the others' catalogues. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: { readonly [language in Language]: string } = { en: 'English', de: 'Deutsch' };

const PLACE = 'assay.language';
const isLanguage = (text: string | null): text is Language => LANGUAGES.some((known) => known === text);

/** The one that was chosen in this browser; null = that of the browser counts. */
export function chosenLanguage(): Language | null {
  try {
    const kept = localStorage.getItem(PLACE);
    return isLanguage(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** What the browser's user reads, the best first; what stands in for a browser outside of one may not say. */
const spoken = (): readonly string[] =>
  (globalThis as { readonly navigator?: Partial<Navigator> }).navigator?.languages ?? [];

function browserLanguage(): Language {
  for (const tag of spoken()) {
    const [language = ''] = tag.split('-');
    if (isLanguage(language)) return language;
  }
  return 'en';
}

/** The language that is shown, with its sentences. */
interface Shown {
  readonly language: Language;
  readonly catalogue: Catalogue;
  readonly patterned: ReturnType<typeof sentencesWith>;
}

let shown: Shown = { language: 'en', catalogue: {}, patterned: () => null };
const listeners = new Set<() => void>();

const language = (): Language => shown.language;

/** How dates and numbers are written: the browser's own way of the language, such as en-GB, where it has one. */
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
  };
  document.documentElement.lang = wanted;
  for (const listener of listeners) listener();
}

/** Shows the language that was chosen, or the browser's; English where its sentences cannot be loaded. */
export const startLanguage = (): Promise<void> =>
  show(chosenLanguage() ?? browserLanguage()).catch(() => undefined);

/** Shows a language and remembers it in this browser. @param wanted null = as the browser asks. @throws where it cannot be loaded */
export async function chooseLanguage(wanted: Language | null): Promise<void> {
  await show(wanted ?? browserLanguage());
  try {
    if (wanted) localStorage.setItem(PLACE, wanted);
    else localStorage.removeItem(PLACE);
  } catch {
    // A browser that keeps nothing shows its own language the next time.
  }
}

/** A sentence that stands in a table, made when the module is loaded; `t` says it when it is shown. */
export interface Sentence {
  readonly english: string;
}

/** Marks a text of a table as a sentence to be translated. */
export const english = (text: string): Sentence => ({ english: text });

/**
 * What somebody else worded, such as the server: in the present language where the words are known, also those around numbers and
 * names, else as it came. Braces in it stand for themselves.
 */
export const wordsOf = (text: string): string =>
  (Object.hasOwn(shown.catalogue, text) ? shown.catalogue[text] : shown.patterned(text, locale())) ?? text;

/** A sentence in the present language; one that has no translation stays English. @param sentence in English */
export function t(sentence: string | Sentence, values: Values = {}): string {
  const text = typeof sentence === 'string' ? sentence : sentence.english;
  const { catalogue } = shown;
  const known = Object.hasOwn(catalogue, text) ? catalogue[text] : undefined;
  return formatMessage(known ?? text, values, locale());
}

/** What is a text already as it is, a sentence of a table in the present language. */
export const inWords = (text: string | Sentence): string => (typeof text === 'string' ? text : t(text));

/** A number with so many digits behind the point or comma, as the language writes it. */
export const decimal = (value: number, digits: number): string =>
  value.toLocaleString(locale(), { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** On both sides of the name of a part that is no text, while the sentence is formatted. */
const MARK = '\u0001';

/**
 * A sentence in the present language, some of whose values are shown rather than written, such as a time or a link.
 * @param parts what stands in the sentence's braces, by name
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
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move.
      <Fragment key={index}>{index % 2 === 1 ? parts[text] : text}</Fragment>
    ));
}

/** Shows everything anew when another language is chosen; drafts lie outside, and stay. */
export function InLanguage({ children }: { readonly children: ReactNode }) {
  const shown = useSyncExternalStore(onLanguage, language);
  return <Fragment key={shown}>{children}</Fragment>;
}
