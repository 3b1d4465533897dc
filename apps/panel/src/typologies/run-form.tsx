import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { typologyRun, useCancelRun, useStartRun } from '../api/typologies';
import { t } from '../i18n/language';
import { JobProgress } from '../models/job-progress';
import { FailureAlert, Permitted } from '../ui/notices';
import { Section } from '../ui/page';
import { RunResultView } from './run-result';
import { isActive } from './words';

const DAY_MS = 86_400_000;
const PERIODS = [7, 30, 90, 365] as const;
const USUAL_DAYS = '30';

type Given = NonNullable<Parameters<ReturnType<typeof useStartRun>['mutate']>[0]['typologies']>;

interface RunFormProps {
  /** Drafts to run; undefined runs the typologies that are on or in shadow mode. */
  readonly drafts: Given | undefined;
  readonly about: string;
  /** The open run. */
  readonly run: string | undefined;
  readonly onRun: (id: string) => void;
}

/** Starts a run on past transactions, and shows its progress and result. */
export function RunForm({ drafts, about, run, onRun }: RunFormProps) {
  const start = useStartRun();
  const cancel = useCancelRun();
  const reading = useQuery(typologyRun(run));
  const [days, setDays] = useState(USUAL_DAYS);
  const job = reading.data?.job;
  const begin = () => {
    const to = Date.now();
    const from = to - Number(days) * DAY_MS;
    start.mutate(
      {
        from: new Date(from).toISOString(),
        to: new Date(to).toISOString(),
        ...(drafts ? { typologies: drafts } : {}),
      },
      { onSuccess: (started) => onRun(started.job.id) },
    );
  };
  return (
    <>
      <Permitted to="rules:change">
        <Section title={t('Run on past transactions')} about={about}>
          <Group gap="xs" align="flex-end">
            <NativeSelect
              label={t('Period')}
              data={PERIODS.map((count) => ({
                value: String(count),
                label: t('Last {days} days', { days: count }),
              }))}
              value={days}
              onChange={({ currentTarget }) => setDays(currentTarget.value)}
            />
            <Button
              variant={drafts ? 'default' : 'filled'}
              onClick={begin}
              loading={start.isPending}
              disabled={job ? isActive(job) : false}
            >
              {t('Start run')}
            </Button>
            {job && isActive(job) ? (
              <Button variant="subtle" onClick={() => cancel.mutate(job.id)} loading={cancel.isPending}>
                {t('Stop')}
              </Button>
            ) : null}
          </Group>
          <FailureAlert error={start.error} title={t('Couldn’t start the run')} />
          <FailureAlert error={cancel.error ?? reading.error} title={t('Couldn’t load the run')} />
          {job ? (
            <JobProgress name={t('Run')} job={job} />
          ) : (
            <Text size="sm" c="dimmed" mt="xs">
              {t('A run raises no alerts until you accept its results.')}
            </Text>
          )}
        </Section>
      </Permitted>
      {job && reading.data?.result ? <RunResultView id={job.id} result={reading.data.result} /> : null}
    </>
  );
}
