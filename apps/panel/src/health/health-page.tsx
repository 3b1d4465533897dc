import { useQuery } from '@tanstack/react-query';
import { type Health, health } from '../api/operations';
import { KeyFacts } from '../design/key-facts';
import { PageHeader } from '../design/page-header';
import { ErrorState, PageSkeleton } from '../design/states';
import { Dashboard, DashboardCell } from '../design/templates';
import { t, wordsOf } from '../i18n/language';
import { FailureAlert } from '../ui/notices';
import { Section } from '../ui/page';
import { ShortTime } from '../ui/time';
import { adviceOf } from './advice';
import classes from './health.module.css';
import { HealthAdvice } from './health-advice';
import { Jobs, LargestTables, Queues } from './health-tables';
import { duration, megabytes } from './units';

/** System health: advice, facts, queues and jobs. */
export function HealthPage() {
  const { data, error, refetch } = useQuery(health);
  if (!data && !error) return <PageSkeleton />;
  return (
    <>
      <PageHeader title={t('Health')} about={t('Status of this installation, and how to fix problems.')} />
      {data ? (
        <>
          <FailureAlert error={error} title={t('Couldn’t load the system health')} />
          <Dashboard>
            <DashboardCell span={8}>
              <Checks findings={data.findings} />
              <Queues found={data} />
            </DashboardCell>
            <DashboardCell span={4}>
              <Facts found={data} />
              <Jobs jobs={data.jobs} />
            </DashboardCell>
          </Dashboard>
        </>
      ) : (
        <ErrorState
          error={error}
          title={t('Couldn’t load the system health')}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}

function Checks({ findings }: Pick<Health, 'findings'>) {
  const passed = findings.filter(({ state }) => state === 'ok');
  return (
    <Section title={t('Checks')}>
      <HealthAdvice advice={adviceOf(findings)} />
      {passed.length === 0 ? null : (
        <details className={`${classes.details} ${classes.passed}`}>
          <summary>
            {t('{count, plural, one {# check passed} other {# checks passed}}', { count: passed.length })}
          </summary>
          <ul className={classes.names}>
            {passed.map(({ subject, note }) => (
              <li key={subject}>
                {wordsOf(subject)}: {wordsOf(note)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Section>
  );
}

function Facts({ found }: { readonly found: Health }) {
  const { database, disk, version, started_at: since, sources } = found;
  const age = sources.oldest_hours === null ? null : duration(sources.oldest_hours * 3600);
  return (
    <Section title={t('Server, disk and database')}>
      <KeyFacts
        facts={[
          { label: t('Version'), value: `Assay ${version}` },
          { label: t('Running since'), value: <ShortTime at={since} /> },
          { label: t('Database'), value: megabytes(database.bytes), hint: `PostgreSQL ${database.version}` },
          ...disk.map(({ free_bytes: free, total_bytes: total }, at) => ({
            label: disk.length > 1 ? t('Disk {number}', { number: at + 1 }) : t('Disk'),
            value: t('{free} of {total} free', { free: megabytes(free), total: megabytes(total) }),
          })),
          {
            label: t('Data sources'),
            value: t('{all} loaded', { all: sources.all }),
            hint: age && t('Oldest: {age}', { age }),
          },
        ]}
      />
      <details className={classes.details}>
        <summary>{t('Largest tables')}</summary>
        <LargestTables database={database} />
      </details>
    </Section>
  );
}
