import { Text } from '@mantine/core';
import type { RuleFigures } from '../../api/rule-figures';
import { t } from '../../i18n/language';
import { fraudMoneyOf, hitsOf, precisionOf } from './figure-words';

/** A rule's figures of some days, small. @param figures undefined = it held for nothing */
export function RuleNumbers({ figures }: { readonly figures: RuleFigures | undefined }) {
  if (!figures) {
    return (
      <Text size="xs" c="dimmed">
        {t('no hit')}
      </Text>
    );
  }
  const more = [precisionOf(figures), fraudMoneyOf(figures)].filter((words) => words !== null);
  return (
    <>
      <Text size="xs">{hitsOf(figures)}</Text>
      {more.map((words) => (
        <Text key={words} size="xs" c="dimmed">
          {words}
        </Text>
      ))}
    </>
  );
}
