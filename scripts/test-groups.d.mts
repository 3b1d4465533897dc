export interface TestGroup {
  /** A glob of test files. */
  readonly files: string;
  readonly why: string;
}
export declare const LONG_TESTS: readonly TestGroup[];
export declare const RARE_TESTS: readonly TestGroup[];
