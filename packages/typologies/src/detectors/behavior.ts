import { CALL_FOR_ACTION, INCREASED_MONITORING } from '../data/high-risk-countries';
import { median, robustScore } from '../robust';
import { between, distinctOf, type Edge, firstSince, movesMoney, sumOf } from '../state/edge';
import {
  areNewAccountsRare,
  byTime,
  DAY_MS,
  type Detector,
  daysOf,
  HOUR_MS,
  hasLearned,
  hoursOf,
  money,
  percent,
  scoreAbove,
} from './detector';
import { counterpartySurprise } from './fans';

export const structuring: Detector = ({ edge, sender }, p) => {
  if (!sender || edge.amount === null || !movesMoney(edge)) return null;
  const threshold = p.threshold!;
  const isBelow = ({ amount }: Edge) =>
    amount !== null && amount < threshold && amount >= threshold * (1 - p.margin!);
  if (!isBelow(edge)) return null;
  const edges = between(sender.out, edge.at - p.window_days! * DAY_MS, edge.at).filter(
    (one) => movesMoney(one) && one.currency === edge.currency && isBelow(one),
  );
  if (edges.length < p.min_transfers!) return null;
  return {
    node: sender,
    edges,
    measure: edges.length,
    score: scoreAbove(edges.length, p.min_transfers!),
    values: { transfers: edges.length, threshold, total: money(sumOf(edges)), days: daysOf(edges) },
  };
};

export const dormantRevival: Detector = ({ edge, sender }, p) => {
  if (!sender || !movesMoney(edge) || sender.pauseMs < p.dormant_days! * DAY_MS) return null;
  if (edge.at - sender.revivedAt > p.window_days! * DAY_MS) return null;
  const edges = byTime([
    ...between(sender.in, sender.revivedAt, edge.at),
    ...between(sender.out, sender.revivedAt, edge.at),
  ]).filter(movesMoney);
  const total = sumOf(edges);
  if (edges.length < p.min_transfers! || total < p.min_amount!) return null;
  return {
    node: sender,
    edges,
    measure: edges.length,
    score: scoreAbove(total, p.min_amount!),
    values: {
      pause_days: Math.floor(sender.pauseMs / DAY_MS),
      total: money(total),
      transfers: edges.length,
    },
  };
};

/** Smallest deviation of the logarithms, so that equal amounts don't make a slightly higher one extreme. */
const LOG_FLOOR = 0.25;

/** Ratio to the highest earlier payment: a payment that occurred before is not a change. */
const ABOVE_HIGHEST = 1.5;

export const profileChange: Detector = ({ edge, sender }, p) => {
  if (!sender || edge.amount === null || edge.amount < p.min_amount! || !movesMoney(edge)) return null;
  // A regular receiver, such as a landlord, is not a change.
  if (edge.receiver !== null && !edge.isNewPair) return null;
  const earlier = sender.out
    .slice(0, firstSince(sender.out, edge.at))
    .filter((one) => movesMoney(one) && one.currency === edge.currency && (one.amount ?? 0) > 0)
    .map(({ amount }) => amount!);
  if (earlier.length < p.min_history! || edge.at - sender.out[0]!.at < p.min_history_days! * DAY_MS)
    return null;
  const ratio = edge.amount / median(earlier);
  if (ratio < p.min_ratio! || edge.amount < ABOVE_HIGHEST * Math.max(...earlier)) return null;
  const z = robustScore(Math.log(edge.amount), earlier.map(Math.log), LOG_FLOOR);
  if (z < p.min_score!) return null;
  return {
    node: sender,
    edges: [edge],
    measure: edge.amount,
    score: scoreAbove(z, p.min_score!),
    values: {
      amount: money(edge.amount),
      ratio: Math.round(ratio),
      history: earlier.length,
      z: Math.round(z * 10) / 10,
    },
  };
};

export const roundAmounts: Detector = ({ edge, sender }, p) => {
  if (!sender || edge.amount === null || !movesMoney(edge)) return null;
  const isRound = ({ amount }: Edge) => amount !== null && amount > 0 && amount % p.multiple! === 0;
  if (!isRound(edge)) return null;
  const all = between(sender.out, edge.at - p.window_days! * DAY_MS, edge.at).filter(movesMoney);
  const round = all.filter(isRound);
  const total = sumOf(round);
  if (round.length < p.min_transfers! || round.length < p.min_share! * all.length) return null;
  // A subscription or a rent of a constant amount is not a pattern.
  if (total < p.min_amount! || distinctOf(round, 'amount').size < 3) return null;
  return {
    node: sender,
    edges: round,
    measure: round.length,
    score: scoreAbove(round.length, p.min_transfers!),
    values: { round: round.length, transfers: all.length, total: money(total), days: daysOf(round) },
  };
};

/** More than that left the account before: it is not its first inflow. */
const MAX_CASHED_OUT = 1.1;

