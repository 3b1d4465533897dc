import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { closingLine } from '../../scripts/plain-reporter.mjs';
import { childSecondsIn } from '../../scripts/processor-time.mjs';
import { ALLOWED_SKIPS, QUARANTINE } from '../../scripts/test-exceptions.mjs';
import {
  type Evidence,
  filesToRunAgain,
  judge,
  quarantineFaults,
  type RunResult,
} from '../../scripts/test-verdict.mjs';

const TODAY = '2026-11-28';

/** Returns the result of a run of files, each with its counts: passed, failed, skipped. */
const run = (files: { readonly [file: string]: readonly [number, number, number] }): RunResult => ({
  files: Object.entries(files).map(([file, [passed, failed, skipped]]) => ({
    file,
    passed,
    failed,
    skipped,
  })),
  failedOutside: 0,
  skippedTests: [],
});
const verdictOf = (evidence: Partial<Evidence> & Pick<Evidence, 'first'>) =>
  judge({ again: null, quarantine: [], allowedSkips: [], today: TODAY, isCi: true, ...evidence });

describe('verdict on a file that fails and then passes alone', () => {
  const first = run({ 'a.test.ts': [2, 1, 0], 'b.test.ts': [4, 0, 0] });
  const again = run({ 'a.test.ts': [3, 0, 0] });
  const entry = { file: 'a.test.ts', reason: 'The port is taken at times.', expires: '2026-12-24' };

  it.each([true, false])('is a failure that names the file (CI: %s)', (isCi) => {
    const verdict = verdictOf({ first, again, isCi });
    expect(verdict).toMatchObject({ passed: 6, failed: 1, skipped: 0 });
    expect(verdict.messages).toEqual([expect.stringContaining('FAIL a.test.ts is flaky')]);
  });

  it('is a pass that names the file and the reason while the file is quarantined', () => {
    const verdict = verdictOf({ first, again, quarantine: [entry] });
    expect(verdict).toMatchObject({ passed: 7, failed: 0 });
    expect(verdict.messages).toEqual([
      'flaky a.test.ts: quarantined until 2026-12-24 (The port is taken at times.)',
    ]);
  });

  it('is a failure from the expiry date of the quarantine', () => {
    expect(verdictOf({ first, again, quarantine: [{ ...entry, expires: TODAY }] })).toMatchObject({
      failed: 1,
      messages: [expect.stringContaining('a.test.ts is flaky')],
    });
  });

  it('is a failure if the quarantine names another file', () => {
    expect(verdictOf({ first, again, quarantine: [{ ...entry, file: 'b.test.ts' }] }).failed).toBe(1);
  });
});

describe('verdict on failures', () => {
  const first = run({ 'a.test.ts': [2, 1, 0], 'b.test.ts': [4, 0, 1] });

  it('counts a quarantined file that fails twice', () => {
    const quarantine = [{ file: 'a.test.ts', reason: 'Unsteady.', expires: '2026-12-24' }];
    expect(verdictOf({ first, again: first, quarantine })).toMatchObject({ passed: 6, failed: 1 });
  });

  it('counts errors outside of all files', () => {
    expect(verdictOf({ first: { ...run({}), failedOutside: 2 } }).failed).toBe(2);
  });

  it('counts a file that did not finish the second time', () => {
    const again = { ...run({}), failedOutside: 1 };
    expect(verdictOf({ first, again }).failed).toBe(1);
  });

  it('runs up to six failed files again, and none if more failed', () => {
    const failing = (count: number) =>
      run(Object.fromEntries(Array.from({ length: count }, (_, n) => [`${n}.test.ts`, [0, 1, 0] as const])));
    expect(filesToRunAgain(first)).toEqual(['a.test.ts']);
    expect(filesToRunAgain(failing(6))).toHaveLength(6);
    expect(filesToRunAgain(failing(7))).toEqual([]);
  });
});

