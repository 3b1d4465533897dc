import type { ReactNode } from 'react';
import { ShortTime } from '../ui/time';
import type { Tone } from './tones';
import classes from './values.module.css';

export interface TimelineEntry {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  readonly title: ReactNode;
  readonly body?: ReactNode;
  /** Icon of 14 px; defaults to a dot. */
  readonly icon?: ReactNode;
  readonly tone?: Tone;
}

interface TimelineProps {
  /** In display order. */
  readonly entries: readonly TimelineEntry[];
  /** Accessible name. */
  readonly label: string;
}

/** Events in the order of time. */
export function Timeline({ entries, label }: TimelineProps) {
  return (
    <ol className={classes.timeline} aria-label={label}>
      {entries.map(({ id, at, title, body, icon, tone = 'neutral' }) => (
        <li key={id} className={classes.event}>
          <span className={classes.eventMark} data-tone={tone} aria-hidden>
            {icon}
          </span>
          <div className={classes.eventText}>
            <div className={classes.eventHead}>
              <span>{title}</span>
              <span className={classes.hint}>
                <ShortTime at={at} />
              </span>
            </div>
            {body ? <div className={classes.hint}>{body}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
