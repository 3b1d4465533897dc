import type { Health } from '../api/operations';

type Finding = Health['findings'][number];

/** Problems with the same fix. */
export interface Advice {
  readonly state: Exclude<Finding['state'], 'ok'>;
  readonly remedy: string | null;
  readonly problems: readonly { readonly subject: string; readonly note: string }[];
}

/** Groups the problems by their fix, failures first; the same problem appears once. */
export function adviceOf(findings: readonly Finding[]): readonly Advice[] {
  const groups = new Map<string, Advice>();
  for (const { subject, state, note, remedy } of findings) {
    if (state === 'ok') continue;
    const key = remedy ?? `${subject} ${note}`;
    const group = groups.get(key);
    const isKnown = group?.problems.some((problem) => problem.subject === subject && problem.note === note);
    groups.set(key, {
      state: group?.state === 'failed' ? 'failed' : state,
      remedy,
      problems: [...(group?.problems ?? []), ...(isKnown ? [] : [{ subject, note }])],
    });
  }
  return [...groups.values()].sort(
    (one, other) => Number(other.state === 'failed') - Number(one.state === 'failed'),
  );
}
