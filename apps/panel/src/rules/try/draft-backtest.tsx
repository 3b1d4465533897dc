import type { RuleInput } from '@assay/management-api';
import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { backtest, useCancelBacktest, useStartBacktest } from '../../api/models';
import { t } from '../../i18n/language';
import { BacktestResultView } from '../../models/backtest-result';
import { JobProgress } from '../../models/job-progress';
import { FailureAlert } from '../../ui/failure-alert';
import { Section } from '../../ui/section';

/** Tries the rule as it is typed on everything that is kept. @param props.rule null while it is incomplete */
export function DraftBacktest({ rule }: { readonly rule: RuleInput | null }) {
  const [tried, setTried] = useState<{ readonly id: string; readonly rule: string } | null>(null);
  const start = useStartBacktest();
  const cancel = useCancelBacktest();
  const opened = useQuery(backtest(tried?.id ?? null));
  const job = opened.data?.job ?? start.data?.job;
  const isRunning = tried !== null && (job?.state === 'waiting' || job?.state === 'running');
  const text = JSON.stringify(rule);
  const begin = () => {
    if (rule) start.mutate({ rule }, { onSuccess: (answer) => setTried({ id: answer.job.id, rule: text }) });
  };
  return (
    <Section
      title={t('Try it on the past')}
      about={t(
        'What the rule as it stands above would have done to every call that is kept, as if it were live, beside the policy of today. Nothing is saved.',
      )}
    >
      <Group>
        <Button variant="default" disabled={!rule || isRunning} loading={start.isPending} onClick={begin}>
          {t('Try on all kept calls')}
        </Button>
        {isRunning ? (
          <Button variant="subtle" loading={cancel.isPending} onClick={() => cancel.mutate(tried.id)}>
            {t('Stop')}
          </Button>
        ) : null}
      </Group>
      <FailureAlert error={start.error ?? opened.error ?? cancel.error} title={t('Not tried')} />
      {tried && job ? <JobProgress name={t('Back-test')} job={job} /> : null}
      {tried && tried.rule !== text ? (
        <Text size="sm" c="orange" role="note">
          {t('The rule was changed since: try it again to see what it does now.')}
        </Text>
      ) : null}
      {tried && opened.data?.result ? <BacktestResultView result={opened.data.result} /> : null}
    </Section>
  );
}