export const rapidCashOut: Detector = (seen, p) => {
  const { edge, sender } = seen;
  if (!hasLearned(seen, p) || !areNewAccountsRare(seen, p)) return null;
  if (!sender || !movesMoney(edge) || edge.at - sender.firstSeen > p.max_age_days! * DAY_MS) return null;
  const [first] = sender.in;
  if (!first || edge.at < first.at || edge.at - first.at > p.window_hours! * HOUR_MS) return null;
  const received = between(sender.in, first.at, edge.at).filter(movesMoney);
  const sent = between(sender.out, first.at, edge.at).filter(movesMoney);
  const inflow = sumOf(received);
  const share = sumOf(sent) / inflow;
  if (inflow < p.min_amount! || !(share >= p.min_share! && share <= MAX_CASHED_OUT)) return null;
  const edges = byTime([...received, ...sent]);
  return {
    node: sender,
    edges,
    measure: 1,
    score: scoreAbove(inflow, p.min_amount!),
    values: { share: percent(share), inflow: money(inflow), hours: hoursOf(edges) },
  };
};

export const newBeneficiaryVelocity: Detector = (seen, p) => {
  const { edge, sender } = seen;
  if (!hasLearned(seen, p)) return null;
  if (!sender || !edge.isNewPair || !movesMoney(edge)) return null;
  const edges = between(sender.out, edge.at - p.window_hours! * HOUR_MS, edge.at).filter(
    (one) => one.isNewPair && movesMoney(one),
  );
  const beneficiaries = distinctOf(edges, 'receiver').size;
  const total = sumOf(edges);
  if (beneficiaries < p.min_beneficiaries! || total < p.min_amount!) return null;
  const ms = p.window_hours! * HOUR_MS;
  const window = { since: edge.at - ms, ms, count: beneficiaries };
  if (counterpartySurprise(seen, sender.out, 'receiver', window) < p.min_surprise!) return null;
  return {
    node: sender,
    edges,
    measure: beneficiaries,
    score: scoreAbove(beneficiaries, p.min_beneficiaries!),
    values: { beneficiaries, total: money(total), hours: hoursOf(edges) },
  };
};

export const probeThenLarge: Detector = ({ edge, sender }, p) => {
  if (!sender || edge.amount === null || edge.receiver === null || !movesMoney(edge)) return null;
  if (edge.amount < p.min_amount!) return null;
  const probe = between(sender.out, edge.at - p.window_hours! * HOUR_MS, edge.at).find(
    (one) => one !== edge && one.receiver === edge.receiver && one.isNewPair && movesMoney(one),
  );
  if (!probe || probe.amount === null || probe.amount > p.max_probe!) return null;
  if (edge.amount < probe.amount * p.min_ratio! * 100) return null;
  const edges = [probe, edge];
  return {
    node: sender,
    edges,
    measure: 1,
    score: scoreAbove(edge.amount, p.min_amount!),
    values: { probe: money(probe.amount), amount: money(edge.amount), hours: hoursOf(edges) },
  };
};

export const activityBurst: Detector = ({ edge, sender }, p) => {
  if (!sender || !movesMoney(edge)) return null;
  const since = edge.at - HOUR_MS;
  const recent = between(sender.out, since, edge.at).filter(movesMoney);
  if (recent.length < p.min_payments!) return null;
  const earlier = sender.out.slice(0, firstSince(sender.out, since)).filter(movesMoney);
  const [first] = earlier;
  // Without a past there is nothing to compare with.
  if (!first || earlier.length < 3) return null;
  const average = earlier.length / Math.max(1, (since - first.at) / DAY_MS);
  if (recent.length < p.min_growth! * average) return null;
  return {
    node: sender,
    edges: recent,
    measure: recent.length,
    score: scoreAbove(recent.length, p.min_payments!),
    values: { payments: recent.length, average: Math.round(average * 10) / 10 },
  };
};

export const countryHopping: Detector = ({ edge, sender }, p) => {
  if (!sender || edge.country === null) return null;
  const edges = between(sender.out, edge.at - p.window_hours! * HOUR_MS, edge.at);
  const countries = distinctOf(edges, 'country').size;
  if (countries < p.min_countries!) return null;
  return {
    node: sender,
    edges,
    measure: countries,
    score: scoreAbove(countries, p.min_countries!),
    values: { countries, hours: hoursOf(edges) },
  };
};

export const highRiskGeography: Detector = ({ edge, sender }, p) => {
  if (!sender || !movesMoney(edge)) return null;
  const isRisky = (country: string | null) =>
    country !== null &&
    (CALL_FOR_ACTION.has(country) || (p.include_monitored! >= 1 && INCREASED_MONITORING.has(country)));
  // A party that lives in such a country would match with every payment: the other side counts then.
  const touches = (one: Edge) =>
    one.country !== one.receiverCountry && (isRisky(one.country) || isRisky(one.receiverCountry));
  if (!touches(edge)) return null;
  const edges = between(sender.out, edge.at - p.window_days! * DAY_MS, edge.at).filter(
    (one) => movesMoney(one) && touches(one),
  );
  const total = sumOf(edges);
  if (edges.length < p.min_transfers! || total < p.min_amount!) return null;
  return {
    node: sender,
    edges,
    measure: edges.length,
    score: scoreAbove(total, p.min_amount!),
    values: { transfers: edges.length, total: money(total), days: daysOf(edges) },
  };
};
