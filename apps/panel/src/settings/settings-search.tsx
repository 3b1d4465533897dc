import { createContext, type ReactNode, useContext } from 'react';
import { inWords, t } from '../i18n/language';
import { SECTION_TEXTS, type SectionId, type SettingName } from './setting-names';

/** Fields that match the search, by section. */
type MatchingSettings = ReadonlyMap<SectionId, ReadonlySet<string>>;

/**
 * Returns the sections with matching fields. A section whose title or description matches has all its fields.
 * @param query compared with labels and descriptions, ignoring case; empty matches everything
 */
export function matchingSettings(query: string): MatchingSettings {
  const wanted = query.trim().toLocaleLowerCase();
  const matches = (...texts: readonly (Parameters<typeof inWords>[0] | undefined)[]) =>
    texts.some((text) => text !== undefined && inWords(text).toLocaleLowerCase().includes(wanted));
  return new Map(
    (Object.keys(SECTION_TEXTS) as readonly SectionId[]).flatMap((id) => {
      const { title, about, fields } = SECTION_TEXTS[id];
      const isWhole = matches(title, about);
      const names = Object.entries(fields)
        .filter(([, { label, description }]) => isWhole || matches(label, description))
        .map(([name]) => name);
      return names.length > 0 ? [[id, new Set(names)] as const] : [];
    }),
  );
}

const ALL: MatchingSettings = matchingSettings('');
const Matching = createContext<MatchingSettings>(ALL);

/** Provides the matching settings to the fields. */
export const MatchingProvider = Matching.Provider;

/** Returns the translated title of a section. */
export const titleOf = (id: SectionId): string => t(SECTION_TEXTS[id].title);

/** Returns the translated description of a section; null without one. */
export function aboutOf(id: SectionId): string | null {
  const { about } = SECTION_TEXTS[id];
  return about ? t(about) : null;
}

interface SettingWords {
  readonly label: string;
  readonly description: string | null;
}

/** Returns the translated label and description of a field. */
export function wordsOfSetting(name: SettingName): SettingWords {
  const found = Object.values(SECTION_TEXTS).find(({ fields }) => name in fields)?.fields[name];
  return {
    label: found ? t(found.label) : name,
    description: found?.description ? t(found.description) : null,
  };
}

interface SettingProps {
  readonly id: SettingName;
  readonly children: (words: SettingWords) => ReactNode;
}

/** Field that the search can hide. */
export function Setting({ id, children }: SettingProps) {
  const matching = useContext(Matching);
  const isShown = [...matching.values()].some((names) => names.has(id));
  return isShown ? children(wordsOfSetting(id)) : null;
}
