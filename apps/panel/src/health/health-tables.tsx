import { Table, Text } from '@mantine/core';
import type { Health } from '../api/operations';
import { locale, t } from '../i18n/language';
import { Section } from '../ui/page';
import { ShortTime } from '../ui/time';
import classes from './health.module.css';
import { duration, megabytes, queueName } from './units';

/** Largest tables of the database. */
export function LargestTables({ database }: Pick<Health, 'database'>) {
  return (
    <div className="scroll-x">
      <Table aria-label={t('Largest tables')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('Of {bytes} in the database', { bytes: megabytes(database.bytes) })}</Table.Th>
            <Table.Th>{t('Size')}</Table.Th>
            <Table.Th>{t('Rows (approx.)')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {database.largest.map(({ table, bytes, rows }) => (
            <Table.Tr key={table}>
              <Table.Td className="breaks">{table}</Table.Td>
              <Table.Td className="numeric">{megabytes(bytes)}</Table.Td>
              <Table.Td className="numeric">
                {rows === null ? '–' : Math.round(rows).toLocaleString(locale())}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

/** Pending work of the account, and failing webhook endpoints. */
export function Queues({ found: { queues, webhooks } }: { readonly found: Health }) {
  return (
    <Section title={t('Job queues')} about={t('For this account.')}>
      <div className="scroll-x">
        <Table aria-label={t('Job queues')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('Queue')}</Table.Th>
              <Table.Th>{t('Waiting')}</Table.Th>
              <Table.Th>{t('Oldest')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {queues.map(({ queue, waiting, oldest_at: oldest }) => (
              <Table.Tr key={queue}>
                <Table.Td>{queueName(queue)}</Table.Td>
                <Table.Td className="numeric">{waiting.toLocaleString(locale())}</Table.Td>
                <Table.Td>{oldest ? <ShortTime at={oldest} /> : '–'}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {webhooks.map(({ id, failing_since: failing, disabled_at: disabled }) => (
        <Text size="sm" key={id} mt="xs">
          {disabled
            ? t('Webhook endpoint {id}: disabled', { id })
            : t('Webhook endpoint {id}: failing since', { id })}{' '}
          <ShortTime at={disabled ?? failing ?? ''} />.
        </Text>
      ))}
    </Section>
  );
}

/** Periodic jobs; closed while all of them work. */
export function Jobs({ jobs }: Pick<Health, 'jobs'>) {
  const bad = jobs.filter(({ failures, late }) => failures > 0 || late).length;
  return (
    <Section title={t('Jobs')} about={t('For this server process.')}>
      <details className={classes.details} open={bad > 0}>
        <summary>
          {bad === 0
            ? t('{count, plural, one {# job runs} other {# jobs run}} on schedule', { count: jobs.length })
            : t('{bad} of {count} jobs are late or failing', { bad, count: jobs.length })}
        </summary>
        <div className="scroll-x">
          <Table aria-label={t('Jobs')} horizontalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('Job')}</Table.Th>
                <Table.Th>{t('Interval')}</Table.Th>
                <Table.Th>{t('Last success')}</Table.Th>
                <Table.Th>{t('Status')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {jobs.map((job) => (
                <Table.Tr key={job.name}>
                  <Table.Td className="breaks">{job.name}</Table.Td>
                  <Table.Td>{duration(job.every_seconds)}</Table.Td>
                  <Table.Td>{job.succeeded_at ? <ShortTime at={job.succeeded_at} /> : t('never')}</Table.Td>
                  <Table.Td>
                    {job.failures > 0
                      ? t('failed {failures, plural, one {# time} other {# times}}', {
                          failures: job.failures,
                        })
                      : job.late
                        ? t('overdue')
                        : job.running
                          ? t('running')
                          : t('ok')}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      </details>
    </Section>
  );
}
