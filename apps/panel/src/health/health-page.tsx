import { Alert, Badge, Group, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Health, health } from '../api/operations';
import { english, locale, type Sentence, t, wordsOf } from '../i18n/language';
import { Busy, FailureAlert, WithCode } from '../ui/notices';
import { PageTitle, Section } from '../ui/page';
import { ShortTime } from '../ui/time';

const MEBIBYTE = 2 ** 20;
const UNITS = [
  [86_400, english('{count, plural, one {# day} other {# days}}')],
  [3600, english('{count, plural, one {# hour} other {# hours}}')],
  [60, english('{count, plural, one {# minute} other {# minutes}}')],
  [1, english('{count, plural, one {# second} other {# seconds}}')],
] as const;

/** Formats a duration in its largest unit, such as `12 hours`; below 10 seconds with one decimal. */
export function duration(seconds: number): string {
  const [size, unit] = UNITS.find(([least]) => seconds >= least) ?? UNITS[3];
  const count = seconds < 10 ? Math.round((seconds / size) * 10) / 10 : Math.round(seconds / size);
  return t(unit, { count });
}

/** Formats bytes as `1,200 MiB`, or in GiB from 10 GiB. */
export const megabytes = (bytes: number): string =>
  bytes >= 10 * 1024 * MEBIBYTE
    ? `${Math.round(bytes / 1024 / MEBIBYTE).toLocaleString(locale())} GiB`
    : `${Math.round(bytes / MEBIBYTE).toLocaleString(locale())} MiB`;

const QUEUES: { readonly [queue: string]: Sentence } = {
  'webhook events': english('webhook events'),
  'webhook deliveries': english('webhook deliveries'),
  'verification checks': english('verification checks'),
  'labels to count': english('unprocessed labels'),
};

/** Returns the name of a queue. */
export const queueName = (queue: string): string => t(QUEUES[queue] ?? queue);

const COLOURS = { ok: 'teal', warning: 'orange', failed: 'red' } as const;
const WORDS = { ok: english('ok'), warning: english('warning'), failed: english('error') } as const;

/** System health with problems and their fixes. */
export function HealthPage() {
  const { data, error } = useQuery(health);
  return (
    <>
      <PageTitle title={t('Health')} about={t('Status of this installation, and how to fix problems.')} />
      <FailureAlert error={error} title={t('Couldn’t load the system health')} />
      {data ? <Shown health={data} /> : error ? null : <Busy />}
    </>
  );
}

function Shown({ health: found }: { readonly health: Health }) {
  const wrong = found.findings.filter(({ state }) => state !== 'ok');
  return (
    <>
      {wrong.length === 0 ? (
        <Alert color="teal" mb="md" title={t('All systems operational')}>
          {t('No action needed.')}
        </Alert>
      ) : null}
      {wrong.map(({ subject, state, note, remedy }) => (
        <Alert key={subject} color={COLOURS[state]} mb="sm" title={wordsOf(subject)}>
          <Text size="sm">
            <WithCode text={wordsOf(note)} />
          </Text>
          {remedy ? (
            <Text size="sm" fw={600}>
              <WithCode text={wordsOf(remedy)} />
            </Text>
          ) : null}
        </Alert>
      ))}
      <div className="halves">
        <Findings findings={found.findings} />
        <Room found={found} />
      </div>
      <div className="halves">
        <Queues found={found} />
        <Jobs jobs={found.jobs} />
      </div>
    </>
  );
}

function Findings({ findings }: Pick<Health, 'findings'>) {
  return (
    <Section title={t('Checks')}>
      <Stack gap="xs">
        {findings.map(({ subject, state, note }) => (
          <Group key={subject} wrap="nowrap" align="flex-start" gap="sm">
            <Badge variant="light" color={COLOURS[state]}>
              {t(WORDS[state])}
            </Badge>
            <Text size="sm">
              <b>{wordsOf(subject)}</b>: <WithCode text={wordsOf(note)} />
            </Text>
          </Group>
        ))}
      </Stack>
    </Section>
  );
}

function Room({
  found: { database, disk, version, started_at: since, sources },
}: {
  readonly found: Health;
}) {
  return (
    <Section title={t('Server, disk and database')}>
      <Text size="sm">
        {t('Assay {version}, running since', { version })} <ShortTime at={since} />
        {t('; PostgreSQL {version}.', { version: database.version })}
      </Text>
      {disk.map(({ free_bytes: free, total_bytes: total }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: disks are unnamed and their order is fixed
        <Text size="sm" key={place}>
          {t('Disk: {free} of {total} free.', { free: megabytes(free), total: megabytes(total) })}
        </Text>
      ))}
      <Text size="sm" mb="xs">
        {sources.oldest_hours === null
          ? t('Data sources: {all} loaded.', { all: sources.all })
          : t('Data sources: {all} loaded. Oldest: {age}.', {
              all: sources.all,
              age: duration(sources.oldest_hours * 3600),
            })}
      </Text>
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
    </Section>
  );
}

function Queues({ found: { queues, webhooks } }: { readonly found: Health }) {
  return (
    <Section title={t('Queues')} about={t('For this account.')}>
      <div className="scroll-x">
        <Table aria-label={t('Queues')}>
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

function Jobs({ jobs }: Pick<Health, 'jobs'>) {
  return (
    <Section title={t('Jobs')} about={t('Of this server process.')}>
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
                    ? t('failed {failures, plural, one {# time} other {# times}}', { failures: job.failures })
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
    </Section>
  );
}
