import { Group, Input, SegmentedControl, Select, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { account } from '../api/account';
import type { State } from '../api/evaluations';
import { managedLists } from '../api/lists';
import { ruleCategories } from '../api/rules';
import { builtInName, t } from '../i18n/language';
import { FigureInput, MomentInput } from '../ui/inputs';
import type { EffectKind, RuleDraft } from './draft';

const kinds = (): { value: EffectKind; label: string }[] => [
  { value: 'score', label: t('Changes the score') },
  { value: 'state', label: t('Sets the decision') },
  { value: 'list', label: t('Adds to a list') },
];
const signs = (): { value: '+' | '-'; label: string }[] => [
  { value: '+', label: t('Adds points') },
  { value: '-', label: t('Subtracts points') },
];
const STATES: State[] = ['APPROVE', 'REVIEW', 'DECLINE'];
const MAX_POINTS = 1000;

interface EffectFieldsProps {
  readonly draft: RuleDraft;
  readonly onChange: (change: Partial<RuleDraft>) => void;
}

/** Fields for the effect of a rule. */
export function EffectFields({ draft, onChange }: EffectFieldsProps) {
  return (
    <Group align="flex-end" gap="sm">
      <Input.Wrapper label={t('Effect')} labelElement="div">
        <div>
          <SegmentedControl<EffectKind>
            aria-label={t('Effect')}
            data={kinds()}
            value={draft.effect}
            onChange={(effect) => onChange({ effect })}
          />
        </div>
      </Input.Wrapper>
      {draft.effect === 'score' ? (
        <>
          <Input.Wrapper label={t('Direction')} labelElement="div">
            <div>
              <SegmentedControl<'+' | '-'>
                aria-label={t('Sign')}
                data={signs()}
                value={draft.operation}
                onChange={(operation) => onChange({ operation })}
              />
            </div>
          </Input.Wrapper>
          <FigureInput
            label={t('Points')}
            min={0}
            max={MAX_POINTS}
            decimalScale={2}
            w="6rem"
            value={draft.points}
            onChange={(points) => onChange({ points })}
          />
          <Thresholds />
        </>
      ) : null}
      {draft.effect === 'state' ? (
        <Select
          label={t('Decision')}
          allowDeselect={false}
          w="9rem"
          data={STATES}
          value={draft.state}
          onChange={(state) => state && onChange({ state })}
        />
      ) : null}
      {draft.effect === 'score' ? null : <ListChoice draft={draft} onChange={onChange} />}
    </Group>
  );
}

/** Thresholds of the fraud score, as a measure for the points. */
function Thresholds() {
  const { data } = useQuery(account);
  if (!data) return null;
  const { review, decline } = data.thresholds;
  return (
    <Text size="xs" c="dimmed" w="100%">
      {t('Fraud score: REVIEW from {review}, DECLINE from {decline}.', { review, decline })}
    </Text>
  );
}

function ListChoice({ draft, onChange }: EffectFieldsProps) {
  const lists = useQuery(managedLists);
  const known = lists.data?.lists ?? [];
  const optional = draft.effect === 'state';
  return (
    <Select
      label={optional ? t('Also add to list') : t('List')}
      placeholder={optional ? t('No list') : t('Select a list')}
      clearable={optional}
      data={known.map((list) => ({ value: list.id, label: `${builtInName(list.name)} (${list.field})` }))}
      value={draft.list?.id ?? null}
      onChange={(id) => {
        const list = known.find((candidate) => candidate.id === id);
        onChange({ list: list ? { id: list.id, field: list.field } : null });
      }}
    />
  );
}

interface RuleFieldsProps {
  readonly draft: RuleDraft;
  readonly onChange: (changed: Partial<RuleDraft>) => void;
}

/** Fields for the name and, for a new rule, the ID. */
export function NameFields({ draft, onChange, isNew }: RuleFieldsProps & { readonly isNew: boolean }) {
  return (
    <Group grow align="flex-start">
      <TextInput
        label={t('Name')}
        description={t('Shown to analysts in decisions.')}
        required
        maxLength={100}
        value={draft.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      {isNew ? (
        <TextInput
          label={t('ID')}
          description={t('Leave empty to generate an ID.')}
          maxLength={64}
          value={draft.id}
          onChange={(event) => onChange({ id: event.currentTarget.value })}
        />
      ) : null}
    </Group>
  );
}

/** Fields for category and priority. */
export function OrderFields({ draft, onChange }: RuleFieldsProps) {
  const categories = useQuery(ruleCategories);
  return (
    <Group align="flex-end">
      <Select
        label={t('Category')}
        placeholder={t('No category')}
        clearable
        data={(categories.data?.categories ?? []).map(({ id: value, name }) => ({
          value,
          label: builtInName(name),
        }))}
        value={draft.category}
        onChange={(category) => onChange({ category })}
      />
      <FigureInput
        label={t('Priority (lower runs first)')}
        allowDecimal={false}
        w="14rem"
        value={draft.priority}
        onChange={(priority) => onChange({ priority })}
      />
    </Group>
  );
}

/** Fields for the active period of a rule. */
export function TermFields({ draft, onChange }: RuleFieldsProps) {
  return (
    <Group>
      <MomentInput
        label={t('Active from')}
        description={t('In your time zone. Empty means immediately')}
        value={draft.startsAt}
        onChange={(startsAt) => onChange({ startsAt })}
      />
      <MomentInput
        label={t('Until')}
        description={t('The rule stops at this time. Empty means no end')}
        value={draft.endsAt}
        onChange={(endsAt) => onChange({ endsAt })}
      />
    </Group>
  );
}
