import { Tooltip } from '@mantine/core';
import { t } from '../../i18n/language';
import classes from './module-card.module.css';

/** Which answer of a flag speaks of risk; `none` = neither does. */
export type RiskyWhen = 'true' | 'false' | 'none';

interface FlagProps {
  /** null = no source for it was loaded or asked. */
  readonly value: boolean | null;
  readonly riskyWhen: RiskyWhen;
}

/** Yes, no, and unknown: three looks and three words. */
export function Flag({ value, riskyWhen }: FlagProps) {
  if (value === null) {
    return (
      <Tooltip label={t('No source for this was loaded or asked')}>
        <span className={classes.unknown}>{t('? unknown')}</span>
      </Tooltip>
    );
  }
  const risky = String(value) === riskyWhen;
  return <span className={risky ? classes.risky : classes.calm}>{value ? t('● yes') : t('○ no')}</span>;
}
