import { median } from '../robust';
import { between, distinctOf, movesMoney, sumOf } from '../state/edge';
import type { DayTotals } from '../state/node';
import { DAY_MS, type Detector, daysOf, HOUR_MS, hoursOf, money, percent, scoreAbove } from './detector';

const isDeclined = ({ event }: { readonly event: string }) => event === 'declined';
const isAttempt = ({ event }: { readonly event: string }) =>
  event === 'payment' || event === 'captured' || event === 'declined';

export const binAttack: Detector = ({ edge, bin }, p) => {
  if (!bin || edge.card === null || !isAttempt(edge)) return null;
  const edges = between(bin.in, edge.at - p.window_hours! * HOUR_MS, edge.at).filter(isAttempt);
  const cards = distinctOf(edges, 'card').size;
  const declined = edges.filter(isDeclined).length / edges.length;
  if (cards < p.min_cards! || declined < p.min_declined_share!) return null;
  return {
    node: bin,
    edges,
    measure: cards,
    score: scoreAbove(cards, p.min_cards!),
    values: { cards, hours: hoursOf(edges), declined_share: percent(declined) },
  };
};

export const cardTesting: Detector = ({ edge, device }, p) => {
  if (!device || edge.card === null || !isAttempt(edge)) return null;
  const edges = between(device.in, edge.at - p.window_hours! * HOUR_MS, edge.at).filter(
    (one) => isAttempt(one) && (one.amount ?? 0) <= p.max_amount!,
  );
  const cards = distinctOf(edges, 'card').size;
  const declined = edges.filter(isDeclined).length / Math.max(1, edges.length);
  if (cards < p.min_cards! || declined < p.min_declined_share!) return null;
  return {
    node: device,
    edges,
    measure: cards,
    score: scoreAbove(cards, p.min_cards!),
    values: { cards, declined_share: percent(declined) },
  };
};

export const failedThenSuccess: Detector = ({ edge, sender }, p) => {
  if (!sender || !movesMoney(edge)) return null;
  const edges = between(sender.out, edge.at - p.window_hours! * HOUR_MS, edge.at);
  const failed: (typeof edges)[number][] = [];
  for (let i = edges.length - 1; i >= 0; i--) {
    const one = edges[i]!;
    if (one === edge) continue;
    if (!isDeclined(one)) break;
    failed.unshift(one);
  }
  if (failed.length < p.min_failed!) return null;
  return {
    node: sender,
    edges: [...failed, edge],
    measure: failed.length,
    score: scoreAbove(failed.length, p.min_failed!),
    values: { amount: money(edge.amount ?? 0), failed: failed.length, hours: hoursOf([...failed, edge]) },
  };
};

export const refundAbuse: Detector = ({ edge, sender }, p) => {
  if (!sender || edge.event !== 'refunded') return null;
  const edges = between(sender.out, edge.at - p.window_days! * DAY_MS, edge.at);
  const refunded = edges.filter(({ event }) => event === 'refunded');
  // A payment may be refunded in parts.
  const refunds = distinctOf(refunded, 'id').size;
  const payments = edges.filter(movesMoney).length;
  if (refunds < p.min_refunds! || refunds < p.min_share! * payments) return null;
  return {
    node: sender,
    edges: refunded,
    measure: refunds,
    score: scoreAbove(refunds, p.min_refunds!),
    values: { refunds, payments, days: daysOf(edges), total: money(sumOf(refunded)) },
  };
};

const sumDays = (days: readonly DayTotals[], member: Exclude<keyof DayTotals, 'day'>): number =>
  days.reduce((sum, totals) => sum + totals[member], 0);

export const merchantBustOut: Detector = ({ edge, merchant }, p) => {
  if (!merchant) return null;
  const since = Math.floor(edge.at / DAY_MS) - p.recent_days! + 1;
  const recent = merchant.days.filter(({ day }) => day >= since);
  const earlier = merchant.days.filter(({ day, payments }) => day < since && payments > 0);
  const volume = sumDays(recent, 'amount');
  const payments = sumDays(recent, 'payments');
  if (earlier.length < p.min_history_days! || volume < p.min_amount! || payments === 0) return null;
  const usual = median(earlier.map(({ amount }) => amount));
  const growth = volume / recent.length / Math.max(usual, 1);
  const problems = (sumDays(recent, 'refunded') + sumDays(recent, 'disputed')) / payments;
  if (growth < p.min_growth! || problems < p.min_problem_share!) return null;
  return {
    node: merchant,
    edges: between(merchant.in, since * DAY_MS, edge.at),
    measure: volume,
    score: scoreAbove(growth, p.min_growth!),
    values: { growth: Math.round(growth * 10) / 10, problem_share: percent(problems) },
  };
};

export const disputeCluster: Detector = ({ edge, merchant }, p) => {
  if (!merchant || (edge.event !== 'disputed' && edge.event !== 'fraud_warning')) return null;
  const since = Math.floor(edge.at / DAY_MS) - p.window_days! + 1;
  const recent = merchant.days.filter(({ day }) => day >= since);
  const disputes = sumDays(recent, 'disputed');
  const payments = sumDays(recent, 'payments');
  const share = disputes / Math.max(1, payments);
  if (disputes < p.min_disputes! || share < p.min_share!) return null;
  const edges = between(merchant.in, since * DAY_MS, edge.at).filter(
    ({ event }) => event === 'disputed' || event === 'fraud_warning',
  );
  return {
    node: merchant,
    edges,
    measure: disputes,
    score: scoreAbove(disputes, p.min_disputes!),
    values: { disputes, days: daysOf(edges), share: percent(share) },
  };
};
