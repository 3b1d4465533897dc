import type { CaseAlert, CaseContent, CaseFile } from './content';
import { escaped } from './escaped';
import { moneyOverTime } from './graph';

const STYLE = `body{font:14px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a}
table{border-collapse:collapse;width:100%;margin:.5rem 0 1.5rem}th,td{border-bottom:1px solid #ddd;padding:.25rem .5rem;text-align:left;vertical-align:top}
svg{width:100%;border:1px solid #ddd}svg text{font:12px system-ui,sans-serif}svg .party{stroke:#bbb}svg .money{stroke:#b3261e}svg path{fill:#b3261e}
code{word-break:break-all}@media print{body{margin:0}}`;

const cell = (value: string | number | null): string =>
  `<td>${escaped(value === null ? '' : String(value))}</td>`;

/** Returns a table; the first row is its head. */
const table = (head: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string =>
  rows.length === 0
    ? '<p>None.</p>'
    : `<table><thead><tr>${head.map((name) => `<th>${escaped(name)}</th>`).join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('')}</tbody></table>`;

function alertSection(alert: CaseAlert): string {
  const parameters = Object.entries(alert.parameters).map(([name, value]) => [name, value]);
  return `<h2>${escaped(alert.name)}</h2>
${table(
  ['Alert', 'Entity', 'Status', 'Disposition', 'Score', 'From', 'To', 'Policy version'],
  [
    [
      alert.id,
      alert.entity,
      alert.status,
      alert.disposition,
      alert.score,
      alert.since,
      alert.until,
      alert.policy_version,
    ],
  ],
)}
<h3>Reasons</h3><ul>${alert.reasons.map((reason) => `<li>${escaped(reason)}</li>`).join('')}</ul>
<h3>Money over time</h3>${alert.edges.length === 0 ? '<p>None.</p>' : moneyOverTime(alert)}
${table(
  ['Time', 'From', 'To', 'Amount', 'Currency'],
  alert.edges.map(({ at, from, to, amount, currency }) => [at, from, to, amount, currency]),
)}
<h3>Parameters</h3>${table(['Parameter', 'Value'], parameters)}
<h3>History</h3>${table(
    ['Time', 'User', 'Action', 'Note'],
    alert.history.map(({ at, actor, action, note }) => [at, actor, action, note]),
  )}`;
}

/** Start of the signed file within the page. */
export const EMBEDDED_START = '<script type="application/json" id="assay-case-file">';
export const EMBEDDED_END = '</script>';

/**
 * Returns a case file as one HTML page. The page is a function of the signed file, which it contains: a verification
 * builds it again and compares.
 */
export function caseFileHtml(file: CaseFile): string {
  const content = JSON.parse(file.content) as CaseContent;
  const { title, exported_at, exported_by, alerts, transactions, audit } = content;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>${STYLE}</style></head><body>
<h1>${escaped(title)}</h1>
<p>Exported at ${escaped(exported_at)} by ${escaped(exported_by)}.</p>
${alerts.map(alertSection).join('\n')}
<h2>Transactions</h2>
${table(
  [
    'Time',
    'Transaction',
    'State',
    'Fraud score',
    'Amount',
    'Currency',
    'Type',
    'Policy version',
    'Lists version',
  ],
  transactions.map((one) => [
    one.at,
    one.transaction_id,
    one.state,
    one.fraud_score,
    one.amount,
    one.currency,
    one.action_type,
    one.policy_version,
    one.lists_version,
  ]),
)}
<h2>Audit records</h2>
${table(
  ['Number', 'Time', 'User', 'Action', 'Target', 'Hash'],
  audit.map(({ sequence, at, actor, action, target, hash }) => [sequence, at, actor, action, target, hash]),
)}
<h2>Signature</h2>
<p>Ed25519 public key: <code>${escaped(file.public_key)}</code><br>Signature: <code>${escaped(file.signature)}</code></p>
<p>Verify this file with <code>assay case verify FILE --public-key KEY</code>.</p>
${EMBEDDED_START}${JSON.stringify(file).replaceAll('<', '\\u003c')}${EMBEDDED_END}
</body></html>
`;
}
