import { LEAST_CANARY_PERCENT, MOST_CANARY_PERCENT } from '@assay/rules';
import { Group, Input, SegmentedControl, Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type RuleMode, ruleCategories } from '../api/rules';
import { t } from '../i18n/language';
import { FigureInput } from '../ui/figure-input';
import { MomentInput } from '../ui/moment-input';
import type { RuleDraft } from './draft';
import { MODE_NAMES } from './modes';

interface RuleFieldsProps {
  readonly draft: RuleDraft;
  readonly onChange: (changed: Partial<RuleDraft>) => void;
}

/** The name of a rule and, for a new one, its id. */
export function NameFields({ draft, onChange, isNew }: RuleFieldsProps & { readonly isNew: boolean }) {
  return (
    <Group grow align="flex-start">
      <TextInput
        label={t('Name')}
        description={t('As an analyst reads it in a decision.')}
        required
        maxLength={100}
        value={draft.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      {isNew ? (
        <TextInput
          label={t('Id')}
          description={t('Left empty, the server chooses one.')}
          maxLength={64}
          value={draft.id}
          onChange={(event) => onChange({ id: event.currentTarget.value })}
        />
      ) : null}
    </Group>
  );
}

const modeChoices = () =>
  (Object.keys(MODE_NAMES) as RuleMode[]).map((value) => ({ value, label: t(MODE_NAMES[value]) }));

/** The mode, category and priority of a rule. */
export function ModeFields({ draft, onChange }: RuleFieldsProps) {
  const categories = useQuery(ruleCategories);
  return (
    <Group align="flex-end">
      <Input.Wrapper label={t('Mode')} labelElement="div">
        <div>
          <SegmentedControl<RuleMode>
            aria-label={t('Mode')}
            data={modeChoices()}
            value={draft.mode}
            onChange={(mode) => onChange({ mode })}
          />
        </div>
      </Input.Wrapper>
      {draft.mode === 'canary' ? (
        <FigureInput
          label={t('Counts for')}
          suffix={t(' % of calls')}
          min={LEAST_CANARY_PERCENT}
          max={MOST_CANARY_PERCENT}
          decimalScale={1}
          w="9rem"
          value={draft.canaryPercent}
          onChange={(canaryPercent) => onChange({ canaryPercent })}
        />
      ) : null}
      <Select
        label={t('Category')}
        placeholder={t('No category')}
        clearable
        data={(categories.data?.categories ?? []).map(({ id: value, name }) => ({ value, label: name }))}
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

/** The time in which a rule applies. */
export function TermFields({ draft, onChange }: RuleFieldsProps) {
  return (
    <Group>
      <MomentInput
        label={t('In force from')}
        description={t('In your own time; empty = at once')}
        value={draft.startsAt}
        onChange={(startsAt) => onChange({ startsAt })}
      />
      <MomentInput
        label={t('Until')}
        description={t('It stops by itself then; empty = no end')}
        value={draft.endsAt}
        onChange={(endsAt) => onChange({ endsAt })}
      />
    </Group>
  );
}
