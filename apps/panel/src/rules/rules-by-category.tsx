import type { ManagedRule } from '@assay/management-api';
import { Paper, Stack, Text } from '@mantine/core';
import type { RuleCategory } from '../api/rules';
import { t } from '../i18n/language';
import type { Column } from '../ui/paged-table';
import { RuleTable } from './rule-table';

interface RulesByCategoryProps {
  readonly rules: readonly ManagedRule[];
  readonly categories: readonly RuleCategory[];
  readonly columns: readonly Column<ManagedRule>[];
  /** Whether the groups stand open: what was looked for is in them. */
  readonly isOpen: boolean;
}

/** The rules of each category by themselves, closed until one is asked for. */
export function RulesByCategory({ rules, categories, columns, isOpen }: RulesByCategoryProps) {
  const groups = [...categories, { id: null, name: t('Without a category') }].flatMap(({ id, name }) => {
    const own = rules.filter(({ category }) => category === id);
    return own.length > 0 ? [{ id: id ?? '', name, own }] : [];
  });
  if (groups.length === 0) {
    return (
      <Text c="dimmed" size="sm" py="lg" ta="center">
        {t('No rule matches.')}
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
          <RuleTable name={t('Rules of {name}', { name })} columns={columns} rules={own} />
        </Paper>
      ))}
    </Stack>
  );
}
