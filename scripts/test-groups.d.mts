export interface TestGroup {
  /** A glob of test files. */
  readonly files: string;
  readonly why: string;
  /** CI runs it after the quick tests. */
  readonly ci?: true;
}
export declare const LONG_TESTS: readonly TestGroup[];
export declare const RARE_TESTS: readonly TestGroup[];
