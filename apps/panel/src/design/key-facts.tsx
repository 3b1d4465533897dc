import type { ReactNode } from 'react';
import { MaskedText } from '../personal/reveal';
import classes from './values.module.css';

export interface Fact {
  /** Translated label; unique in the list. */
  readonly label: string;
  /** null or undefined shows a dash. */
  readonly value: ReactNode;
  /** Second line in small, muted text. */
  readonly hint?: ReactNode;
  /** Uses the full width. */
  readonly isWide?: boolean;
}

interface KeyFactsProps {
  readonly facts: readonly Fact[];
  /** Maximum number of columns; narrow containers show fewer. */
  readonly columns?: 1 | 2 | 3;
  /** Hides facts without a value. */
  readonly hidesEmpty?: boolean;
}

const isEmpty = ({ value }: Fact): boolean => value === null || value === undefined || value === '';

/** Facts with the label directly before the value. */
export function KeyFacts({ facts, columns = 1, hidesEmpty = false }: KeyFactsProps) {
  return (
    <div className={classes.factsBox}>
      <dl className={classes.facts} data-columns={columns}>
        {facts
          .filter((fact) => !hidesEmpty || !isEmpty(fact))
          .map((fact) => (
            <div key={fact.label} className={classes.fact} data-wide={fact.isWide || undefined}>
              <dt>{fact.label}</dt>
              <dd>
                {isEmpty(fact) ? '–' : <MaskedText>{fact.value}</MaskedText>}
                {fact.hint ? <div className={classes.hint}>{fact.hint}</div> : null}
              </dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
