import { useMemo } from 'react';
import { t } from '../i18n/language';
import { type LineChange, lineChanges } from './line-changes';
import classes from './values.module.css';

interface DiffViewProps {
  /** Accessible name. */
  readonly label: string;
  readonly before: string;
  readonly after: string;
  /** Unchanged lines around a change. */
  readonly context?: number;
}

const MARKS = { same: ' ', removed: '−', added: '+' } as const;

interface Line extends LineChange {
  readonly at: number;
}

/** Returns the lines near a change; the others are left out. */
function nearChanges(changes: readonly LineChange[], context: number): readonly Line[] {
  const changed = changes.flatMap(({ kind }, at) => (kind === 'same' ? [] : [at]));
  const near = new Set(
    changed.flatMap((at) => Array.from({ length: 2 * context + 1 }, (_, step) => at - context + step)),
  );
  return changes.map((change, at) => ({ ...change, at })).filter(({ at }) => near.has(at));
}

/** Line-by-line comparison of two texts. */
export function DiffView({ label, before, after, context = 2 }: DiffViewProps) {
  const lines = useMemo(() => nearChanges(lineChanges(before, after), context), [before, after, context]);
  if (lines.length === 0) return <p className={classes.hint}>{t('No differences.')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area needs keyboard access
    <section className={classes.diff} aria-label={label} tabIndex={0}>
      {lines.map(({ at, kind, text }, index) => (
        <div key={at}>
          {index > 0 && lines[index - 1]?.at !== at - 1 ? <div className={classes.diffGap}>…</div> : null}
          <div className={classes.diffLine} data-kind={kind}>
            <span aria-hidden>{MARKS[kind]}</span>
            {kind === 'same' ? null : (
              <span className="visually-hidden">{kind === 'added' ? t('Added') : t('Removed')}</span>
            )}
            <code>{text}</code>
          </div>
        </div>
      ))}
    </section>
  );
}
