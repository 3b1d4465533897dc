import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type RunJob, typologies, typologyRuns } from '../api/typologies';
import { StateBadge } from '../design/state-badge';
import { Editor } from '../design/templates';
import { english, locale, t } from '../i18n/language';
import { jobStateName } from '../models/job-progress';
import { Section } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { AnchorLink, PersonName } from '../ui/shown-values';
import { ShortTime } from '../ui/time';
import { RunForm } from './run-form';

const COLUMNS: readonly Column<RunJob>[] = [
  {
    name: english('Started'),
    cell: ({ id, requested_at: at }) => (
      <AnchorLink to="/panel/typologies" search={{ run: id }} hash="runs">
        <ShortTime at={at} />
      </AnchorLink>
    ),
  },
  { name: english('By'), cell: ({ author }) => <PersonName of={author} /> },
  { name: english('Transactions'), kind: 'figure', cell: ({ done }) => done.toLocaleString(locale()) },
  {
    name: english('Status'),
    cell: ({ state }) => <StateBadge state={state} label={jobStateName(state)} size="sm" />,
  },
];

/** Runs of all typologies in use, newest first, and the open one. */
export function RunsTab({ run }: { readonly run: string | undefined }) {
  const navigate = useNavigate();
  const runs = useQuery(typologyRuns);
  const { data } = useQuery(typologies);
  const used = data?.typologies.filter(({ mode }) => mode !== 'off').length ?? 0;
  return (
    <Editor
      resultsLabel={t('Runs')}
      results={
        <Section title={t('Runs')}>
          <PagedTable
            name={t('Runs')}
            columns={COLUMNS}
            rows={runs.data?.runs}
            keyOf={({ id }) => id}
            reading={runs}
            failure={t('Couldn’t load the runs')}
            isCurrent={({ id }) => id === run}
            empty={t('No runs yet. Start one to see which alerts the typologies would raise.')}
          />
        </Section>
      }
    >
      <RunForm
        drafts={undefined}
        about={t(
          'Uses {count, plural, one {# typology} other {# typologies}} that are on or in shadow mode.',
          {
            count: used,
          },
        )}
        run={run}
        onRun={(id) => void navigate({ to: '/panel/typologies', search: { run: id }, hash: 'runs' })}
      />
    </Editor>
  );
}
