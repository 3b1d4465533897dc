import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { locale, t } from '../i18n/language';
import classes from './values.module.css';

export interface Reason {
  readonly id: string;
  /** Points that the rule adds to the score; null for rules that set a state. */
  readonly points: number | null;
  /** Name of the rule, or a link to it. */
  readonly name: ReactNode;
  /** Values that matched, such as "IP FR". */
  readonly values?: readonly string[];
  /** After the values, such as a link to the rule. */
  readonly explanation?: ReactNode;
}

interface ReasonListProps {
  /** Ordered by importance. */
  readonly reasons: readonly Reason[];
  /** Number of reasons before "Show all". */
  readonly limit?: number;
  /** Accessible name. */
  readonly label?: string;
}

const signed = (points: number): string =>
  points.toLocaleString(locale(), { signDisplay: 'exceptZero', maximumFractionDigits: 2 });

/** Rules that decided a transaction: points, name and explanation. */
export function ReasonList({ reasons, limit = 5, label }: ReasonListProps) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? reasons : reasons.slice(0, limit);
  return (
    <div>
      <ul className={classes.reasons} aria-label={label ?? t('Reasons')}>
        {shown.map(({ id, points, name, values = [], explanation }) => (
          <li key={id} className={classes.reason}>
            <span
              className={classes.points}
              data-tone={
                points === null ? 'info' : points > 0 ? 'negative' : points < 0 ? 'positive' : 'neutral'
              }
            >
              {points === null ? '=' : signed(points)}
            </span>
            <span>
              {name}
              {explanation || values.length > 0 ? (
                <span className={classes.explanation}>
                  {values.length > 0 ? <bdi className={classes.observed}>{values.join(', ')}</bdi> : null}
                  {explanation}
                </span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      {reasons.length > limit ? (
        <Button variant="subtle" size="compact-sm" onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('Show fewer') : t('Show all {count}', { count: reasons.length })}
        </Button>
      ) : null}
    </div>
  );
}
