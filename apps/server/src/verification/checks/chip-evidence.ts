import { SUB_CHECK_RESULTS, type SubCheckResult } from '@assay/contract';

/** What the chip of a document proved (ICAO 9303-11), by the names of the wire. */
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

/** An electronic identity (Regulation (EU) 910/2014, art. 8) in place of a document. */
interface EidEvidence {
  readonly eidProvider: string;
  /** low, substantial or high. */
  readonly eidLevelOfAssurance: string | null;
  readonly missingClaims: readonly string[];
}

type Extracted = { readonly [name: string]: unknown };
const members = (value: unknown): Extracted | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Extracted) : null;

const isResult = (value: unknown): value is SubCheckResult =>
  (SUB_CHECK_RESULTS as readonly unknown[]).includes(value);

/** What an engine read from a chip, its `nfcVerificationResult`; null = no chip was read. What it leaves out is NOT_PERFORMED. */
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

/** The eID that an engine reported, its `eidProvider`; null = there was none. */
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
