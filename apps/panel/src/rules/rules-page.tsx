import type { ManagedRule } from '@assay/contract';
import { Group, Select, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { type RuleCategory, ruleCategories, ruleList, useChangeMode } from '../api/rules';
import { FailureAlert } from '../ui/failure-alert';
import { ButtonLink } from '../ui/links';
import { PageTitle } from '../ui/page-title';
import { PagedTable } from '../ui/paged-table';
import { SearchField } from '../ui/search-field';
import { ruleColumns } from './rule-columns';

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

/** The rules that decide, in the order in which they are evaluated. */
export function RulesPage() {
  const rules = useQuery(ruleList);
  const categories = useQuery(ruleCategories);
  const changeMode = useChangeMode();
  const [wanted, setWanted] = useState('');
  const [category, setCategory] = useState<string | null>(null);
  const { mutate } = changeMode;
  const busyWith = changeMode.isPending ? changeMode.variables.id : null;
  const columns = useMemo(
    () => ruleColumns(busyWith, (id, mode) => mutate({ id, mode })),
    [busyWith, mutate],
  );
  const deferred = useDeferredValue(wanted);
  const found = useMemo(
    () => matching(rules.data?.rules ?? [], deferred, category),
    [rules.data, deferred, category],
  );
  return (
    <>
      <PageTitle
        title="Rules"
        about="In the order of evaluation. A rule in shadow is evaluated and reported, and changes nothing."
      >
        <ButtonLink to="/panel/rules/new">New rule</ButtonLink>
      </PageTitle>
      <FailureAlert error={changeMode.error} title="The mode was not changed" />
      {rules.data ? (
        <Group mb="md">
          <SearchField label="Id, name, condition or mode" value={wanted} onChange={setWanted} />
          <Select
            aria-label="Category"
            placeholder="Every category"
            clearable
            data={categoryChoices(categories.data?.categories ?? [])}
            value={category}
            onChange={setCategory}
          />
          <Text size="sm" c="dimmed" role="status">
            {found.length} of {rules.data.rules.length} rules · policy version {rules.data.version}
          </Text>
        </Group>
      ) : null}
      <PagedTable
        name="Rules"
        columns={columns}
        rows={rules.data ? found : undefined}
        keyOf={({ id }) => id}
        isFaded={({ mode }) => mode === 'off'}
        reading={rules}
        failure="The rules could not be read"
        empty="No rule matches."
      />
    </>
  );
}