describe('verdict on skipped tests', () => {
  const skippedTests = ['a.test.ts > on a cluster > one', 'a.test.ts > in a browser > two'];
  const first = { ...run({ 'a.test.ts': [1, 0, 2] }), skippedTests };
  const cluster = { reason: 'No cluster.', tests: ['a.test.ts > on a cluster'] };

  it('is a failure in CI for each without an entry', () => {
    const verdict = verdictOf({ first, allowedSkips: [cluster] });
    expect(verdict).toMatchObject({ passed: 1, failed: 1, skipped: 1 });
    expect(verdict.messages).toEqual([
      "FAIL a.test.ts > in a browser > two was skipped, but ALLOWED_SKIPS doesn't list it.",
    ]);
  });

  it('is a skip in CI if an entry names the file', () => {
    const whole = { reason: 'No cluster.', tests: ['a.test.ts'] };
    expect(verdictOf({ first, allowedSkips: [whole] })).toMatchObject({ failed: 0, skipped: 2 });
    expect(verdictOf({ first, allowedSkips: [{ ...whole, tests: ['a.test'] }] }).failed).toBe(2);
  });

  it('is a skip outside CI', () => {
    expect(verdictOf({ first, isCi: false })).toMatchObject({ failed: 0, skipped: 2 });
  });

  it("includes the skipped tests of a quarantined file's second run", () => {
    const again = { ...first, files: [{ file: 'a.test.ts', passed: 1, failed: 0, skipped: 2 }] };
    const failed = run({ 'a.test.ts': [1, 1, 1] });
    const quarantine = [{ file: 'a.test.ts', reason: 'Unsteady.', expires: '2026-12-24' }];
    expect(verdictOf({ first: failed, again, quarantine })).toMatchObject({
      passed: 1,
      failed: 2,
      skipped: 0,
    });
  });
});

describe('quarantine', () => {
  const entry = { file: 'a.test.ts', reason: 'The port is taken at times.', expires: '2026-12-24' };

  it('is valid until its expiry date', () => {
    expect(quarantineFaults([entry], '2026-12-23', () => true)).toEqual([]);
    expect(quarantineFaults([entry], '2026-12-24', () => true)).toEqual([
      'FAIL the quarantine of a.test.ts expired on 2026-12-24. Fix the test.',
    ]);
  });

  it('is invalid without a reason, a date or a file', () => {
    expect(quarantineFaults([{ ...entry, reason: '' }], TODAY, () => true)).toHaveLength(1);
    expect(quarantineFaults([{ ...entry, expires: 'never' }], TODAY, () => true)).toHaveLength(1);
    expect(quarantineFaults([entry], TODAY, () => false)).toEqual([
      "FAIL the quarantine lists a.test.ts, which doesn't exist. Remove the entry.",
    ]);
  });

  it('has no invalid entry in this project', () => {
    expect(quarantineFaults(QUARANTINE, '2000-01-01', existsSync)).toEqual([]);
  });
});

describe('allowed skips', () => {
  it.each(ALLOWED_SKIPS)('name existing tests: $reason', ({ reason, tests }) => {
    expect(reason).toMatch(/^[A-Z].*\.$/);
    expect(tests).not.toEqual([]);
    for (const name of tests) {
      const [file = '', ...titles] = name.split(' > ');
      expect(existsSync(file), file).toBe(true);
      // Titles of `each` contain their values: `through '$pooler'`.
      const written = titles.filter((title) => !/'/.test(title) && !title.startsWith('on '));
      const text = readFileSync(file, 'utf8');
      for (const title of written) expect(text, name).toContain(title);
    }
  });
});

describe('figures of a run', () => {
  it('end with the failed and the skipped tests', () => {
    expect(closingLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
    expect(closingLine({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
  });

  it('include the processor time of ended child processes, in user and in system mode', () => {
    const fields = ['S', ...Array.from({ length: 12 }, () => '1'), '250', '50', '0'];
    expect(childSecondsIn(`42 (a name) of (it) ${fields.join(' ')}`)).toBe(3);
  });
});
