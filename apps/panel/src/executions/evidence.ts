import { type CaptureStep, isCaptureStep, reasonInWords, SUB_CHECK_TEXTS } from '@assay/contract';
import type { ManagedExecution } from '@assay/management-api';
import { t, wordsOf } from '../i18n/language';
import { decimal } from '../i18n/numbers';

type Finding = ManagedExecution['steps'][number]['findings'][number];
export type Found = Pick<Finding, 'sub_check' | 'result' | 'score' | 'reasons'>;

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** What a score says, by the sub-check that it belongs to; null where a number says nothing to a person. */
const SCORES: { readonly [subCheck: string]: (score: number) => string } = {
  faceMatchingResult: (distance) =>
    t('the faces are {distance} apart: below {same} counts as one person, above {other} as two', {
      distance: decimal(distance, 2),
      same: decimal(0.5, 2),
      other: decimal(0.58, 2),
    }),
  livenessCheckResult: (share) => t('{share} of the actions asked for were seen', { share: percent(share) }),
  imageQualityCheckResult: (sharpness) => t('sharpness {sharpness}', { sharpness: Math.round(sharpness) }),
  nameMatchCheckResult: (share) => t('{share} of the words agree', { share: percent(share) }),
  screenCheckResult: (prominence) =>
    t('pattern of strength {strength}; from 115 on it counts as a screen’s', { strength: prominence }),
  photocopyCheckResult: (colour) =>
    t('colour {colour}; below {least} counts as a copy’s', { colour, least: decimal(2.5, 1) }),
};

/** How alike two faces are, from their distance: 100 % is the very same picture, 50 % where two persons begin. */
export const similarity = (distance: number): string =>
  percent(Math.max(0, Math.min(1, 1 - distance / 1.16)));

const sentence = (words: readonly string[]): string => {
  const text = words.join('; ');
  return text === '' ? '' : `${text[0]?.toUpperCase()}${text.slice(1)}.`;
};

/** What a step came to, with the plain names of the sub-checks that it speaks of. @param detail as the API words it */
export function whyInWords(type: string, detail: string): string {
  const texts = isCaptureStep(type) ? SUB_CHECK_TEXTS[type as CaptureStep] : {};
  return wordsOf(detail).replace(/\b[a-z]\w*Result\b/g, (wire) => {
    const text = Object.hasOwn(texts, wire) ? texts[wire] : undefined;
    return text ? t('“{name}”', { name: t(text.name) }) : wire;
  });
}

/** What a finding rests on, as a person reads it. */
export function evidenceInWords({ sub_check: subCheck, score, reasons, result }: Found): string {
  const measured = score === null ? null : SCORES[subCheck]?.(score);
  const words = [...reasons.map((reason) => wordsOf(reasonInWords(reason))), ...(measured ? [measured] : [])];
  if (words.length > 0) return sentence(words);
  return result === 'PASS' ? t('Nothing speaks against it.') : '';
}
