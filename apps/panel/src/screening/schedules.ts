import type { MonitoredDocument } from '@assay/management-api';
import { english, type Sentence } from '../i18n/language';

type Schedule = NonNullable<MonitoredDocument['monitoring_schedule']>;

/** How often a monitored name is looked for again, in words. */
export const SCHEDULE_NAMES: Readonly<Record<Schedule, Sentence>> = {
  ON_CHANGE: english('Whenever a list changes'),
  DAILY: english('Every day'),
  WEEKLY: english('Every week'),
  MONTHLY: english('Every month'),
  QUARTERLY: english('Every three months'),
  TWICE_A_YEAR: english('Twice a year'),
  EVERY_YEAR: english('Every year'),
};
