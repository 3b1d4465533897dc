import type { Outcome } from '@assay/rules';
import type { ExplainedNode } from '../../api/evaluations';
import { english, locale, type Sentence, t } from '../../i18n/language';
import classes from './condition-tree.module.css';

const significant = () =>
  new Intl.NumberFormat(locale(), { maximumSignificantDigits: 4, useGrouping: false });

/** Returns how far a number missed its threshold, after `before`; empty if unknown. */
export function describeMissed(by: number | undefined, before = ''): string {
  if (by === undefined) return '';
  // Equal to an exclusive bound.
  return by === 0
    ? before + t('just missed')
    : before + t('missed by {by}', { by: significant().format(by) });
}

const MARKS: Readonly<Record<Outcome, string>> = { true: '✓', false: '✗', unknown: '?' };
const WORDS: Readonly<Record<Outcome, Sentence>> = {
  true: english('true'),
  false: english('false'),
  unknown: english('unknown'),
};

const MAX_VALUE_LENGTH = 120;

function printValue(value: ExplainedNode['value']): string {
  const text =
    value === null ? t('missing') : typeof value === 'string' ? `"${value}"` : JSON.stringify(value);
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
}

/** Returns true for operands whose text doesn't contain their value. */
const isInformative = (node: ExplainedNode) => !['const', 'duration', 'list'].includes(node.op);

function operandsOf(node: ExplainedNode): readonly ExplainedNode[] {
  const own = node.parts.filter((part) => part.outcome === undefined && isInformative(part));
  return own.flatMap((part) => [part, ...operandsOf(part)]);
}

function Operand({ node }: { readonly node: ExplainedNode }) {
  return (
    <li className={classes.operand}>
      <code>{node.text}</code> ={' '}
      <code className={node.value === null ? classes.missing : classes.value}>
        {node.lower_bound ? t('at least ') : ''}
        {printValue(node.value)}
      </code>
    </li>
  );
}

interface ConditionTreeProps {
  readonly node: ExplainedNode;
}

/** Condition with its result, operand values and nested conditions. */
export function ConditionTree({ node }: ConditionTreeProps) {
  const outcome = node.outcome ?? 'unknown';
  const joins = node.op === 'and' || node.op === 'or' || node.op === 'not';
  const conditions = node.parts.filter((part) => part.outcome !== undefined);
  // A bare flag is its own operand.
  const operands = node.op === 'field' ? [node] : operandsOf(node);
  return (
    <div>
      <div className={classes.condition}>
        <span
          className={classes[outcome]}
          role="img"
          aria-label={t(WORDS[outcome])}
          title={t(WORDS[outcome])}
        >
          {MARKS[outcome]}
        </span>
        <code>{joins ? t(JOIN_WORDS[node.op]) : node.text}</code>
        <span className={classes.note}>{describeMissed(node.missed_by)}</span>
        {outcome === 'unknown' && node.unknown && !joins ? (
          <span className={classes.note}>{node.unknown}</span>
        ) : null}
      </div>
      {operands.length + conditions.length > 0 ? (
        <ul className={classes.parts}>
          {operands.map((operand) => (
            <Operand key={operand.text} node={operand} />
          ))}
          {conditions.map((condition) => (
            <li key={condition.text}>
              <ConditionTree node={condition} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

const JOIN_WORDS = { and: english('all of'), or: english('any of'), not: english('not') } as const;
