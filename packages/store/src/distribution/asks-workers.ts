import type { RoutedStatement } from './form';
import { DISTRIBUTED_TABLES } from './tables';

const LAID = new RegExp(`\\b(?:${DISTRIBUTED_TABLES.map(({ name }) => name).join('|')})\\b`);

/** Texts are few: most are constants, the others differ by the filters that are asked for. */
const MOST_TEXTS = 5000;
const known = new Map<string, boolean>();

/** Whether the coordinator has to ask workers for what a statement is about, as far as its text and its part say. */
export function asksWorkers({ text, atPart }: RoutedStatement): boolean {
  if (atPart) return true;
  const said = known.get(text);
  if (said !== undefined) return said;
  if (known.size >= MOST_TEXTS) known.clear();
  const asks = LAID.test(text);
  known.set(text, asks);
  return asks;
}
