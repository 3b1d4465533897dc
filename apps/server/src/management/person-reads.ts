/**
 * Operations that show what is kept of single persons; who used them is in the audit trail. Lists of calls, which pages of
 * the panel ask for every few seconds, are not among them.
 */
export const PERSON_READS: ReadonlySet<string> = new Set([
  'readEvaluation',
  'listTransactionEvaluations',
  'tryRuleOnEvaluation',
  'search',
  'readLinks',
  'readCase',
  'searchCases',
  'listWhitelist',
  'searchWhitelist',
  'readWhitelistEntry',
  'readQueueItem',
  'takeNextItem',
  'listMonitoredNames',
  'searchMonitoredNames',
  'readListEntries',
  'exportListFile',
  'readManagedExecution',
  'readExecutionReview',
  'searchWorkflowExecutions',
  'readStream',
  'searchStreams',
  'readWebhookDelivery',
]);
