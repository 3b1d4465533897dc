import { Group, NativeSelect, TextInput } from '@mantine/core';
import type { RuleHistory } from '../../api/dashboard';
import { money, percent } from '../../dashboards/chart-data';
import { type DashboardSearch, datesOf, type Preset } from '../../dashboards/search';
import { t } from '../../i18n/language';

const presets = (): { value: Preset | 'dates'; label: string }[] => [
  { value: '7', label: t('Last 7 days') },
  { value: '28', label: t('Last 28 days') },
  { value: '90', label: t('Last 90 days') },
  { value: '365', label: t('Last 365 days') },
  { value: 'dates', label: t('Custom range') },
];

type RuleMetrics = RuleHistory['metrics'];

/** Displayed period: a preset or two dates. */
export type DaysShown = Omit<DashboardSearch, 'space' | 'segment' | 'compare'>;

export const daysOf = (shown: DaysShown, now: Date) => datesOf({ space: 'live', ...shown }, now);

interface DaysChoiceProps {
  readonly shown: DaysShown;
  readonly onChange: (shown: DaysShown) => void;
}

/** Field for the metrics period. */
export function DaysChoice({ shown, onChange }: DaysChoiceProps) {
  const isByDates = shown.from !== undefined;
  const dates = daysOf(shown, new Date());
  return (
    <Group align="flex-end">
      <NativeSelect
        aria-label={t('Metrics period')}
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
            label={t('Start date')}
            value={dates.from}
            onChange={({ currentTarget: { value } }) => value && onChange({ ...dates, from: value })}
          />
          <TextInput
            type="date"
            label={t('End date')}
            value={dates.to}
            onChange={({ currentTarget: { value } }) => value && onChange({ ...dates, to: value })}
          />
        </>
      ) : null}
    </Group>
  );
}

/** Returns the number of matches, such as `38 matches`, and of shadow matches. */
export const hitsOf = ({ matches: hits, shadow_matches }: RuleMetrics): string =>
  [
    hits > 0 || shadow_matches === 0 ? t('{hits, plural, one {# match} other {# matches}}', { hits }) : null,
    shadow_matches > 0 ? t('{hits} in shadow mode', { hits: shadow_matches }) : null,
  ]
    .filter((words) => words !== null)
    .join(' · ');

/** Returns the precision, such as `75 % precision (12 labeled)`; null without labels. */
export const precisionOf = ({ precision, fraud, legitimate }: RuleMetrics): string | null =>
  precision === null
    ? null
    : t('{share} precision ({calls} labeled)', { share: percent(precision), calls: fraud + legitimate });

/** Returns the fraud amount in the currency with the largest sum; null without labeled fraud. */
export function fraudMoneyOf({ money: all }: RuleMetrics): string | null {
  const most = all.find(({ fraud }) => fraud > 0);
  return most ? t('{amount} fraud', { amount: money(most.fraud, most.currency) }) : null;
}
