import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './figures.module.css';

export interface Step<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** One short sentence. */
  readonly hint: string;
}

interface StepChoiceProps<Value extends string> {
  /** Accessible name. */
  readonly label: string;
  /** In the usual order. */
  readonly steps: readonly Step<Value>[];
  /** null if none of the steps is current. */
  readonly value: Value | null;
  readonly isDisabled?: boolean;
  readonly onChange: (value: Value) => void;
}

/** Steps that follow each other, of which one is current. Each can be selected. */
export function StepChoice<Value extends string>(props: StepChoiceProps<Value>) {
  const { label, steps, value, isDisabled = false, onChange } = props;
  const group = useId();
  const current = steps.findIndex((step) => step.value === value);
  return (
    <fieldset className={classes.steps} disabled={isDisabled}>
      <legend className="visually-hidden">{label}</legend>
      {steps.map((step, at) => (
        <label
          key={step.value}
          className={classes.step}
          data-reached={at <= current || undefined}
          data-current={at === current || undefined}
        >
          <input
            type="radio"
            className="visually-hidden"
            name={group}
            value={step.value}
            aria-label={step.label}
            aria-describedby={`${group}-${step.value}`}
            checked={at === current}
            onChange={() => onChange(step.value)}
          />
          <span className={classes.stepMark} aria-hidden>
            {at < current ? <IconCheck size={14} stroke={2.5} /> : at + 1}
          </span>
          <span className={classes.stepName} aria-hidden>
            {step.label}
          </span>
          <span id={`${group}-${step.value}`} className={classes.hint}>
            {step.hint}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
