import { AMERICAN_LICENCES } from './american-licences';
import { LABELLED_CARDS } from './cards';
import { EUROPEAN_LICENCES } from './european-licences';
import { NATIVE_CARDS } from './native-cards';
import type { VisualTemplate } from './template';

/** All documents with a known visual zone. */
export const TEMPLATES: readonly VisualTemplate[] = [
  ...EUROPEAN_LICENCES,
  ...AMERICAN_LICENCES,
  ...LABELLED_CARDS,
  ...NATIVE_CARDS,
];
