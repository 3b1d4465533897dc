import { NativeSelect } from '@mantine/core';
import {
  chooseLanguage,
  chosenLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  t,
} from '../i18n/language';

/** The language of the panel, or that of the browser; kept in this browser. */
export function LanguageChoice() {
  return (
    <NativeSelect
      size="xs"
      aria-label={t('Language')}
      value={chosenLanguage() ?? ''}
      data={[
        { value: '', label: t('Language of the browser') },
        ...LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] })),
      ]}
      onChange={({ currentTarget: { value } }) => void chooseLanguage((value || null) as Language | null)}
    />
  );
}
