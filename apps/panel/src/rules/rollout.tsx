import type { ManagedRule } from '@assay/management-api';
import { MAX_CANARY_PERCENT, MIN_CANARY_PERCENT } from '@assay/rules';
import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { account } from '../api/account';
import { policyProposals } from '../api/policy';
import type { RuleMode } from '../api/rules';
import { StateBadge } from '../design/state-badge';
import { type Step, StepChoice } from '../design/step-choice';
import { t } from '../i18n/language';
import { FigureInput } from '../ui/inputs';
import { FailureAlert } from '../ui/notices';
import { AnchorLink } from '../ui/shown-values';
import { type RuleDraft, USUAL_CANARY_PERCENT } from './draft';
import { MODE_ACTIONS } from './mode-menu';
import { useMode } from './use-mode';

type Stage = Exclude<RuleMode, 'off'>;

const stages = (percent: number): readonly Step<Stage>[] => [
  { value: 'shadow', label: t('Shadow'), hint: t('Records matches. Decisions don’t change.') },
  {
    value: 'canary',
    label: t('Canary'),
    hint: t('Applies to {percent}% of transactions.', { percent: String(percent) }),
  },
  { value: 'live', label: t('Live'), hint: t('Applies to all transactions.') },
];
const NEXT: { readonly [mode in RuleMode]: RuleMode | null } = {
  off: 'shadow',
  shadow: 'canary',
  canary: 'live',
  live: null,
};

interface RolloutProps {
  readonly draft: RuleDraft;
  readonly onChange: (change: Partial<RuleDraft>) => void;
  /** The saved rule; null for a new one. */
  readonly saved: ManagedRule | null;
  /** True if the form shows unsaved edits; then the next step needs saving. */
  readonly isEdited: boolean;
  readonly mayChange: boolean;
}

/** Stages of a rule from shadow mode to all transactions, and the approval that they need. */
export function Rollout({ draft, onChange, saved, isEdited, mayChange }: RolloutProps) {
  const { mode, canaryPercent } = draft;
  return (
    <section aria-label={t('Rollout')}>
      <Group justify="space-between" mb="xs">
        <Text fw={600} size="sm">
          {t('Rollout')}
        </Text>
        {mode === 'off' ? (
          <StateBadge state="off" label={t('Turned off')} size="sm" />
        ) : saved && mayChange ? (
          <Button variant="subtle" size="compact-sm" onClick={() => onChange({ mode: 'off' })}>
            {t('Turn off')}
          </Button>
        ) : null}
      </Group>
      <StepChoice<Stage>
        label={t('Mode')}
        steps={stages(canaryPercent)}
        value={mode === 'off' ? null : mode}
        isDisabled={!mayChange}
        onChange={(chosen) => onChange({ mode: chosen })}
      />
      {mode === 'canary' ? (
        <FigureInput
          label={t('Applies to')}
          suffix={t('% of transactions')}
          min={MIN_CANARY_PERCENT}
          max={MAX_CANARY_PERCENT}
          decimalScale={1}
          w="12rem"
          mt="sm"
          disabled={!mayChange}
          value={canaryPercent}
          onChange={(percent) => onChange({ canaryPercent: percent })}
        />
      ) : null}
      {saved ? <Approval rule={saved} /> : null}
      {saved && mayChange && !isEdited ? <NextStep rule={saved} /> : null}
    </section>
  );
}

/** Starts the next stage of a saved rule with one click. */
function NextStep({ rule }: { readonly rule: ManagedRule }) {
  const { setMode, busyWith, error } = useMode();
  const next = NEXT[rule.mode];
  if (next === null) return null;
  const percent = String(rule.canary_percent ?? USUAL_CANARY_PERCENT);
  return (
    <>
      <Button
        mt="sm"
        size="compact-sm"
        variant="default"
        loading={busyWith === rule.id}
        onClick={() => setMode(rule, next)}
      >
        {t(MODE_ACTIONS[next], { percent })}
      </Button>
      <FailureAlert error={error} title={t('Couldn’t change the mode')} />
    </>
  );
}

/** States that changes need approval, and links to the open proposals for the rule. */
function Approval({ rule }: { readonly rule: ManagedRule }) {
  const needsApproval = useQuery(account).data?.policy_approval ?? false;
  const proposals = useQuery({ ...policyProposals, enabled: needsApproval });
  if (!needsApproval) return null;
  // The panel's proposals end with the ID of the rule.
  const open = (proposals.data?.proposals ?? []).filter(
    ({ status, note }) => status === 'OPEN' && note.endsWith(`: ${rule.id}`),
  );
  return (
    <Text size="xs" c="dimmed" mt="sm">
      {t('Another user must approve each change.')}{' '}
      {open.length > 0 ? (
        <AnchorLink to="/panel/policy" hash="proposals">
          {t('{count, plural, one {# proposal} other {# proposals}} for this rule', { count: open.length })}
        </AnchorLink>
      ) : null}
    </Text>
  );
}
