import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { t } from '../i18n/language';
import type { StepState } from './progress';
import classes from './setup.module.css';

/** Accessible names of the states. */
const stateName = (state: StepState): string =>
  ({ done: t('done'), running: t('running'), attention: t('needs attention'), todo: t('to do') })[state];

interface StepMarkProps {
  readonly state: StepState;
  /** Number shown while the step is open. */
  readonly number: number;
}

/** Circle with the number of a step, or its state. */
export function StepMark({ state, number }: StepMarkProps) {
  return (
    <span className={classes.mark} data-state={state} role="img" aria-label={stateName(state)}>
      {state === 'done' ? (
        <IconCheck size={14} stroke={2.4} aria-hidden />
      ) : state === 'attention' ? (
        <IconAlertTriangle size={14} stroke={2} aria-hidden />
      ) : (
        number
      )}
    </span>
  );
}
