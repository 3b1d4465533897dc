import type { RuleInput, RuleTest as Trial } from '@assay/management-api';
import {
  Button,
  Group,
  SegmentedControl,
  Stack,
  Text,
  Textarea,
  TextInput,
  UnstyledButton,
} from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { evaluationPage } from '../../api/evaluations';
import { useTryRule } from '../../api/rules';
import { ConditionTree } from '../../decision/explanation/condition-tree';
import { StateBadge } from '../../design/state-badge';
import { TRIAL } from '../../drafts/draft-store';
import { useDraft } from '../../drafts/use-draft';
import { english, t } from '../../i18n/language';
import { amountText } from '../../traffic/amount';
import { FailureAlert } from '../../ui/notices';
import classes from '../rule-form.module.css';

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

/** Number of transactions that can be tested with one click. */
const MAX_RECENT = 6;

interface RecentProps {
  /** ID of the tested evaluation. */
  readonly current: string;
  readonly isDisabled: boolean;
  readonly onPick: (id: string) => void;
}

/** Latest transactions; one click tests the rule on one of them. */
function Recent({ current, isDisabled, onPick }: RecentProps) {
  const page = useQuery({ ...evaluationPage({ environment: 'live' }), refetchInterval: false });
  const latest = page.data?.evaluations.slice(0, MAX_RECENT) ?? [];
  if (latest.length === 0) return null;
  return (
    <div>
      <Text size="xs" c="dimmed">
        {t('Latest transactions')}
      </Text>
      <div className={classes.recent}>
        {latest.map(({ id, transaction_id, state, amount, currency }) => (
          <UnstyledButton
            key={id}
            className={classes.recentLine ?? ''}
            data-current={id === current || undefined}
            disabled={isDisabled}
            onClick={() => onPick(id)}
          >
            <Text size="sm" truncate>
              {transaction_id}
            </Text>
            <span className="numeric">{amount === null ? '' : amountText(amount, currency)}</span>
            <StateBadge state={state} size="sm" />
          </UnstyledButton>
        ))}
      </div>
    </div>
  );
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
  const pick = (picked: string) => {
    draft.change({ id: picked });
    if (rule) attempt.mutate({ rule, of: picked });
  };
  return (
    <section aria-label={t('Test on one transaction')}>
      <form onSubmit={submit} aria-label={t('Run test')}>
        <Stack gap="sm">
          <SegmentedControl<Source>
            size="xs"
            aria-label={t('Test input')}
            data={sources()}
            value={source}
            onChange={(chosen) => draft.change({ source: chosen })}
          />
          {source === 'kept' ? (
            <TextInput
              label={t('Transaction or evaluation ID')}
              description={t('For a transaction ID, the latest evaluation is used.')}
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
          <Group>
            <Button type="submit" variant="default" disabled={!rule || !of} loading={attempt.isPending}>
              {t('Test')}
            </Button>
            <Text size="xs" c="dimmed">
              {t('Nothing is saved.')}
            </Text>
          </Group>
        </Stack>
      </form>
      <FailureAlert error={attempt.error} title={t('Couldn’t run the test')} />
      {attempt.data ? <Outcome trial={attempt.data} /> : null}
      {source === 'kept' ? <Recent current={id} isDisabled={!rule} onPick={pick} /> : null}
    </section>
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
      <Text fw={600} role="status" mt="sm">
        {t(WORDS[when.outcome ?? 'unknown'])}
      </Text>
      <Group gap="xs" my="xs">
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
