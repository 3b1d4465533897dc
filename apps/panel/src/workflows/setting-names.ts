import { english, type Sentence, t } from '../i18n/language';

const NAMES: { readonly [setting: string]: Sentence } = {
  retry_limit: english('Attempts'),
  duplicate_check: english('Look for the person in earlier executions'),
  require_strong: english('Sub-checks without which a person looks'),
  accepted_documents: english('Kinds of document'),
  accepted_countries: english('Countries (two letters)'),
  not_accepted: english('A document of another kind'),
  allow_specimens: english('Specimens pass with test keys'),
  minimum_age: english('Least age'),
  reference: english('Compared with'),
  address_from: english('The address comes from'),
  tamper_validation: english('Look for changes of the paper'),
  content_validation: english('Add up what the paper states'),
  max_age_days: english('Days after which a paper is too old'),
  config: english('config of the fraud call'),
  scheme: english('Identity scheme'),
};

/** A setting of a step in words; one that this panel does not know keeps its own name. */
export const settingName = (setting: string): string => t(NAMES[setting] ?? setting.replaceAll('_', ' '));
