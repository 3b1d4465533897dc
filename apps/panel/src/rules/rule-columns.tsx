import type { ManagedRule } from '@assay/management-api';
import { Text } from '@mantine/core';
import { memo } from 'react';
import type { RuleMetrics } from '../api/dashboard';
import type { ModeChange, RuleMode } from '../api/rules';
import { t } from '../i18n/language';
import { SettledSelect } from '../ui/inputs';
import type { Column } from '../ui/paged-table';
import { AnchorLink } from '../ui/shown-values';
import { describeThen, MODE_NAMES, USUAL_CANARY_PERCENT } from './draft';
import { RuleNumbers } from './figures/rule-numbers';

/** Options of the mode field; a canary includes its share. */
const modeChoices = (percent: number): { value: RuleMode; label: string }[] => [
  { value: 'live', label: t(MODE_NAMES.live) },
  { value: 'canary', label: t('canary {percent}%', { percent }) },
  { value: 'shadow', label: t(MODE_NAMES.shadow) },
  { value: 'off', label: t(MODE_NAMES.off) },
];

interface ModeSelectProps {
  readonly id: string;
  readonly mode: RuleMode;
  readonly percent: number;
  readonly isBusy: boolean;
  /** null for read-only. */
  readonly onMode: ((change: ModeChange) => void) | null;
}

/** Field for the rule mode. Memoized, because the table has hundreds of rows. */
const ModeSelect = memo(function ModeSelect({ id, mode, percent, isBusy, onMode }: ModeSelectProps) {
  const choose = (chosen: RuleMode) =>
    onMode?.({ id, mode: chosen, ...(chosen === 'canary' ? { canary_percent: percent } : {}) });
  return (
    <SettledSelect
      size="xs"
      w="8.5rem"
      aria-label={t('Mode of rule {id}', { id })}
      data={modeChoices(percent)}
      value={mode}
      disabled={isBusy || onMode === null}
      settleLabel={t('Save mode of rule {id}', { id })}
      onSettle={(chosen) => choose(chosen as RuleMode)}
    />
  );
});

interface ColumnsShown extends Pick<ModeSelectProps, 'onMode'> {
  /** ID of the rule whose mode is being saved. */
  readonly busyWith: string | null;
  /** Metrics by rule ID; undefined while loading. */
  readonly figures: ReadonlyMap<string, RuleMetrics> | undefined;
}

/** Columns of the rule table; the mode is editable. */
export const ruleColumns = ({ busyWith, onMode, figures }: ColumnsShown): readonly Column<ManagedRule>[] => [
  {
    name: t('Rule'),
    kind: 'digits',
    cell: ({ id }) => (
      <AnchorLink to="/panel/rules/edit/$id" params={{ id }}>
        {id}
      </AnchorLink>
    ),
  },
  {
    name: t('Name and condition'),
    cell: ({ name, when_text }) => (
      <>
        <Text size="sm">{name}</Text>
        <Text size="xs" c="dimmed" ff="monospace" lineClamp={2} className="breaks">
          {when_text}
        </Text>
      </>
    ),
  },
  {
    name: t('Matches, precision, fraud amount'),
    kind: 'figure',
    cell: ({ id }) => (figures ? <RuleNumbers figures={figures.get(id)} /> : null),
  },
  { name: t('Effect'), kind: 'figure', cell: (rule) => describeThen(rule.then) },
  {
    name: t('Mode'),
    cell: ({ id, mode, canary_percent }) => (
      <ModeSelect
        id={id}
        mode={mode}
        percent={canary_percent ?? USUAL_CANARY_PERCENT}
        isBusy={id === busyWith}
        onMode={onMode}
      />
    ),
  },
];
