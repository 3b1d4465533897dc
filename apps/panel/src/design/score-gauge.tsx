import { locale, t } from '../i18n/language';
import type { Tone } from './tones';
import classes from './values.module.css';

interface ScoreGaugeProps {
  readonly score: number;
  /** Score from which a transaction is REVIEW. */
  readonly review: number;
  /** Score from which a transaction is DECLINE. */
  readonly decline: number;
  /** End of the scale; scores beyond it are shown at the end. */
  readonly max?: number;
  readonly label?: string;
}

interface Zone {
  readonly name: string;
  readonly tone: Tone;
  /** Score at which it begins and ends. */
  readonly from: number;
  readonly to: number;
}

/** Returns the ranges of the three decisions, without empty ones. */
function zonesOf(review: number, decline: number, max: number): readonly Zone[] {
  const score = (value: number) => value.toLocaleString(locale(), { maximumFractionDigits: 2 });
  const zones: readonly Zone[] = [
    { name: t('Approve'), tone: 'positive', from: 0, to: Math.min(review, decline) },
    { name: t('Review from {score}', { score: score(review) }), tone: 'caution', from: review, to: decline },
    { name: t('Decline from {score}', { score: score(decline) }), tone: 'negative', from: decline, to: max },
  ];
  return zones.filter(({ from, to }) => to > from);
}

/**
 * Returns the place of a score, 0 to 100. Every zone has the same width, because thresholds are often close
 * together at the low end of the scale.
 */
export function placeOf(score: number, zones: readonly Pick<Zone, 'from' | 'to'>[]): number {
  const found = zones.findLastIndex(({ from }) => score >= from);
  const at = Math.max(0, found);
  const { from = 0, to = 1 } = zones[at] ?? {};
  const share = Math.min(1, Math.max(0, (score - from) / (to - from)));
  return (100 * (at + share)) / Math.max(1, zones.length);
}

/** Score as a number above a bar with the ranges of the decisions. */
export function ScoreGauge({ score, review, decline, max = 100, label }: ScoreGaugeProps) {
  const tone: Tone = score >= decline ? 'negative' : score >= review ? 'caution' : 'positive';
  const zones = zonesOf(review, decline, Math.max(max, decline + 1));
  const text = score.toLocaleString(locale(), { maximumFractionDigits: 2 });
  const width = 100 / zones.length;
  return (
    <div className={classes.gauge} data-tone={tone}>
      <div className={classes.gaugeHead}>
        <span className={classes.gaugeScore}>{text}</span>
        <span className={classes.hint}>{label ?? t('Fraud score')}</span>
      </div>
      <svg
        className={classes.gaugeBar}
        viewBox="0 0 100 14"
        preserveAspectRatio="none"
        role="img"
        aria-label={t('Score {score}: review from {review}, decline from {decline}', {
          score: text,
          review,
          decline,
        })}
      >
        {zones.map((zone, at) => (
          <rect
            key={zone.tone}
            data-tone={zone.tone}
            className={classes.gaugeZone}
            x={at * width + 0.4}
            width={width - 0.8}
            y="4"
            height="6"
          />
        ))}
        <rect
          className={classes.gaugeMark}
          x={Math.min(98.6, placeOf(score, zones))}
          width="1.4"
          height="14"
        />
      </svg>
      <div className={classes.gaugeLegend} data-zones={zones.length}>
        {zones.map((zone) => (
          <span key={zone.tone}>{zone.name}</span>
        ))}
      </div>
    </div>
  );
}
