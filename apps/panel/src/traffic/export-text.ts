import type { EvaluationSummary } from '@assay/management-api';

type Cell = string | number | null;

/** The columns of an export, flat: what spreadsheets take. */
const FIELDS: { readonly [name: string]: (row: EvaluationSummary) => Cell } = {
  id: ({ id }) => id,
  transaction_id: ({ transaction_id }) => transaction_id,
  at: ({ at }) => at,
  current_state: ({ current_state }) => current_state,
  state: ({ state }) => state,
  fraud_score: ({ fraud_score }) => fraud_score,
  name: ({ person }) => person.name,
  email: ({ person }) => person.email,
  user_id: ({ person }) => person.user_id,
  amount: ({ amount }) => amount,
  currency: ({ currency }) => currency,
  action_type: ({ action_type }) => action_type,
  ip: ({ ip }) => ip,
  country: ({ country }) => country,
  reasons: ({ reasons }) => reasons.map(({ id, name }) => `${id} ${name}`).join('; '),
  label: ({ label }) => label,
  tags: ({ tags }) => tags.join('; '),
  policy_version: ({ policy_version }) => policy_version,
};

/** What begins so is run as a formula by spreadsheets (OWASP, CSV injection); a quote before it makes it a text. */
const FORMULA = /^[=+\-@\t\r]/;

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const CSV_LINE = '\r\n';

/** The first line of a CSV file (RFC 4180), with its end. */
export const csvHead = (): string => Object.keys(FIELDS).join(',') + CSV_LINE;
export const csvLines = (rows: readonly EvaluationSummary[]): string =>
  rows
    .map(
      (row) =>
        Object.values(FIELDS)
          .map((field) => cellText(field(row)))
          .join(',') + CSV_LINE,
    )
    .join('');

/** JSON Lines: one object a line, as the API answers it. */
export const jsonLines = (rows: readonly EvaluationSummary[]): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('');
