import { cardExamples } from './card-examples';
import { deviceExamples } from './device-examples';
import { ekycExamples } from './ekyc-examples';
import { emailExamples } from './email-examples';
import type { RuleExamples } from './example';
import { ipExamples } from './ip-examples';
import { locationExamples } from './location-examples';
import { phoneExamples } from './phone-examples';
import { screeningExamples } from './screening-examples';
import { sessionExamples } from './session-examples';
import { textExamples } from './text-examples';
import { transactionExamples } from './transaction-examples';
import { trustExamples } from './trust-examples';
import { velocityExamples } from './velocity-examples';

/** An example for every default rule. */
export const ruleExamples: RuleExamples = {
  ...emailExamples,
  ...ipExamples,
  ...phoneExamples,
  ...cardExamples,
  ...textExamples,
  ...sessionExamples,
  ...screeningExamples,
  ...ekycExamples,
  ...locationExamples,
  ...transactionExamples,
  ...velocityExamples,
  ...deviceExamples,
  ...trustExamples,
};
