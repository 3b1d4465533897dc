import type { Health } from '../api/operations';

type Finding = Health['findings'][number];

/** Subjects with the same problem. */
interface Problem {
  readonly subjects: readonly string[];
  readonly note: string;
}

/** Problems with the same fix. */
export interface Advice {
  readonly state: Exclude<Finding['state'], 'ok'>;
  readonly remedy: string | null;
  readonly problems: readonly Problem[];
}

/** Groups the problems by their fix, failures first; subjects with the same problem are merged. */
export function adviceOf(findings: readonly Finding[]): readonly Advice[] {
  const groups = new Map<string, Advice>();
  for (const { subject, state, note, remedy } of findings) {
    if (state === 'ok') continue;
    const key = remedy ?? `${subject} ${note}`;
    const group = groups.get(key);
    groups.set(key, {
      state: group?.state === 'failed' ? 'failed' : state,
      remedy,
      problems: withProblem(group?.problems ?? [], subject, note),
    });
  }
  return [...groups.values()].sort(
    (one, other) => Number(other.state === 'failed') - Number(one.state === 'failed'),
  );
}

function withProblem(problems: readonly Problem[], subject: string, note: string): readonly Problem[] {
  if (!problems.some((problem) => problem.note === note)) return [...problems, { subjects: [subject], note }];
  return problems.map((problem) =>
    problem.note === note && !problem.subjects.includes(subject)
      ? { note, subjects: [...problem.subjects, subject] }
      : problem,
  );
}
