import { type CaptureStep, SUB_CHECKS_OF_STEP, type SubCheckResult, withoutCardData } from '@assay/contract';
import type { PictureFeatures } from '@assay/vision';
import type { SubCheckFinding } from '../execution/state-shape';
import { isFace } from './face-match';
import type { Capability, CheckContext, CheckProvider, ProviderAnswer } from './provider';

/** Combined results of a check's providers. */
export interface CheckFindings {
  /** One finding per sub-check of the step, in its order. */
  readonly findings: readonly SubCheckFinding[];
  readonly extracted: { readonly [name: string]: unknown };
  /** Reason to repeat the capture; null = none. */
  readonly retry: NonNullable<ProviderAnswer['retry']> | null;
  /** Face for comparison with earlier sessions; null = no engine returned one. */
  readonly face: readonly number[] | null;
  /** Picture hashes; empty when no engine returned any. */
  readonly looks: readonly PictureFeatures[];
}

const STRENGTHS = ['heuristic', 'moderate', 'strong'] as const;
const SEVERITY: readonly SubCheckResult[] = ['FAIL', 'REVIEW', 'PASS', 'NOT_PERFORMED'];

const notPerformed = (subCheck: string, reasons: readonly string[]): SubCheckFinding => ({
  subCheck,
  result: 'NOT_PERFORMED',
  strength: 'heuristic',
  engine: '',
  version: '',
  score: null,
  reasons,
  durationMs: 0,
  evidence: [],
});

/**
 * Combines the findings of several engines: the most severe among the strongest engines that performed the
 * check. A weaker engine counts only if no stronger one performed it.
 */
function combine(subCheck: string, found: readonly SubCheckFinding[]): SubCheckFinding {
  const performed = found.filter(({ result }) => result !== 'NOT_PERFORMED');
  for (const strength of [...STRENGTHS].reverse()) {
    const strongest = performed.filter((finding) => finding.strength === strength);
    const worst = SEVERITY.flatMap((result) => strongest.filter((finding) => finding.result === result))[0];
    if (worst) return worst;
  }
  const reported = found.find(({ reasons }) => !reasons.includes('NO_ANSWER'));
  return reported ?? found[0] ?? notPerformed(subCheck, ['NO_PROVIDER']);
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';

/**
 * Removes card data from a provider's response, because a picture may show a card and the extracted data is
 * stored.
 */
function withoutCards({ embedding, looks, ...said }: ProviderAnswer): ProviderAnswer {
  const words = structuredClone(said);
  withoutCardData(words);
  return { ...words, ...(embedding ? { embedding } : {}), ...(looks ? { looks } : {}) };
}

/** Returns a provider's response, or the reason for a missing one. */
async function ask(provider: CheckProvider, context: CheckContext): Promise<ProviderAnswer | string> {
  const signal = provider.queues
    ? context.signal
    : AbortSignal.any([context.signal, AbortSignal.timeout(context.limitMs)]);
  if (signal.aborted) return 'TIMEOUT';
  let onAbort: (() => void) | undefined;
  const aborted = new Promise<string>((resolve) => {
    onAbort = () => resolve('TIMEOUT');
    signal.addEventListener('abort', onAbort, { once: true });
  });
  try {
    const answer = await Promise.race([provider.evaluate({ ...context, signal }), aborted]);
    return typeof answer === 'string' ? answer : withoutCards(answer);
  } catch (error) {
    return signal.aborted || isTimeout(error) ? 'TIMEOUT' : 'PROVIDER_ERROR';
  } finally {
    if (onAbort) signal.removeEventListener('abort', onAbort);
  }
}

function findingsOf(
  provider: CheckProvider,
  capabilities: readonly Capability[],
  answer: ProviderAnswer | string,
  durationMs: number,
): readonly SubCheckFinding[] {
  return capabilities.map(({ subCheck, strength, evidence = [] }) => {
    const engine = { engine: provider.name, version: provider.version, strength, evidence, durationMs };
    if (typeof answer === 'string') return { ...notPerformed(subCheck, [answer]), ...engine };
    const said = answer.findings.find((finding) => finding.subCheck === subCheck);
    if (!said) return { ...notPerformed(subCheck, ['NO_ANSWER']), ...engine };
    return {
      ...engine,
      subCheck,
      result: said.result,
      score: said.score ?? null,
      reasons: said.reasons ?? [],
    };
  });
}

const isAnswered = (subCheck: string, found: readonly SubCheckFinding[]): boolean =>
  found.some((finding) => finding.subCheck === subCheck && finding.result !== 'NOT_PERFORMED');

/**
 * Runs the providers of a step in order; each receives the data extracted by earlier ones. A failed or late
 * provider is NOT_PERFORMED, never PASS. Results outside its capabilities are ignored.
 */
export async function runCheck(
  providers: readonly CheckProvider[],
  step: CaptureStep,
  context: CheckContext,
  clock: () => number,
): Promise<CheckFindings> {
  const found: SubCheckFinding[] = [];
  let extracted: { readonly [name: string]: unknown } = {};
  let retry: CheckFindings['retry'] = null;
  let face: readonly number[] | null = null;
  let looks: readonly PictureFeatures[] = [];
  for (const provider of providers) {
    const capabilities = provider
      .capabilities()
      .filter(
        ({ check, subCheck }) => check === step && !(provider.fillsGaps && isAnswered(subCheck, found)),
      );
    if (capabilities.length === 0) continue;
    const began = clock();
    const answer = await ask(provider, {
      ...context,
      extracted: { ...context.extracted, [step]: extracted },
    });
    found.push(...findingsOf(provider, capabilities, answer, Math.round(clock() - began)));
    if (typeof answer === 'string') continue;
    extracted = { ...extracted, ...answer.extracted };
    retry ??= answer.retry ?? null;
    if (isFace(answer.embedding)) face ??= answer.embedding;
    if (looks.length === 0) looks = answer.looks ?? [];
  }
  const findings = SUB_CHECKS_OF_STEP[step].map((subCheck) =>
    combine(
      subCheck,
      found.filter((finding) => finding.subCheck === subCheck),
    ),
  );
  return { findings, extracted, retry, face, looks };
}
