import type { RuleInput } from '@assay/management-api';
import { Button, Group, Kbd, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { backtest, useCancelBacktest, useStartBacktest } from '../../api/models';
import { t } from '../../i18n/language';
import { BacktestResultView } from '../../models/backtest-result';
import { JobProgress } from '../../models/job-progress';
import { FailureAlert } from '../../ui/notices';
import classes from '../rule-form.module.css';

/** Backtests the edited rule on all stored transactions. @param props.rule null while incomplete */
export function DraftBacktest({ rule }: { readonly rule: RuleInput | null }) {
  const [tried, setTried] = useState<{ readonly id: string; readonly rule: string } | null>(null);
  const start = useStartBacktest();
  const cancel = useCancelBacktest();
  const opened = useQuery(backtest(tried?.id ?? null));
  const job = opened.data?.job ?? start.data?.job;
  const isRunning = tried !== null && (job?.state === 'waiting' || job?.state === 'running');
  const text = JSON.stringify(rule);
  const begin = () => {
    if (rule && !isRunning && !start.isPending)
      start.mutate({ rule }, { onSuccess: (answer) => setTried({ id: answer.job.id, rule: text }) });
  };
  useHotkeys([['mod+Enter', begin]], [], true);
  const result = tried ? opened.data?.result : null;
  return (
    <section aria-label={t('Backtest')}>
      <Group>
        <Button variant="default" disabled={!rule || isRunning} loading={start.isPending} onClick={begin}>
          {t('Run backtest')}
        </Button>
        {isRunning ? (
          <Button variant="subtle" loading={cancel.isPending} onClick={() => cancel.mutate(tried.id)}>
            {t('Stop')}
          </Button>
        ) : (
          <span className={classes.hint}>
            {rule ? <Kbd size="xs">{t('Ctrl+Enter')}</Kbd> : t('Enter a name and a condition.')}
          </span>
        )}
      </Group>
      {tried ? null : (
        <Text size="sm" c="dimmed" mt="sm">
          {t(
            'Runs the rule on all stored transactions as if it were live, and compares it with the current policy. Nothing is saved.',
          )}
        </Text>
      )}
      <FailureAlert
        error={start.error ?? opened.error ?? cancel.error}
        title={t('Couldn’t run the backtest')}
      />
      {tried && job && job.state !== 'done' ? <JobProgress name={t('Backtest')} job={job} /> : null}
      {tried && tried.rule !== text ? (
        <Text size="sm" c="orange" role="note" mt="sm">
          {t('The rule changed since this backtest. Run it again.')}
        </Text>
      ) : null}
      {result ? <BacktestResultView result={result} /> : null}
    </section>
  );
}
