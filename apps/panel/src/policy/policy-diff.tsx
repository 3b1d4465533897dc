import type { PolicyFile } from '@assay/management-api';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { DiffView } from '../design/diff-view';
import { StateBadge } from '../design/state-badge';
import type { Tone } from '../design/tones';
import { english, type Sentence, t } from '../i18n/language';
import classes from './policy.module.css';
import { type PolicyChange, policyChanges } from './policy-text';

const KINDS: Readonly<Record<PolicyChange['kind'], { readonly name: Sentence; readonly tone: Tone }>> = {
  added: { name: english('added'), tone: 'positive' },
  removed: { name: english('removed'), tone: 'negative' },
  changed: { name: english('changed'), tone: 'info' },
};
const MAX_SHOWN = 100;
/** All lines of a changed part are shown. */
const WHOLE = 50;

interface PolicyDiffProps {
  readonly before: PolicyFile;
  readonly after: PolicyFile;
}

/** Changed parts of two policies, each compared line by line. */
export function PolicyDiff({ before, after }: PolicyDiffProps) {
  const changes = useMemo(() => policyChanges(before, after), [before, after]);
  if (changes.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('No differences.')}
      </Text>
    );
  return (
    <section className={classes.changes} aria-label={t('Changes')}>
      {changes.slice(0, MAX_SHOWN).map((change) => (
        <article key={change.id}>
          <h3 className={classes.changeTitle}>
            {change.title}
            <StateBadge
              state={change.kind}
              label={t(KINDS[change.kind].name)}
              tone={KINDS[change.kind].tone}
              size="sm"
            />
          </h3>
          <DiffView label={change.title} before={change.before} after={change.after} context={WHOLE} />
        </article>
      ))}
      {changes.length > MAX_SHOWN ? (
        <Text size="xs" c="dimmed">
          {t('and {count} more', { count: changes.length - MAX_SHOWN })}
        </Text>
      ) : null}
    </section>
  );
}
