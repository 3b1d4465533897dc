export declare function closingLine(counts: {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}): string;
