import type { RuleMode } from '../api/rules';
import { english, type Sentence, t } from '../i18n/language';

/** What a rule's mode is called. */
export const MODE_NAMES: Readonly<Record<RuleMode, Sentence>> = {
  live: english('live'),
  canary: english('canary'),
  shadow: english('shadow'),
  off: english('off'),
};

/** A mode in words; one that this panel does not know keeps its own name. */
export const modeName = (mode: string): string => {
  const known = Object.entries(MODE_NAMES).find(([name]) => name === mode)?.[1];
  return known ? t(known) : mode;
};
