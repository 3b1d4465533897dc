import { stateName } from './state-names';
import { type Tone, toneOf } from './tones';
import classes from './values.module.css';

interface StateBadgeProps {
  /** State as in the API, such as APPROVE, FAIL or ACTIVE. */
  readonly state: string;
  /** Translated text; defaults to the name of the state. */
  readonly label?: string;
  /** Overrides the tone of the state. */
  readonly tone?: Tone;
  readonly size?: 'sm' | 'md' | 'lg';
}

/** Badge of a state. The text names the state, so that color is not its only indicator. */
export function StateBadge({ state, label, tone = toneOf(state), size = 'md' }: StateBadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone} data-size={size}>
      <span className={classes.dot} aria-hidden />
      {label ?? stateName(state)}
    </span>
  );
}
