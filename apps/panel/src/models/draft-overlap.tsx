import type { BacktestResult } from '@assay/management-api';
import { Text } from '@mantine/core';
import { SmallTable } from '../design/small-table';
import { locale, t } from '../i18n/language';
import { AnchorLink } from '../ui/shown-values';
import { percent } from './job-progress';

type Overlap = NonNullable<NonNullable<BacktestResult['draft']>['overlap']>;

const MAX_SHOWN = 6;

/** Rules that match the same transactions as a draft, most first. */
export function DraftOverlap({ overlap: { compared, rules } }: { readonly overlap: Overlap }) {
  if (rules.length === 0) return null;
  return (
    <>
      <SmallTable
        name={t('Overlap with other rules')}
        head={[t('Rule'), t('Shared matches'), t('Share')]}
        rows={rules.slice(0, MAX_SHOWN).map(({ id, name, matches }) => ({
          key: id,
          cells: [
            <AnchorLink key="rule" to="/panel/rules/edit/$id" params={{ id }} target="_blank">
              {name}
            </AnchorLink>,
            matches.toLocaleString(locale()),
            percent(matches / Math.max(1, compared)),
          ],
        }))}
      />
      {rules.length > MAX_SHOWN ? (
        <Text size="xs" c="dimmed" mt={4}>
          {t('and {count} more', { count: rules.length - MAX_SHOWN })}
        </Text>
      ) : null}
    </>
  );
}
