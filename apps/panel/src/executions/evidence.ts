import { type ManagedExecution, reasonInWords } from '@assay/contract';

type Finding = ManagedExecution['steps'][number]['findings'][number];
export type Found = Pick<Finding, 'sub_check' | 'result' | 'score' | 'reasons'>;

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** What a score says, by the sub-check that it belongs to; null where a number says nothing to a person. */
const SCORES: { readonly [subCheck: string]: (score: number) => string } = {
  faceMatchingResult: (distance) =>
    `the faces are ${distance.toFixed(2)} apart: below 0.50 counts as one person, above 0.58 as two`,
  livenessCheckResult: (share) => `${percent(share)} of the actions asked for were seen`,
  imageQualityCheckResult: (sharpness) => `sharpness ${Math.round(sharpness)}`,
  nameMatchCheckResult: (share) => `${percent(share)} of the words agree`,
  screenCheckResult: (prominence) => `pattern of strength ${prominence}; from 115 on it counts as a screen’s`,
  photocopyCheckResult: (colour) => `colour ${colour}; below 2.5 counts as a copy’s`,
};

/** How alike two faces are, from their distance: 100 % is the very same picture, 50 % where two persons begin. */
export const similarity = (distance: number): string =>
  percent(Math.max(0, Math.min(1, 1 - distance / 1.16)));

const sentence = (words: readonly string[]): string => {
  const text = words.join('; ');
  return text === '' ? '' : `${text[0]?.toUpperCase()}${text.slice(1)}.`;
};

/** What a finding rests on, as a person reads it. */
export function evidenceInWords({ sub_check: subCheck, score, reasons, result }: Found): string {
  const measured = score === null ? null : SCORES[subCheck]?.(score);
  const words = [...reasons.map(reasonInWords), ...(measured ? [measured] : [])];
  if (words.length > 0) return sentence(words);
  return result === 'PASS' ? 'Nothing speaks against it.' : '';
}
