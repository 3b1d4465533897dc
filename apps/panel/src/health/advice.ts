import type { Health } from '../api/operations';

type Finding = Health['findings'][number];

/** `stale` and `watchlists` have a fix in the panel; `other` problems have a remedy in words. */
type Cause = 'stale' | 'watchlists' | 'other';

/** Problems with the same cause. */
export interface Advice {
  readonly key: string;
  readonly cause: Cause;
  readonly state: Exclude<Finding['state'], 'ok'>;
  /** Checked subjects, each once. */
  readonly subjects: readonly string[];
  /** One sentence. */
  readonly note: string;
  readonly remedy: string | null;
}

/** Subject of the finding that counts the outdated sources; each source has a finding too. */
const COUNT = 'data sources';
const STALE_NOTE = 'The data is older than 3 times its update interval.';
const LISTS = 'aml-lists';
const DEMO_LIST_NOTE = 'Only the demonstration list';

function causeOf({ subject, note }: Finding): Cause {
  // Other findings of the lists have their own note and remedy.
  if (subject === LISTS && note.startsWith(DEMO_LIST_NOTE)) return 'watchlists';
  return subject === COUNT || note === STALE_NOTE ? 'stale' : 'other';
}

/** Missing watchlists come first: every screening seems clear although no real person can be found. */
const rankOf = ({ cause, state }: Advice): number =>
  cause === 'watchlists' ? 2 : Number(state === 'failed');

/**
 * Groups the problems by cause: missing watchlists, failures, warnings. Problems without a known cause are
 * grouped by their note.
 */
export function adviceOf(findings: readonly Finding[]): readonly Advice[] {
  const groups = new Map<string, Advice>();
  for (const finding of findings) {
    const { subject, state, note, remedy } = finding;
    if (state === 'ok') continue;
    const cause = causeOf(finding);
    const key = cause === 'other' ? `${note} ${remedy}` : cause;
    const group = groups.get(key);
    const subjects = group?.subjects ?? [];
    groups.set(key, {
      key,
      cause,
      // Without watchlists, screening finds no real person.
      state: cause === 'watchlists' || group?.state === 'failed' ? 'failed' : state,
      subjects: subjects.includes(subject) || isCount(finding, cause) ? subjects : [...subjects, subject],
      note: group?.note ?? (cause === 'stale' ? STALE_NOTE : note),
      remedy: group?.remedy ?? remedy,
    });
  }
  return [...groups.values()].sort((one, other) => rankOf(other) - rankOf(one));
}

const isCount = ({ subject }: Finding, cause: Cause): boolean => cause === 'stale' && subject === COUNT;

/** Returns the first command of a remedy, such as `assay doctor`; null without one. */
export const commandOf = (remedy: string | null): string | null =>
  /`(assay [^`]+)`/.exec(remedy ?? '')?.[1] ?? null;
