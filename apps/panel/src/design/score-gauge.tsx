import { locale, t } from '../i18n/language';
import type { Tone } from './tones';
import classes from './values.module.css';

interface ScoreGaugeProps {
  readonly score: number;
  /** Score from which a transaction is REVIEW. */
  readonly review: number;
  /** Score from which a transaction is DECLINE. */
  readonly decline: number;
  /** End of the scale; scores beyond it fill the bar. */
  readonly max?: number;
  readonly label?: string;
}

const shareOf = (value: number, max: number): number => Math.min(1, Math.max(0, value / max)) * 100;

/** Score as a number above a bar with the REVIEW and DECLINE thresholds. */
export function ScoreGauge({ score, review, decline, max = 100, label }: ScoreGaugeProps) {
  const tone: Tone = score >= decline ? 'negative' : score >= review ? 'caution' : 'positive';
  const end = Math.max(max, decline);
  const text = score.toLocaleString(locale(), { maximumFractionDigits: 2 });
  return (
    <div className={classes.gauge} data-tone={tone}>
      <div className={classes.gaugeHead}>
        <span className={classes.gaugeScore}>{text}</span>
        <span className={classes.hint}>{label ?? t('Fraud score')}</span>
      </div>
      <svg
        className={classes.gaugeBar}
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        role="img"
        aria-label={t('Score {score}: review from {review}, decline from {decline}', {
          score: text,
          review,
          decline,
        })}
      >
        <rect className={classes.gaugeTrack} width="100" height="8" rx="1" />
        <rect className={classes.gaugeFill} width={shareOf(score, end)} height="8" rx="1" />
        {[review, decline].map((limit) => (
          <rect key={limit} className={classes.gaugeLimit} x={shareOf(limit, end)} width="0.6" height="8" />
        ))}
      </svg>
      <div className={classes.gaugeLegend}>
        <span>{t('Review from {score}', { score: review })}</span>
        <span>{t('Decline from {score}', { score: decline })}</span>
      </div>
    </div>
  );
}
