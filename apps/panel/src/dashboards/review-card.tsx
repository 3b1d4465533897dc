import { useQuery } from '@tanstack/react-query';
import type { Space } from '../api/evaluations';
import { queues, type Reviewer, reviewersOf } from '../api/queues';
import { FigureTile, FigureTiles } from '../design/figure-tile';
import { SmallTable } from '../design/small-table';
import { locale, t } from '../i18n/language';
import { Section } from '../ui/page';
import { AnchorLink } from '../ui/shown-values';
import { percent, whole } from './chart-data';
import classes from './charts.module.css';

const SECONDS_A_MINUTE = 60;
const MINUTES_AN_HOUR = 60;

/** Formats a duration in the largest fitting unit. */
function duration(seconds: number | null): string {
  if (seconds === null) return '–';
  const minutes = seconds / SECONDS_A_MINUTE;
  const [value, unit] =
    minutes < 1
      ? [seconds, 'second']
      : minutes < MINUTES_AN_HOUR
        ? [minutes, 'minute']
        : [minutes / MINUTES_AN_HOUR, 'hour'];
  return value.toLocaleString(locale(), {
    style: 'unit',
    unit: String(unit),
    unitDisplay: 'short',
    maximumFractionDigits: value < 10 ? 1 : 0,
  });
}

interface Team {
  readonly decisions: number;
  /** Median over the reviewers, weighted by their decisions. */
  readonly medianSeconds: number | null;
  /** Share of the decisions that another person did not change; null = unknown. */
  readonly agreement: number | null;
}

type ReviewerNumbers = Pick<Reviewer, 'approved' | 'declined' | 'override_rate' | 'median_seconds'>;

/** Sums up the numbers of all reviewers. */
export function teamOf(reviewers: readonly ReviewerNumbers[]): Team {
  const count = ({ approved, declined }: ReviewerNumbers) => approved + declined;
  const decisions = reviewers.reduce((sum, reviewer) => sum + count(reviewer), 0);
  const known = reviewers.filter((reviewer) => reviewer.override_rate !== null && count(reviewer) > 0);
  const judged = known.reduce((sum, reviewer) => sum + count(reviewer), 0);
  const overridden = known.reduce((sum, one) => sum + (one.override_rate ?? 0) * count(one), 0);
  const timed = reviewers
    .filter((reviewer) => reviewer.median_seconds !== null && count(reviewer) > 0)
    .sort((a, b) => (a.median_seconds ?? 0) - (b.median_seconds ?? 0));
  const half = timed.reduce((sum, reviewer) => sum + count(reviewer), 0) / 2;
  let below = 0;
  const median = timed.find((reviewer) => {
    below += count(reviewer);
    return below >= half;
  });
  return {
    decisions,
    medianSeconds: median?.median_seconds ?? null,
    agreement: judged === 0 ? null : 1 - overridden / judged,
  };
}

interface ReviewCardProps {
  readonly space: Space;
  /** Length of the period, in days. */
  readonly days: number;
}

/** Work of the reviewers up to now, and the queues that wait. */
export function ReviewCard({ space, days }: ReviewCardProps) {
  const reviewers = useQuery(reviewersOf(space, days));
  const waiting = useQuery(queues);
  if (!reviewers.data || !waiting.data) return null;
  const team = teamOf(reviewers.data.reviewers);
  return (
    <div className={classes.card}>
      <Section
        title={t('Manual review')}
        about={t('{days, plural, one {Last day} other {Last # days}}, and the queues now.', { days })}
      >
        <FigureTiles label={t('Manual review')}>
          <FigureTile label={t('Decisions')} value={whole(team.decisions)} />
          <FigureTile label={t('Median time to decision')} value={duration(team.medianSeconds)} />
          <FigureTile label={t('Reviewer agreement')} value={percent(team.agreement)} />
        </FigureTiles>
        {waiting.data.queues.length > 0 ? (
          <div className={classes.queues}>
            <SmallTable
              name={t('Queues')}
              head={[t('Queue'), t('Waiting'), t('Overdue')]}
              rows={waiting.data.queues.map(({ id, name, waiting: count, overdue }) => ({
                key: id,
                cells: [
                  <AnchorLink key="queue" to="/panel/queues" search={{ queue: id }}>
                    {name}
                  </AnchorLink>,
                  whole(count),
                  overdue > 0 ? (
                    <AnchorLink key="overdue" to="/panel/queues" search={{ queue: id, only: 'overdue' }}>
                      {whole(overdue)}
                    </AnchorLink>
                  ) : (
                    '0'
                  ),
                ],
                tones: [null, overdue > 0 ? ('negative' as const) : null],
              }))}
            />
          </div>
        ) : null}
      </Section>
    </div>
  );
}
