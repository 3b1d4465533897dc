import { SUB_CHECK_RESULTS, type SubCheckResult } from '@assay/contract';

/** Results of a document's chip (ICAO 9303-11), by their API names. */
export const CHIP_RESULTS = [
  'overallResult',
  'passiveAuthenticationResult',
  'activeAuthenticationResult',
  'chipAuthenticationResult',
  'dataGroupHashCheckResult',
  'documentSignerTrustResult',
  'opticalDataMatchResult',
] as const;

export type ChipEvidence = { readonly [name in (typeof CHIP_RESULTS)[number]]: SubCheckResult } & {
  readonly accessProtocol: 'BAC' | 'PACE' | null;
};

/** An electronic identity (Regulation (EU) 910/2014, art. 8) used instead of a document. */
interface EidEvidence {
  readonly eidProvider: string;
  /** `low`, `substantial` or `high`. */
  readonly eidLevelOfAssurance: string | null;
  readonly missingClaims: readonly string[];
}

type Extracted = { readonly [name: string]: unknown };
const members = (value: unknown): Extracted | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Extracted) : null;

const isResult = (value: unknown): value is SubCheckResult =>
  (SUB_CHECK_RESULTS as readonly unknown[]).includes(value);

/**
 * Returns the chip results of an engine, its `nfcVerificationResult`; null = no chip was read. Missing
 * results are NOT_PERFORMED.
 */
export function chipEvidence({ nfcVerificationResult }: Extracted): ChipEvidence | null {
  const result = members(nfcVerificationResult);
  if (!result) return null;
  const results = CHIP_RESULTS.map((name) => {
    const value = result[name];
    return [name, isResult(value) ? value : 'NOT_PERFORMED'] as const;
  });
  const { accessProtocol } = result;
  return {
    ...(Object.fromEntries(results) as Omit<ChipEvidence, 'accessProtocol'>),
    accessProtocol: accessProtocol === 'BAC' || accessProtocol === 'PACE' ? accessProtocol : null,
  };
}

/** Returns the eID reported by an engine, its `eidProvider`; null = none. */
export function eidEvidence({
  eidProvider,
  eidLevelOfAssurance,
  missingClaims,
}: Extracted): EidEvidence | null {
  if (typeof eidProvider !== 'string') return null;
  return {
    eidProvider,
    eidLevelOfAssurance: typeof eidLevelOfAssurance === 'string' ? eidLevelOfAssurance : null,
    missingClaims: Array.isArray(missingClaims) ? missingClaims.filter((one) => typeof one === 'string') : [],
  };
}
