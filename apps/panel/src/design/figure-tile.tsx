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
  /** One of the few metrics to read first. */
  readonly isLarge?: boolean;
}

/** One metric: name, value and hint. */
export function FigureTile({ label, value, hint, chart, isLarge = false }: FigureTileProps) {
  return (
    <div className={classes.tile} data-large={isLarge || undefined}>
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
  /** Continues the tiles above. */
  readonly isBelow?: boolean;
  readonly children: ReactNode;
}

/** Row of metrics; it wraps in narrow places. */
export function FigureTiles({ label, isBelow = false, children }: FigureTilesProps) {
  return (
    <section aria-label={label} className={isBelow ? classes.tilesBelow : undefined}>
      <dl className={classes.tiles}>{children}</dl>
    </section>
  );
}
