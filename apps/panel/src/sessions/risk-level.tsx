import type { RiskLevel } from '@assay/contract';
import { Badge, Text } from '@mantine/core';
import { english, type Sentence, t } from '../i18n/language';

const COLOURS: Readonly<Record<RiskLevel, string>> = { low: 'gray', medium: 'yellow', high: 'red' };

const LEVELS: Readonly<Record<RiskLevel, Sentence>> = {
  low: english('low'),
  medium: english('medium'),
  high: english('high'),
};

/** null = too little was seen to judge. */
export function RiskLevelBadge({ level }: { readonly level: RiskLevel | null }) {
  if (level === null) {
    return (
      <Text span size="sm" c="dimmed">
        {t('too little seen')}
      </Text>
    );
  }
  return (
    <Badge color={COLOURS[level]} variant="filled" autoContrast radius="sm">
      {t(LEVELS[level])}
    </Badge>
  );
}
