/** What monitored names are narrowed to: a user, or all of some keyed hashes of words or sounds. */
export type MonitoredAsked = { readonly userHash: string } | { readonly terms: readonly string[] };

/** A condition on the rows of names, and the value of its parameter. @param parameter such as `$2` */
export const conditionOf = (asked: MonitoredAsked, parameter: string): readonly [string, unknown] =>
  'userHash' in asked
    ? [`user_hash = ${parameter}::bigint`, asked.userHash]
    : [`terms @> ${parameter}::bigint[]`, `{${asked.terms.join(',')}}`];
