import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { StateBadge } from '../design/state-badge';
import { locale, t } from '../i18n/language';
import { PagedTable } from '../ui/paged-table';
import { sourceColumns } from './source-columns';
import { hasFailed, isUpdating, SOURCE_TOPICS, type SourceGroup } from './source-rows';
import classes from './sources.module.css';

interface GroupProps {
  readonly group: SourceGroup;
  /** Opens the group, such as while a filter is set. */
  readonly isForcedOpen: boolean;
  /** Starts updates; null for users without this right. */
  readonly onUpdate: ((sources: readonly string[]) => void) | null;
}

/** Sources of one topic; open at first if one of them needs attention. */
export function Group({ group: { topic, rows }, isForcedOpen, onUpdate }: GroupProps) {
  const needsAttention = rows.some((row) => row.state === 'stale' || hasFailed(row));
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? (isForcedOpen || needsAttention);
  const content = useId();
  const title = t(SOURCE_TOPICS[topic]);
  const updatable = rows.flatMap(({ name, update }) => (update ? [name] : []));
  return (
    <section className={classes.group} aria-label={title}>
      <div className={classes.head}>
        <h2 className={classes.heading}>
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-controls={content}
            onClick={() => setChosen(!isOpen)}
          >
            <IconChevronRight size={14} className={classes.chevron ?? ''} aria-hidden />
            {title}
          </button>
        </h2>
        <Totals rows={rows} />
        {onUpdate && updatable.length > 0 ? (
          <Button
            size="compact-xs"
            variant="default"
            aria-label={t('Update {title}', { title })}
            disabled={rows.some(isUpdating)}
            onClick={() => onUpdate(updatable)}
          >
            {t('Update')}
          </Button>
        ) : (
          <span />
        )}
      </div>
      <div id={content} hidden={!isOpen} className={classes.content}>
        {isOpen ? (
          <PagedTable
            name={title}
            columns={sourceColumns(onUpdate && ((source) => onUpdate([source])))}
            rows={rows}
            keyOf={({ name }) => name}
            isTwoLine
            empty={null}
          />
        ) : null}
      </div>
    </section>
  );
}

/** Number of sources of a group by state, and their rows. */
function Totals({ rows }: Pick<SourceGroup, 'rows'>) {
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  const [loaded, stale, failed] = [count('loaded'), count('stale'), rows.filter(hasFailed).length];
  const counts = { loaded: loaded + stale, all: rows.length };
  const total = rows.reduce((sum, row) => sum + (row.rows ?? 0), 0);
  return (
    <span className={classes.totals}>
      {failed > 0 ? <StateBadge size="sm" state="FAILED" label={t('{failed} failed', { failed })} /> : null}
      {stale > 0 ? <StateBadge size="sm" state="WARNING" label={t('{stale} outdated', { stale })} /> : null}
      {loaded + stale === 0 ? (
        <StateBadge size="sm" state="WARNING" label={t('{loaded} of {all} loaded', counts)} />
      ) : (
        <span>{t('{loaded} of {all} loaded', counts)}</span>
      )}
      <span className={classes.total}>
        {total === 0 ? '' : t('{rows} rows', { rows: total.toLocaleString(locale()) })}
      </span>
    </span>
  );
}
