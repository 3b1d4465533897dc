import { Group, NativeSelect, Text, TextInput } from '@mantine/core';
import type { RuleMetrics } from '../../api/dashboard';
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

/** How often a rule held: `38 hits`, and beside it what it did in shadow. */
export const hitsOf = ({ matches: hits, shadow_matches }: RuleMetrics): string =>
  [
    hits > 0 || shadow_matches === 0 ? t('{hits, plural, one {# match} other {# matches}}', { hits }) : null,
    shadow_matches > 0 ? t('{hits} in shadow mode', { hits: shadow_matches }) : null,
  ]
    .filter((words) => words !== null)
    .join(' · ');

/** `75 % of 12 right`; nothing where no call is labelled. */
export const precisionOf = ({ precision, fraud, legitimate }: RuleMetrics): string | null =>
  precision === null
    ? null
    : t('{share} precision ({calls} labeled)', { share: percent(precision), calls: fraud + legitimate });

/** Money of the labelled frauds that it held for, in the currency with the most; nothing where none is labelled. */
export function fraudMoneyOf({ money: all }: RuleMetrics): string | null {
  const most = all.find(({ fraud }) => fraud > 0);
  return most ? t('{amount} fraud', { amount: money(most.fraud, most.currency) }) : null;
}

/** A rule's figures of some days, small. @param figures undefined = it held for nothing */
export function RuleNumbers({ figures }: { readonly figures: RuleMetrics | undefined }) {
  if (!figures) {
    return (
      <Text size="xs" c="dimmed">
        {t('no matches')}
      </Text>
    );
  }
  const more = [precisionOf(figures), fraudMoneyOf(figures)].filter((words) => words !== null);
  return (
    <>
      <Text size="xs">{hitsOf(figures)}</Text>
      {more.map((words) => (
        <Text key={words} size="xs" c="dimmed">
          {words}
        </Text>
      ))}
    </>
  );
}
