/** Checks of velocity nodes: a selective key, a valid operand and window, a filter over event fields. */
import { VELOCITY_KEYS, VELOCITY_SUBJECTS } from '@assay/contract';
import type { VelocityNode } from '../ast';
import {
  AGGREGATE_OPERANDS,
  DISTINCT_EVENT_FIELDS,
  MAX_WINDOW_MS,
  MIN_WINDOW_MS,
} from '../data/velocity-vocabulary';
import { nearestNames, type Report } from '../problem';
import { durationMs } from '../semantics/values';

const COUNTABLE: readonly string[] = [...VELOCITY_SUBJECTS, ...DISTINCT_EVENT_FIELDS];

/** Reports problems of the node itself; the caller checks its filter as a condition. */
export function checkVelocity(node: VelocityNode, path: string, report: Report): void {
  if (!Object.hasOwn(AGGREGATE_OPERANDS, node.aggregate)) {
    const known = Object.keys(AGGREGATE_OPERANDS).join(', ');
    report('unknown aggregate', `use one of ${known}`, `${path}/aggregate`);
    return;
  }
  checkKey(node, path, report);
  checkOperand(node, path, report);
  const window = durationMs(node.window);
  if (window === null || window < MIN_WINDOW_MS || window > MAX_WINDOW_MS) {
    report('a window must be from 1 minute to 365 days', 'write it as 30m, 24h or 7d', `${path}/window`);
  }
}

function checkKey(node: VelocityNode, path: string, report: Report): void {
  const keys: readonly string[] = VELOCITY_KEYS;
  if (keys.includes(node.by)) return;
  const [nearest] = nearestNames(node.by, keys, 1);
  report(
    `${node.by} can't be used as a key: too many transactions share one value`,
    nearest === undefined ? `count by one of ${keys.join(', ')}` : `did you mean ${nearest}?`,
    `${path}/by`,
  );
}

function checkOperand(node: VelocityNode, path: string, report: Report): void {
  const need = AGGREGATE_OPERANDS[node.aggregate];
  const at = `${path}/of`;
  if (need === 'none') {
    if (node.of === undefined) return;
    report(
      `${node.aggregate} takes only a key and a window`,
      `write ${node.aggregate}(${node.by}, ${node.window})`,
      at,
    );
  } else if (need === 'amount') {
    if (node.of === 'transaction_amount') return;
    const fix = `write ${node.aggregate}(transaction_amount by ${node.by}, ${node.window})`;
    report(`${node.aggregate} works only on transaction_amount`, fix, at);
  } else if (node.of === undefined || !COUNTABLE.includes(node.of)) {
    const [nearest] = node.of === undefined ? [] : nearestNames(node.of, COUNTABLE, 1);
    const fix = nearest === undefined ? `use one of ${COUNTABLE.join(', ')}` : `did you mean ${nearest}?`;
    report(`${node.aggregate} can't distinguish the values of that field`, fix, at);
  } else if (node.of === node.by) {
    report(
      `events with the same ${node.by} always have the same ${node.by}`,
      'use another field before "by"',
      at,
    );
  }
}
