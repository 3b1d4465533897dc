/** Prefixes that the campuses and the internet site do not assign. */
const NOT_ASSIGNED = [0, 7, 8, 9, 17, 18, 19, 28, 29, 49, 69, 70, 78, 79, 89, 96, 97];

/**
 * Prefixes of Employer Identification Numbers. Source: IRS, "How EINs are assigned and valid EIN prefixes",
 * 2024.
 */
export const EMPLOYER_PREFIXES: ReadonlySet<string> = new Set(
  Array.from({ length: 100 }, (_, at) => at)
    .filter((prefix) => !NOT_ASSIGNED.includes(prefix))
    .map((prefix) => String(prefix).padStart(2, '0')),
);
