import type { RiskFlag, RiskLevel } from '@assay/contract';
import type { DeviceCompany } from '@assay/store';
import type { SessionSummary } from '../summary';

/** A flag that is raised: how grave it is, and what was seen, in words that hold no content. */
export interface RaisedFlag {
  readonly flag: RiskFlag;
  readonly level: RiskLevel;
  readonly seen: string;
}

/** Everything that judging looks at. */
export interface JudgedSession {
  readonly summary: SessionSummary;
  /** null = it was not counted. */
  readonly company: DeviceCompany | null;
}

/** States whether a flag is raised; pure. Null = it is not, or there is too little to judge. */
export type Judge = (session: JudgedSession) => RaisedFlag | null;

export const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

export const percent = (part: number, whole: number): string => `${Math.round(100 * share(part, whole))} %`;

/** Standard deviation from the number, the sum and the sum of squares. */
export function spread(n: number, sum: number, squares: number): number {
  if (n === 0) return 0;
  const mean = sum / n;
  return Math.sqrt(Math.max(0, squares / n - mean * mean));
}
