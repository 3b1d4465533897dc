import { SegmentedControl } from '@mantine/core';
import type { Space } from '../api/evaluations';

const SPACES: { value: Space; label: string }[] = [
  { value: 'live', label: 'Live' },
  { value: 'test', label: 'Test' },
];

interface SpaceSwitchProps {
  readonly value: Space;
  readonly onChange: (space: Space) => void;
}

/** Traffic of live keys or of test keys: they share no data. */
export function SpaceSwitch({ value, onChange }: SpaceSwitchProps) {
  return <SegmentedControl aria-label="Keys" data={SPACES} value={value} onChange={onChange} />;
}
