import { SegmentedControl } from '@mantine/core';
import type { Space } from '../api/evaluations';
import { english, type Sentence, t } from '../i18n/language';

const SPACES: readonly { readonly value: Space; readonly label: Sentence }[] = [
  { value: 'live', label: english('Live keys') },
  { value: 'test', label: english('Test keys') },
];

interface SpaceSwitchProps {
  readonly value: Space;
  readonly onChange: (space: Space) => void;
}

/** Traffic of live keys or of test keys: they share no data. */
export function SpaceSwitch({ value, onChange }: SpaceSwitchProps) {
  return (
    <SegmentedControl
      aria-label={t('Calls of')}
      data={SPACES.map(({ value: space, label }) => ({ value: space, label: t(label) }))}
      value={value}
      onChange={onChange}
    />
  );
}
