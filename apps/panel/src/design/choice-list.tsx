import { IconCheck } from '@tabler/icons-react';
import classes from './figures.module.css';

interface ChoiceListProps<Value extends string> {
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | null;
  readonly onChoose: (value: Value) => void;
}

/** Choices of a filter chip: one click selects a value. */
export function ChoiceList<Value extends string>({ choices, value, onChoose }: ChoiceListProps<Value>) {
  return (
    <div className={classes.choices}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={classes.choice}
          aria-pressed={choice.value === value}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label}
          {choice.value === value ? <IconCheck size={14} aria-hidden /> : null}
        </button>
      ))}
    </div>
  );
}
