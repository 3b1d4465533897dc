/** Members that earlier versions stored under another name, by that name. */
const RENAMED: { readonly [stored: string]: string } = {
  false_alarm_rate: 'false_positive_rate',
  fired: 'matched',
  fired_negative: 'matched_negative',
  fired_positive: 'matched_positive',
  newly_blocked_good: 'new_false_positives',
  silent: 'not_matched',
  suspects: 'suspected_leaks',
};

/** Returns a stored backtest result or model report with the current names of its members. */
export function currentNames<T>(stored: T): T {
  if (Array.isArray(stored)) return stored.map(currentNames) as T;
  if (typeof stored !== 'object' || stored === null) return stored;
  const members = Object.entries(stored).map(([name, value]) => [RENAMED[name] ?? name, currentNames(value)]);
  return Object.fromEntries(members) as T;
}
