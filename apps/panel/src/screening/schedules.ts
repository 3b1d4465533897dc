import type { MonitoredDocument } from '@assay/management-api';
import { english, type Sentence } from '../i18n/language';

type Schedule = NonNullable<MonitoredDocument['monitoring_schedule']>;

/** Names of the monitoring intervals. */
export const SCHEDULE_NAMES: Readonly<Record<Schedule, Sentence>> = {
  ON_CHANGE: english('When a watchlist changes'),
  DAILY: english('Daily'),
  WEEKLY: english('Weekly'),
  MONTHLY: english('Monthly'),
  QUARTERLY: english('Every 3 months'),
  TWICE_A_YEAR: english('Every 6 months'),
  EVERY_YEAR: english('Yearly'),
};
