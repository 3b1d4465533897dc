import { SegmentedControl } from '@mantine/core';
import type { State } from '../api/evaluations';

type Choice = State | 'all';

const CHOICES: { value: Choice; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'APPROVE', label: 'Approve' },
  { value: 'REVIEW', label: 'Review' },
  { value: 'DECLINE', label: 'Decline' },
];

interface StateFilterProps {
  readonly value: State | undefined;
  readonly onChange: (state: State | undefined) => void;
}

export function StateFilter({ value, onChange }: StateFilterProps) {
  return (
    <SegmentedControl<Choice>
      aria-label="State now"
      data={CHOICES}
      value={value ?? 'all'}
      onChange={(choice) => onChange(choice === 'all' ? undefined : choice)}
    />
  );
}
