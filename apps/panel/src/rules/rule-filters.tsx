import type { RuleCategory } from '../api/rules';
import { ChoiceList } from '../design/choice-list';
import { type FilterChip, FilterChips } from '../design/filter-chips';
import { builtInName, t } from '../i18n/language';
import { SearchField } from '../ui/inputs';
import { MODE_NAMES, modeName } from './draft';
import classes from './rules.module.css';
import { type RulesSearch, UNCATEGORIZED } from './search';

type Change = { readonly [name in keyof RulesSearch]?: RulesSearch[name] | undefined };

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface RuleFiltersProps {
  readonly wanted: string;
  readonly onWanted: (wanted: string) => void;
  readonly search: RulesSearch;
  readonly onChange: (change: Change) => void;
  readonly categories: readonly RuleCategory[];
}

const effects = (): readonly Choice[] => [
  { value: 'score', label: t('Changes the score') },
  { value: 'state', label: t('Sets the decision') },
  { value: 'list', label: t('Adds to a list') },
];

const figures = (): readonly Choice[] => [
  { value: 'matching', label: t('With matches') },
  { value: 'quiet', label: t('No matches') },
  { value: 'imprecise', label: t('Precision below 50%') },
  { value: 'false_positives', label: t('With false positives') },
];

/** Search field and filter chips of the rules table. */
export function RuleFilters({ wanted, onWanted, search, onChange, categories }: RuleFiltersProps) {
  const chip = (id: keyof RulesSearch, label: string, choices: readonly Choice[]): FilterChip => {
    const value = search[id] ?? null;
    return {
      id,
      label,
      value: choices.find((choice) => choice.value === value)?.label ?? null,
      editor: (close) => (
        <ChoiceList
          choices={choices}
          value={value}
          onChoose={(chosen) => {
            onChange({ [id]: chosen });
            close();
          }}
        />
      ),
      onClear: () => onChange({ [id]: undefined }),
    };
  };
  return (
    <div className={classes.filters}>
      <SearchField label={t('ID, name or condition')} value={wanted} onChange={onWanted} width="15rem" />
      <FilterChips
        filters={[
          chip(
            'mode',
            t('Mode'),
            Object.keys(MODE_NAMES).map((value) => ({ value, label: modeName(value) })),
          ),
          chip('category', t('Category'), [
            ...categories.map(({ id, name }) => ({ value: id, label: builtInName(name) })),
            { value: UNCATEGORIZED, label: t('Uncategorized') },
          ]),
          chip('effect', t('Effect'), effects()),
          chip('figures', t('Metrics'), figures()),
        ]}
        onClearAll={() =>
          onChange({ mode: undefined, category: undefined, effect: undefined, figures: undefined })
        }
      />
    </div>
  );
}
