import { Button, Checkbox, Group, Paper, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../api/account';
import {
  type AutoResolution,
  autoResolution,
  type ResolutionFigures,
  type ResolutionRule,
  useSaveAutoResolution,
} from '../api/auto-resolution';
import { kindName } from '../cases/case-match';
import { showToast } from '../design/toast-store';
import { DraftNotice, useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { FigureInput } from '../ui/inputs';
import { Busy, FailureAlert } from '../ui/notices';
import { Section } from '../ui/page';

const PERCENT = 100;
const MODES = ['off', 'shadow', 'active'] as const;
const CONFLICTS = ['date_of_birth', 'country', 'type'] as const;
const KINDS = ['sanctionlist', 'pep', 'watchlist', 'crimelist'] as const;

const modeText = (mode: ResolutionRule['mode']): string =>
  ({ off: t('Off'), shadow: t('Shadow mode'), active: t('Active') })[mode];
const conflictText = (conflict: (typeof CONFLICTS)[number]): string =>
  ({ date_of_birth: t('Date of birth'), country: t('Country'), type: t('Type') })[conflict];

const NEW_RULE: Omit<ResolutionRule, 'name'> = {
  mode: 'shadow',
  when: { max_probability: 0.001, conflicts: [] },
  list_kinds: [],
  action: 'clear',
  sample_rate: 0.1,
};

/** Checkboxes of a set; none checked means no restriction. */
function Choices<Value extends string>({
  label,
  all,
  chosen,
  textOf,
  onChange,
}: {
  readonly label: string;
  readonly all: readonly Value[];
  readonly chosen: readonly Value[];
  readonly textOf: (value: Value) => string;
  readonly onChange: (chosen: Value[]) => void;
}) {
  return (
    <Checkbox.Group
      label={label}
      value={[...chosen]}
      onChange={(values) => onChange(all.filter((one) => values.includes(one)))}
    >
      <Group gap="md" mt={4}>
        {all.map((value) => (
          <Checkbox key={value} value={value} label={textOf(value)} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}

const figuresText = ({ would_clear, cleared, sampled, confirmed, overturned }: ResolutionFigures): string =>
  t(
    'Would clear {would_clear}, cleared {cleared}, samples {sampled}, confirmed {confirmed}, overturned {overturned}.',
    { would_clear, cleared, sampled, confirmed, overturned },
  );

interface RuleFormProps {
  readonly rule: ResolutionRule;
  readonly figures: ResolutionFigures | undefined;
  readonly onChange: (rule: ResolutionRule) => void;
  readonly onRemove: () => void;
}

/** Conditions and mode of one rule. */
function RuleForm({ rule, figures, onChange, onRemove }: RuleFormProps) {
  const { when } = rule;
  return (
    <Paper withBorder p="md" component="section" aria-label={rule.name || t('Rule name')}>
      <Stack gap="sm">
        <TextInput
          label={t('Rule name')}
          value={rule.name}
          maxLength={80}
          required
          onChange={({ currentTarget }) => onChange({ ...rule, name: currentTarget.value })}
        />
        <SegmentedControl
          aria-label={t('Mode')}
          data={MODES.map((mode) => ({ value: mode, label: modeText(mode) }))}
          value={rule.mode}
          onChange={(mode) => onChange({ ...rule, mode: mode as ResolutionRule['mode'] })}
        />
        <Group align="end">
          <FigureInput
            label={t('Highest probability, in percent')}
            min={0}
            max={PERCENT}
            decimalScale={4}
            value={(when.max_probability ?? 1) * PERCENT}
            onChange={(percent) =>
              onChange({
                ...rule,
                when: { ...when, max_probability: percent >= PERCENT ? null : percent / PERCENT },
              })
            }
          />
          <FigureInput
            label={t('Samples left open, in percent')}
            min={0}
            max={PERCENT}
            value={rule.sample_rate * PERCENT}
            onChange={(percent) => onChange({ ...rule, sample_rate: percent / PERCENT })}
          />
        </Group>
        <Choices
          label={t('Data that must conflict')}
          all={CONFLICTS}
          chosen={when.conflicts}
          textOf={conflictText}
          onChange={(conflicts) => onChange({ ...rule, when: { ...when, conflicts } })}
        />
        <Choices
          label={t('Kinds of lists; none means all')}
          all={KINDS}
          chosen={rule.list_kinds}
          textOf={kindName}
          onChange={(list_kinds) => onChange({ ...rule, list_kinds })}
        />
        {figures ? <Text size="sm">{figuresText(figures)}</Text> : null}
        <Group>
          <Button variant="default" size="compact-sm" onClick={onRemove}>
            {t('Remove rule')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}

interface RulesDraft {
  readonly rules: readonly ResolutionRule[];
}

/** Form of all rules, in the order of evaluation. */
function RulesForm({ known }: { readonly known: AutoResolution }) {
  const draft = useDraft<RulesDraft>('auto-resolution rules', { rules: known.rules });
  const { rules } = draft.value;
  const setRules = (changed: readonly ResolutionRule[]) => draft.change({ rules: changed });
  const save = useSaveAutoResolution();
  const mayChange = useMay('screening:change');
  const changeAt = (at: number, rule: ResolutionRule) =>
    setRules(rules.map((other, place) => (place === at ? rule : other)));
  const submit = () =>
    draft.saving(save.mutateAsync([...rules]), () => showToast({ text: t('Auto-resolution rules saved.') }));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <fieldset disabled={!mayChange} style={{ border: 0, padding: 0, margin: 0 }}>
        <Stack>
          <DraftNotice draft={draft} />
          {rules.map((rule, at) => (
            <RuleForm
              // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no identity apart from its place
              key={at}
              rule={rule}
              figures={known.figures.find((one) => one.rule === rule.name)}
              onChange={(changed) => changeAt(at, changed)}
              onRemove={() => setRules(rules.filter((_, place) => place !== at))}
            />
          ))}
          <FailureAlert error={save.error} title={t('Couldn’t save the auto-resolution rules')} />
          <Group>
            <Button type="submit" loading={save.isPending}>
              {t('Save rules')}
            </Button>
            <Button variant="default" onClick={() => setRules([...rules, { ...NEW_RULE, name: '' }])}>
              {t('Add a rule')}
            </Button>
          </Group>
        </Stack>
      </fieldset>
    </form>
  );
}

/** Rules that clear matches of cases automatically. */
export function AutoResolutionRules() {
  const reading = useQuery(autoResolution);
  return (
    <Section
      title={t('Auto-resolution')}
      about={t('The first active rule that applies clears a match. Shadow mode only counts matches.')}
    >
      <FailureAlert error={reading.error} title={t('Couldn’t load the auto-resolution rules')} />
      {reading.isPending ? <Busy /> : null}
      {reading.data ? <RulesForm key={reading.data.version} known={reading.data} /> : null}
    </Section>
  );
}
