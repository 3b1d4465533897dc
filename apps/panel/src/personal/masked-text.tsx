import { MASK } from '@assay/contract';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from '../i18n/language';

/** Whether something is shown in place of personal data. */
export const isMasked = (value: unknown): boolean => typeof value === 'string' && value.includes(MASK);

/** What stands in place of personal data looks like it; everything else as it is. */
export function MaskedText({ children }: { readonly children: ReactNode }) {
  if (!isMasked(children)) return children;
  return (
    <Text span inherit c="dimmed" fs="italic" title={t('Personal data: your role sees it masked')}>
      {children}
    </Text>
  );
}
