import { Alert, Badge, Group, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Health, health } from '../api/health';
import { Busy } from '../ui/busy';
import { FailureAlert } from '../ui/failure-alert';
import { PageTitle } from '../ui/page-title';
import { Section } from '../ui/section';
import { ShortTime } from '../ui/time';
import { duration, megabytes } from './words';

const COLOURS = { ok: 'teal', warning: 'orange', failed: 'red' } as const;
const WORDS = { ok: 'fine', warning: 'look at it', failed: 'broken' } as const;

/** How the installation is, and what to do about what is wrong. */
export function HealthPage() {
  const { data, error } = useQuery(health);
  return (
    <>
      <PageTitle title="Health" about="How this installation is, and what to do about what is wrong." />
      <FailureAlert error={error} title="It could not be read how the installation is" />
      {data ? <Shown health={data} /> : error ? null : <Busy />}
    </>
  );
}

function Shown({ health: found }: { readonly health: Health }) {
  const wrong = found.findings.filter(({ state }) => state !== 'ok');
  return (
    <>
      {wrong.length === 0 ? (
        <Alert color="teal" mb="md" title="All is well">
          Nothing has to be done.
        </Alert>
      ) : null}
      {wrong.map(({ subject, state, note, remedy }) => (
        <Alert key={subject} color={COLOURS[state]} mb="sm" title={subject}>
          <Text size="sm">{note}</Text>
          {remedy ? (
            <Text size="sm" fw={600}>
              {remedy}
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
    <Section title="What was looked at">
      <Stack gap="xs">
        {findings.map(({ subject, state, note }) => (
          <Group key={subject} wrap="nowrap" align="flex-start" gap="sm">
            <Badge variant="light" color={COLOURS[state]}>
              {WORDS[state]}
            </Badge>
            <Text size="sm">
              <b>{subject}</b>: {note}
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
    <Section title="Program, disk and database">
      <Text size="sm">
        Assay {version}, running since <ShortTime at={since} />; PostgreSQL {database.version}.
      </Text>
      {disk.map(({ free_bytes: free, total_bytes: total }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: disks have no names here, and keep their order
        <Text size="sm" key={place}>
          Disk: {megabytes(free)} of {megabytes(total)} free.
        </Text>
      ))}
      <Text size="sm" mb="xs">
        Data sources: {sources.all} loaded
        {sources.oldest_hours === null ? '' : `, the oldest ${duration(sources.oldest_hours * 3600)} old`}.
      </Text>
      <Table aria-label="Largest tables">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Of {megabytes(database.bytes)} in the database</Table.Th>
            <Table.Th>Size</Table.Th>
            <Table.Th>Rows, about</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {database.largest.map(({ table, bytes, rows }) => (
            <Table.Tr key={table}>
              <Table.Td className="breaks">{table}</Table.Td>
              <Table.Td className="numeric">{megabytes(bytes)}</Table.Td>
              <Table.Td className="numeric">{Math.round(rows).toLocaleString()}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Section>
  );
}

function Queues({ found: { queues, webhooks } }: { readonly found: Health }) {
  return (
    <Section title="What waits" about="For this account.">
      <Table aria-label="What waits">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Queue</Table.Th>
            <Table.Th>Waiting</Table.Th>
            <Table.Th>Oldest</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {queues.map(({ queue, waiting, oldest_at: oldest }) => (
            <Table.Tr key={queue}>
              <Table.Td>{queue}</Table.Td>
              <Table.Td className="numeric">{waiting.toLocaleString()}</Table.Td>
              <Table.Td>{oldest ? <ShortTime at={oldest} /> : '–'}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {webhooks.map(({ id, failing_since: failing, disabled_at: disabled }) => (
        <Text size="sm" key={id} mt="xs">
          Webhook endpoint {id}: {disabled ? 'switched off ' : 'failing since '}
          <ShortTime at={disabled ?? failing ?? ''} />.
        </Text>
      ))}
    </Section>
  );
}

function Jobs({ jobs }: Pick<Health, 'jobs'>) {
  return (
    <Section title="Jobs" about="Of the process that answered.">
      <Table aria-label="Jobs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Job</Table.Th>
            <Table.Th>Every</Table.Th>
            <Table.Th>Last done</Table.Th>
            <Table.Th>State</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {jobs.map((job) => (
            <Table.Tr key={job.name}>
              <Table.Td className="breaks">{job.name}</Table.Td>
              <Table.Td className="numeric">{duration(job.every_seconds)}</Table.Td>
              <Table.Td>{job.succeeded_at ? <ShortTime at={job.succeeded_at} /> : 'not yet'}</Table.Td>
              <Table.Td>
                {job.failures > 0
                  ? `failed ${job.failures} ${job.failures === 1 ? 'time' : 'times'}`
                  : job.late
                    ? 'late'
                    : job.running
                      ? 'running'
                      : 'fine'}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Section>
  );
}
