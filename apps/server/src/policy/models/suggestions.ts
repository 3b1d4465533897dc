import { liveSpace, type ShareWithInterval, type SuggestionsResult } from '@assay/contract';
import { mineRules, wilson } from '@assay/learning';
import { checkText } from '@assay/rules';
import type { Account, Database } from '@assay/store';
import { policyCatalogue } from '../versions/active-document';
import { readLabelledData } from './labelled-data';
import { policyRules } from './policy-rules';

const shareOf = (part: number, whole: number): ShareWithInterval => ({
  value: whole === 0 ? null : part / whole,
  ...wilson(part, whole),
});

/** Looks for rules in the labelled live transactions of an account; every one can be added to its policy as it stands. */
export async function suggestRules(database: Database, account: Account): Promise<SuggestionsResult> {
  const rules = policyRules(database, account.id);
  const today = await rules(account.policyVersion);
  if (!today) throw new Error(`account ${account.id} has no policy ${account.policyVersion}`);
  const data = await readLabelledData(database, liveSpace(account.id), { today, of: rules });
  const mining = mineRules(data);
  const lists = new Map(today.set.lists.map((list) => [list.id, list]));
  return {
    rows: mining.rows,
    frauds: mining.frauds,
    later_rows: mining.laterRows,
    refused: mining.refused,
    suggestions: mining.suggestions
      .filter(({ text }) => checkText(text, policyCatalogue, { lists }).ok)
      .map(({ text, labels, earlier, later }) => ({
        when_text: text,
        labels: [...labels],
        hits: later.hits,
        negative: later.frauds,
        positive: later.hits - later.frauds,
        precision: shareOf(later.frauds, later.hits),
        recall: shareOf(later.frauds, mining.laterFrauds),
        found_on: { hits: earlier.hits, precision: shareOf(earlier.frauds, earlier.hits) },
      })),
  };
}
