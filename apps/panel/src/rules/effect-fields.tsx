import { Group, SegmentedControl, Select, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { State } from '../api/evaluations';
import { managedLists } from '../api/lists';
import { t } from '../i18n/language';
import { FigureInput } from '../ui/figure-input';
import type { EffectKind, RuleDraft } from './draft';

const kinds = (): { value: EffectKind; label: string }[] => [
  { value: 'score', label: t('Changes the score') },
  { value: 'state', label: t('Sets the state') },
  { value: 'list', label: t('Adds to a list') },
];
const signs = (): { value: '+' | '-'; label: string }[] => [
  { value: '+', label: t('Adds points') },
  { value: '-', label: t('Takes away') },
];
const STATES: State[] = ['APPROVE', 'REVIEW', 'DECLINE'];
const MOST_POINTS = 1000;

interface EffectFieldsProps {
  readonly draft: RuleDraft;
  readonly onChange: (change: Partial<RuleDraft>) => void;
}

/** What the rule does when it fires. */
export function EffectFields({ draft, onChange }: EffectFieldsProps) {
  return (
    <Stack gap="sm">
      <SegmentedControl<EffectKind>
        aria-label={t('Effect')}
        data={kinds()}
        value={draft.effect}
        onChange={(effect) => onChange({ effect })}
      />
      {draft.effect === 'score' ? (
        <Group align="flex-end">
          <SegmentedControl<'+' | '-'>
            aria-label={t('Sign')}
            data={signs()}
            value={draft.operation}
            onChange={(operation) => onChange({ operation })}
          />
          <FigureInput
            label={t('Points')}
            min={0}
            max={MOST_POINTS}
            decimalScale={2}
            w="8rem"
            value={draft.points}
            onChange={(points) => onChange({ points })}
          />
        </Group>
      ) : (
        <Group align="flex-end">
          {draft.effect === 'state' ? (
            <Select
              label={t('State')}
              allowDeselect={false}
              data={STATES}
              value={draft.state}
              onChange={(state) => state && onChange({ state })}
            />
          ) : null}
          <ListChoice draft={draft} onChange={onChange} />
        </Group>
      )}
    </Stack>
  );
}

function ListChoice({ draft, onChange }: EffectFieldsProps) {
  const lists = useQuery(managedLists);
  const known = lists.data?.lists ?? [];
  const optional = draft.effect === 'state';
  return (
    <Select
      label={optional ? t('and adds to the list') : t('List')}
      description={t('The transaction’s value of the list’s field goes onto it.')}
      placeholder={optional ? t('No list') : t('Choose a list')}
      clearable={optional}
      data={known.map((list) => ({ value: list.id, label: `${list.name} (${list.field})` }))}
      value={draft.list?.id ?? null}
      onChange={(id) => {
        const list = known.find((candidate) => candidate.id === id);
        onChange({ list: list ? { id: list.id, field: list.field } : null });
      }}
    />
  );
}
