import { type CaptureStep, SUB_CHECKS_OF_STEP, type SubCheckResult, withoutCardData } from '@assay/contract';
import type { PictureLook } from '@assay/vision';
import type { SubCheckFinding } from '../execution/state-shape';
import { isFace } from './face-match';
import type { Capability, CheckContext, CheckProvider, ProviderAnswer } from './provider';

/** Everything that the providers of a check came to. */
export interface CheckFindings {
  /** One for each sub-check of the step, in its order. */
  readonly findings: readonly SubCheckFinding[];
  readonly extracted: { readonly [name: string]: unknown };
  /** Why the capture has to be made again; null = it need not. */
  readonly retry: NonNullable<ProviderAnswer['retry']> | null;
  /** The face of who is shown, for comparison with earlier sessions; null = no engine gave one. */
  readonly face: readonly number[] | null;
  /** What the pictures look like; none where no engine told. */
  readonly looks: readonly PictureLook[];
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
 * One finding from those of several engines: the most severe of the strongest that performed. What a weaker engine finds
 * counts only where no stronger one could judge.
 */
function combine(subCheck: string, found: readonly SubCheckFinding[]): SubCheckFinding {
  const performed = found.filter(({ result }) => result !== 'NOT_PERFORMED');
  for (const strength of [...STRENGTHS].reverse()) {
    const strongest = performed.filter((finding) => finding.strength === strength);
    const worst = SEVERITY.flatMap((result) => strongest.filter((finding) => finding.result === result))[0];
    if (worst) return worst;
  }
  const told = found.find(({ reasons }) => !reasons.includes('NO_ANSWER'));
  return told ?? found[0] ?? notPerformed(subCheck, ['NO_PROVIDER']);
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';

/** What a provider says without card data: a picture may show a card, and what is read from it is kept. */
function withoutCards({ embedding, looks, ...said }: ProviderAnswer): ProviderAnswer {
  const words = structuredClone(said);
  withoutCardData(words);
  return { ...words, ...(embedding ? { embedding } : {}), ...(looks ? { looks } : {}) };
}

/** A provider's answer, or why there is none. */
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
 * Asks the providers of a step in their order; each sees what those before it read. A provider that fails or is late is
 * NOT_PERFORMED, never PASS; what it may answer beyond its capabilities is not taken.
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
  let looks: readonly PictureLook[] = [];
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
