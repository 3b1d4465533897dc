import { printRule, type Rule, type RuleSet } from '@assay/rules';

const HEADER = ['| Id | Category | Reason | Effect | Condition |', '|---|---|---|---|---|'] as const;

/** A bar would end the cell, inside a code span too. */
const cell = (text: string): string => text.replaceAll('|', String.raw`\|`);

function effectOf({ then: { score, state, list } }: Rule): string {
  const parts = [score && `${score.operation}${score.value}`, state, list && `adds to ${list.list_id}`];
  return parts.filter(Boolean).join(', ');
}

/** The rules of a set as a Markdown table (GFM), ordered by category as the set lists them, then by id. */
export function rulesTable(set: RuleSet): string {
  const rows = set.categories.flatMap(({ id: category, name }) =>
    set.rules
      .filter((rule) => rule.category === category)
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map((rule) =>
        [rule.id, name, cell(rule.name), effectOf(rule), `\`${cell(printRule(rule.when))}\``].join(' | '),
      ),
  );
  return [...HEADER, ...rows.map((row) => `| ${row} |`)].join('\n');
}
