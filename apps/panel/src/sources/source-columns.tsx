import { Button } from '@mantine/core';
import { StateBadge } from '../design/state-badge';
import { english, locale, t } from '../i18n/language';
import type { Column } from '../ui/paged-table';
import { hasFailed, isUpdating, type SourceRow, shortLicence } from './source-rows';
import classes from './sources.module.css';

const HOURS_PER_DAY = 24;

function describeAge(hours: number): string {
  if (hours < 2 * HOURS_PER_DAY)
    return t('{count, plural, one {# hour} other {# hours}}', { count: Math.round(hours) });
  return t('{count, plural, one {# day} other {# days}}', { count: Math.round(hours / HOURS_PER_DAY) });
}

/** State of a source: its data, or the update that runs or failed. */
function State({ row }: { readonly row: SourceRow }) {
  if (isUpdating(row))
    return <StateBadge size="sm" state="RUNNING" label={row.update?.running ? t('running') : t('waiting')} />;
  if (hasFailed(row))
    return (
      <span title={row.update?.reason?.message}>
        <StateBadge size="sm" state="FAILED" label={t('update failed')} />
      </span>
    );
  if (row.state === 'missing') return <span className={classes.muted}>{t('not loaded')}</span>;
  return row.state === 'stale' ? (
    <StateBadge size="sm" state="WARNING" label={t('outdated')} />
  ) : (
    <StateBadge size="sm" state="OK" label={t('loaded')} />
  );
}

function Name({ row }: { readonly row: SourceRow }) {
  const reason = hasFailed(row) ? row.update?.reason?.message : undefined;
  return (
    <span className={classes.line} title={[row.title, row.name, reason].filter(Boolean).join('\n')}>
      {row.title}
      <span className={classes.detail}>{reason ?? (row.title === row.name ? row.flag : row.name)}</span>
    </span>
  );
}

function Licence({ licence, attribution }: Pick<SourceRow, 'licence' | 'attribution'>) {
  return (
    <span className={classes.line} title={attribution ? `${licence}\n${attribution}` : licence}>
      {shortLicence(licence) ?? (licence.startsWith('the operator') ? t('yours') : t('Publisher’s terms'))}
    </span>
  );
}

/** Columns of a group. @param onUpdate starts the update of one source; null hides the button */
export const sourceColumns = (onUpdate: ((source: string) => void) | null): readonly Column<SourceRow>[] => [
  { name: english('Source'), kind: 'head', line: 'title', cell: (row) => <Name row={row} /> },
  { name: english('Status'), line: 'end', cell: (row) => <State row={row} /> },
  {
    name: english('Version'),
    kind: 'digits',
    cell: ({ version, date }) =>
      version === null || version === date ? null : (
        <span className={classes.line} title={version}>
          {version}
        </span>
      ),
  },
  {
    name: english('Date'),
    kind: 'digits',
    line: 'meta',
    cell: ({ date, ageHours }) =>
      date === null ? null : (
        <span className={classes.line} title={ageHours === null ? date : describeAge(ageHours)}>
          {date}
        </span>
      ),
  },
  { name: english('Rows'), kind: 'figure', cell: ({ rows }) => rows?.toLocaleString(locale()) },
  { name: english('License'), line: 'meta', cell: (row) => <Licence {...row} /> },
  ...(onUpdate
    ? [
        {
          name: english('Actions'),
          kind: 'actions',
          cell: (row) =>
            row.update === null && row.state === 'stale' ? (
              <span className={classes.shipped} title={t('Ships with Assay. A newer release updates it.')}>
                {t('with a release')}
              </span>
            ) : row.update ? (
              <Button
                size="compact-xs"
                variant="subtle"
                aria-label={t('Update {title}', { title: row.title })}
                disabled={isUpdating(row)}
                onClick={() => onUpdate(row.name)}
              >
                {t('Update')}
              </Button>
            ) : null,
        } satisfies Column<SourceRow>,
      ]
    : []),
];
