import type { ManagedRule } from '@assay/management-api';
import { Group, Pagination, Paper, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { RuleCategory } from '../api/rules';
import { t } from '../i18n/language';
import { type Column, PagedTable } from '../ui/paged-table';

const A_PAGE = 25;

interface RuleTableProps {
  readonly name: string;
  readonly columns: readonly Column<ManagedRule>[];
  /** undefined while loading. */
  readonly rules: readonly ManagedRule[] | undefined;
  readonly reading?: { readonly isPending: boolean; readonly error: unknown };
}

/** Rules in pages. */
export function RuleTable({ name, columns, rules, reading }: RuleTableProps) {
  const [page, setPage] = useState(1);
  const pages = Math.max(1, Math.ceil((rules?.length ?? 0) / A_PAGE));
  // A search can leave fewer pages than the current page number.
  const shown = Math.min(page, pages);
  const first = (shown - 1) * A_PAGE;
  return (
    <>
      <PagedTable
        name={name}
        columns={columns}
        rows={rules?.slice(first, first + A_PAGE)}
        keyOf={({ id }) => id}
        isFaded={({ mode }) => mode === 'off'}
        {...(reading ? { reading } : {})}
        failure={t('Couldn’t load the rules')}
        empty={t('No matching rules.')}
      />
      {rules && pages > 1 ? (
        <Group justify="space-between" mt="sm">
          <Text size="xs" c="dimmed" className="numeric">
            {t('{first}–{last} of {all}', {
              first: first + 1,
              last: Math.min(first + A_PAGE, rules.length),
              all: rules.length,
            })}
          </Text>
          <Pagination
            size="sm"
            total={pages}
            value={shown}
            onChange={setPage}
            getControlProps={(control) => ({
              'aria-label': control === 'next' ? t('Next page') : t('Previous page'),
            })}
            getItemProps={(number) => ({
              'aria-label': t('Page {number} of {name}', { number: String(number), name }),
            })}
          />
        </Group>
      ) : null}
    </>
  );
}

interface RulesByCategoryProps {
  readonly rules: readonly ManagedRule[];
  readonly categories: readonly RuleCategory[];
  readonly columns: readonly Column<ManagedRule>[];
  /** Opens all groups, because they contain search results. */
  readonly isOpen: boolean;
}

/** Rules grouped by category, collapsed by default. */
export function RulesByCategory({ rules, categories, columns, isOpen }: RulesByCategoryProps) {
  const groups = [...categories, { id: null, name: t('Uncategorized') }].flatMap(({ id, name }) => {
    const own = rules.filter(({ category }) => category === id);
    return own.length > 0 ? [{ id: id ?? '', name, own }] : [];
  });
  if (groups.length === 0) {
    return (
      <Text c="dimmed" size="sm" py="lg" ta="center">
        {t('No matching rules.')}
      </Text>
    );
  }
  return (
    <Stack gap="xs">
      {groups.map(({ id, name, own }) => (
        <Paper
          key={`${id} ${isOpen}`}
          component="details"
          withBorder
          p="sm"
          {...(isOpen ? { open: true } : {})}
        >
          <Text component="summary" size="sm">
            <b>{name}</b> ·{' '}
            {t('{rules, plural, one {# rule} other {# rules}}, {live} live', {
              rules: own.length,
              live: own.filter(({ mode }) => mode === 'live').length,
            })}
          </Text>
          <RuleTable name={t('Rules in {name}', { name })} columns={columns} rules={own} />
        </Paper>
      ))}
    </Stack>
  );
}
