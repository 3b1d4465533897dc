import { Group, NativeSelect, TextInput } from '@mantine/core';
import { type DashboardSearch, datesOf, type Preset } from '../../dashboards/search';
import { t } from '../../i18n/language';

const presets = (): { value: Preset | 'dates'; label: string }[] => [
  { value: '7', label: t('The last 7 days') },
  { value: '28', label: t('The last 28 days') },
  { value: '90', label: t('The last 90 days') },
  { value: '365', label: t('The last 365 days') },
  { value: 'dates', label: t('From day to day') },
];

/** Days that figures are shown of: by a name, or from one to another. */
export type DaysShown = Omit<DashboardSearch, 'space' | 'segment' | 'compare'>;

export const daysOf = (shown: DaysShown, now: Date) => datesOf({ space: 'live', ...shown }, now);

interface DaysChoiceProps {
  readonly shown: DaysShown;
  readonly onChange: (shown: DaysShown) => void;
}

/** Chooses of which days the figures of rules are. */
export function DaysChoice({ shown, onChange }: DaysChoiceProps) {
  const isByDates = shown.from !== undefined;
  const dates = daysOf(shown, new Date());
  return (
    <Group align="flex-end">
      <NativeSelect
        aria-label={t('Days of the figures')}
        data={presets()}
        value={isByDates ? 'dates' : (shown.range ?? '28')}
        onChange={({ currentTarget: { value } }) =>
          onChange(value === 'dates' ? dates : { range: value as Preset })
        }
      />
      {isByDates ? (
        <>
          <TextInput
            type="date"
            label={t('First day')}
            value={dates.from}
            onChange={({ currentTarget: { value } }) => value && onChange({ ...dates, from: value })}
          />
          <TextInput
            type="date"
            label={t('Last day')}
            value={dates.to}
            onChange={({ currentTarget: { value } }) => value && onChange({ ...dates, to: value })}
          />
        </>
      ) : null}
    </Group>
  );
}
