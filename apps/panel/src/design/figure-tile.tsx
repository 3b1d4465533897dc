import type { ReactNode } from 'react';
import classes from './figures.module.css';

interface FigureTileProps {
  /** Name of the metric as in the glossary. */
  readonly label: string;
  readonly value: ReactNode;
  /** Second line, such as the confidence interval or the value before. */
  readonly hint?: ReactNode;
  /** Chart at the right, such as a sparkline. */
  readonly chart?: ReactNode;
}

/** One metric: name, value and hint. */
export function FigureTile({ label, value, hint, chart }: FigureTileProps) {
  return (
    <div className={classes.tile}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>
        <span>{value}</span>
        {chart}
      </dd>
      {hint ? <dd className={classes.hint}>{hint}</dd> : null}
    </div>
  );
}

interface FigureTilesProps {
  /** Accessible name. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Row of metrics; it wraps in narrow places. */
export function FigureTiles({ label, children }: FigureTilesProps) {
  return (
    <section aria-label={label}>
      <dl className={classes.tiles}>{children}</dl>
    </section>
  );
}
