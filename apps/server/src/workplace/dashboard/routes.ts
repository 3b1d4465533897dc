import { ApiError, badInput } from '@assay/contract';
import type { RateTable } from '@assay/enrichment';
import { type Dashboard, MANAGEMENT, MAX_DASHBOARD_DAYS } from '@assay/management-api';
import { countedUntil, readSums, type SumRow } from '@assay/store';
import { type ManagementApi, reads, spaceOf, timestamp } from '../../management/index';
import { isTimeZone } from '../../platform/time-slices';
import { policyOf } from '../../policy/index';
import { addDays, daysBetween, isDate, localDate, startOfDay, unitFor } from './days';
import { readPeriod, TOTAL_FIELDS } from './period';
import { readRuleHistory, readRuleMetrics } from './rule-figures';

const MIN_CALLS = 100;
/** Minimum share for a class missing in one period, because the logarithm of zero is infinite. */
const MIN_SHARE = 0.0005;
const MAX_SHARES = 12;

type Drift = Dashboard['drift'];

/**
 * Returns the population stability index: the sum over classes of (now − before) · ln(now / before) of their
 * shares (Siddiqi, Credit Risk Scorecards, 2006).
 */
function stability(classes: Iterable<readonly [before: number, now: number]>): number {
  let sum = 0;
  for (const [before, now] of classes) {
    const [from, to] = [Math.max(before, MIN_SHARE), Math.max(now, MIN_SHARE)];
    sum += (to - from) * Math.log(to / from);
  }
  return sum;
}

/**
 * Returns the drift of each input.
 * @param rows sums of two parts: the previous and the current period
 */
function driftOf(rows: readonly SumRow[], inputs: readonly Drift[number]['input'][]): Drift {
  return inputs.flatMap((input) => {
    const counts = new Map<string, [number, number]>();
    const all: [number, number] = [0, 0];
    for (const { field, value, counts: parts } of rows) {
      if (field !== input) continue;
      const [before, now] = counts.get(value) ?? [0, 0];
      counts.set(value, [before + (parts[0] ?? 0), now + (parts[1] ?? 0)]);
      all[0] += parts[0] ?? 0;
      all[1] += parts[1] ?? 0;
    }
    if (Math.min(...all) < MIN_CALLS) return [];
    const shares = [...counts].map(([value, [before, now]]) => ({
      value,
      before: before / all[0],
      now: now / all[1],
    }));
    return {
      input,
      psi: stability(shares.map(({ before, now }) => [before, now] as const)),
      shares: shares
        .sort((a, b) => Math.max(b.before, b.now) - Math.max(a.before, a.now))
        .slice(0, MAX_SHARES),
    };
  });
}

const INPUTS = ['score', 'model', 'amount', 'country', 'action', 'currency'] as const;

interface Range {
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
}

/** Default range, in days. */
const USUAL_DAYS = 28;
const FIRST_DAY = '1970-01-02';
/**
 * Days are compared as texts of ten characters, so the month after the last day must also have a four-digit
 * year.
 */
const LAST_DAY = '9998-12-31';

/**
 * Reads the date range of a query.
 * @param now UNIX milliseconds, for a missing range
 * @throws ApiError 1006
 */
function readRange(
  query: { readonly from?: string; readonly to?: string; readonly time_zone?: string },
  now: number,
): Range {
  const { time_zone: timeZone = 'UTC' } = query;
  if (!isTimeZone(timeZone))
    throw badInput([{ field: 'time_zone', expected: 'an IANA time zone, such as Europe/Berlin' }]);
  const { to = localDate(now, timeZone) } = query;
  if (!isDate(to)) throw badInput([{ field: 'to', expected: 'a date, YYYY-MM-DD' }]);
  const { from = addDays(to, 1 - USUAL_DAYS) } = query;
  if (!isDate(from)) throw badInput([{ field: 'from', expected: 'a date, YYYY-MM-DD' }]);
  if (from < FIRST_DAY) throw badInput([{ field: 'from', expected: 'a date from 1970-01-02' }]);
  if (to > LAST_DAY) throw badInput([{ field: 'to', expected: 'a date up to 9998-12-31' }]);
  const days = daysBetween(from, to);
  if (days < 0) throw badInput([{ field: 'to', expected: 'a date not before `from`' }]);
  if (days >= MAX_DASHBOARD_DAYS)
    throw badInput([{ field: 'to', expected: `a date at most ${MAX_DASHBOARD_DAYS} days after \`from\`` }]);
  return { from, to, timeZone };
}

