import { Button, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type DayCount, type FiredRule, stats } from '../api/dashboard';
import { preferences, type Space, useChangePreferences } from '../api/evaluations';
import { locale, percentage, t } from '../i18n/language';
import classes from './activity-strip.module.css';
import type { SearchChange } from './search';

const DAYS = 7;
const DAY_MS = 86_400_000;
const STATES = ['approve', 'review', 'decline'] as const;
const MAX_RULES = 4;
/** Rules that match more decisions than this say little about a transaction. */
const MAX_RULE_SHARE = 0.5;
const PREFERENCE = 'transactions.charts';

const total = (day: DayCount) => day.approve + day.review + day.decline;
const weekday = () =>
  new Intl.DateTimeFormat(locale(), { weekday: 'short', day: 'numeric', timeZone: 'UTC' });

interface ActivityStripProps {
  readonly space: Space;
  readonly onFilter: (change: SearchChange) => void;
}

/**
 * Decisions of the last days: one line, and charts that the user can hide. Days and rules filter the list.
 * Hidden before the first transaction.
 */
export function ActivityStrip({ space, onFilter }: ActivityStripProps) {
  const { data } = useQuery(stats(space, DAYS));
  const kept = useQuery(preferences).data?.preferences;
  const change = useChangePreferences();
  if (!data || !kept) return null;
  const { counts, complete } = data.days;
  const all = counts.reduce((sum, day) => sum + total(day), 0);
  if (all === 0) return null;
  const isOpen = kept[PREFERENCE] === 'open';
  const share = (state: (typeof STATES)[number]) =>
    percentage(counts.reduce((sum, day) => sum + day[state], 0) / all, 1);
  return (
    <section className={classes.strip} aria-label={t('Activity')}>
      <div className={classes.line}>
        <Text size="sm" c="dimmed">
          {complete
            ? t('Last {days} days', { days: DAYS })
            : t('Last {days} days, latest only', { days: DAYS })}
        </Text>
        <Figure value={all.toLocaleString(locale())} label={t('transactions')} />
        <Figure value={share('approve')} label={t('approved')} state="approve" />
        <Figure value={share('review')} label={t('in review')} state="review" />
        <Figure value={share('decline')} label={t('declined')} state="decline" />
        <Button
          className={classes.toggle ?? ''}
          size="compact-sm"
          variant="subtle"
          aria-expanded={isOpen}
          rightSection={isOpen ? <IconChevronUp size={14} /> : <IconChevronDown size={14} />}
          onClick={() => change.mutate({ [PREFERENCE]: isOpen ? 'closed' : 'open' })}
        >
          {isOpen ? t('Hide charts') : t('Show charts')}
        </Button>
      </div>
      {isOpen ? (
        <div className={classes.charts}>
          <Days counts={counts} onFilter={onFilter} />
          <Rules rules={data.rules.matched} of={data.rules.evaluations} onFilter={onFilter} />
        </div>
      ) : null}
    </section>
  );
}

interface FigureProps {
  readonly value: string;
  readonly label: string;
  readonly state?: (typeof STATES)[number];
}

function Figure({ value, label, state }: FigureProps) {
  return (
    <span className={classes.figure}>
      {state ? <span className={`${classes.dot} ${classes[state]}`} aria-hidden /> : null}
      <b className="numeric">{value}</b> {label}
    </span>
  );
}

interface DaysProps extends Pick<ActivityStripProps, 'onFilter'> {
  readonly counts: readonly DayCount[];
}

function Days({ counts, onFilter }: DaysProps) {
  const most = Math.max(1, ...counts.map(total));
  const showDay = ({ date }: DayCount) => {
    const from = Date.parse(date);
    onFilter({ from: new Date(from).toISOString(), to: new Date(from + DAY_MS).toISOString() });
  };
  return (
    <div>
      <Text size="xs" c="dimmed" mb={4}>
        {t('Decisions per day (UTC)')}
      </Text>
      <div className={classes.days}>
        {counts.map((day) => {
          const words = t('{date}: {approve} approved, {review} in review, {decline} declined', { ...day });
          return (
            <button
              key={day.date}
              type="button"
              className={classes.day}
              aria-label={words}
              title={words}
              onClick={() => showDay(day)}
            >
              <span className={classes.bar}>
                {STATES.map((state) => (
                  <span
                    key={state}
                    className={classes[state]}
                    style={{ height: `${(100 * day[state]) / most}%` }}
                  />
                ))}
              </span>
              <span className={classes.dayName}>{weekday().format(new Date(day.date))}</span>
            </button>
          );
        })}
      </div>
    </div>
  );
}

interface RulesProps extends Pick<ActivityStripProps, 'onFilter'> {
  readonly rules: readonly FiredRule[];
  /** Number of decisions. */
  readonly of: number;
}

function Rules({ rules, of, onFilter }: RulesProps) {
  const telling = rules.filter(({ count }) => count <= of * MAX_RULE_SHARE).slice(0, MAX_RULES);
  if (telling.length === 0) return null;
  return (
    <div>
      <Text size="xs" c="dimmed" mb={4}>
        {t('Rules that match often, but not most transactions')}
      </Text>
      {telling.map(({ id, name, count }) => (
        <button key={id} type="button" className={classes.rule} onClick={() => onFilter({ rule: id })}>
          <span className={classes.ruleId}>{id}</span>
          <span className={classes.ruleName}>{name ?? t('deleted rule')}</span>
          <span className="numeric">{percentage(count / Math.max(1, of), 1)}</span>
        </button>
      ))}
    </div>
  );
}
