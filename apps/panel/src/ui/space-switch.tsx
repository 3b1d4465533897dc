import { SegmentedControl } from '@mantine/core';
import type { Space } from '../api/evaluations';

const SPACES: { value: Space; label: string }[] = [
  { value: 'live', label: 'Live keys' },
  { value: 'test', label: 'Test keys' },
];

interface SpaceSwitchProps {
  readonly value: Space;
  readonly onChange: (space: Space) => void;
}

/** Traffic of live keys or of test keys: they share no data. */
export function SpaceSwitch({ value, onChange }: SpaceSwitchProps) {
  return <SegmentedControl aria-label="Calls of" data={SPACES} value={value} onChange={onChange} />;
}
