import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import { useMay } from '../api/account';
import { ruleFigures } from '../api/dashboard';
import { ruleCategories, ruleList } from '../api/rules';
import { DataTable } from '../design/data-table';
import { PageHeader } from '../design/page-header';
import type { SortState } from '../design/sort-rows';
import { t } from '../i18n/language';
import { WaitingProposals } from '../policy/proposals';
import { FailureAlert, Permitted } from '../ui/notices';
import { ButtonLink } from '../ui/shown-values';
import { DaysChoice, daysOf } from './figures/rule-numbers';
import { ruleColumns } from './rule-columns';
import { RuleFilters } from './rule-filters';
import { matchingRules, readRulesSearch } from './search';
import { useMode } from './use-mode';

const route = getRouteApi('/panel/rules');
const PAGE_SIZE = 50;

/** Sorting at first: the rules that act are on the first page. */
const BY_MATCHES: SortState = { column: 'matches', direction: 'descending' };

interface PolicyNoteProps {
  readonly found: number;
  readonly all: number;
  readonly version: number;
}

/** Number of the shown rules, and the version of the policy. */
function PolicyNote({ found, all, version }: PolicyNoteProps) {
  return (
    <Text size="xs" c="dimmed" mt="xs" role="status">
      {found < all
        ? t('{found} of {all} rules · policy version {version}', { found, all, version: String(version) })
        : t('Rules of policy version {version}', { version: String(version) })}
    </Text>
  );
}

/** Rules with their metrics. */
export function RulesPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const change = (changed: object) =>
    void navigate({ search: readRulesSearch({ ...search, ...changed }), replace: true });
  const rules = useQuery(ruleList);
  const known = useQuery(ruleCategories);
  const counted = useQuery(ruleFigures(daysOf(search, new Date())));
  const figures = useMemo(
    () => counted.data && new Map(counted.data.rules.map((rule) => [rule.id, rule])),
    [counted.data],
  );
  const [wanted, setWanted] = useState('');
  const deferred = useDeferredValue(wanted);
  const { setMode, busyWith, error } = useMode();
  const mayChange = useMay('rules:change');
  const categories = known.data?.categories;
  const order = useMemo(
    () => new Map(rules.data?.rules.map(({ id }, at) => [id, at + 1] as const)),
    [rules.data],
  );
  const columns = useMemo(
    () => ruleColumns({ busyWith, onMode: setMode, mayChange, figures, order, categories: categories ?? [] }),
    [busyWith, setMode, mayChange, figures, order, categories],
  );
  const found = useMemo(
    () => rules.data && matchingRules(rules.data.rules, search, deferred, figures),
    [rules.data, search, deferred, figures],
  );
  return (
    <>
      <PageHeader
        title={t('Rules')}
        about={t('Most matches first. Without sorting, the order is that of the evaluation.')}
        primary={
          <Permitted to="rules:change">
            <ButtonLink to="/panel/rules/templates" variant="default">
              {t('Templates')}
            </ButtonLink>
            <ButtonLink to="/panel/rules/new">{t('Create rule')}</ButtonLink>
          </Permitted>
        }
      >
        <DaysChoice
          shown={search}
          onChange={(days) => change({ range: undefined, from: undefined, to: undefined, ...days })}
        />
      </PageHeader>
      <WaitingProposals />
      <FailureAlert error={error} title={t('Couldn’t change the mode')} />
      <FailureAlert error={counted.error} title={t('Couldn’t load the rule metrics')} />
      <DataTable
        name={t('Rules')}
        columnsKey="rules"
        columns={columns}
        rows={found}
        keyOf={({ id }) => id}
        isFaded={({ mode }) => mode === 'off'}
        reading={rules}
        failure={t('Couldn’t load the rules')}
        empty={t('No matching rules.')}
        pageSize={PAGE_SIZE}
        firstSort={BY_MATCHES}
        isTwoLine
        toolbar={
          <RuleFilters
            wanted={wanted}
            onWanted={setWanted}
            search={search}
            onChange={change}
            categories={categories ?? []}
          />
        }
      />
      {rules.data && found ? (
        <PolicyNote found={found.length} all={rules.data.rules.length} version={rules.data.version} />
      ) : null}
    </>
  );
}
