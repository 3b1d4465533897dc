import { locale } from '../i18n/language';
import classes from './figures.module.css';

interface SparklineProps {
  /** Accessible name, such as "Matches by day". */
  readonly label: string;
  /** Oldest first. */
  readonly values: readonly number[];
}

const HEIGHT = 20;
const STEP = 5;
const BAR = 4;
const MIN_BAR = 1;

/** Small bar chart of a trend, for table cells and tiles. The accessible name contains the values. */
export function Sparkline({ label, values }: SparklineProps) {
  const most = Math.max(1, ...values);
  const words = values.map((value) => value.toLocaleString(locale())).join(', ');
  return (
    <svg
      className={classes.sparkline}
      viewBox={`0 0 ${Math.max(1, values.length) * STEP} ${HEIGHT}`}
      role="img"
      aria-label={`${label}: ${words}`}
    >
      {values.map((value, at) => {
        const height = value > 0 ? Math.max(2, (HEIGHT * value) / most) : MIN_BAR;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: bars are identified by their position
            key={at}
            className={value > 0 ? classes.bar : classes.zero}
            x={at * STEP}
            y={HEIGHT - height}
            width={BAR}
            height={height}
          />
        );
      })}
    </svg>
  );
}
