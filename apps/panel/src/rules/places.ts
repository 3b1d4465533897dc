import { t } from '../i18n/language';

/** The way back from one rule. */
export const allRules = () => ({ name: t('All rules'), to: '/panel/rules' }) as const;
