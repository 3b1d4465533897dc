import { useQuery } from '@tanstack/react-query';
import { type PolicyHeading, policyVersions } from '../api/policy';
import { t, wordsOf } from '../i18n/language';
import { AnchorLink } from '../ui/shown-values';
import { ShortTime } from '../ui/time';
import type { Mark } from './chart-data';
import classes from './charts.module.css';

/**
 * Returns the policy changes of a period, newest first. @param buckets start times, oldest first
 * @param end end of the last bucket, UNIX milliseconds
 */
export const changesIn = (
  versions: readonly PolicyHeading[],
  buckets: readonly string[],
  end: number,
): readonly PolicyHeading[] => {
  const start = Date.parse(buckets[0] ?? '');
  return versions.filter(({ created_at, version }) => {
    const at = Date.parse(created_at);
    return version > 1 && at >= start && at < end;
  });
};

/** Returns one mark for each bucket with policy changes. */
export function marksOf(changes: readonly PolicyHeading[], buckets: readonly string[]): readonly Mark[] {
  const starts = buckets.map((at) => Date.parse(at));
  const byBucket = new Map<number, string[]>();
  for (const { version, note, created_at } of changes) {
    const at = starts.findLastIndex((start) => start <= Date.parse(created_at));
    if (at < 0) continue;
    const words = t('Version {version}: {note}', { version: String(version), note: wordsOf(note) || '–' });
    byBucket.set(at, [...(byBucket.get(at) ?? []), words]);
  }
  return [...byBucket].map(([at, notes]) => ({ at, label: notes.join('\n') }));
}

/** Returns the policy changes of a period; empty while they load or if the role can't read them. */
export function usePolicyChanges(buckets: readonly string[], end: number): readonly PolicyHeading[] {
  const { data } = useQuery(policyVersions(undefined));
  return changesIn(data?.versions ?? [], buckets, end);
}

/** Policy changes of a period as a list. */
export function PolicyChanges({ changes }: { readonly changes: readonly PolicyHeading[] }) {
  if (changes.length === 0) return null;
  return (
    <details className={classes.changes}>
      <summary>
        <span aria-hidden>◆ </span>
        {t('{count, plural, one {# policy change} other {# policy changes}} in this period', {
          count: changes.length,
        })}
      </summary>
      <ul>
        {changes.map(({ version, note, created_at }) => (
          <li key={version}>
            <ShortTime at={created_at} /> ·{' '}
            <AnchorLink to="/panel/policy" search={{ before: version + 1 }}>
              {t('Version {version}: {note}', { version: String(version), note: wordsOf(note) || '–' })}
            </AnchorLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