/** Adds the routes of /rule-metrics and /rules/{id}/metrics: matches, precision and amounts of rules. */
export function ruleFigureRoutes(api: ManagementApi): void {
  const { database, runtime } = api.routePorts;

  reads(api, MANAGEMENT.listRuleMetrics, async ({ principal, query, reading }) => {
    const environmentId = spaceOf(principal, query.environment);
    const { from, to, timeZone } = readRange(query, runtime.now());
    const cuts = [startOfDay(from, timeZone), startOfDay(addDays(to, 1), timeZone)] as const;
    const [until, rules] = await Promise.all([
      countedUntil(reading, environmentId),
      readRuleMetrics(reading, environmentId, cuts),
    ]);
    return {
      time_zone: timeZone,
      counted_until: until === null ? null : timestamp(until),
      rules: [...rules],
    };
  });

  reads(api, MANAGEMENT.readRuleMetrics, async ({ principal, query, param, reading }) => {
    const environmentId = spaceOf(principal, query.environment);
    const { from, to, timeZone } = readRange(query, runtime.now());
    const id = param('id');
    const { document } = await policyOf(database, principal);
    if (!document.rules.some((rule) => rule.id === id)) throw new ApiError('notFound');
    const unit = unitFor(daysBetween(from, to) + 1);
    const [until, history] = await Promise.all([
      countedUntil(reading, environmentId),
      readRuleHistory(reading, environmentId, id, { from, to, timeZone, unit }),
    ]);
    return { time_zone: timeZone, unit, counted_until: until === null ? null : timestamp(until), ...history };
  });
}

/** Adds the route of /dashboard. */
export function dashboardRoutes(api: ManagementApi, data: { readonly rates: RateTable }): void {
  const { database, runtime } = api.routePorts;

  reads(api, MANAGEMENT.readDashboard, async ({ principal, query, reading }) => {
    const environmentId = spaceOf(principal, query.environment);
    const { from, to, timeZone } = readRange(query, runtime.now());
    const days = daysBetween(from, to) + 1;
    const before = { from: addDays(from, -days), to: addDays(from, -1) };
    const isCompared = query.compare === 'previous';
    const cuts = [before.from, from, addDays(to, 1)].map((date) => startOfDay(date, timeZone));
    const asked = { timeZone, unit: unitFor(days), segment: query.segment ?? null };
    const [until, totals, { document }] = await Promise.all([
      countedUntil(reading, environmentId),
      readSums(reading, environmentId, { fields: TOTAL_FIELDS, cuts: isCompared ? cuts : cuts.slice(1) }),
      policyOf(database, principal),
    ]);
    const names = new Map(document.rules.map((rule) => [rule.id, rule.name]));
    const account = { currency: document.velocity?.currency ?? null, rates: data.rates };
    const period = async (range: { readonly from: string; readonly to: string }, part: number) => {
      const wanted = { ...asked, ...range };
      const read = await readPeriod(reading, environmentId, wanted, { totals, part }, account);
      return {
        ...read,
        rules: read.rules.map((rule) => ({ ...rule, name: names.get(rule.id) ?? null })),
      };
    };
    const [current, previous] = await Promise.all([
      period({ from, to }, isCompared ? 1 : 0),
      isCompared ? period(before, 0) : null,
    ]);
    return {
      time_zone: timeZone,
      unit: asked.unit,
      counted_until: until === null ? null : timestamp(until),
      current,
      previous,
      drift: isCompared ? driftOf(totals, INPUTS) : [],
    };
  });
}
