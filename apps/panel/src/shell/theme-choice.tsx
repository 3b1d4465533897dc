import { SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { t } from '../i18n/language';

/** Light, dark, or as the system is; kept in this browser. */
export function ThemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('Colours')}
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
