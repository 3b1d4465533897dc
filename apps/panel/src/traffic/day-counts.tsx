import { Group, Paper, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type DayCount, type FiredRule, stats } from '../api/dashboard';
import type { Space } from '../api/evaluations';
import { locale, percentage, t } from '../i18n/language';
import classes from './day-counts.module.css';

const DAYS = 7;
const MAX_RULES = 5;
const STATES = ['approve', 'review', 'decline'] as const;

const total = (day: DayCount) => day.approve + day.review + day.decline;
const weekday = () =>
  new Intl.DateTimeFormat(locale(), { weekday: 'short', day: 'numeric', timeZone: 'UTC' });

interface DayCountsProps {
  readonly space: Space;
}

/** Decisions per day and top matched rules. Hidden before the first transaction. */
export function DayCounts({ space }: DayCountsProps) {
  const { data } = useQuery(stats(space, DAYS));
  if (!data || data.days.counts.every((day) => total(day) === 0)) return null;
  const most = Math.max(...data.days.counts.map(total));
  return (
    <Group align="stretch" mb="lg">
      <Paper withBorder p="md" className={classes.panel}>
        <Text size="sm" fw={600} mb="xs">
          {data.days.complete ? t('Decisions per day (UTC)') : t('Decisions per day (UTC), latest only')}
        </Text>
        <div className={classes.days}>
          {data.days.counts.map((day) => (
            <Day key={day.date} day={day} most={most} />
          ))}
        </div>
      </Paper>
      <Paper withBorder p="md" className={classes.panel}>
        <Text size="sm" fw={600} mb="xs">
          {t('Top matched rules in {evaluations} decisions', {
            evaluations: data.rules.evaluations,
          })}
        </Text>
        <Stack gap={4}>
          {data.rules.matched.slice(0, MAX_RULES).map((rule) => (
            <FiredRuleLine key={rule.id} rule={rule} of={data.rules.evaluations} />
          ))}
        </Stack>
      </Paper>
    </Group>
  );
}

function Day({ day, most }: { readonly day: DayCount; readonly most: number }) {
  const { date, approve, review, decline } = day;
  const words = t('{date}: {approve} approved, {review} in review, {decline} declined', {
    date,
    approve,
    review,
    decline,
  });
  return (
    <div className={classes.day} role="img" aria-label={words} title={words}>
      <div className={classes.bar}>
        {STATES.map((state) => (
          <div
            key={state}
            className={classes[state]}
            style={{ height: `${(100 * day[state]) / Math.max(1, most)}%` }}
          />
        ))}
      </div>
      <Text size="xs" c="dimmed">
        {weekday().format(new Date(day.date))}
      </Text>
    </div>
  );
}

function FiredRuleLine({ rule, of }: { readonly rule: FiredRule; readonly of: number }) {
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <Text size="sm" truncate>
        <Text span c="dimmed" inherit>
          {rule.id}
        </Text>{' '}
        {rule.name ?? t('deleted rule')}
      </Text>
      <Text size="sm" className="numeric">
        {rule.count.toLocaleString(locale())} · {percentage(rule.count / Math.max(1, of))}
      </Text>
    </Group>
  );
}
