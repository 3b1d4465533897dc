import type { RiskLevel } from '@assay/contract';
import { Badge, Text } from '@mantine/core';

const COLOURS: Readonly<Record<RiskLevel, string>> = { low: 'gray', medium: 'yellow', high: 'red' };

/** null = too little was seen to judge. */
export function RiskLevelBadge({ level }: { readonly level: RiskLevel | null }) {
  if (level === null) {
    return (
      <Text span size="sm" c="dimmed">
        too little seen
      </Text>
    );
  }
  return (
    <Badge color={COLOURS[level]} variant="filled" autoContrast radius="sm">
      {level}
    </Badge>
  );
}
