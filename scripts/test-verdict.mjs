/**
 * Maximum number of failed files that are run again: more failures have a common cause, so a rerun would only
 * take time.
 */
const MAX_FILES_RUN_AGAIN = 6;

const sum = (files, part) => files.reduce((total, counts) => total + counts[part], 0);

/**
 * Returns the files to run again alone, so that the verdict can distinguish unsteady files from broken ones.
 * @param {import('./test-verdict.mjs').RunResult} result
 * @returns {string[]}
 */
export function filesToRunAgain({ files }) {
  const failed = files.filter((one) => one.failed > 0).map(({ file }) => file);
  return failed.length > MAX_FILES_RUN_AGAIN ? [] : failed;
}

/**
 * Returns the verdict on a run of one test group. A file that fails and then passes alone is unsteady, and counts as failed unless it is
 * quarantined. In CI each skipped test that no entry of `allowedSkips` names counts as failed.
 * @param {import('./test-verdict.mjs').Evidence} evidence
 * @returns {import('./test-verdict.mjs').Verdict}
 */
export function judge({ first, again, quarantine, allowedSkips, today, isCi }) {
  const messages = [];
  const excused = [];
  const second = new Map((again?.files ?? []).map((counts) => [counts.file, counts]));
  const files = first.files.map((counts) => {
    const retried = second.get(counts.file);
    if (counts.failed === 0 || !retried || retried.failed > 0) return counts;
    const entry = quarantine.find(({ file, expires }) => file === counts.file && today < expires);
    if (!entry) {
      messages.push(`FAIL ${counts.file} is flaky: it failed, then passed when it ran alone. Fix it.`);
      return counts;
    }
    messages.push(`flaky ${counts.file}: quarantined until ${entry.expires} (${entry.reason})`);
    excused.push(counts.file);
    return retried;
  });
  const skippedTests = [
    ...first.skippedTests,
    ...(again?.skippedTests ?? []).filter((name) => excused.some((file) => name.startsWith(`${file} > `))),
  ];
  const refused = isCi ? skippedTests.filter((name) => !isAllowed(name, allowedSkips)) : [];
  for (const name of refused) messages.push(`FAIL ${name} was skipped, but ALLOWED_SKIPS doesn't list it.`);
  return {
    passed: sum(files, 'passed'),
    failed: sum(files, 'failed') + first.failedOutside + refused.length,
    skipped: sum(files, 'skipped') - refused.length,
    messages,
  };
}

const isAllowed = (name, allowedSkips) =>
  allowedSkips
    .flatMap(({ tests }) => tests)
    .some((allowed) => name.startsWith(allowed.includes(' > ') ? allowed : `${allowed} > `));

/**
 * Finds the entries of the quarantine that are no longer valid: the file is missing, or the date has come.
 * @param {readonly import('./test-verdict.mjs').Quarantined[]} quarantine
 * @param {string} today as `2026-11-28`
 * @param {(file: string) => boolean} exists
 * @returns {string[]} one message per invalid entry
 */
export function quarantineFaults(quarantine, today, exists) {
  return quarantine.flatMap(({ file, expires, reason }) => {
    if (!exists(file)) return [`FAIL the quarantine lists ${file}, which doesn't exist. Remove the entry.`];
    if (!/^\d{4}-\d\d-\d\d$/.test(expires) || reason === '')
      return [`FAIL the quarantine of ${file} needs a reason and a date such as 2026-12-31.`];
    return today >= expires ? [`FAIL the quarantine of ${file} expired on ${expires}. Fix the test.`] : [];
  });
}
