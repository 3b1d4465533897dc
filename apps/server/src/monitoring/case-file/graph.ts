import type { CaseAlert } from './content';
import { escaped } from './escaped';

const WIDTH = 900;
const ROW = 34;
const TOP = 40;
const LEFT = 180;
/** Maximum number of parties in a drawing; the others are in the table of transfers. */
const MAX_PARTIES = 24;

/** Returns a name that fits next to a line. */
const short = (name: string): string => (name.length > 22 ? `${name.slice(0, 20)}…` : name);

/**
 * Draws money over time: one line per party, one arrow per transfer, from left to right.
 * @returns SVG text
 */
export function moneyOverTime({ edges }: Pick<CaseAlert, 'edges'>): string {
  const parties = [...new Set(edges.flatMap(({ from, to }) => [from, to]))].slice(0, MAX_PARTIES);
  const times = edges.map(({ at }) => Date.parse(at));
  const first = Math.min(...times);
  const span = Math.max(1, Math.max(...times) - first);
  const largest = Math.max(1, ...edges.map(({ amount }) => amount ?? 0));
  const height = TOP + parties.length * ROW + 20;
  const y = (party: string) => TOP + parties.indexOf(party) * ROW;
  const x = (at: string) => Math.round(LEFT + ((Date.parse(at) - first) / span) * (WIDTH - LEFT - 40));
  const lines = parties.map(
    (party) =>
      `<text x="8" y="${y(party) + 4}">${escaped(short(party))}</text><line class="party" x1="${LEFT}" y1="${y(party)}" x2="${WIDTH - 20}" y2="${y(party)}"/>`,
  );
  const arrows = edges
    .filter(({ from, to }) => parties.includes(from) && parties.includes(to))
    .map(({ at, amount, currency, from, to }) => {
      const width = (1 + (3 * (amount ?? 0)) / largest).toFixed(1);
      const about = escaped(`${at.slice(0, 16)} ${amount ?? '?'} ${currency ?? ''}`);
      return `<line class="money" stroke-width="${width}" marker-end="url(#arrow)" x1="${x(at)}" y1="${y(from)}" x2="${x(at) + 6}" y2="${y(to)}"><title>${about}</title></line>`;
    });
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="Money over time"><defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto" markerUnits="userSpaceOnUse"><path d="M0 0 8 4 0 8z"/></marker></defs>${lines.join('')}${arrows.join('')}</svg>`;
}
