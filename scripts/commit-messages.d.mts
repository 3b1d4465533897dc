export declare function faultsOf(subject: string): string[];
export declare function checkCommitMessages(
  root?: string,
  base?: string,
): { checked: number; faults: string[] } | null;
