import { Paper, Text } from '@mantine/core';
import type { DashboardPeriod } from '../api/dashboard';
import { t } from '../i18n/language';
import classes from './charts.module.css';
import { milliseconds, percent, whole } from './words';

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const share = (part: number, all: number) => (all === 0 ? null : part / all);

interface FiguresProps {
  readonly current: DashboardPeriod;
  readonly previous: DashboardPeriod | null;
}

interface Figure {
  readonly name: string;
  readonly told: string;
  readonly before: string | null;
}

const sharesOf = ({ states, calls }: DashboardPeriod) => ({
  approve: share(sum(states.approve), calls),
  review: share(sum(states.review), calls),
  decline: share(sum(states.decline), calls),
});

/** The period in a few numbers, each beside what it was before. */
export function Figures({ current, previous }: FiguresProps) {
  const now = sharesOf(current);
  const then = previous && sharesOf(previous);
  const figure = (name: string, told: string, before: string | null | undefined): Figure => ({
    name,
    told,
    before: before ?? null,
  });
  const figures = [
    figure(t('Calls'), whole(current.calls), previous && whole(previous.calls)),
    figure(t('Approved'), percent(now.approve), then && percent(then.approve)),
    figure(t('Review'), percent(now.review), then && percent(then.review)),
    figure(t('Declined'), percent(now.decline), then && percent(then.decline)),
    figure(
      t('False alarms'),
      percent(current.false_alarm_share),
      previous && percent(previous.false_alarm_share),
    ),
    figure(
      t('95 % decided within'),
      milliseconds(current.latency.p95),
      previous && milliseconds(previous.latency.p95),
    ),
  ];
  return (
    <div className={classes.figures}>
      {figures.map(({ name, told, before }) => (
        <Paper key={name} withBorder p="sm">
          <Text size="xs" c="dimmed">
            {name}
          </Text>
          <Text size="xl" fw={600} className="numeric">
            {told}
          </Text>
          {before === null ? null : (
            <Text size="xs" c="dimmed">
              {t('before: {value}', { value: before })}
            </Text>
          )}
        </Paper>
      ))}
    </div>
  );
}
