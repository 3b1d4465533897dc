import { Engine, type Finding, TYPOLOGIES } from '@assay/typologies';
import type { DataSet, Pattern } from './data-set';

/** Share of a pattern's transfers that a finding's evidence must contain. */
const COVERED = 0.4;
/** Share of a finding's evidence that must belong to injected patterns. */
const PURE = 0.5;

interface PatternResult {
  readonly injected: number;
  readonly found: number;
}
interface TypologyResult {
  readonly findings: number;
  readonly correct: number;
}
export interface Measured {
  /** Patterns that were found. */
  readonly found: ReadonlySet<Pattern>;
  readonly patterns: ReadonlyMap<string, PatternResult>;
  readonly typologies: ReadonlyMap<string, TypologyResult>;
  readonly findings: readonly Finding[];
  /** CPU microseconds per transfer. */
  readonly microseconds: number;
}

const shareIn = (evidence: readonly string[], ids: ReadonlySet<string>): number =>
  evidence.filter((id) => ids.has(id)).length;

/** Runs all typologies with default parameters over a data set. */
export function measure(data: DataSet, only?: readonly string[]): Measured {
  const engine = new Engine(
    TYPOLOGIES.filter(({ id }) => only === undefined || only.includes(id)).map(({ id }) => ({
      id,
      parameters: {},
    })),
  );
  const findings: Finding[] = [];
  const start = process.cpuUsage();
  for (const transfer of data.transfers)
    for (const finding of engine.observe(transfer)) findings.push(finding);
  const { user, system } = process.cpuUsage(start);
  return {
    ...judged(data, alertsOf(findings)),
    findings,
    microseconds: (user + system) / data.transfers.length,
  };
}

/** Joins the findings of one typology and entity, as alerts do. */
function alertsOf(findings: readonly Finding[]): readonly Finding[] {
  const alerts = new Map<string, Finding>();
  for (const finding of findings) {
    const key = `${finding.typology} ${finding.entity.kind} ${finding.entity.key}`;
    const open = alerts.get(key);
    alerts.set(
      key,
      open ? { ...finding, evidence: [...new Set([...open.evidence, ...finding.evidence])] } : finding,
    );
  }
  return [...alerts.values()];
}

/** A pattern is found by any typology: what counts is that an analyst sees its transfers in one finding. */
function judged({ patterns, ignored = new Set() }: DataSet, findings: readonly Finding[]) {
  const illicit = new Set(patterns.flatMap(({ transfers }) => [...transfers]));
  const byTransfer = new Map<string, Finding[]>();
  const typologies = new Map<string, TypologyResult>();
  for (const finding of findings) {
    for (const id of finding.evidence) {
      const known = byTransfer.get(id);
      if (known) known.push(finding);
      else byTransfer.set(id, [finding]);
    }
    const isCorrect = shareIn(finding.evidence, illicit) >= PURE * finding.evidence.length;
    if (!isCorrect && shareIn(finding.evidence, ignored) >= PURE * finding.evidence.length) continue;
    const before = typologies.get(finding.typology) ?? { findings: 0, correct: 0 };
    typologies.set(finding.typology, {
      findings: before.findings + 1,
      correct: before.correct + (isCorrect ? 1 : 0),
    });
  }
  const results = new Map<string, PatternResult>();
  const found = new Set<Pattern>();
  for (const pattern of patterns) {
    const { type, transfers } = pattern;
    const near = new Set([...transfers].flatMap((id) => byTransfer.get(id) ?? []));
    const needed = Math.min(COVERED * transfers.size, 40);
    // A profile change has one decisive transfer after a long ordinary past.
    const isFound = [...near].some(
      ({ evidence, typology }) => shareIn(evidence, transfers) >= needed || typology === type,
    );
    if (isFound) found.add(pattern);
    const before = results.get(type) ?? { injected: 0, found: 0 };
    results.set(type, { injected: before.injected + 1, found: before.found + (isFound ? 1 : 0) });
  }
  return { patterns: results, typologies, found };
}
