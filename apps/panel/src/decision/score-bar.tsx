import type { Thresholds } from '../api/policy';
import classes from './score-bar.module.css';

interface ScoreBarProps {
  /** 0–100. */
  readonly score: number;
  readonly thresholds: Thresholds;
}

/** Where the score stands between 0 and 100, against the thresholds of its time. */
export function ScoreBar({ score, thresholds: { review, decline } }: ScoreBarProps) {
  return (
    <div
      className={classes.bar}
      role="img"
      aria-label={`Score ${score} of 100; review from ${review}, decline from ${decline}`}
    >
      <div className={classes.scale}>
        <div className={classes.approve} style={{ width: `${review}%` }} />
        <div className={classes.review} style={{ width: `${decline - review}%` }} />
        <div className={classes.decline} style={{ width: `${100 - decline}%` }} />
      </div>
      <div className={classes.needle} style={{ left: `${score}%` }} />
      <div className={classes.legend}>
        <span>review from {review}</span>
        <span>decline from {decline}</span>
      </div>
    </div>
  );
}
