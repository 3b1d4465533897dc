import type { Thresholds } from '../api/policy';
import { t } from '../i18n/language';
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
      aria-label={t('Score {score} of 100; review from {review}, decline from {decline}', {
        score,
        review,
        decline,
      })}
    >
      <div className={classes.scale}>
        <div className={classes.approve} style={{ width: `${review}%` }} />
        <div className={classes.review} style={{ width: `${decline - review}%` }} />
        <div className={classes.decline} style={{ width: `${100 - decline}%` }} />
      </div>
      <div className={classes.needle} style={{ left: `${score}%` }} />
      <div className={classes.legend}>
        <span>{t('review from {review}', { review })}</span>
        <span>{t('decline from {decline}', { decline })}</span>
      </div>
    </div>
  );
}
