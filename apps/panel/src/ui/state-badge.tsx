import { Badge, type MantineSize } from '@mantine/core';
import type { State } from '../api/evaluations';

const COLOURS: Readonly<Record<State, string>> = { APPROVE: 'teal', REVIEW: 'yellow', DECLINE: 'red' };

interface StateBadgeProps {
  readonly state: State;
  readonly size?: MantineSize;
}

/** A decision's state; distinguished by the word as well as by the colour. */
export function StateBadge({ state, size = 'md' }: StateBadgeProps) {
  return (
    <Badge color={COLOURS[state]} size={size} variant="filled" autoContrast radius="sm">
      {state}
    </Badge>
  );
}
