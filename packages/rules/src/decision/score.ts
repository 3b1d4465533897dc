import type { State } from '../velocity/event';
import type { Thresholds } from './rule-set';

const MAX_SCORE = 100;

/** Rounds to two decimals, the precision in which scores are given. */
export function roundScore(score: number): number {
  return Math.round((score + Number.EPSILON) * 100) / 100;
}

/** A sum of points as a score: 0 to 100 with two decimals. */
export function clampScore(sum: number): number {
  return roundScore(Math.min(MAX_SCORE, Math.max(0, sum)));
}

/** The state that a score reaches. */
export function stateOfScore(score: number, thresholds: Thresholds): State {
  if (score >= thresholds.decline) return 'DECLINE';
  return score >= thresholds.review ? 'REVIEW' : 'APPROVE';
}

const SEVERITY: Readonly<Record<State, number>> = { APPROVE: 0, REVIEW: 1, DECLINE: 2 };

/** The more severe of two states: DECLINE over REVIEW over APPROVE. */
export function worseState(a: State, b: State): State {
  return SEVERITY[a] >= SEVERITY[b] ? a : b;
}
