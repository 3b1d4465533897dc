import type { RuleInput, RuleTest as Trial } from '@assay/management-api';
import { Button, Group, SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { backtest, useCancelBacktest, useStartBacktest } from '../../api/models';
import { useTryRule } from '../../api/rules';
import { ConditionTree } from '../../decision/explanation/condition-tree';
import { StateBadge } from '../../design/state-badge';
import { TRIAL } from '../../drafts/draft-store';
import { useDraft } from '../../drafts/use-draft';
import { english, t } from '../../i18n/language';
import { BacktestResultView } from '../../models/backtest-result';
import { JobProgress } from '../../models/job-progress';
import { FailureAlert } from '../../ui/notices';
import { Section } from '../../ui/page';

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
    if (rule) start.mutate({ rule }, { onSuccess: (answer) => setTried({ id: answer.job.id, rule: text }) });
  };
  return (
    <Section
      title={t('Backtest')}
      about={t(
        'Runs the rule on all stored transactions as if it were live, and compares it with the current policy. Nothing is saved.',
      )}
    >
      <Group>
        <Button variant="default" disabled={!rule || isRunning} loading={start.isPending} onClick={begin}>
          {t('Run backtest')}
        </Button>
        {isRunning ? (
          <Button variant="subtle" loading={cancel.isPending} onClick={() => cancel.mutate(tried.id)}>
            {t('Stop')}
          </Button>
        ) : null}
      </Group>
      <FailureAlert
        error={start.error ?? opened.error ?? cancel.error}
        title={t('Couldn’t run the backtest')}
      />
      {tried && job ? <JobProgress name={t('Backtest')} job={job} /> : null}
      {tried && tried.rule !== text ? (
        <Text size="sm" c="orange" role="note">
          {t('The rule changed since this backtest. Run it again.')}
        </Text>
      ) : null}
      {tried && opened.data?.result ? <BacktestResultView result={opened.data.result} /> : null}
    </Section>
  );
}

const EXAMPLE = '{"transaction_amount": 120, "user_country": "DE"}';

type Source = 'kept' | 'facts';
const sources = (): { value: Source; label: string }[] => [
  { value: 'kept', label: t('Stored transaction') },
  { value: 'facts', label: t('Request') },
];

/** Parses a JSON object. @returns null for anything else */
function readObject(text: string): object | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? read : null;
  } catch {
    return null;
  }
}

/** Tests the edited rule on one transaction. @param props.rule null while incomplete */
export function RuleTrial({ rule }: { readonly rule: RuleInput | null }) {
  const draft = useDraft(`${TRIAL}a rule`, { source: 'kept' as Source, id: '', facts: '' });
  const { source, id, facts } = draft.value;
  const attempt = useTryRule();
  const of = source === 'kept' ? id.trim() : readObject(facts);
  const isUnreadable = source === 'facts' && facts.trim() !== '' && of === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (rule && of) attempt.mutate({ rule, of });
  };
  return (
    <Section
      title={t('Test on one transaction')}
      about={t('Shows whether the rule matches, with the value of each operand. Nothing is saved.')}
    >
      <form onSubmit={submit} aria-label={t('Run test')}>
        <Stack gap="sm" align="flex-start">
          <SegmentedControl<Source>
            aria-label={t('Test input')}
            data={sources()}
            value={source}
            onChange={(chosen) => draft.change({ source: chosen })}
          />
          {source === 'kept' ? (
            <TextInput
              label={t('Transaction or evaluation ID')}
              description={t('For a transaction ID, the latest evaluation is used.')}
              w="min(26rem, 100%)"
              spellCheck={false}
              value={id}
              onChange={(event) => draft.change({ id: event.currentTarget.value })}
            />
          ) : (
            <Textarea
              label={t('Request')}
              description={t('JSON. You can add module results such as ip_details. No lookups are made.')}
              placeholder={EXAMPLE}
              autosize
              minRows={3}
              maxRows={16}
              w="100%"
              spellCheck={false}
              classNames={{ input: 'rule-text' }}
              error={isUnreadable ? t('This isn’t a JSON object.') : null}
              value={facts}
              onChange={(event) => draft.change({ facts: event.currentTarget.value })}
            />
          )}
          <Button type="submit" variant="default" disabled={!rule || !of} loading={attempt.isPending}>
            {t('Test')}
          </Button>
        </Stack>
      </form>
      <FailureAlert error={attempt.error} title={t('Couldn’t run the test')} />
      {attempt.data ? <Outcome trial={attempt.data} /> : null}
    </Section>
  );
}

const WORDS = {
  true: english('The rule matches.'),
  false: english('The rule doesn’t match.'),
  unknown: english('The rule doesn’t match: a value is unknown.'),
} as const;

function Outcome({ trial }: { readonly trial: Trial }) {
  const { was, becomes, when, not_requested } = trial;
  return (
    <section aria-label={t('Test result')}>
      <Group gap="sm" mt="sm">
        <Text fw={600} role="status">
          {t(WORDS[when.outcome ?? 'unknown'])}
        </Text>
        <Text size="sm">{t('Current policy:')}</Text>
        <StateBadge state={was} size="sm" />
        <Text size="sm">{t('With this rule live:')}</Text>
        <StateBadge state={becomes} size="sm" />
      </Group>
      <ConditionTree node={when} />
      {not_requested.length > 0 ? (
        <Text size="sm" mt="xs" role="note">
          {t('Not computed at the time of the transaction: {counts}.', { counts: not_requested.join('; ') })}
        </Text>
      ) : null}
    </section>
  );
}

/** Tests of the edited rule before it is saved. @param props.rule null while incomplete */
export function TryRule({ rule }: { readonly rule: RuleInput | null }) {
  return (
    <>
      <RuleTrial rule={rule} />
      <DraftBacktest rule={rule} />
    </>
  );
}
