import { NativeSelect, SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { chooseDensity, type Density, useDensity } from '../design/density';
import {
  chooseLanguage,
  chosenLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  t,
} from '../i18n/language';

/** Color scheme field; the choice is stored in this browser. */
export function ThemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  return (
    <SegmentedControl
      size="xs"
      fullWidth
      aria-label={t('Color scheme')}
      data={[
        { value: 'light', label: t('Light') },
        { value: 'auto', label: t('Auto') },
        { value: 'dark', label: t('Dark') },
      ]}
      value={colorScheme}
      onChange={(scheme) => setColorScheme(scheme as typeof colorScheme)}
    />
  );
}

/** Row height of tables. */
export function DensityChoice() {
  return (
    <SegmentedControl
      size="xs"
      fullWidth
      aria-label={t('Density')}
      data={[
        { value: 'compact', label: t('Compact') },
        { value: 'comfortable', label: t('Comfortable') },
      ]}
      value={useDensity()}
      onChange={(density) => chooseDensity(density as Density)}
    />
  );
}

/** Language field; the choice is stored in this browser. */
export function LanguageChoice() {
  return (
    <NativeSelect
      size="xs"
      aria-label={t('Language')}
      value={chosenLanguage() ?? ''}
      data={[
        { value: '', label: t('Browser language') },
        ...LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] })),
      ]}
      onChange={({ currentTarget: { value } }) => void chooseLanguage((value || null) as Language | null)}
    />
  );
}
