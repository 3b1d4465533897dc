import type { ManagedRule } from '@assay/management-api';
import { Group, SegmentedControl, Select, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useMay } from '../api/account';
import { ruleFigures } from '../api/dashboard';
import { type RuleCategory, ruleCategories, ruleList, useChangeMode } from '../api/rules';
import { t } from '../i18n/language';
import { WaitingProposals } from '../policy/proposals';
import { SearchField } from '../ui/inputs';
import { FailureAlert, Permitted } from '../ui/notices';
import { PageTitle } from '../ui/page';
import { ButtonLink } from '../ui/shown-values';
import { DaysChoice, type DaysShown, daysOf } from './figures/rule-numbers';
import { ruleColumns } from './rule-columns';
import { RulesByCategory, RuleTable } from './rule-table';

function matching(rules: readonly ManagedRule[], wanted: string, category: string | null) {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    if (category !== null && rule.category !== category) return false;
    const text = `${rule.id} ${rule.name} ${rule.when_text} ${rule.mode}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

const categoryChoices = (categories: readonly RuleCategory[]) =>
  categories.map(({ id, name }) => ({ value: id, label: name }));

type View = 'order' | 'category';
const views = (): { value: View; label: string }[] => [
  { value: 'order', label: t('By order') },
  { value: 'category', label: t('By category') },
];

interface Filter {
  readonly wanted: string;
  readonly category: string | null;
  readonly view: View;
  readonly days: DaysShown;
}
const EVERYTHING: Filter = { wanted: '', category: null, view: 'order', days: { range: '28' } };

interface RuleFiltersProps {
  readonly filter: Filter;
  readonly onChange: (changed: Partial<Filter>) => void;
  readonly categories: readonly RuleCategory[];
  readonly found: number;
  readonly all: number;
  readonly version: number;
}

function RuleFilters({ filter, onChange, categories, found, all, version }: RuleFiltersProps) {
  return (
    <Group mb="md">
      <SearchField
        label={t('ID, name, condition or mode')}
        value={filter.wanted}
        onChange={(wanted) => onChange({ wanted })}
      />
      <Select
        aria-label={t('Category')}
        placeholder={t('All categories')}
        clearable
        data={categoryChoices(categories)}
        value={filter.category}
        onChange={(category) => onChange({ category })}
      />
      <SegmentedControl<View>
        size="xs"
        aria-label={t('Rule view')}
        data={views()}
        value={filter.view}
        onChange={(view) => onChange({ view })}
      />
      <DaysChoice shown={filter.days} onChange={(days) => onChange({ days })} />
      <Text size="sm" c="dimmed" role="status">
        {t('{found} of {all} rules · policy version {version}', { found, all, version: String(version) })}
      </Text>
    </Group>
  );
}

/** Rules in evaluation order. */
export function RulesPage() {
  const rules = useQuery(ruleList);
  const categories = useQuery(ruleCategories);
  const changeMode = useChangeMode();
  const [filter, setFilter] = useState<Filter>(EVERYTHING);
  const { wanted, category, view, days } = filter;
  const change = (changed: Partial<Filter>) => setFilter((before) => ({ ...before, ...changed }));
  const counted = useQuery(ruleFigures(daysOf(days, new Date())));
  const figures = useMemo(
    () => counted.data && new Map(counted.data.rules.map((rule) => [rule.id, rule])),
    [counted.data],
  );
  const { mutate } = changeMode;
  const busyWith = changeMode.isPending ? changeMode.variables.id : null;
  const mayChange = useMay('rules:change');
  const columns = useMemo(
    () => ruleColumns({ busyWith, onMode: mayChange ? mutate : null, figures }),
    [busyWith, mayChange, mutate, figures],
  );
  const deferred = useDeferredValue(wanted);
  const found = useMemo(
    () => matching(rules.data?.rules ?? [], deferred, category),
    [rules.data, deferred, category],
  );
  return (
    <>
      <PageTitle
        title={t('Rules')}
        about={t('In evaluation order. Rules in shadow mode are evaluated and reported without effect.')}
      >
        <Permitted to="rules:change">
          <ButtonLink to="/panel/rules/new">{t('Create rule')}</ButtonLink>
        </Permitted>
      </PageTitle>
      <WaitingProposals />
      <FailureAlert error={changeMode.error} title={t('Couldn’t change the mode')} />
      <FailureAlert error={counted.error} title={t('Couldn’t load the rule metrics')} />
      {rules.data ? (
        <RuleFilters
          filter={filter}
          onChange={change}
          categories={categories.data?.categories ?? []}
          found={found.length}
          all={rules.data.rules.length}
          version={rules.data.version}
        />
      ) : null}
      {view === 'order' || !rules.data ? (
        <RuleTable
          name={t('Rules')}
          columns={columns}
          rules={rules.data ? found : undefined}
          reading={rules}
        />
      ) : (
        <RulesByCategory
          rules={found}
          categories={categories.data?.categories ?? []}
          columns={columns}
          isOpen={deferred.trim() !== '' || category !== null}
        />
      )}
    </>
  );
}
