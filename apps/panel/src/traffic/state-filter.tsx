import { SegmentedControl } from '@mantine/core';
import type { State } from '../api/evaluations';
import { t } from '../i18n/language';

type Choice = State | 'all';

const choices = (): { value: Choice; label: string }[] => [
  { value: 'all', label: t('All') },
  { value: 'APPROVE', label: t('Approve') },
  { value: 'REVIEW', label: t('Review') },
  { value: 'DECLINE', label: t('Decline') },
];

interface StateFilterProps {
  readonly value: State | undefined;
  readonly onChange: (state: State | undefined) => void;
}

export function StateFilter({ value, onChange }: StateFilterProps) {
  return (
    <SegmentedControl<Choice>
      aria-label={t('State now')}
      data={choices()}
      value={value ?? 'all'}
      onChange={(choice) => onChange(choice === 'all' ? undefined : choice)}
    />
  );
}
