import type { RuleInput, RuleTrial as Trial } from '@assay/management-api';
import { Button, Group, SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { backtest, useCancelBacktest, useStartBacktest } from '../../api/models';
import { useTryRule } from '../../api/rules';
import { ConditionTree } from '../../decision/explanation/condition-tree';
import { TRIAL } from '../../drafts/draft-store';
import { useDraft } from '../../drafts/use-draft';
import { english, t } from '../../i18n/language';
import { BacktestResultView } from '../../models/backtest-result';
import { JobProgress } from '../../models/job-progress';
import { FailureAlert } from '../../ui/notices';
import { Section } from '../../ui/page';
import { StateBadge } from '../../ui/shown-values';

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

const EXAMPLE = '{"transaction_amount": 120, "user_country": "DE"}';

type Source = 'kept' | 'facts';
const sources = (): { value: Source; label: string }[] => [
  { value: 'kept', label: t('A kept call') },
  { value: 'facts', label: t('A request') },
];

/** An object of JSON. @returns null for anything else */
function readObject(text: string): object | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? read : null;
  } catch {
    return null;
  }
}

/** Tries the rule as it is typed on one call. @param props.rule null while it is incomplete */
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
      title={t('Test it on one call')}
      about={t(
        'Whether the rule as it stands above fires, and why: every part with the value that it saw. Nothing is saved.',
      )}
    >
      <form onSubmit={submit} aria-label={t('Test on one call')}>
        <Stack gap="sm" align="flex-start">
          <SegmentedControl<Source>
            aria-label={t('Test on')}
            data={sources()}
            value={source}
            onChange={(chosen) => draft.change({ source: chosen })}
          />
          {source === 'kept' ? (
            <TextInput
              label={t('Transaction or evaluation')}
              description={t('Its id; of a transaction that was sent several times the newest counts.')}
              w="min(26rem, 100%)"
              spellCheck={false}
              value={id}
              onChange={(event) => draft.change({ id: event.currentTarget.value })}
            />
          ) : (
            <Textarea
              label={t('Request')}
              description={t(
                'As JSON. What the modules would answer (ip_details and the like) may stand beside; nothing is looked up.',
              )}
              placeholder={EXAMPLE}
              autosize
              minRows={3}
              maxRows={16}
              w="100%"
              spellCheck={false}
              classNames={{ input: 'rule-text' }}
              error={isUnreadable ? t('This is not a JSON object.') : null}
              value={facts}
              onChange={(event) => draft.change({ facts: event.currentTarget.value })}
            />
          )}
          <Button type="submit" variant="default" disabled={!rule || !of} loading={attempt.isPending}>
            {t('Test')}
          </Button>
        </Stack>
      </form>
      <FailureAlert error={attempt.error} title={t('Not tested')} />
      {attempt.data ? <Outcome trial={attempt.data} /> : null}
    </Section>
  );
}

const WORDS = {
  true: english('The rule fires.'),
  false: english('The rule stays silent.'),
  unknown: english('Not known, so the rule stays silent.'),
} as const;

function Outcome({ trial }: { readonly trial: Trial }) {
  const { was, becomes, when, not_requested } = trial;
  return (
    <section aria-label={t('Result of the test')}>
      <Group gap="sm" mt="sm">
        <Text fw={600} role="status">
          {t(WORDS[when.outcome ?? 'unknown'])}
        </Text>
        <Text size="sm">{t('By today’s policy')}</Text>
        <StateBadge state={was} size="sm" />
        <Text size="sm">{t('and with the rule, live,')}</Text>
        <StateBadge state={becomes} size="sm" />
      </Group>
      <ConditionTree node={when} />
      {not_requested.length > 0 ? (
        <Text size="sm" mt="xs" role="note">
          {t('Nobody counted this when the call came: {counts}.', { counts: not_requested.join('; ') })}
        </Text>
      ) : null}
    </section>
  );
}

/** What the rule as it is typed would do, before it is saved. @param props.rule null while it is incomplete */
export function TryRule({ rule }: { readonly rule: RuleInput | null }) {
  return (
    <>
      <RuleTrial rule={rule} />
      <DraftBacktest rule={rule} />
    </>
  );
}
