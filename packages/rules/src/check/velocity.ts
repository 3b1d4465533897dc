/** Checks of velocity nodes: a selective key, a valid operand and window, a filter over event fields. */
import { VELOCITY_KEYS, VELOCITY_SUBJECTS } from '@assay/contract';
import type { SingleKey, VelocityNode } from '../ast';
import {
  AGGREGATE_OPERANDS,
  DISTINCT_EVENT_FIELDS,
  MAX_WINDOW_MS,
  MIN_WINDOW_MS,
} from '../data/velocity-vocabulary';
import { nearestNames, type Report } from '../problem';
import { durationMs } from '../semantics/values';
import { printKey } from '../text/printer';
import { isCustomField, keyParts } from '../velocity/definition';

const COUNTABLE: readonly string[] = [...VELOCITY_SUBJECTS, ...DISTINCT_EVENT_FIELDS];

/** Indexed custom fields of the account, by path; undefined = not checked. */
export type IndexedFields = ReadonlySet<string> | undefined;

/** Reports problems of the node itself; the caller checks its filter as a condition. */
export function checkVelocity(
  node: VelocityNode,
  path: string,
  report: Report,
  indexed: IndexedFields,
): void {
  if (!Object.hasOwn(AGGREGATE_OPERANDS, node.aggregate)) {
    const known = Object.keys(AGGREGATE_OPERANDS).join(', ');
    report('unknown aggregate', `use one of ${known}`, `${path}/aggregate`);
    return;
  }
  checkKeys(node, path, report, indexed);
  checkOperand(node, path, report, indexed);
  checkPercentile(node, path, report);
  checkCurrency(node, path, report);
  const window = durationMs(node.window);
  if (window === null || window < MIN_WINDOW_MS || window > MAX_WINDOW_MS) {
    report('a window must be from 1 minute to 365 days', 'write it as 30m, 24h or 7d', `${path}/window`);
  }
}

function checkKeys({ by }: VelocityNode, path: string, report: Report, indexed: IndexedFields): void {
  const parts = keyParts(by);
  for (const part of parts) checkKey(part, `${path}/by`, report, indexed);
  if (parts.length > 1 && parts[0] === parts[1]) {
    report('a pair needs two different keys', `count by ${parts[0]}`, `${path}/by`);
  }
}

function checkKey(by: SingleKey, at: string, report: Report, indexed: IndexedFields): void {
  const keys: readonly string[] = VELOCITY_KEYS;
  if (keys.includes(by)) return;
  if (isCustomField(by)) {
    checkIndexed(by, at, report, indexed);
    return;
  }
  const [nearest] = nearestNames(by, keys, 1);
  report(
    `${by} can't be used as a key: too many transactions share one value`,
    nearest === undefined ? `count by one of ${keys.join(', ')}` : `did you mean ${nearest}?`,
    at,
  );
}

function checkIndexed(name: string, at: string, report: Report, indexed: IndexedFields): void {
  if (indexed === undefined || indexed.has(name)) return;
  report(
    `${name} isn't an indexed field`,
    'add it to velocity.indexed_fields of the policy to count by it',
    at,
  );
}

const CURRENCY = /^[A-Z]{3}$/;

function checkCurrency({ aggregate, currency }: VelocityNode, path: string, report: Report): void {
  if (currency === undefined) return;
  const at = `${path}/currency`;
  if (AGGREGATE_OPERANDS[aggregate] !== 'amount') {
    report(`${aggregate} has no currency`, 'remove it', at);
  } else if (currency !== 'account' && !CURRENCY.test(currency)) {
    report("this isn't a currency", 'write an ISO 4217 code such as "EUR", or account_currency', at);
  }
}

function checkPercentile({ aggregate, p }: VelocityNode, path: string, report: Report): void {
  if (aggregate !== 'percentile') {
    if (p !== undefined) report(`${aggregate} takes no percentile`, 'remove it', `${path}/p`);
  } else if (p === undefined || !(p >= 0 && p <= 100)) {
    report(
      'percentile needs a number from 0 to 100',
      'write it first, as in percentile(95, transaction_amount by user_id, 30d)',
      `${path}/p`,
    );
  }
}

function checkOperand(node: VelocityNode, path: string, report: Report, indexed: IndexedFields): void {
  const by = printKey(node.by);
  const need = AGGREGATE_OPERANDS[node.aggregate];
  const at = `${path}/of`;
  if (need === 'none') {
    if (node.of === undefined) return;
    report(
      `${node.aggregate} takes only a key and a window`,
      `write ${node.aggregate}(${by}, ${node.window})`,
      at,
    );
  } else if (need === 'amount') {
    if (node.of === 'transaction_amount') return;
    const p = node.aggregate === 'percentile' ? `${node.p ?? 95}, ` : '';
    const fix = `write ${node.aggregate}(${p}transaction_amount by ${by}, ${node.window})`;
    report(`${node.aggregate} works only on transaction_amount`, fix, at);
  } else if (node.of !== undefined && isCustomField(node.of)) {
    checkIndexed(node.of, at, report, indexed);
    checkSame(node, at, report);
  } else if (node.of === undefined || !COUNTABLE.includes(node.of)) {
    const [nearest] = node.of === undefined ? [] : nearestNames(node.of, COUNTABLE, 1);
    const fix = nearest === undefined ? `use one of ${COUNTABLE.join(', ')}` : `did you mean ${nearest}?`;
    report(`${node.aggregate} can't distinguish the values of that field`, fix, at);
  } else {
    checkSame(node, at, report);
  }
}

function checkSame({ of, by }: VelocityNode, at: string, report: Report): void {
  if (!keyParts(by).some((part) => part === of)) return;
  report(`events with the same ${of} always have the same ${of}`, 'use another field before "by"', at);
}
