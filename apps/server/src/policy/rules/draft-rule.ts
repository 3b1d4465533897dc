import { badInput, type RuleInput } from '@assay/contract';
import type { Rule } from '@assay/rules';
import type { Account, Connection } from '@assay/store';
import { freshId } from '../../management/index';
import type { PolicyDocument } from '../versions/active-document';
import { requireSoundRule } from '../versions/policy-problems';
import { currentPolicy } from '../versions/policy-version';
import { readRule } from './rule-document';

/** A rule that is not saved, and the policy that it would stand in. */
interface DraftRule {
  readonly rule: Rule;
  readonly policyVersion: number;
  readonly document: PolicyDocument;
}

/**
 * Reads a rule that is to be tried and not saved. One of an id that the policy has takes that rule's place; any other is new.
 * @throws ApiError 1006 that names every problem by its place under `rule`.
 */
export async function readDraftRule(
  connection: Connection,
  account: Account,
  input: RuleInput,
): Promise<DraftRule> {
  const { version, document } = await currentPolicy(connection, account);
  const id = input.id ?? freshId('C', version + 1, document.rules);
  const reading = readRule(input, id, document.lists, '/rule');
  if ('details' in reading) throw badInput(reading.details);
  const { rule } = reading;
  const rules = [...document.rules.filter((other) => other.id !== id), rule];
  await requireSoundRule({ ...document, rules }, id, '/rule');
  return { rule, policyVersion: version, document };
}
