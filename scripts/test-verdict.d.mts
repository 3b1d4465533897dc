export interface FileCounts {
  readonly file: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Report of one Vitest run (scripts/plain-reporter.mjs). */
export interface RunResult {
  readonly files: readonly FileCounts[];
  /** Failures outside all test files. */
  readonly failedOutside: number;
  /** Full names: `FILE > SUITE > TEST`. */
  readonly skippedTests: readonly string[];
}

export interface Quarantined {
  readonly file: string;
  readonly reason: string;
  /** First day on which the entry no longer counts, as `2026-12-31`. */
  readonly expires: string;
}

export interface AllowedSkip {
  readonly reason: string;
  /** Files, or files with the start of a test's full name: `FILE > NAME`. */
  readonly tests: readonly string[];
}

export interface Evidence {
  readonly first: RunResult;
  /** Run of the failed files alone; null without a rerun. */
  readonly again: RunResult | null;
  readonly quarantine: readonly Quarantined[];
  readonly allowedSkips: readonly AllowedSkip[];
  /** As `2026-11-28`. */
  readonly today: string;
  readonly isCi: boolean;
}

export interface Verdict {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly messages: readonly string[];
}

export declare function filesToRunAgain(result: RunResult): string[];
export declare function judge(evidence: Evidence): Verdict;
export declare function quarantineFaults(
  quarantine: readonly Quarantined[],
  today: string,
  exists: (file: string) => boolean,
): string[];
