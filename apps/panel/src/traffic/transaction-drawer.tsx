import type { EvaluationSummary } from '@assay/management-api';
import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { evaluationExplanation, evaluationRecord, type Space } from '../api/evaluations';
import { policyVersion } from '../api/policy';
import { useDecisionActions } from '../decision/decision-actions';
import { usePersonKey } from '../decision/person-history';
import { TopReasons } from '../decision/top-reasons';
import { describeDecidedBy } from '../decision/verdict';
import { EntityChip } from '../design/entity-chip';
import { KeyFacts } from '../design/key-facts';
import { OverflowMenu } from '../design/page-header';
import { ScoreGauge } from '../design/score-gauge';
import { StateBadge } from '../design/state-badge';
import { stateName } from '../design/state-names';
import { TextSkeleton } from '../design/states';
import { t } from '../i18n/language';
import { labelName } from '../labels/label-names';
import { useKeys } from '../ui/keys';
import { FailureAlert } from '../ui/notices';
import { ButtonLink, Tags } from '../ui/shown-values';
import { Time } from '../ui/time';
import { actionName } from './action-names';
import { amountText } from './amount';
import classes from './transaction-drawer.module.css';

interface TransactionDrawerProps {
  readonly id: string;
  /** The row, which is shown until the record is loaded; undefined if the list doesn't contain it. */
  readonly row: EvaluationSummary | undefined;
  readonly space: Space;
}

/** Decision summary of a row with its actions. The full page is one click or the key o away. */
export function TransactionDrawer({ id, row, space }: TransactionDrawerProps) {
  const reading = useQuery(evaluationRecord(id, space));
  const record = reading.data;
  const explanation = useQuery(evaluationExplanation(id, space));
  const actions = useDecisionActions(record, space, { isInList: true });
  const navigate = useNavigate();
  useKeys({
    o: () => void navigate({ to: '/panel/evaluations/$id', params: { id }, search: { space } }),
  });
  // The list refreshes every few seconds; the record doesn't.
  const summary = row ?? record?.summary;
  if (!summary)
    return reading.error ? (
      <FailureAlert error={reading.error} title={t('Couldn’t load the transaction')} />
    ) : (
      <TextSkeleton lines={8} />
    );
  return (
    <div className={classes.parts}>
      <Group gap="xs" className={classes.actions ?? ''}>
        {actions.primary}
        <ButtonLink
          variant="default"
          to="/panel/evaluations/$id"
          params={{ id }}
          search={{ space }}
          aria-keyshortcuts="o"
        >
          {t('Open transaction')}
        </ButtonLink>
        <OverflowMenu actions={actions.menu} />
      </Group>
      <FailureAlert error={reading.error} title={t('Couldn’t load the transaction')} />
      <Decision summary={summary} />
      {explanation.data?.decision.state === summary.state ? (
        <Text size="sm">{describeDecidedBy(explanation.data.decision)}</Text>
      ) : null}
      <Reasons reasons={summary.reasons} explanation={explanation.data} />
      <Entities summary={summary} request={record?.request ?? {}} space={space} />
      <KeyFacts
        hidesEmpty
        facts={[
          { label: t('Time'), value: <Time at={summary.at} /> },
          { label: t('Action'), value: summary.action_type && actionName(summary.action_type) },
          { label: t('Country'), value: summary.country },
          { label: t('Label'), value: summary.label === null ? null : labelName(summary.label) },
          { label: t('Tags'), value: summary.tags.length === 0 ? null : <Tags tags={summary.tags} /> },
          { label: t('Policy'), value: summary.policy_version },
        ]}
      />
      {actions.dialog}
    </div>
  );
}

function Decision({ summary }: { readonly summary: EvaluationSummary }) {
  const policy = useQuery(policyVersion(summary.policy_version));
  const { amount, currency, current_state: current, state, fraud_score: score } = summary;
  return (
    <section aria-label={t('Current decision')} className={classes.decision}>
      <Group justify="space-between" align="baseline">
        <Text fz={24} lh="2rem" fw={600} className="numeric">
          {amount === null ? '–' : amountText(amount, currency)}
        </Text>
        <StateBadge state={current} size="lg" />
      </Group>
      {current === state ? null : (
        <Text size="xs" c="dimmed">
          {t('{state} by rules, changed manually', { state: stateName(state) })}
        </Text>
      )}
      {policy.data ? (
        <ScoreGauge score={score} {...policy.data.document.thresholds} />
      ) : (
        <Text fz={28} fw={600} className="numeric">
          {score}
        </Text>
      )}
    </section>
  );
}

function Reasons(props: Parameters<typeof TopReasons>[0]) {
  return (
    <section aria-label={t('Top reasons')}>
      <Text size="sm" fw={600}>
        {t('Top reasons')}
      </Text>
      <TopReasons {...props} />
    </section>
  );
}

interface EntitiesProps {
  readonly summary: EvaluationSummary;
  readonly request: Parameters<typeof usePersonKey>[0];
  readonly space: Space;
}

/** Person, email address, IP address, device and card, each with copy and search. */
function Entities({ summary: { person, ip, card, card_hash: hash }, request, space }: EntitiesProps) {
  const key = usePersonKey(request, space);
  const name = person.name ?? person.user_id;
  const values = [
    ['email', person.email],
    ['phone', request.phone_number ?? null],
    ['ip', ip],
    ['device', request.device_id ?? null],
    ['card', hash ?? card],
  ] as const;
  const shown = values.flatMap(([kind, value]) => (value ? [{ kind, value }] : []));
  if (name === null && shown.length === 0) return null;
  return (
    <section aria-label={t('Person')} className={classes.entities}>
      {name === null ? null : (
        <EntityChip
          kind="person"
          value={name}
          {...(key === null
            ? {}
            : { to: { to: '/panel/person', search: { space, key } }, toLabel: t('View person') })}
        />
      )}
      {shown.map(({ kind, value }) => (
        <EntityChip key={kind} kind={kind} value={value} shown={kind === 'card' ? (card ?? value) : value} />
      ))}
    </section>
  );
}
